ALTER TABLE "sign_up_batch" DROP CONSTRAINT "sign_up_batch_in_order";--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "expired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_receipt_no_unique" UNIQUE("receipt_no");--> statement-breakpoint
ALTER TABLE "sign_up_batch" ADD CONSTRAINT "sign_up_batch_of_type" UNIQUE("id","type");--> statement-breakpoint
ALTER TABLE "student_major" ADD CONSTRAINT "student_major_of_student" UNIQUE("id","student_id");--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD CONSTRAINT "guest_proof_batch_of_type" FOREIGN KEY ("batch_id","type") REFERENCES "public"."sign_up_batch"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD CONSTRAINT "guest_proof_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_revision" CHECK ("application_draft"."revision" >= 0);--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_status" CHECK ("sign_up"."status" in ('UNPAID', 'PENDING', 'RETURNED', 'APPROVED', 'ARRANGED', 'CANCELLED'));--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_amounts" CHECK ("sign_up"."fee" >= 0 and "sign_up"."paid" >= 0 and "sign_up"."refunded" >= 0 and ("sign_up"."status" <> 'UNPAID' or "sign_up"."paid" < "sign_up"."fee"));--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_expired_is_cancelled" CHECK ("sign_up"."expired_at" is null or "sign_up"."status" = 'CANCELLED');--> statement-breakpoint
ALTER TABLE "sign_up_batch" ADD CONSTRAINT "sign_up_batch_amounts" CHECK ("sign_up_batch"."fee" >= 0 and "sign_up_batch"."max_course" >= 1 and "sign_up_batch"."read_seconds" >= 0);--> statement-breakpoint
ALTER TABLE "sign_up_batch" ADD CONSTRAINT "sign_up_batch_in_order" CHECK ("sign_up_batch"."apply_start" < "sign_up_batch"."apply_end" and "sign_up_batch"."apply_end" <= "sign_up_batch"."arrange_publish" and "sign_up_batch"."arrange_publish" <= "sign_up_batch"."ticket_open" and "sign_up_batch"."ticket_open" < "sign_up_batch"."score_publish" and "sign_up_batch"."exam_start" <= "sign_up_batch"."exam_end");--> statement-breakpoint
ALTER TABLE "sign_up_course" ADD CONSTRAINT "sign_up_course_fee" CHECK ("sign_up_course"."fee" >= 0);--> statement-breakpoint
ALTER TABLE "sign_up_item" ADD CONSTRAINT "sign_up_item_times" CHECK ("sign_up_item"."seat_no" is null or "sign_up_item"."start_time" < "sign_up_item"."end_time");