//! The tree of a search: decisions with their moves, and draws of chance with their results.

use std::ops::Index;

use palazzi_rules::Game;

use crate::network::Judgement;

/// The place of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    edges: usize,
}

pub(crate) struct Node<G: Game> {
    pub(crate) content: Content<G>,
}

/// What has to happen at a node.
pub(crate) enum Content<G: Game> {
    /// Not known yet.
    Nothing,
    Choices(Choices<G::Action>),
    Chances(Chances<G>),
}

/// A decision.
pub(crate) struct Choices<A> {
    pub(crate) edges: Vec<Edge<A>>,
    pub(crate) visits: u32,
    /// How many worlds have been here: what was possible in the last one is marked with this number.
    pub(crate) worlds: u32,
}

/// A draw of chance, with the results drawn so far; a result that was drawn twice is there twice.
pub(crate) struct Chances<G: Game> {
    pub(crate) results: Vec<(G::Chance, NodeId)>,
    pub(crate) visits: u32,
}

/// A move.
#[derive(Clone, Copy)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// What was expected at first sight.
    pub(crate) first_sight: Judgement,
    /// How good it looks at first sight; the priors of one decision add up to about one.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    pub(crate) last_possible: u32,
    total: Judgement,
    child: Option<NodeId>,
}

impl<A> Edge<A> {
    fn new(action: A, first_sight: Judgement, world: u32) -> Edge<A> {
        Edge {
            action,
            first_sight,
            prior: 0.0,
            visits: 0,
            last_possible: world,
            total: Judgement::default(),
            child: None,
        }
    }

    /// What is expected on average; the first sight counts like so many visits.
    pub(crate) fn mean(&self, first_sight: f32) -> Judgement {
        let mut sum = self.first_sight.times(first_sight);
        sum.add(&self.total);
        sum.times(1.0 / (self.visits as f32 + first_sight))
    }
}

impl<A: PartialEq> Choices<A> {
    /// Notes that a move is possible in this world; returns whether it was known.
    pub(crate) fn mark_possible(&mut self, action: &A) -> bool {
        let known = self.edges.iter_mut().find(|edge| edge.action == *action);
        if let Some(edge) = known {
            edge.last_possible = self.worlds;
            return true;
        }
        false
    }

    /// Sets the priors from the first sight of every move.
    pub(crate) fn set_priors(&mut self, utility: impl Fn(&Judgement) -> f32, temperature: f32) {
        let best = self.edges.iter().map(|edge| utility(&edge.first_sight)).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for edge in &mut self.edges {
            edge.prior = ((utility(&edge.first_sight) - best) / temperature).exp();
            sum += edge.prior;
        }
        self.edges.iter_mut().for_each(|edge| edge.prior /= sum);
    }
}

/// A tree has no more moves than this; it takes about 100 bytes for each.
const MOST_EDGES: usize = 1_000_000;

impl<G: Game> Tree<G> {
    pub(crate) const ROOT: NodeId = NodeId(0);

    pub(crate) fn new() -> Tree<G> {
        Tree { nodes: vec![Node { content: Content::Nothing }], edges: 0 }
    }

    /// Whether no position should be added.
    pub(crate) fn is_full(&self) -> bool {
        self.edges >= MOST_EDGES
    }

    /// The decision at a node.
    pub(crate) fn choices(&mut self, node: NodeId) -> &mut Choices<G::Action> {
        let content = &mut self.nodes[node.0 as usize].content;
        if !matches!(content, Content::Choices(_)) {
            *content = Content::Choices(Choices { edges: Vec::new(), visits: 0, worlds: 0 });
        }
        match content {
            Content::Choices(choices) => choices,
            _ => unreachable!("it has just become a decision"),
        }
    }

    /// The draw of chance at a node.
    pub(crate) fn chances(&mut self, node: NodeId) -> &mut Chances<G> {
        let content = &mut self.nodes[node.0 as usize].content;
        if !matches!(content, Content::Chances(_)) {
            *content = Content::Chances(Chances { results: Vec::new(), visits: 0 });
        }
        match content {
            Content::Chances(chances) => chances,
            _ => unreachable!("it has just become a draw"),
        }
    }

    /// Adds a move to a decision.
    pub(crate) fn add_edge(&mut self, node: NodeId, action: G::Action, first_sight: Judgement) {
        self.edges += 1;
        let choices = self.choices(node);
        choices.edges.push(Edge::new(action, first_sight, choices.worlds));
    }

    /// Where a move leads.
    pub(crate) fn follow(&mut self, node: NodeId, edge: usize) -> NodeId {
        let new = NodeId(self.nodes.len() as u32);
        let child = *self.choices(node).edges[edge].child.get_or_insert(new);
        if child == new {
            self.nodes.push(Node { content: Content::Nothing });
        }
        child
    }

    /// Where a result of chance leads; it is noted as drawn once more.
    pub(crate) fn note_result(&mut self, node: NodeId, chance: G::Chance) -> NodeId {
        let new = NodeId(self.nodes.len() as u32);
        let results = &mut self.chances(node).results;
        let known = results.iter().find(|(known, _)| *known == chance).map(|(_, child)| *child);
        let child = known.unwrap_or(new);
        results.push((chance, child));
        if known.is_none() {
            self.nodes.push(Node { content: Content::Nothing });
        }
        child
    }

    /// Counts what a playout found after a move.
    pub(crate) fn count(&mut self, node: NodeId, edge: usize, found: &Judgement) {
        let choices = self.choices(node);
        choices.visits += 1;
        let edge = &mut choices.edges[edge];
        edge.visits += 1;
        edge.total.add(found);
    }
}

impl<G: Game> Index<NodeId> for Tree<G> {
    type Output = Content<G>;

    fn index(&self, node: NodeId) -> &Content<G> {
        &self.nodes[node.0 as usize].content
    }
}
