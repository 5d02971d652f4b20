DROP INDEX "exam_apply_unpaid";--> statement-breakpoint
CREATE INDEX "exam_apply_unpaid_order" ON "exam_apply" USING btree ("receipt_no") WHERE "exam_apply"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "known_device_last_login" ON "known_device" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_sent" ON "sms_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "exam_apply_unpaid" ON "exam_apply" USING btree ("pay_deadline","receipt_no") WHERE "exam_apply"."status" = 'UNPAID';