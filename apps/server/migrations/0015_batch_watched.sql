CREATE TABLE "batch_watched" (
	"student_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"ranges" "int4multirange" NOT NULL,
	CONSTRAINT "batch_watched_student_id_batch_id_lesson_id_pk" PRIMARY KEY("student_id","batch_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "batch_watched" ADD CONSTRAINT "batch_watched_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_watched" ADD CONSTRAINT "batch_watched_batch_id_assessment_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."assessment_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_watched" ADD CONSTRAINT "batch_watched_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now all that had been watched counted for a batch; it goes on counting for those that have begun.
INSERT INTO "batch_watched" ("student_id", "batch_id", "lesson_id", "ranges")
SELECT DISTINCT r."student_id", b."id", r."lesson_id", r."ranges"
FROM "play_record" r
JOIN "test" t ON t."course_id" = r."course_id"
JOIN "batch_test" bt ON bt."test_id" = t."id"
JOIN "assessment_batch" b ON b."id" = bt."batch_id" AND b."start_time" <= now();--> statement-breakpoint
ALTER TABLE "batch_student" DROP COLUMN "learn_rate";