INSERT INTO `avatar_tiers` (`tier`, `avatar`, `points_required`) VALUES
	(1, 'dragon', 250),
	(2, 'fox', 500),
	(3, 'lion', 750),
	(4, 'rabbit', 1000),
	(5, 'whale', 1500);
