-- Saving and scoring change rows that were just written. With room beside them the new version stays on the same page,
-- and no index is touched.
ALTER TABLE "test_record" SET (fillfactor = 60);
--> statement-breakpoint
ALTER TABLE "test_answer" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "student_task" SET (fillfactor = 80);
