ALTER TABLE "captcha" ALTER COLUMN "answer_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "kind" text DEFAULT 'IMAGE' NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "challenge" text;