CREATE TABLE "english_review" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"score_id" text NOT NULL,
	"suspect" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"new_score" numeric(4, 1),
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "english_review_once" UNIQUE("score_id")
);
--> statement-breakpoint
CREATE TABLE "application_draft" (
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"kind" text NOT NULL,
	"biz_id" text NOT NULL,
	"document_cipher" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_draft_student_id_kind_biz_id_pk" PRIMARY KEY("student_id","kind","biz_id")
);
--> statement-breakpoint
CREATE TABLE "guest_proof" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"sign_up_no" text NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "sign_up_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"site_id" text NOT NULL,
	"photo_file_id" text NOT NULL,
	"language" text,
	"study_form" text,
	"fresh_graduate" boolean,
	"study_unit" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"fee" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"pay_deadline" timestamp (3) with time zone,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"returned_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "sign_up_sign_up_no_unique" UNIQUE("sign_up_no"),
	CONSTRAINT "sign_up_serial_unique" UNIQUE("serial"),
	CONSTRAINT "sign_up_one" UNIQUE("batch_id","student_id"),
	CONSTRAINT "sign_up_of_batch" UNIQUE("id","batch_id"),
	CONSTRAINT "sign_up_deadline_of_unpaid" CHECK (("sign_up"."status" = 'UNPAID') = ("sign_up"."pay_deadline" is not null))
);
--> statement-breakpoint
CREATE TABLE "sign_up_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"school_id" text NOT NULL,
	"apply_start" timestamp (3) with time zone NOT NULL,
	"apply_end" timestamp (3) with time zone NOT NULL,
	"exam_start" date NOT NULL,
	"exam_end" date NOT NULL,
	"arrange_publish" timestamp (3) with time zone NOT NULL,
	"ticket_open" timestamp (3) with time zone NOT NULL,
	"score_publish" timestamp (3) with time zone NOT NULL,
	"notices" text[] NOT NULL,
	"read_seconds" smallint DEFAULT 10 NOT NULL,
	"max_course" smallint NOT NULL,
	"fee_enabled" boolean DEFAULT false NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "sign_up_batch_name" UNIQUE("type","name"),
	CONSTRAINT "sign_up_batch_in_order" CHECK ("sign_up_batch"."apply_start" < "sign_up_batch"."apply_end" and "sign_up_batch"."apply_end" <= "sign_up_batch"."ticket_open" and "sign_up_batch"."arrange_publish" <= "sign_up_batch"."ticket_open" and "sign_up_batch"."exam_start" <= "sign_up_batch"."exam_end")
);
--> statement-breakpoint
CREATE TABLE "sign_up_change" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"item_id" text NOT NULL,
	"from_text" text DEFAULT '' NOT NULL,
	"to_text" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_course" (
	"batch_id" text NOT NULL,
	"course_id" text NOT NULL,
	"assess_forms" text[] NOT NULL,
	"fee" integer NOT NULL,
	"carry" text DEFAULT '' NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_up_course_batch_id_course_id_pk" PRIMARY KEY("batch_id","course_id"),
	CONSTRAINT "sign_up_course_within_quota" CHECK ("sign_up_course"."taken" between 0 and "sign_up_course"."quota")
);
--> statement-breakpoint
CREATE TABLE "sign_up_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"sign_up_id" text NOT NULL,
	"course_id" text,
	"exam_date" date,
	"start_time" text DEFAULT '' NOT NULL,
	"end_time" text DEFAULT '' NOT NULL,
	"site_name" text DEFAULT '' NOT NULL,
	"site_address" text DEFAULT '' NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	"seat_no" smallint,
	CONSTRAINT "sign_up_item_one" UNIQUE NULLS NOT DISTINCT("sign_up_id","course_id"),
	CONSTRAINT "sign_up_item_whole_seat" CHECK (("sign_up_item"."seat_no" is null) = ("sign_up_item"."exam_date" is null) and ("sign_up_item"."seat_no" is null) = ("sign_up_item"."room" = ''))
);
--> statement-breakpoint
CREATE TABLE "sign_up_site" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_up_site_name" UNIQUE("batch_id","name"),
	CONSTRAINT "sign_up_site_of_batch" UNIQUE("id","batch_id"),
	CONSTRAINT "sign_up_site_within_quota" CHECK ("sign_up_site"."taken" between 0 and "sign_up_site"."quota")
);
--> statement-breakpoint
ALTER TABLE "english_score" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "english_score" SET "name" = "student"."name" FROM "student" WHERE "student"."id_card_hash" = "english_score"."id_card_hash";--> statement-breakpoint
ALTER TABLE "english_score" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "english_score" ADD COLUMN "cert_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "english_review" ADD CONSTRAINT "english_review_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_review" ADD CONSTRAINT "english_review_score_id_english_score_id_fk" FOREIGN KEY ("score_id") REFERENCES "public"."english_score"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD CONSTRAINT "guest_proof_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_proof" ADD CONSTRAINT "guest_proof_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_batch_id_sign_up_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."sign_up_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_photo_file_id_file_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_site_of_its_batch" FOREIGN KEY ("site_id","batch_id") REFERENCES "public"."sign_up_site"("id","batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_batch" ADD CONSTRAINT "sign_up_batch_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_change" ADD CONSTRAINT "sign_up_change_item_id_sign_up_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."sign_up_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_course" ADD CONSTRAINT "sign_up_course_batch_id_sign_up_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."sign_up_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_course" ADD CONSTRAINT "sign_up_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_item" ADD CONSTRAINT "sign_up_item_batch_id_sign_up_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."sign_up_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_item" ADD CONSTRAINT "sign_up_item_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_item" ADD CONSTRAINT "sign_up_item_sign_up" FOREIGN KEY ("sign_up_id","batch_id") REFERENCES "public"."sign_up"("id","batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_item" ADD CONSTRAINT "sign_up_item_course" FOREIGN KEY ("batch_id","course_id") REFERENCES "public"."sign_up_course"("batch_id","course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_site" ADD CONSTRAINT "sign_up_site_batch_id_sign_up_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."sign_up_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_draft_saved" ON "application_draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "guest_proof_expires" ON "guest_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_up_student" ON "sign_up" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sign_up_unpaid" ON "sign_up" USING btree ("pay_deadline") WHERE "sign_up"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "sign_up_change_item" ON "sign_up_change" USING btree ("item_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_item_one_seat" ON "sign_up_item" USING btree ("batch_id","exam_date","start_time","site_name","room","seat_no") WHERE "sign_up_item"."seat_no" is not null;--> statement-breakpoint
CREATE INDEX "english_score_batch" ON "english_score" USING btree ("batch_name");--> statement-breakpoint
ALTER TABLE "english_score" ADD CONSTRAINT "english_score_within_bounds" CHECK (coalesce("english_score"."score", 0) between 0 and 100);--> statement-breakpoint
ALTER TABLE "english_score" ADD CONSTRAINT "english_score_passes_from_60" CHECK (case when "english_score"."score" is null then "english_score"."result" in ('ABSENT', 'VIOLATION') else "english_score"."result" = case when "english_score"."score" >= 60 then 'PASS' else 'FAIL' end end);