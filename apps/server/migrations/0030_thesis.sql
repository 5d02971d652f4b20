CREATE TABLE "event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_info" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"used" boolean,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"signature_file_id" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_info_one" UNIQUE("student_plan_id","round_no"),
	CONSTRAINT "ai_info_status_known" CHECK ("ai_info"."status" in ('DRAFT', 'SUBMITTED', 'RETURNED', 'PASSED'))
);
--> statement-breakpoint
CREATE TABLE "ai_item" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"ai_info_id" text NOT NULL,
	"order" smallint NOT NULL,
	"tool_name" text NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"links" text[] DEFAULT '{}'::text[] NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"output" text DEFAULT '' NOT NULL,
	"adoption" text DEFAULT '' NOT NULL,
	"sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"ratio" text DEFAULT '' NOT NULL,
	"file_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "ai_item_order" UNIQUE("ai_info_id","order")
);
--> statement-breakpoint
CREATE TABLE "annotation" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version_id" text NOT NULL,
	"anchor" jsonb NOT NULL,
	"quote" text NOT NULL,
	"level" text NOT NULL,
	"text" text NOT NULL,
	"teacher" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"handle" text DEFAULT 'TODO' NOT NULL,
	CONSTRAINT "annotation_level_known" CHECK ("annotation"."level" in ('MUST', 'SUGGEST', 'PRAISE')),
	CONSTRAINT "annotation_handle_known" CHECK ("annotation"."handle" in ('TODO', 'DONE', 'PART', 'KEEP'))
);
--> statement-breakpoint
CREATE TABLE "annotation_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"annotation_id" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thesis_doc" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"doc_type" text NOT NULL,
	"content" jsonb NOT NULL,
	"words" integer NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thesis_doc_one" UNIQUE("student_plan_id","round_no","doc_type"),
	CONSTRAINT "thesis_doc_type_known" CHECK ("thesis_doc"."doc_type" in ('REPORT', 'DRAFT', 'REVISION', 'FINAL', 'AFTER_DEFENCE'))
);
--> statement-breakpoint
CREATE TABLE "thesis_version" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"doc_id" text NOT NULL,
	"kind" text NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"words" integer NOT NULL,
	"sha256" text NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"status" text,
	"receipt_no" text DEFAULT '' NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "thesis_version_no" UNIQUE("doc_id","kind","no"),
	CONSTRAINT "thesis_version_kind_known" CHECK ("thesis_version"."kind" in ('AUTO', 'SUBMIT')),
	CONSTRAINT "thesis_version_status" CHECK (("thesis_version"."kind" = 'SUBMIT') = ("thesis_version"."status" is not null))
);
--> statement-breakpoint
CREATE TABLE "defence_appointment" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"slot_id" text NOT NULL,
	"status" text NOT NULL,
	"change_count" smallint DEFAULT 0 NOT NULL,
	"group_no" smallint,
	"order_no" smallint,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"receipt_no" text NOT NULL,
	CONSTRAINT "defence_appointment_receipt_no_unique" UNIQUE("receipt_no"),
	CONSTRAINT "defence_appointment_status_known" CHECK ("defence_appointment"."status" in ('BOOKED', 'ARRANGED', 'CHECKED_IN', 'DONE', 'ABSENT', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "defence_record" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"appointment_id" text NOT NULL,
	"questions" jsonb NOT NULL,
	"record" text NOT NULL,
	"score" numeric(4, 1) NOT NULL,
	"result" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "defence_record_appointment_id_unique" UNIQUE("appointment_id"),
	CONSTRAINT "defence_record_score" CHECK ("defence_record"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "defence_slot" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"meeting_no" text DEFAULT '' NOT NULL,
	"meeting_password" text DEFAULT '' NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "defence_slot_mode_known" CHECK ("defence_slot"."mode" in ('ONLINE', 'ON_SITE')),
	CONSTRAINT "defence_slot_order" CHECK ("defence_slot"."start_time" < "defence_slot"."end_time"),
	CONSTRAINT "defence_slot_within_quota" CHECK ("defence_slot"."taken" between 0 and "defence_slot"."quota")
);
--> statement-breakpoint
CREATE TABLE "thesis_check" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"no" smallint NOT NULL,
	"version_id" text,
	"dup_rate" numeric(4, 1) NOT NULL,
	"dup_rate_no_quote" numeric(4, 1) NOT NULL,
	"aigc_rate" numeric(4, 1) NOT NULL,
	"result" text NOT NULL,
	"report_file_id" text,
	"publish_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thesis_check_no" UNIQUE("student_plan_id","round_no","no"),
	CONSTRAINT "thesis_check_result_known" CHECK ("thesis_check"."result" in ('PASSED', 'FAILED')),
	CONSTRAINT "thesis_check_rates" CHECK ("thesis_check"."dup_rate" between 0 and 100 and "thesis_check"."dup_rate_no_quote" between 0 and 100 and "thesis_check"."aigc_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "thesis_review" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"role" text NOT NULL,
	"score" numeric(4, 1) NOT NULL,
	"comment" text NOT NULL,
	"result" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thesis_review_one" UNIQUE("student_plan_id","round_no","role"),
	CONSTRAINT "thesis_review_role_known" CHECK ("thesis_review"."role" in ('ADVISOR', 'REVIEWER')),
	CONSTRAINT "thesis_review_score" CHECK ("thesis_review"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "thesis_change" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"student_id" text NOT NULL,
	"reason" text NOT NULL,
	"file_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"type" text NOT NULL,
	CONSTRAINT "thesis_change_receipt_no_unique" UNIQUE("receipt_no"),
	CONSTRAINT "thesis_change_type_known" CHECK ("thesis_change"."type" in ('TOPIC', 'ADVISOR')),
	CONSTRAINT "thesis_change_status_known" CHECK ("thesis_change"."status" in ('PENDING', 'APPROVED', 'RETURNED', 'REJECTED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "thesis_delay" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"student_id" text NOT NULL,
	"reason" text NOT NULL,
	"file_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"stage" text NOT NULL,
	"days" smallint NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thesis_delay_receipt_no_unique" UNIQUE("receipt_no"),
	CONSTRAINT "thesis_delay_days" CHECK ("thesis_delay"."days" between 1 and 7),
	CONSTRAINT "thesis_delay_stage_known" CHECK ("thesis_delay"."stage" in ('RULE', 'TOPIC', 'COMMITMENT', 'REPORT', 'DRAFT', 'REVISION', 'AI_INFO', 'FINAL', 'CHECK', 'REVIEW', 'DEFENCE', 'GRADE')),
	CONSTRAINT "thesis_delay_status_known" CHECK ("thesis_delay"."status" in ('PENDING', 'APPROVED', 'RETURNED', 'REJECTED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "thesis_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"from_type" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"file_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_urge" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thesis_message_from_known" CHECK ("thesis_message"."from_type" in ('STUDENT', 'TEACHER', 'OFFICE')),
	CONSTRAINT "thesis_message_urge" CHECK (not "thesis_message"."is_urge" or "thesis_message"."from_type" = 'STUDENT')
);
--> statement-breakpoint
CREATE TABLE "commitment" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"advisor_name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"signature_file_id" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "commitment_signature_file_id_unique" UNIQUE("signature_file_id")
);
--> statement-breakpoint
CREATE TABLE "rule_read" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"seconds" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rule_read_once" UNIQUE("student_id","plan_id","type","version"),
	CONSTRAINT "rule_read_type_known" CHECK ("rule_read"."type" in ('MANAGE', 'REPORT', 'THESIS'))
);
--> statement-breakpoint
CREATE TABLE "thesis_letter" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"publisher" text NOT NULL,
	"content" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"agree_text" text NOT NULL,
	CONSTRAINT "thesis_letter_version" UNIQUE("kind","version"),
	CONSTRAINT "thesis_letter_kind_known" CHECK ("thesis_letter"."kind" in ('FIRST', 'RETEST'))
);
--> statement-breakpoint
CREATE TABLE "thesis_manual" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"publisher" text NOT NULL,
	"content" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"platforms" text[] DEFAULT '{}'::text[] NOT NULL,
	"effective_date" date NOT NULL,
	"pages" jsonb NOT NULL,
	"service_phone" text NOT NULL,
	"service_time" text NOT NULL,
	CONSTRAINT "thesis_manual_version" UNIQUE("type","version"),
	CONSTRAINT "thesis_manual_type_known" CHECK ("thesis_manual"."type" in ('THESIS', 'RETEST'))
);
--> statement-breakpoint
CREATE TABLE "thesis_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"publisher" text NOT NULL,
	"content" text NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"plan_id" text NOT NULL,
	"type" text NOT NULL,
	"full_title" text NOT NULL,
	"doc_no" text NOT NULL,
	"effective_date" date NOT NULL,
	"changes" text[] DEFAULT '{}'::text[] NOT NULL,
	"confirm_text" text NOT NULL,
	"min_seconds" smallint NOT NULL,
	"format_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "thesis_rule_version" UNIQUE("plan_id","type","version"),
	CONSTRAINT "thesis_rule_type_known" CHECK ("thesis_rule"."type" in ('MANAGE', 'REPORT', 'THESIS')),
	CONSTRAINT "thesis_rule_seconds" CHECK ("thesis_rule"."min_seconds" between 0 and 3600)
);
--> statement-breakpoint
CREATE TABLE "advisor" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"directions" text[] DEFAULT '{}'::text[] NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"thesis_type" text,
	"title" text,
	"title_en" text DEFAULT '' NOT NULL,
	"advisor_id" text,
	"overall" text DEFAULT 'ONGOING' NOT NULL,
	"score" numeric(4, 1),
	"level" text,
	CONSTRAINT "student_plan_of_plan" UNIQUE("student_major_id","plan_id"),
	CONSTRAINT "student_plan_in_plan" UNIQUE("id","plan_id"),
	CONSTRAINT "student_plan_of_student" UNIQUE("id","student_id"),
	CONSTRAINT "student_plan_overall_known" CHECK ("student_plan"."overall" in ('ONGOING', 'PASSED', 'ARCHIVED', 'FAILED', 'RETEST', 'TERMINATED', 'ABANDONED', 'MISCONDUCT')),
	CONSTRAINT "student_plan_type_known" CHECK ("student_plan"."thesis_type" in ('DEGREE', 'ORDINARY')),
	CONSTRAINT "student_plan_topic_whole" CHECK (("student_plan"."title" is null) = ("student_plan"."advisor_id" is null) and ("student_plan"."title" is null or "student_plan"."thesis_type" is not null))
);
--> statement-breakpoint
CREATE TABLE "thesis_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"limits" jsonb NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "thesis_plan_name_unique" UNIQUE("name"),
	CONSTRAINT "thesis_plan_order" CHECK ("thesis_plan"."start_time" < "thesis_plan"."end_time"),
	CONSTRAINT "thesis_plan_status_known" CHECK ("thesis_plan"."status" in ('ACTIVE', 'ENDED'))
);
--> statement-breakpoint
CREATE TABLE "thesis_plan_advisor" (
	"plan_id" text NOT NULL,
	"advisor_id" text NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thesis_plan_advisor_plan_id_advisor_id_pk" PRIMARY KEY("plan_id","advisor_id"),
	CONSTRAINT "thesis_plan_advisor_within_quota" CHECK ("thesis_plan_advisor"."taken" between 0 and "thesis_plan_advisor"."quota")
);
--> statement-breakpoint
CREATE TABLE "thesis_plan_major" (
	"plan_id" text NOT NULL,
	"major_id" text NOT NULL,
	CONSTRAINT "thesis_plan_major_plan_id_major_id_pk" PRIMARY KEY("plan_id","major_id")
);
--> statement-breakpoint
CREATE TABLE "thesis_round" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"failed_stage" text,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"deadline" timestamp (3) with time zone,
	CONSTRAINT "thesis_round_one" UNIQUE("student_plan_id","round_no"),
	CONSTRAINT "thesis_round_from_one" CHECK ("thesis_round"."round_no" >= 1),
	CONSTRAINT "thesis_round_status_known" CHECK ("thesis_round"."status" in ('PENDING', 'REJECTED', 'OPEN', 'CHECKING', 'REVIEWING', 'DEFENCE_BOOKING', 'DEFENDED', 'PASSED', 'FAILED', 'EXPIRED', 'FORFEITED'))
);
--> statement-breakpoint
CREATE TABLE "thesis_stage" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"round_no" smallint DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'LOCKED' NOT NULL,
	"deadline" timestamp (3) with time zone,
	"extended_to" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"passed_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"return_count" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "thesis_stage_one" UNIQUE("student_plan_id","round_no","code"),
	CONSTRAINT "thesis_stage_code_known" CHECK ("thesis_stage"."code" in ('RULE', 'TOPIC', 'COMMITMENT', 'REPORT', 'DRAFT', 'REVISION', 'AI_INFO', 'FINAL', 'CHECK', 'REVIEW', 'DEFENCE', 'GRADE')),
	CONSTRAINT "thesis_stage_status_known" CHECK ("thesis_stage"."status" in ('LOCKED', 'TODO', 'SUBMITTED', 'RETURNED', 'PASSED', 'FAILED', 'OVERDUE')),
	CONSTRAINT "thesis_stage_passed" CHECK (("thesis_stage"."status" = 'PASSED') = ("thesis_stage"."passed_at" is not null)),
	CONSTRAINT "thesis_stage_return_count" CHECK ("thesis_stage"."return_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "thesis_window" (
	"plan_id" text NOT NULL,
	"stage" text NOT NULL,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	CONSTRAINT "thesis_window_plan_id_stage_pk" PRIMARY KEY("plan_id","stage"),
	CONSTRAINT "thesis_window_stage_known" CHECK ("thesis_window"."stage" in ('RULE', 'TOPIC', 'COMMITMENT', 'REPORT', 'DRAFT', 'REVISION', 'AI_INFO', 'FINAL', 'CHECK', 'REVIEW', 'DEFENCE', 'GRADE')),
	CONSTRAINT "thesis_window_order" CHECK ("thesis_window"."start_time" < "thesis_window"."end_time")
);
--> statement-breakpoint
CREATE TABLE "past_title" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"major_name" text NOT NULL,
	"year" smallint NOT NULL,
	CONSTRAINT "past_title_one" UNIQUE("title","year")
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"plan_id" text NOT NULL,
	"major_id" text NOT NULL,
	"advisor_id" text NOT NULL,
	"title" text NOT NULL,
	"direction" text NOT NULL,
	"thesis_kind" text NOT NULL,
	"difficulty" text DEFAULT '' NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"requirements" text[] DEFAULT '{}'::text[] NOT NULL,
	"source" text NOT NULL,
	"owner_plan_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "topic_in_plan" UNIQUE("id","plan_id"),
	CONSTRAINT "topic_within_quota" CHECK ("topic"."taken" between 0 and "topic"."quota"),
	CONSTRAINT "topic_source_known" CHECK ("topic"."source" in ('BANK', 'CUSTOM')),
	CONSTRAINT "topic_own" CHECK (("topic"."source" = 'CUSTOM') = ("topic"."owner_plan_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "topic_choice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"student_id" text NOT NULL,
	"thesis_type" text NOT NULL,
	"status" text NOT NULL,
	"level" text DEFAULT 'ADVISOR' NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "topic_choice_receipt_no_unique" UNIQUE("receipt_no"),
	CONSTRAINT "topic_choice_of_thesis" UNIQUE("id","student_plan_id"),
	CONSTRAINT "topic_choice_status_known" CHECK ("topic_choice"."status" in ('PENDING', 'APPROVED', 'RETURNED', 'REJECTED', 'CANCELLED')),
	CONSTRAINT "topic_choice_level_known" CHECK ("topic_choice"."level" in ('ADVISOR', 'MAJOR'))
);
--> statement-breakpoint
CREATE TABLE "topic_wait" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "topic_wait_status_known" CHECK ("topic_wait"."status" in ('WAITING', 'HELD', 'TAKEN', 'LAPSED', 'LEFT')),
	CONSTRAINT "topic_wait_held_until" CHECK (("topic_wait"."status" = 'HELD') = ("topic_wait"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "topic_wish" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_plan_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"choice_id" text NOT NULL,
	"order" smallint NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "topic_wish_order" UNIQUE("student_plan_id","choice_id","order"),
	CONSTRAINT "topic_wish_topic" UNIQUE("student_plan_id","choice_id","topic_id"),
	CONSTRAINT "topic_wish_order_bounds" CHECK ("topic_wish"."order" between 1 and 3),
	CONSTRAINT "topic_wish_status_known" CHECK ("topic_wish"."status" in ('PENDING', 'QUEUED', 'PASSED', 'RETURNED', 'CANCELLED'))
);
--> statement-breakpoint
DROP INDEX "notice_publish_time";--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "student_id" text;--> statement-breakpoint
ALTER TABLE "ai_info" ADD CONSTRAINT "ai_info_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_item" ADD CONSTRAINT "ai_item_ai_info_id_ai_info_id_fk" FOREIGN KEY ("ai_info_id") REFERENCES "public"."ai_info"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_version_id_thesis_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."thesis_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_reply" ADD CONSTRAINT "annotation_reply_annotation_id_annotation_id_fk" FOREIGN KEY ("annotation_id") REFERENCES "public"."annotation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_doc" ADD CONSTRAINT "thesis_doc_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_doc" ADD CONSTRAINT "thesis_doc_round" FOREIGN KEY ("student_plan_id","round_no") REFERENCES "public"."thesis_round"("student_plan_id","round_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_version" ADD CONSTRAINT "thesis_version_doc_id_thesis_doc_id_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."thesis_doc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defence_appointment" ADD CONSTRAINT "defence_appointment_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defence_appointment" ADD CONSTRAINT "defence_appointment_slot_id_defence_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."defence_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defence_record" ADD CONSTRAINT "defence_record_appointment_id_defence_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."defence_appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defence_slot" ADD CONSTRAINT "defence_slot_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_check" ADD CONSTRAINT "thesis_check_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_check" ADD CONSTRAINT "thesis_check_version_id_thesis_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."thesis_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_check" ADD CONSTRAINT "thesis_check_round" FOREIGN KEY ("student_plan_id","round_no") REFERENCES "public"."thesis_round"("student_plan_id","round_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_review" ADD CONSTRAINT "thesis_review_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_review" ADD CONSTRAINT "thesis_review_round" FOREIGN KEY ("student_plan_id","round_no") REFERENCES "public"."thesis_round"("student_plan_id","round_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_change" ADD CONSTRAINT "thesis_change_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_change" ADD CONSTRAINT "thesis_change_own_thesis" FOREIGN KEY ("student_plan_id","student_id") REFERENCES "public"."student_plan"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_delay" ADD CONSTRAINT "thesis_delay_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_delay" ADD CONSTRAINT "thesis_delay_own_thesis" FOREIGN KEY ("student_plan_id","student_id") REFERENCES "public"."student_plan"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_message" ADD CONSTRAINT "thesis_message_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitment" ADD CONSTRAINT "commitment_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitment" ADD CONSTRAINT "commitment_signature_file_id_file_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_read" ADD CONSTRAINT "rule_read_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_read" ADD CONSTRAINT "rule_read_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_rule" ADD CONSTRAINT "thesis_rule_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_plan" ADD CONSTRAINT "student_plan_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_plan" ADD CONSTRAINT "student_plan_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_plan" ADD CONSTRAINT "student_plan_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_plan" ADD CONSTRAINT "student_plan_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_plan" ADD CONSTRAINT "student_plan_advisor" FOREIGN KEY ("plan_id","advisor_id") REFERENCES "public"."thesis_plan_advisor"("plan_id","advisor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_plan_advisor" ADD CONSTRAINT "thesis_plan_advisor_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_plan_advisor" ADD CONSTRAINT "thesis_plan_advisor_advisor_id_advisor_id_fk" FOREIGN KEY ("advisor_id") REFERENCES "public"."advisor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_plan_major" ADD CONSTRAINT "thesis_plan_major_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_plan_major" ADD CONSTRAINT "thesis_plan_major_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_round" ADD CONSTRAINT "thesis_round_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_stage" ADD CONSTRAINT "thesis_stage_student_plan_id_student_plan_id_fk" FOREIGN KEY ("student_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_stage" ADD CONSTRAINT "thesis_stage_round" FOREIGN KEY ("student_plan_id","round_no") REFERENCES "public"."thesis_round"("student_plan_id","round_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thesis_window" ADD CONSTRAINT "thesis_window_plan_id_thesis_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."thesis_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_owner_plan_id_student_plan_id_fk" FOREIGN KEY ("owner_plan_id") REFERENCES "public"."student_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_advisor_of_plan" FOREIGN KEY ("plan_id","advisor_id") REFERENCES "public"."thesis_plan_advisor"("plan_id","advisor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_choice" ADD CONSTRAINT "topic_choice_own_thesis" FOREIGN KEY ("student_plan_id","student_id") REFERENCES "public"."student_plan"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_wait" ADD CONSTRAINT "topic_wait_of_plan" FOREIGN KEY ("topic_id","plan_id") REFERENCES "public"."topic"("id","plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_wait" ADD CONSTRAINT "topic_wait_student" FOREIGN KEY ("student_plan_id","plan_id") REFERENCES "public"."student_plan"("id","plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_wish" ADD CONSTRAINT "topic_wish_of_plan" FOREIGN KEY ("topic_id","plan_id") REFERENCES "public"."topic"("id","plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_wish" ADD CONSTRAINT "topic_wish_choice" FOREIGN KEY ("choice_id","student_plan_id") REFERENCES "public"."topic_choice"("id","student_plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_wish" ADD CONSTRAINT "topic_wish_student" FOREIGN KEY ("student_plan_id","plan_id") REFERENCES "public"."student_plan"("id","plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_channel" ON "event" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "event_happened" ON "event" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "annotation_version" ON "annotation" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "annotation_reply_of" ON "annotation_reply" USING btree ("annotation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "defence_appointment_one" ON "defence_appointment" USING btree ("student_plan_id","round_no") WHERE "defence_appointment"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE UNIQUE INDEX "defence_appointment_place" ON "defence_appointment" USING btree ("slot_id","group_no","order_no") WHERE "defence_appointment"."status" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "defence_slot_plan" ON "defence_slot" USING btree ("plan_id","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "thesis_change_one_open" ON "thesis_change" USING btree ("student_plan_id","type") WHERE "thesis_change"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "thesis_change_topic_once" ON "thesis_change" USING btree ("student_plan_id") WHERE "thesis_change"."type" = 'TOPIC' and "thesis_change"."status" = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "thesis_delay_one_open" ON "thesis_delay" USING btree ("student_plan_id","round_no","stage") WHERE "thesis_delay"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "thesis_message_of" ON "thesis_message" USING btree ("student_plan_id","sent_at");--> statement-breakpoint
CREATE INDEX "commitment_round" ON "commitment" USING btree ("student_plan_id","round_no");--> statement-breakpoint
CREATE UNIQUE INDEX "student_plan_one_active" ON "student_plan" USING btree ("student_major_id") WHERE overall in ('ONGOING', 'FAILED', 'RETEST');--> statement-breakpoint
CREATE INDEX "student_plan_student" ON "student_plan" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "past_title_year" ON "past_title" USING btree ("year");--> statement-breakpoint
CREATE INDEX "topic_plan" ON "topic" USING btree ("plan_id","major_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_choice_one_open" ON "topic_choice" USING btree ("student_plan_id") WHERE "topic_choice"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "topic_wait_one" ON "topic_wait" USING btree ("student_plan_id","topic_id") WHERE "topic_wait"."status" in ('WAITING', 'HELD');--> statement-breakpoint
CREATE INDEX "topic_wait_queue" ON "topic_wait" USING btree ("topic_id","joined_at");--> statement-breakpoint
CREATE INDEX "topic_wait_held" ON "topic_wait" USING btree ("held_until") WHERE "topic_wait"."status" = 'HELD';--> statement-breakpoint
CREATE UNIQUE INDEX "topic_wish_one_place" ON "topic_wish" USING btree ("student_plan_id") WHERE status in ('PENDING', 'PASSED');--> statement-breakpoint
CREATE INDEX "topic_wish_of_topic" ON "topic_wish" USING btree ("topic_id");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_student" ON "notice" USING btree ("student_id","publish_time") WHERE "notice"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "notice_publish_time" ON "notice" USING btree ("publish_time") WHERE "notice"."student_id" is null;