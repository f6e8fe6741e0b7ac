CREATE TABLE `oauth_accounts` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_accounts_by_user` ON `oauth_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`lookup_hash` text PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_by_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_by_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`avatar` text DEFAULT 'badger' NOT NULL,
	`subscription_level` text DEFAULT 'seeker' NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`email` text NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`pending_time_zone` text,
	`pending_from` text,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`email_verified_at` integer,
	`policy_version` text NOT NULL,
	`policy_agreed_at` integer NOT NULL,
	`sign_up_plan` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_verification` ON `users` (`email_verified_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `verification_codes` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`email` text NOT NULL,
	`wrong_tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `purpose`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verification_codes_by_expiry` ON `verification_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `conversation_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_messages_by_conversation` ON `conversation_messages` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`duration_minutes` integer,
	`date` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_by_date` ON `conversations` (`user_id`,`date`);--> statement-breakpoint
CREATE INDEX `conversations_by_end` ON `conversations` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `sudoku_scores` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`completion_time` integer NOT NULL,
	`date` text NOT NULL,
	`assisted` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sudoku_scores_by_user_date` ON `sudoku_scores` (`user_id`,`date`);--> statement-breakpoint
CREATE INDEX `sudoku_scores_by_time` ON `sudoku_scores` (`assisted`,`completion_time`);--> statement-breakpoint
CREATE INDEX `sudoku_scores_by_date_time` ON `sudoku_scores` (`date`,`assisted`,`completion_time`);--> statement-breakpoint
CREATE TABLE `word_guesser_scores` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`completion_time` integer NOT NULL,
	`date` text NOT NULL,
	`assisted` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `word_guesser_scores_by_user_date` ON `word_guesser_scores` (`user_id`,`date`);--> statement-breakpoint
CREATE INDEX `word_guesser_scores_by_date_time` ON `word_guesser_scores` (`date`,`assisted`,`completion_time`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`level` text NOT NULL,
	`status` text NOT NULL,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_user_id_unique` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`wording_version` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_by_user` ON `consents` (`user_id`,`kind`,`given_at`);--> statement-breakpoint
CREATE TABLE `member_keys` (
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`master_key_id` text NOT NULL,
	`wrapped_key` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `version`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `member_keys_by_master_key` ON `member_keys` (`master_key_id`);--> statement-breakpoint
CREATE TABLE `activity_days` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `date`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `activity_days_by_date` ON `activity_days` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `avatar_tiers` (
	`tier` integer PRIMARY KEY NOT NULL,
	`avatar` text NOT NULL,
	`points_required` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `avatar_tiers_avatar_unique` ON `avatar_tiers` (`avatar`);--> statement-breakpoint
CREATE TABLE `user_points` (
	`user_id` text PRIMARY KEY NOT NULL,
	`total_points` integer DEFAULT 0 NOT NULL,
	`unlocked_avatars` text DEFAULT '["penguin"]' NOT NULL,
	`first_login` integer DEFAULT false NOT NULL,
	`first_journal` integer DEFAULT false NOT NULL,
	`first_meditation` integer DEFAULT false NOT NULL,
	`first_wellbeing` integer DEFAULT false NOT NULL,
	`first_session` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `breathing_exercises` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`technique` text NOT NULL,
	`seconds` integer NOT NULL,
	`completed` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `breathing_exercises_by_date` ON `breathing_exercises` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `daily_refreshes` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `date`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `wellbeing_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`morning_routine` text DEFAULT '{}' NOT NULL,
	`evening_routine` text DEFAULT '{}' NOT NULL,
	`daily_tasks` text DEFAULT '{}' NOT NULL,
	`daily_discipline` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wellbeing_checks_by_user_date` ON `wellbeing_checks` (`user_id`,`date`);--> statement-breakpoint
CREATE VIEW `user_subscription_status` AS select "profiles"."id" as "user_id", case
        when "profiles"."is_admin" then 'admin'
        when "subscriptions"."status" in ('active', 'trialing') then "subscriptions"."level"
        else "profiles"."subscription_level" end as "subscription_level", "subscriptions"."status" as "subscription_status" from "profiles" left join "subscriptions" on "subscriptions"."user_id" = "profiles"."id";