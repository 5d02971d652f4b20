-- Proofs last twenty minutes: those of before know no batch, and are made again.
DELETE FROM "guest_proof";--> statement-breakpoint
ALTER TABLE "guest_proof" ADD COLUMN "batch_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD COLUMN "knows_examinee_no" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up" ADD COLUMN "hold_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD CONSTRAINT "guest_proof_batch_id_sign_up_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."sign_up_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "sign_up" SET "hold_end" = "pay_deadline" WHERE "status" = 'UNPAID';