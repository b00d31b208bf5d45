-- The face that a person is shown with. Nobody has one who has not chosen it.

ALTER TABLE users ADD COLUMN portrait TEXT;
