CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"platform_id" text NOT NULL,
	"login_name" text NOT NULL,
	"mobile_cipher" text,
	"mobile_hash" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"must_change_reason" text,
	"locked_until" timestamp (3) with time zone,
	"status" text DEFAULT 'NORMAL' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"account_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text,
	"guest_ticket_hash" text,
	"scene" text NOT NULL,
	"biz_id" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"mime" text NOT NULL,
	"sha256" text NOT NULL,
	"path" text NOT NULL,
	"width" integer,
	"height" integer,
	"status" text DEFAULT 'STORED' NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_committee" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "exam_committee_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "major" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"major_code" text NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"degree_type" text DEFAULT '' NOT NULL,
	"school_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_version" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"major_id" text NOT NULL,
	"version" text NOT NULL,
	"min_credit" integer NOT NULL,
	"min_course" integer NOT NULL,
	"effective_from" date NOT NULL,
	"end_at" date,
	"basis" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"product_title" text NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"certificate_host" boolean DEFAULT false NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "platform_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	CONSTRAINT "school_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"audience_type" text DEFAULT 'ALL' NOT NULL,
	"audience_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"doc_no" text DEFAULT '' NOT NULL,
	"publisher" text NOT NULL,
	"signature_unit" text DEFAULT '' NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"action_path" text,
	"action_text" text,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_file" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"notice_id" text NOT NULL,
	"file_id" text NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_read" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"notice_id" text NOT NULL,
	"student_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"node" text DEFAULT '' NOT NULL,
	"operator_type" text NOT NULL,
	"operator_id" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"scope" text NOT NULL,
	"request_no" text NOT NULL,
	"path" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_window" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"audience_type" text DEFAULT 'ALL' NOT NULL,
	"audience_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"code" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"deadline_title" text,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "exam_period" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"apply_start" timestamp (3) with time zone NOT NULL,
	"apply_end" timestamp (3) with time zone NOT NULL,
	"pay_end" timestamp (3) with time zone NOT NULL,
	"seat_publish" timestamp (3) with time zone NOT NULL,
	"score_publish" timestamp (3) with time zone NOT NULL,
	"max_course" integer NOT NULL,
	CONSTRAINT "exam_period_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "student_task" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text,
	"code" text NOT NULL,
	"biz_id" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"title" text NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"action_text" text NOT NULL,
	"deadline_title" text,
	"deadline" timestamp (3) with time zone,
	"priority" integer NOT NULL,
	"menu_path" text NOT NULL,
	"badge" boolean DEFAULT true NOT NULL,
	"visible_from" timestamp (3) with time zone,
	"visible_until" timestamp (3) with time zone,
	"status" text DEFAULT 'OPEN' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rsa_key" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key_cipher" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"mobile_hash" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_count" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"mobile_hash" text NOT NULL,
	"mobile_cipher" text NOT NULL,
	"text_cipher" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text,
	"time" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"device" text NOT NULL,
	"method" text NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text,
	"method" text NOT NULL,
	"must_change_reason" text,
	"ip" text NOT NULL,
	"device" text NOT NULL,
	"logged_in_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	"redirect_url" text,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sso_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"ticket_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"partner" text NOT NULL,
	"redirect_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sso_ticket_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"field" text NOT NULL,
	"old_value_cipher" text NOT NULL,
	"new_value_cipher" text NOT NULL,
	"reason" text NOT NULL,
	"file_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pre_education" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"school" text NOT NULL,
	"major" text NOT NULL,
	"graduate_date" date NOT NULL,
	"cert_no" text NOT NULL,
	"check_status" text NOT NULL,
	CONSTRAINT "pre_education_student_id_unique" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"card_type" text DEFAULT 'ID_CARD' NOT NULL,
	"id_card_cipher" text NOT NULL,
	"id_card_hash" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"nation" text DEFAULT '' NOT NULL,
	"politics" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"emergency_name" text DEFAULT '' NOT NULL,
	"emergency_mobile_cipher" text,
	"head_file_id" text,
	"photo_file_id" text,
	CONSTRAINT "student_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "student_major" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"major_id" text NOT NULL,
	"plan_version_id" text NOT NULL,
	"examinee_no" text NOT NULL,
	"apply_exam_level" text NOT NULL,
	"committee_id" text NOT NULL,
	"register_date" date NOT NULL,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"study_unit" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "student_major_examinee_no_unique" UNIQUE("examinee_no")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_platform_id_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "major" ADD CONSTRAINT "major_school_id_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_version" ADD CONSTRAINT "plan_version_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_file" ADD CONSTRAINT "notice_file_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_file" ADD CONSTRAINT "notice_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_task" ADD CONSTRAINT "student_task_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_task" ADD CONSTRAINT "student_task_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_ticket" ADD CONSTRAINT "sso_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_education" ADD CONSTRAINT "pre_education_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_major" ADD CONSTRAINT "student_major_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_major" ADD CONSTRAINT "student_major_major_id_major_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_major" ADD CONSTRAINT "student_major_plan_version_id_plan_version_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_major" ADD CONSTRAINT "student_major_committee_id_exam_committee_id_fk" FOREIGN KEY ("committee_id") REFERENCES "public"."exam_committee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_platform_login_name" ON "account" USING btree ("platform_id","login_name");--> statement-breakpoint
CREATE UNIQUE INDEX "account_platform_mobile" ON "account" USING btree ("platform_id","mobile_hash");--> statement-breakpoint
CREATE INDEX "account_mobile" ON "account" USING btree ("mobile_hash");--> statement-breakpoint
CREATE INDEX "password_history_account" ON "password_history" USING btree ("account_id","changed_at");--> statement-breakpoint
CREATE INDEX "file_student" ON "file" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "file_biz" ON "file" USING btree ("scene","biz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "major_code_level_school" ON "major" USING btree ("major_code","level","school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_version_major_version" ON "plan_version" USING btree ("major_id","version");--> statement-breakpoint
CREATE INDEX "notice_publish_time" ON "notice" USING btree ("publish_time");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_file_seq" ON "notice_file" USING btree ("notice_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_read_once" ON "notice_read" USING btree ("notice_id","student_id");--> statement-breakpoint
CREATE INDEX "audit_log_biz" ON "audit_log" USING btree ("biz_type","biz_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotent_request_scope_no" ON "idempotent_request" USING btree ("scope","request_no");--> statement-breakpoint
CREATE INDEX "idempotent_request_expires" ON "idempotent_request" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expires" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "business_window_code" ON "business_window" USING btree ("code","start_time");--> statement-breakpoint
CREATE INDEX "student_task_student" ON "student_task" USING btree ("student_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "student_task_one_open" ON "student_task" USING btree ("student_id","code","biz_id") WHERE "student_task"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rsa_key_one_active" ON "rsa_key" USING btree ("active") WHERE "rsa_key"."active";--> statement-breakpoint
CREATE UNIQUE INDEX "sms_code_mobile_scene" ON "sms_code" USING btree ("mobile_hash","scene");--> statement-breakpoint
CREATE INDEX "sms_outbox_mobile" ON "sms_outbox" USING btree ("mobile_hash","sent_at");--> statement-breakpoint
CREATE INDEX "login_log_account_time" ON "login_log" USING btree ("account_id","time");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "correction_student" ON "correction" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "correction_one_open" ON "correction" USING btree ("student_id") WHERE "correction"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "student_card" ON "student" USING btree ("card_type","id_card_hash");--> statement-breakpoint
CREATE INDEX "student_major_student" ON "student_major" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_major_one_default" ON "student_major" USING btree ("student_id") WHERE "student_major"."is_default";