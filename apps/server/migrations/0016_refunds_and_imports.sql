ALTER TABLE "grade" ADD COLUMN "import_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_apply_event" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "grade_import" ON "grade" USING btree ("import_no") WHERE "grade"."import_no" <> '';--> statement-breakpoint
CREATE INDEX "exam_apply_event_refund" ON "exam_apply_event" USING btree ("time") WHERE "exam_apply_event"."kind" in ('CANCEL', 'EXEMPTED') and "exam_apply_event"."amount" > 0 and "exam_apply_event"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "exam_apply_event_withdrawal" ON "exam_apply_event" USING btree ("receipt_no") WHERE "exam_apply_event"."kind" in ('CANCEL', 'EXEMPTED');