CREATE TABLE "exam_room" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"period_id" text NOT NULL,
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"capacity" smallint NOT NULL,
	CONSTRAINT "exam_room_of_period" UNIQUE("period_id","site_id","name","capacity"),
	CONSTRAINT "exam_room_capacity" CHECK ("exam_room"."capacity" between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "exam_seat_change" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"student_id" text NOT NULL,
	"student_major_id" text NOT NULL,
	"period_id" text NOT NULL,
	"apply_id" text NOT NULL,
	"from_site" text DEFAULT '' NOT NULL,
	"from_room" text DEFAULT '' NOT NULL,
	"from_seat" smallint,
	"to_site" text NOT NULL,
	"to_room" text NOT NULL,
	"to_seat" smallint NOT NULL,
	"time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_apply" DROP CONSTRAINT "exam_apply_site_id_exam_site_id_fk";
--> statement-breakpoint
DROP INDEX "exam_apply_one_seat";
--> statement-breakpoint
ALTER TABLE "exam_site" ADD CONSTRAINT "exam_site_of_area" UNIQUE("id","area_code");
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD COLUMN "room_capacity" smallint;
--> statement-breakpoint
-- Only a whole seat of an APPLIED registration in its own area is one.
UPDATE "exam_apply" SET "site_id" = null, "room" = '', "seat_no" = ''
WHERE "status" <> 'APPLIED' OR "room" = '' OR "seat_no" !~ '^0*([1-9][0-9]?|[12][0-9][0-9]|300)$'
	OR NOT EXISTS (SELECT FROM "exam_site" WHERE "exam_site"."id" = "exam_apply"."site_id" AND "exam_site"."area_code" = "exam_apply"."area_code");
--> statement-breakpoint
ALTER TABLE "exam_apply" ALTER COLUMN "seat_no" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "exam_apply" ALTER COLUMN "seat_no" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "exam_apply" ALTER COLUMN "seat_no" SET DATA TYPE smallint USING nullif("seat_no", '')::smallint;
--> statement-breakpoint
-- The rooms in which somebody sat before rooms were kept; nobody knows how large they were.
INSERT INTO "exam_room" ("id", "period_id", "site_id", "name", "capacity")
SELECT gen_random_uuid()::text, "period_id", "site_id", "room", greatest(30, max("seat_no")) FROM "exam_apply" WHERE "site_id" IS NOT NULL GROUP BY "period_id", "site_id", "room";
--> statement-breakpoint
UPDATE "exam_apply" SET "room_capacity" = "exam_room"."capacity" FROM "exam_room"
WHERE "exam_room"."period_id" = "exam_apply"."period_id" AND "exam_room"."site_id" = "exam_apply"."site_id" AND "exam_room"."name" = "exam_apply"."room";
--> statement-breakpoint
ALTER TABLE "exam_room" ADD CONSTRAINT "exam_room_period_id_exam_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."exam_period"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exam_room" ADD CONSTRAINT "exam_room_site_id_exam_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."exam_site"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_student_major_id_student_major_id_fk" FOREIGN KEY ("student_major_id") REFERENCES "public"."student_major"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_period_id_exam_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."exam_period"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_apply_id_exam_apply_id_fk" FOREIGN KEY ("apply_id") REFERENCES "public"."exam_apply"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "exam_room_one" ON "exam_room" USING btree ("period_id","site_id","name");
--> statement-breakpoint
CREATE INDEX "exam_seat_change_student" ON "exam_seat_change" USING btree ("student_major_id","period_id","time");
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_site" FOREIGN KEY ("site_id","area_code") REFERENCES "public"."exam_site"("id","area_code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_room" FOREIGN KEY ("period_id","site_id","room","room_capacity") REFERENCES "public"."exam_room"("period_id","site_id","name","capacity") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "exam_apply_period" ON "exam_apply" USING btree ("period_id","site_id","room");
--> statement-breakpoint
CREATE UNIQUE INDEX "exam_apply_one_seat" ON "exam_apply" USING btree ("session_id","site_id","room","seat_no") WHERE "exam_apply"."site_id" is not null;
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_seat_in_room" CHECK ("exam_apply"."seat_no" between 1 and "exam_apply"."room_capacity");
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_whole_seat" CHECK (num_nonnulls("exam_apply"."site_id", "exam_apply"."room_capacity", "exam_apply"."seat_no") = case when "exam_apply"."room" = '' then 0 else 3 end);
--> statement-breakpoint
ALTER TABLE "exam_apply" ADD CONSTRAINT "exam_apply_seat_of_applied" CHECK ("exam_apply"."status" = 'APPLIED' or "exam_apply"."site_id" is null);
