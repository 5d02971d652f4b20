ALTER TABLE "exam_apply" DROP CONSTRAINT "exam_apply_offering";
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_offering" FOREIGN KEY ("offering_id","session_id","period_id") REFERENCES "public"."exam_offering"("id","session_id","period_id") ON DELETE no action ON UPDATE cascade;