DROP INDEX "past_title_year";--> statement-breakpoint
CREATE INDEX "student_plan_written" ON "student_plan" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "past_title_written" ON "past_title" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_wait_one_held" ON "topic_wait" USING btree ("student_plan_id") WHERE "topic_wait"."status" = 'HELD';