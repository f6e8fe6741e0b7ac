CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`answers` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assessments_by_user_date` ON `assessments` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `mood_entries` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mood_entries_by_date` ON `mood_entries` (`user_id`,`date`,`created_at`);--> statement-breakpoint
ALTER TABLE `consents` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `consents_in_force` ON `consents` (`user_id`,`kind`) WHERE withdrawn_at is null;