CREATE TABLE "english_score" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"id_card_hash" text NOT NULL,
	"batch_name" text NOT NULL,
	"language" text DEFAULT '英语' NOT NULL,
	"ticket_no" text NOT NULL,
	"score" numeric(4, 1),
	"result" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE UNIQUE INDEX "english_score_one" ON "english_score" USING btree ("id_card_hash","batch_name");