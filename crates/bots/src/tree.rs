//! The tree of a search: decisions with their moves, and draws of chance with their results.

use std::mem;

use palazzi_rules::Game;

use crate::network::Judgement;

/// The place of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// Everything that has been looked at.
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// Moves and results of all nodes.
    size: usize,
    /// No more are added.
    limit: usize,
}

/// A position: a decision, or a draw of chance, or not looked at yet.
struct Node<G: Game> {
    edges: Vec<Edge<G::Action>>,
    /// How many worlds have been here: what is possible in the last one is marked with this number.
    worlds: u32,
    /// What chance brought so far; a result that was drawn twice is there twice.
    results: Vec<(G::Chance, NodeId)>,
    draws: u32,
}

/// A move.
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// What was expected at first sight.
    pub(crate) first_sight: Judgement,
    /// How good it looks at first sight; the priors of one decision add up to one.
    pub(crate) prior: f32,
    pub(crate) visits: u32,
    /// The last world of the node in which it could be made.
    pub(crate) last_possible: u32,
    total: Total,
    child: Option<NodeId>,
}

/// The sum of what playouts found. Numbers as short as these lose what is added to a long sum, so it is taken in parts.
#[derive(Default)]
struct Total {
    /// The part that grows.
    part: Judgement,
    /// The sum of the parts that are full; few moves have any.
    full: Option<Box<Judgement>>,
}

/// So many playouts fill a part.
const PART: u32 = 4_096;

impl Total {
    /// Adds what a playout found after a move, which now has so many visits.
    fn add(&mut self, found: &Judgement, visits: u32) {
        self.part.add(found);
        if visits.is_multiple_of(PART) {
            self.full.get_or_insert_default().add(&mem::take(&mut self.part));
        }
    }
}

impl<A> Edge<A> {
    /// What is expected on average; the first sight counts like so many visits.
    #[inline]
    pub(crate) fn mean(&self, first_sight: f32) -> Judgement {
        let mut sum = self.first_sight.times(first_sight);
        if let Some(full) = &self.total.full {
            sum.add(full);
        }
        sum.add(&self.total.part);
        sum.times(1.0 / (self.visits as f32 + first_sight))
    }
}

impl<G: Game> Tree<G> {
    pub(crate) const ROOT: NodeId = NodeId(0);

    /// An empty tree that takes in about so many moves and results.
    pub(crate) fn new(limit: usize) -> Tree<G> {
        Tree { nodes: vec![Node::new()], size: 0, limit }
    }

    /// Whether nothing more should be added.
    pub(crate) fn is_full(&self) -> bool {
        self.size >= self.limit
    }

    /// How many moves and results it holds.
    #[cfg(test)]
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// The moves of a decision; none if it has not been looked at.
    #[inline]
    pub(crate) fn edges(&self, node: NodeId) -> &[Edge<G::Action>] {
        &self.node(node).edges
    }

    /// How many worlds a decision has been looked at in.
    #[inline]
    pub(crate) fn worlds(&self, node: NodeId) -> u32 {
        self.node(node).worlds
    }

    /// Begins to look at a decision in another world.
    pub(crate) fn begin_world(&mut self, node: NodeId) {
        self.node_mut(node).worlds += 1;
    }

    /// Notes that a move is possible in this world; returns whether it was known.
    pub(crate) fn mark_possible(&mut self, node: NodeId, action: &G::Action) -> bool {
        let node = self.node_mut(node);
        let known = node.edges.iter_mut().find(|edge| edge.action == *action);
        known.map(|edge| edge.last_possible = node.worlds).is_some()
    }

    /// Adds a move to a decision.
    pub(crate) fn add_edge(&mut self, node: NodeId, action: G::Action, first_sight: Judgement) {
        self.size += 1;
        let node = self.node_mut(node);
        node.edges.push(Edge {
            action,
            first_sight,
            prior: 0.0,
            visits: 0,
            last_possible: node.worlds,
            total: Total::default(),
            child: None,
        });
    }

    /// Sets the priors of a decision from the first sight of every move.
    pub(crate) fn set_priors(&mut self, node: NodeId, temperature: f32, utility: impl Fn(&Judgement) -> f32) {
        let edges = &mut self.node_mut(node).edges;
        let best = edges.iter().map(|edge| utility(&edge.first_sight)).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for edge in edges.iter_mut() {
            edge.prior = ((utility(&edge.first_sight) - best) / temperature).exp();
            sum += edge.prior;
        }
        edges.iter_mut().for_each(|edge| edge.prior /= sum);
    }

    /// Where a move leads.
    pub(crate) fn follow(&mut self, node: NodeId, edge: usize) -> NodeId {
        let new = NodeId(self.nodes.len() as u32);
        let child = *self.node_mut(node).edges[edge].child.get_or_insert(new);
        if child == new {
            self.nodes.push(Node::new());
        }
        child
    }

    /// How often chance was asked at a node, and what it brought.
    pub(crate) fn draws(&mut self, node: NodeId) -> (&mut u32, &[(G::Chance, NodeId)]) {
        let node = self.node_mut(node);
        (&mut node.draws, &node.results)
    }

    /// Where a result of chance leads; it is noted as drawn once more.
    pub(crate) fn note_result(&mut self, node: NodeId, chance: G::Chance) -> NodeId {
        let new = NodeId(self.nodes.len() as u32);
        let results = &mut self.node_mut(node).results;
        let known = results.iter().find(|(known, _)| *known == chance).map(|(_, child)| *child);
        results.push((chance, known.unwrap_or(new)));
        self.size += 1;
        known.unwrap_or_else(|| {
            self.nodes.push(Node::new());
            new
        })
    }

    /// Counts what a playout found after a move.
    pub(crate) fn count(&mut self, node: NodeId, edge: usize, found: &Judgement) {
        let edge = &mut self.node_mut(node).edges[edge];
        edge.visits += 1;
        edge.total.add(found, edge.visits);
    }

    #[inline]
    fn node(&self, node: NodeId) -> &Node<G> {
        &self.nodes[node.0 as usize]
    }

    #[inline]
    fn node_mut(&mut self, node: NodeId) -> &mut Node<G> {
        &mut self.nodes[node.0 as usize]
    }
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        Node { edges: Vec::new(), worlds: 0, results: Vec::new(), draws: 0 }
    }
}

#[cfg(test)]
mod tests {
    use palazzi_rules::Seat;
    use palazzi_rules::palazzo::{Action, Palazzo};

    use super::*;

    #[test]
    fn millions_of_visits_do_not_change_what_all_of_them_found() {
        let mut found = Judgement::default();
        found.wins[Seat::A] = 0.7;
        found.wins[Seat::B] = 0.3;
        found.scores[Seat::A] = 51.3;
        found.scores[Seat::B] = 212.7;
        let mut tree = Tree::<Palazzo>::new(1);
        tree.add_edge(Tree::<Palazzo>::ROOT, Action::Money, found);
        for _ in 0..5_000_000 {
            tree.count(Tree::<Palazzo>::ROOT, 0, &found);
        }
        let mean = tree.edges(Tree::<Palazzo>::ROOT)[0].mean(1.0);
        for seat in Seat::of(2) {
            assert!((mean.wins[seat] / found.wins[seat] - 1.0).abs() < 1e-3, "{mean:?}");
            assert!((mean.scores[seat] / found.scores[seat] - 1.0).abs() < 1e-3, "{mean:?}");
        }
    }
}
