CREATE TABLE "course_replace" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"old_code" text NOT NULL,
	"old_name" text NOT NULL,
	"old_credit" integer NOT NULL,
	"new_code" text NOT NULL,
	"until" date,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "elective_choice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"elective_group" text NOT NULL,
	"course_id" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_apply" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"offering_id" text NOT NULL,
	"session_id" text NOT NULL,
	"period_id" text NOT NULL,
	"area_code" text NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"max_course" smallint NOT NULL,
	"fee" integer NOT NULL,
	"pay_deadline" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"site_id" text,
	"room" text DEFAULT '' NOT NULL,
	"seat_no" text DEFAULT '' NOT NULL,
	CONSTRAINT "exam_apply_within_period" CHECK ("exam_apply"."slot" between 1 and "exam_apply"."max_course")
);
--> statement-breakpoint
CREATE TABLE "exam_apply_event" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"period_id" text NOT NULL,
	"kind" text NOT NULL,
	"course_codes" text[] NOT NULL,
	"amount" integer NOT NULL,
	"receipt_no" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_area" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "exam_area_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "exam_basket" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"period_id" text NOT NULL,
	"course_codes" text[] NOT NULL,
	"area_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_offering" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"period_id" text NOT NULL,
	"session_id" text NOT NULL,
	"course_id" text NOT NULL,
	"textbook" text DEFAULT '' NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "exam_offering_of_session" UNIQUE("id","session_id","period_id")
);
--> statement-breakpoint
CREATE TABLE "exam_seat" (
	"offering_id" text NOT NULL,
	"area_code" text NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_seat_offering_id_area_code_pk" PRIMARY KEY("offering_id","area_code"),
	CONSTRAINT "exam_seat_within_quota" CHECK ("exam_seat"."taken" between 0 and "exam_seat"."quota")
);
--> statement-breakpoint
CREATE TABLE "exam_session" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"period_id" text NOT NULL,
	"code" text NOT NULL,
	"date" date NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	CONSTRAINT "exam_session_of_period" UNIQUE("id","period_id")
);
--> statement-breakpoint
CREATE TABLE "exam_site" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"area_code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"directions" text DEFAULT '' NOT NULL,
	CONSTRAINT "exam_site_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "exemption" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"course_id" text NOT NULL,
	"basis_type" text NOT NULL,
	"cert_no" text NOT NULL,
	"obtain_date" date NOT NULL,
	"file_ids" text[] NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "grade" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"course_id" text NOT NULL,
	"grade_type" text NOT NULL,
	"period_id" text,
	"period_name" text DEFAULT '' NOT NULL,
	"exam_score" numeric(4, 1),
	"process_score" numeric(4, 1),
	"final_score" numeric(4, 1),
	"level" text,
	"result" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"corrected_from" numeric(4, 1),
	"corrected_reason" text DEFAULT '' NOT NULL,
	"corrected_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "grade_within_bounds" CHECK (coalesce("grade"."exam_score", 0) between 0 and 100 and coalesce("grade"."process_score", 0) between 0 and 100 and coalesce("grade"."final_score", 0) between 0 and 100),
	CONSTRAINT "grade_passes_from_60" CHECK ("grade"."grade_type" = 'THESIS' or "grade"."final_score" is null or ("grade"."result" = 'PASS') = ("grade"."final_score" >= 60))
);
--> statement-breakpoint
CREATE TABLE "grade_review" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"grade_id" text NOT NULL,
	"suspect" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"new_score" numeric(4, 1),
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "grade_review_once" UNIQUE("grade_id")
);
--> statement-breakpoint
CREATE TABLE "graduation_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "graduation_plan_few" CHECK ("graduation_plan"."slot" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "plan_course" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"plan_version_id" text NOT NULL,
	"course_id" text NOT NULL,
	"seq" integer NOT NULL,
	"elective_group" text DEFAULT '' NOT NULL,
	"choose_count" integer DEFAULT 0 NOT NULL,
	"exemptable" boolean DEFAULT true NOT NULL,
	"usual_session" text,
	"usual_months" integer[] DEFAULT '{}'::integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_switch" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"from_plan_version_id" text NOT NULL,
	"to_plan_version_id" text NOT NULL,
	"receipt_no" text NOT NULL,
	"switched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_switch_once" UNIQUE("student_major_id")
);
--> statement-breakpoint
CREATE TABLE "process_score" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"course_id" text NOT NULL,
	"video" numeric(4, 1) NOT NULL,
	"chapter" numeric(4, 1) NOT NULL,
	"overall" numeric(4, 1) NOT NULL,
	"conduct" numeric(4, 1) NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_basis" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"path" text
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "exam_mode" text DEFAULT 'WRITTEN' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_version" ADD COLUMN "basis_date" date;--> statement-breakpoint
ALTER TABLE "plan_version" ADD COLUMN "degree_need" integer;--> statement-breakpoint
ALTER TABLE "plan_version" ADD COLUMN "exempt_share" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_version" ADD COLUMN "calendar" jsonb DEFAULT '{"exams":[],"practices":[],"theses":[],"degrees":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_period" ADD COLUMN "ticket_open" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "exam_period" SET "ticket_open" = "seat_publish";--> statement-breakpoint
ALTER TABLE "exam_period" ALTER COLUMN "ticket_open" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_period" ADD COLUMN "review_end" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "exam_period" SET "review_end" = "score_publish" + interval '5 days';--> statement-breakpoint
ALTER TABLE "exam_period" ALTER COLUMN "review_end" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_period" ADD COLUMN "timetable_publish" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "exam_period" SET "timetable_publish" = "apply_start";--> statement-breakpoint
ALTER TABLE "exam_period" ALTER COLUMN "timetable_publish" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_period" ADD COLUMN "fee_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_replace" ADD CONSTRAINT "course_replace_new_code_course_course_code_fk" FOREIGN KEY ("new_code") REFERENCES "public"."course"("course_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elective_choice" ADD CONSTRAINT "elective_choice_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elective_choice" ADD CONSTRAINT "elective_choice_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elective_choice" ADD CONSTRAINT "elective_choice_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_area_code_exam_area_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."exam_area"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_site_id_exam_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."exam_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_offering" FOREIGN KEY ("offering_id","session_id","period_id") REFERENCES "public"."exam_offering"("id","session_id","period_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply_event" ADD CONSTRAINT "exam_apply_event_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply_event" ADD CONSTRAINT "exam_apply_event_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_apply_event" ADD CONSTRAINT "exam_apply_event_period_id_exam_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."exam_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_basket" ADD CONSTRAINT "exam_basket_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_basket" ADD CONSTRAINT "exam_basket_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_basket" ADD CONSTRAINT "exam_basket_period_id_exam_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."exam_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_offering" ADD CONSTRAINT "exam_offering_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_offering" ADD CONSTRAINT "exam_offering_session" FOREIGN KEY ("session_id","period_id") REFERENCES "public"."exam_session"("id","period_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_offering_id_exam_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."exam_offering"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_area_code_exam_area_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."exam_area"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_session" ADD CONSTRAINT "exam_session_period_id_exam_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."exam_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_site" ADD CONSTRAINT "exam_site_area_code_exam_area_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."exam_area"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_period_id_exam_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."exam_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_review" ADD CONSTRAINT "grade_review_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_review" ADD CONSTRAINT "grade_review_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_plan" ADD CONSTRAINT "graduation_plan_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_plan" ADD CONSTRAINT "graduation_plan_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_course" ADD CONSTRAINT "plan_course_plan_version_id_plan_version_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_course" ADD CONSTRAINT "plan_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_switch" ADD CONSTRAINT "plan_switch_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_switch" ADD CONSTRAINT "plan_switch_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_switch" ADD CONSTRAINT "plan_switch_from_plan_version_id_plan_version_id_fk" FOREIGN KEY ("from_plan_version_id") REFERENCES "public"."plan_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_switch" ADD CONSTRAINT "plan_switch_to_plan_version_id_plan_version_id_fk" FOREIGN KEY ("to_plan_version_id") REFERENCES "public"."plan_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_score" ADD CONSTRAINT "process_score_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_score" ADD CONSTRAINT "process_score_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_score" ADD CONSTRAINT "process_score_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_replace_one" ON "course_replace" USING btree ("old_code","new_code");--> statement-breakpoint
CREATE UNIQUE INDEX "elective_choice_one" ON "elective_choice" USING btree ("student_major_id","elective_group");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_apply_one_half_day" ON "exam_apply" USING btree ("student_id","session_id") WHERE "exam_apply"."status" in ('UNPAID', 'APPLIED');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_apply_slot" ON "exam_apply" USING btree ("student_id","period_id","slot") WHERE "exam_apply"."status" in ('UNPAID', 'APPLIED');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_apply_one_seat" ON "exam_apply" USING btree ("session_id","site_id","room","seat_no") WHERE "exam_apply"."status" in ('UNPAID', 'APPLIED') and "exam_apply"."site_id" is not null;--> statement-breakpoint
CREATE INDEX "exam_apply_student" ON "exam_apply" USING btree ("student_major_id","period_id");--> statement-breakpoint
CREATE INDEX "exam_apply_unpaid" ON "exam_apply" USING btree ("pay_deadline") WHERE "exam_apply"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "exam_apply_event_student" ON "exam_apply_event" USING btree ("student_major_id","time");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_basket_one" ON "exam_basket" USING btree ("student_major_id","period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_offering_one" ON "exam_offering" USING btree ("period_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_session_one" ON "exam_session" USING btree ("period_id","code");--> statement-breakpoint
CREATE INDEX "exemption_student" ON "exemption" USING btree ("student_major_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exemption_one_open" ON "exemption" USING btree ("student_major_id","course_id") WHERE "exemption"."status" in ('PENDING', 'APPROVED');--> statement-breakpoint
CREATE INDEX "grade_student" ON "grade" USING btree ("student_major_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_one_of_period" ON "grade" USING btree ("student_major_id","course_id","period_id") WHERE "grade"."period_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "graduation_plan_slot" ON "graduation_plan" USING btree ("student_major_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_course_one" ON "plan_course" USING btree ("plan_version_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_score_one" ON "process_score" USING btree ("student_major_id","course_id");