CREATE TABLE "known_device" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"account_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_seal" (
	"seal_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "sms_code_mobile_scene";--> statement-breakpoint
ALTER TABLE "rsa_key" ADD COLUMN "retires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "asker_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_account" ON "known_device" USING btree ("account_id","device_hash");--> statement-breakpoint
CREATE INDEX "known_device_hash" ON "known_device" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "spent_seal_expires" ON "spent_seal" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_code_asker" ON "sms_code" USING btree ("mobile_hash","scene","asker_hash");--> statement-breakpoint
CREATE INDEX "sms_code_expires" ON "sms_code" USING btree ("expires_at");