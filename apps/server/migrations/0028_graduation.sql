ALTER TABLE "file" ADD CONSTRAINT "file_of_student" UNIQUE("id","student_id");--> statement-breakpoint
CREATE TABLE "apply_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"certificate_month" text,
	CONSTRAINT "apply_batch_of_type" UNIQUE("id","type"),
	CONSTRAINT "apply_batch_type_known" CHECK ("apply_batch"."type" in ('GRADUATION', 'DEGREE')),
	CONSTRAINT "apply_batch_order" CHECK ("apply_batch"."start_time" < "apply_batch"."end_time")
);
--> statement-breakpoint
CREATE TABLE "apply_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"basis_title" text NOT NULL,
	"basis_date" date NOT NULL,
	"basis_path" text,
	"publish_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "apply_rules_version" UNIQUE("batch_id","version"),
	CONSTRAINT "apply_rules_from_one" CHECK ("apply_rules"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "archived_thesis" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"copy_rate" numeric(4, 1),
	"check_passed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "degree_apply" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"batch_type" text GENERATED ALWAYS AS ('DEGREE') STORED,
	"rules_version" integer NOT NULL,
	"status" text NOT NULL,
	"level" text NOT NULL,
	"document_cipher" text NOT NULL,
	"signature_file_id" text NOT NULL,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	"returned_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"return_until" timestamp (3) with time zone,
	"return_count" integer DEFAULT 0 NOT NULL,
	"withdraw_reason_cipher" text,
	"cert_no" text,
	"cert_day" date,
	"publicity_end" timestamp (3) with time zone,
	CONSTRAINT "degree_apply_status_known" CHECK ("degree_apply"."status" in ('DRAFT', 'SUBMITTED', 'AUDITING', 'RETURNED', 'APPROVED', 'REPORTED', 'PUBLICITY', 'GRANTED', 'REJECTED', 'EXPIRED')),
	CONSTRAINT "degree_apply_level_known" CHECK ("degree_apply"."level" in ('COLLEGE', 'DEGREE_OFFICE', 'BRANCH_COMMITTEE', 'COMMITTEE')),
	CONSTRAINT "degree_apply_returned" CHECK (("degree_apply"."status" = 'RETURNED') = ("degree_apply"."return_until" is not null)),
	CONSTRAINT "degree_apply_return_count" CHECK ("degree_apply"."return_count" >= 0),
	CONSTRAINT "degree_apply_cert_no" CHECK ("degree_apply"."cert_no" !~ '[[:cntrl:]]'),
	CONSTRAINT "degree_apply_cert_day" CHECK ("degree_apply"."cert_day" >= '2000-01-01'),
	CONSTRAINT "degree_apply_granted" CHECK (("degree_apply"."status" = 'GRANTED') = ("degree_apply"."cert_no" is not null) and ("degree_apply"."cert_no" is null) = ("degree_apply"."cert_day" is null)),
	CONSTRAINT "degree_apply_public" CHECK ("degree_apply"."status" <> 'PUBLICITY' or "degree_apply"."publicity_end" is not null)
);
--> statement-breakpoint
CREATE TABLE "graduation_apply" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"batch_type" text GENERATED ALWAYS AS ('GRADUATION') STORED,
	"rules_version" integer NOT NULL,
	"status" text NOT NULL,
	"level" text NOT NULL,
	"document_cipher" text NOT NULL,
	"signature_file_id" text NOT NULL,
	"receipt_no" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"opinion" text DEFAULT '' NOT NULL,
	"returned_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"return_until" timestamp (3) with time zone,
	"return_count" integer DEFAULT 0 NOT NULL,
	"withdraw_reason_cipher" text,
	"cert_no" text,
	"cert_day" date,
	CONSTRAINT "graduation_apply_status_known" CHECK ("graduation_apply"."status" in ('DRAFT', 'SUBMITTED', 'AUDITING', 'RETURNED', 'APPROVED', 'REPORTED', 'PUBLICITY', 'GRANTED', 'REJECTED', 'EXPIRED')),
	CONSTRAINT "graduation_apply_level_known" CHECK ("graduation_apply"."level" in ('UNIT', 'SCHOOL', 'CITY', 'PROVINCE')),
	CONSTRAINT "graduation_apply_returned" CHECK (("graduation_apply"."status" = 'RETURNED') = ("graduation_apply"."return_until" is not null)),
	CONSTRAINT "graduation_apply_return_count" CHECK ("graduation_apply"."return_count" >= 0),
	CONSTRAINT "graduation_apply_cert_no" CHECK ("graduation_apply"."cert_no" !~ '[[:cntrl:]]'),
	CONSTRAINT "graduation_apply_cert_day" CHECK ("graduation_apply"."cert_day" >= '2000-01-01'),
	CONSTRAINT "graduation_apply_granted" CHECK (("graduation_apply"."status" = 'GRANTED') = ("graduation_apply"."cert_no" is not null) and ("graduation_apply"."cert_no" is null) = ("graduation_apply"."cert_day" is null))
);
--> statement-breakpoint
CREATE TABLE "material_check" (
	"file_id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_for" text NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "sanction" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"decided_day" date NOT NULL,
	"lifted_day" date,
	CONSTRAINT "sanction_kind_known" CHECK ("sanction"."kind" in ('CHEATING', 'OTHER'))
);
--> statement-breakpoint
ALTER TABLE "pre_education" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "apply_rules" ADD CONSTRAINT "apply_rules_batch_id_apply_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."apply_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_thesis" ADD CONSTRAINT "archived_thesis_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_thesis" ADD CONSTRAINT "archived_thesis_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_thesis" ADD CONSTRAINT "archived_thesis_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_batch_id_apply_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."apply_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_signature_file_id_file_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_own_batch" FOREIGN KEY ("batch_id","batch_type") REFERENCES "public"."apply_batch"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_rules" FOREIGN KEY ("batch_id","rules_version") REFERENCES "public"."apply_rules"("batch_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degree_apply" ADD CONSTRAINT "degree_apply_own_signature" FOREIGN KEY ("signature_file_id","student_id") REFERENCES "public"."file"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_batch_id_apply_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."apply_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_signature_file_id_file_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_own_major" FOREIGN KEY ("student_major_id","student_id") REFERENCES "public"."student_major"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_own_batch" FOREIGN KEY ("batch_id","batch_type") REFERENCES "public"."apply_batch"("id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_rules" FOREIGN KEY ("batch_id","rules_version") REFERENCES "public"."apply_rules"("batch_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduation_apply" ADD CONSTRAINT "graduation_apply_own_signature" FOREIGN KEY ("signature_file_id","student_id") REFERENCES "public"."file"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_check" ADD CONSTRAINT "material_check_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_check" ADD CONSTRAINT "material_check_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_check" ADD CONSTRAINT "material_check_own_file" FOREIGN KEY ("file_id","student_id") REFERENCES "public"."file"("id","student_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction" ADD CONSTRAINT "sanction_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "apply_batch_name" ON "apply_batch" USING btree ("type","name");--> statement-breakpoint
CREATE UNIQUE INDEX "archived_thesis_one" ON "archived_thesis" USING btree ("student_major_id");--> statement-breakpoint
CREATE UNIQUE INDEX "degree_apply_one_open" ON "degree_apply" USING btree ("student_major_id") WHERE status not in ('REJECTED', 'EXPIRED');--> statement-breakpoint
CREATE UNIQUE INDEX "degree_apply_receipt" ON "degree_apply" USING btree ("receipt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "degree_apply_certificate" ON "degree_apply" USING btree ("cert_no");--> statement-breakpoint
CREATE INDEX "degree_apply_student" ON "degree_apply" USING btree ("student_major_id","applied_at");--> statement-breakpoint
CREATE INDEX "degree_apply_status" ON "degree_apply" USING btree ("status","level");--> statement-breakpoint
CREATE UNIQUE INDEX "graduation_apply_one_open" ON "graduation_apply" USING btree ("student_major_id") WHERE status not in ('REJECTED', 'EXPIRED');--> statement-breakpoint
CREATE UNIQUE INDEX "graduation_apply_receipt" ON "graduation_apply" USING btree ("receipt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "graduation_apply_certificate" ON "graduation_apply" USING btree ("cert_no");--> statement-breakpoint
CREATE INDEX "graduation_apply_student" ON "graduation_apply" USING btree ("student_major_id","applied_at");--> statement-breakpoint
CREATE INDEX "graduation_apply_status" ON "graduation_apply" USING btree ("status","level");--> statement-breakpoint
CREATE INDEX "material_check_student" ON "material_check" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sanction_student" ON "sanction" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "pre_education" ADD CONSTRAINT "pre_education_check_known" CHECK ("pre_education"."check_status" in ('PENDING', 'PASSED', 'FAILED'));