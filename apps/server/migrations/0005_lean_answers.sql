ALTER TABLE "test_answer" DROP CONSTRAINT "test_answer_test_record_id_test_record_id_fk";
--> statement-breakpoint
ALTER TABLE "test_answer" DROP CONSTRAINT "test_answer_question_id_question_id_fk";
