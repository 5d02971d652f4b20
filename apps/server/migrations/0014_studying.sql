CREATE TABLE "course_profile" (
	"course_id" text PRIMARY KEY NOT NULL,
	"teacher" text DEFAULT '' NOT NULL,
	"teacher_title" text DEFAULT '' NOT NULL,
	"tone" text DEFAULT 'CORE' NOT NULL,
	"hours" integer,
	"textbook_title" text DEFAULT '' NOT NULL,
	"textbook_edition" text DEFAULT '' NOT NULL,
	"outline_year" integer,
	"description" text DEFAULT '' NOT NULL,
	"old_codes" text[] DEFAULT '{}'::text[] NOT NULL,
	"services" text[] NOT NULL,
	"content_course_id" text NOT NULL,
	"sequential" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_question" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text,
	"author" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"second" integer NOT NULL,
	"content" text NOT NULL,
	"file_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_service" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"course_id" text NOT NULL,
	"open_date" date NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"section_id" text NOT NULL,
	"no" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"duration" integer NOT NULL,
	"free" boolean DEFAULT false NOT NULL,
	"knowledge" jsonb NOT NULL,
	"subtitles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "lesson_has_a_length" CHECK ("lesson"."duration" between 1 and 86400)
);
--> statement-breakpoint
CREATE TABLE "lesson_collect" (
	"student_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_collect_student_id_lesson_id_pk" PRIMARY KEY("student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_report" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"second" integer NOT NULL,
	"fault" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_attendance" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"course_id" text NOT NULL,
	"live_id" text NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"chapter_nos" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"source" jsonb NOT NULL,
	"file_id" text,
	"pages" integer
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"second" integer NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_record" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"ranges" "int4multirange" NOT NULL,
	"watched" integer NOT NULL,
	"furthest" integer NOT NULL,
	"position" integer NOT NULL,
	"finished" boolean NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"position_since" timestamp (3) with time zone NOT NULL,
	"position_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_session" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"allowance" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "play_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pop_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"question_id" text NOT NULL,
	"first_right" boolean NOT NULL,
	"last_right" boolean NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pop_question" (
	"lesson_id" text NOT NULL,
	"question_id" text NOT NULL,
	"second" integer NOT NULL,
	CONSTRAINT "pop_question_lesson_id_question_id_pk" PRIMARY KEY("lesson_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "section" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"chapter_id" text NOT NULL,
	"no" integer NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_day" (
	"student_id" text NOT NULL,
	"day" date NOT NULL,
	"video_seconds" integer DEFAULT 0 NOT NULL,
	"exercise_seconds" integer DEFAULT 0 NOT NULL,
	"live_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_day_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "task_sheet" (
	"course_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_student" ADD COLUMN "learn_rate" integer;--> statement-breakpoint
ALTER TABLE "test" ADD COLUMN "chapter_id" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "chapter_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_profile" ADD CONSTRAINT "course_profile_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_profile" ADD CONSTRAINT "course_profile_content_course_id_course_id_fk" FOREIGN KEY ("content_course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_question" ADD CONSTRAINT "course_question_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_service" ADD CONSTRAINT "course_service_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_service" ADD CONSTRAINT "course_service_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_service" ADD CONSTRAINT "course_service_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_collect" ADD CONSTRAINT "lesson_collect_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_collect" ADD CONSTRAINT "lesson_collect_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_report" ADD CONSTRAINT "lesson_report_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_report" ADD CONSTRAINT "lesson_report_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material" ADD CONSTRAINT "material_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_record" ADD CONSTRAINT "play_record_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_record" ADD CONSTRAINT "play_record_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_record" ADD CONSTRAINT "play_record_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_session" ADD CONSTRAINT "play_session_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_session" ADD CONSTRAINT "play_session_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_answer" ADD CONSTRAINT "pop_answer_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_answer" ADD CONSTRAINT "pop_answer_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_answer" ADD CONSTRAINT "pop_answer_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_answer" ADD CONSTRAINT "pop_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_question" ADD CONSTRAINT "pop_question_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_question" ADD CONSTRAINT "pop_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_sheet" ADD CONSTRAINT "task_sheet_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_question_course" ON "course_question" USING btree ("course_id","asked_at");--> statement-breakpoint
CREATE INDEX "course_question_student" ON "course_question" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_service_one" ON "course_service" USING btree ("student_major_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_course_position" ON "lesson" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lesson_chapter" ON "lesson" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "lesson_report_student" ON "lesson_report" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_attendance_one" ON "live_attendance" USING btree ("student_id","live_id");--> statement-breakpoint
CREATE INDEX "material_course" ON "material" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "note_lesson" ON "note" USING btree ("student_id","lesson_id");--> statement-breakpoint
CREATE INDEX "note_course" ON "note" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "play_record_one" ON "play_record" USING btree ("student_id","lesson_id");--> statement-breakpoint
CREATE INDEX "play_record_course" ON "play_record" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "play_session_one_active" ON "play_session" USING btree ("student_id") WHERE "play_session"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "play_session_ended" ON "play_session" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pop_answer_one" ON "pop_answer" USING btree ("student_id","lesson_id","question_id");--> statement-breakpoint
CREATE INDEX "pop_answer_course" ON "pop_answer" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "section_chapter_no" ON "section" USING btree ("chapter_id","no");--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;