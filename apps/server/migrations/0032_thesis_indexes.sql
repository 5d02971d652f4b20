CREATE INDEX "thesis_change_thesis" ON "thesis_change" USING btree ("student_plan_id");--> statement-breakpoint
CREATE INDEX "thesis_delay_thesis" ON "thesis_delay" USING btree ("student_plan_id");--> statement-breakpoint
CREATE INDEX "topic_choice_thesis" ON "topic_choice" USING btree ("student_plan_id");