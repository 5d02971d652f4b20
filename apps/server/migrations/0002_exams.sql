CREATE SEQUENCE "public"."receipt_counter" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 1 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "chapter" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"no" integer NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"course_code" text NOT NULL,
	"name" text NOT NULL,
	"credit" integer NOT NULL,
	"kind" text NOT NULL,
	"theory_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_course_code_unique" UNIQUE("course_code")
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"course_id" text NOT NULL,
	"video_rate" integer NOT NULL,
	"watched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessment_batch_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "batch_student" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"batch_id" text NOT NULL,
	"test_id" text NOT NULL,
	"student_id" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_test" (
	"batch_id" text NOT NULL,
	"test_id" text NOT NULL,
	CONSTRAINT "batch_test_batch_id_test_id_pk" PRIMARY KEY("batch_id","test_id")
);
--> statement-breakpoint
CREATE TABLE "practice_report" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"test_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"student_id" text NOT NULL,
	"file_ids" text[] NOT NULL,
	"status" text NOT NULL,
	"receipt_no" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"score" numeric(5, 1)
);
--> statement-breakpoint
CREATE TABLE "remark_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"test_record_id" text NOT NULL,
	"question_id" text NOT NULL,
	"student_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"blueprint" jsonb NOT NULL,
	"total_score" numeric(5, 1) NOT NULL,
	"pass_score" numeric(5, 1) NOT NULL,
	"minutes" integer NOT NULL,
	"max_try" integer NOT NULL,
	"retry_hours" integer DEFAULT 0 NOT NULL,
	"open_time" timestamp (3) with time zone,
	"close_time" timestamp (3) with time zone,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"analysis_rule" text DEFAULT 'AT_ONCE' NOT NULL,
	"assess_mode" text DEFAULT 'ONLINE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_answer" (
	"test_record_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb,
	"marked" boolean DEFAULT false NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"got" numeric(5, 1),
	"hits" jsonb,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "test_answer_test_record_id_question_id_pk" PRIMARY KEY("test_record_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "test_record" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"test_id" text NOT NULL,
	"student_id" text NOT NULL,
	"biz_id" text DEFAULT '' NOT NULL,
	"try_no" integer NOT NULL,
	"practice" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"submit_time" timestamp (3) with time zone,
	"seed" text NOT NULL,
	"paper" jsonb NOT NULL,
	"token_hash" text DEFAULT '' NOT NULL,
	"token_cipher" text DEFAULT '' NOT NULL,
	"device_hash" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"held_since" timestamp (3) with time zone,
	"seq" integer DEFAULT 0 NOT NULL,
	"blur_count" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"objective" numeric(5, 1),
	"subjective" numeric(5, 1),
	"score" numeric(5, 1),
	"receipt_no" text DEFAULT '' NOT NULL,
	"answers_hash" text DEFAULT '' NOT NULL,
	"auto" boolean DEFAULT false NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	"marked_by" text DEFAULT '' NOT NULL,
	"marked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "collect" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"question_id" text NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"chapter_id" text,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"analysis" text DEFAULT '' NOT NULL,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" numeric(4, 1) NOT NULL,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"level" text DEFAULT '' NOT NULL,
	"knowledge" text DEFAULT '' NOT NULL,
	"lesson_id" text,
	"lesson_second" integer,
	"material_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"question_id" text NOT NULL,
	"reason" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_book" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"question_id" text NOT NULL,
	"course_id" text NOT NULL,
	"wrong_count" integer DEFAULT 1 NOT NULL,
	"last_wrong_at" timestamp (3) with time zone NOT NULL,
	"last_answer" jsonb,
	"mastered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_student" ADD CONSTRAINT "batch_student_batch_id_assessment_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."assessment_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_student" ADD CONSTRAINT "batch_student_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_student" ADD CONSTRAINT "batch_student_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_test" ADD CONSTRAINT "batch_test_batch_id_assessment_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."assessment_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_test" ADD CONSTRAINT "batch_test_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_report" ADD CONSTRAINT "practice_report_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_report" ADD CONSTRAINT "practice_report_batch_id_assessment_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."assessment_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_report" ADD CONSTRAINT "practice_report_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remark_request" ADD CONSTRAINT "remark_request_test_record_id_test_record_id_fk" FOREIGN KEY ("test_record_id") REFERENCES "public"."test_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remark_request" ADD CONSTRAINT "remark_request_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remark_request" ADD CONSTRAINT "remark_request_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answer" ADD CONSTRAINT "test_answer_test_record_id_test_record_id_fk" FOREIGN KEY ("test_record_id") REFERENCES "public"."test_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answer" ADD CONSTRAINT "test_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_record" ADD CONSTRAINT "test_record_test_id_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_record" ADD CONSTRAINT "test_record_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect" ADD CONSTRAINT "collect_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect" ADD CONSTRAINT "collect_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_material_id_question_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_book" ADD CONSTRAINT "wrong_book_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_course_no" ON "chapter" USING btree ("course_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "course_progress_student_course" ON "course_progress" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE INDEX "course_progress_course" ON "course_progress" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_student_one" ON "batch_student" USING btree ("student_id","batch_id","test_id");--> statement-breakpoint
CREATE INDEX "practice_report_student" ON "practice_report" USING btree ("student_id","batch_id","test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remark_request_one" ON "remark_request" USING btree ("test_record_id","question_id");--> statement-breakpoint
CREATE INDEX "test_course" ON "test" USING btree ("course_id","type");--> statement-breakpoint
CREATE INDEX "test_answer_question" ON "test_answer" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_record_try" ON "test_record" USING btree ("student_id","test_id","biz_id","try_no");--> statement-breakpoint
CREATE UNIQUE INDEX "test_record_one_running" ON "test_record" USING btree ("student_id","practice") WHERE "test_record"."status" = 'RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "test_record_receipt" ON "test_record" USING btree ("receipt_no") WHERE "test_record"."receipt_no" <> '';--> statement-breakpoint
CREATE INDEX "test_record_due" ON "test_record" USING btree ("end_time") WHERE "test_record"."status" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "test_record_test" ON "test_record" USING btree ("test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collect_student_question" ON "collect" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_course_code" ON "question" USING btree ("course_id","code") WHERE "question"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "question_material" ON "question" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "question_report_question" ON "question_report" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_report_student" ON "question_report" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wrong_book_student_question" ON "wrong_book" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE INDEX "wrong_book_open" ON "wrong_book" USING btree ("student_id","course_id","last_wrong_at") WHERE "wrong_book"."mastered_at" is null;