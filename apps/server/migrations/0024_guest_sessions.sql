ALTER TABLE "application_draft" ALTER COLUMN "document_cipher" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD COLUMN "session_id" text;