ALTER TABLE "notice" ADD COLUMN "phases" text[];--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "occasion" text DEFAULT 'DEADLINE' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_window" ADD COLUMN "phases" text[];--> statement-breakpoint
ALTER TABLE "student_task" ADD COLUMN "occasion" text DEFAULT 'DEADLINE' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_task" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "student_task" ADD COLUMN "more_path" text;--> statement-breakpoint
ALTER TABLE "student_task" ADD COLUMN "more_text" text;--> statement-breakpoint
ALTER TABLE "student_major" ADD COLUMN "phase" text DEFAULT 'COURSE' NOT NULL;