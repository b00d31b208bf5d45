//! Tables, rules and bots in a browser's worker, without a server.
