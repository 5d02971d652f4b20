CREATE TABLE "student_onboarding" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_major_id" text NOT NULL,
	"code" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_major" ADD COLUMN "graduate_date" date;--> statement-breakpoint
ALTER TABLE "student_onboarding" ADD CONSTRAINT "student_onboarding_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "student_onboarding_one" ON "student_onboarding" USING btree ("student_major_id","code");