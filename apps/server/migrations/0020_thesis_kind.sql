ALTER TABLE "course" ADD COLUMN "thesis_kind" text;--> statement-breakpoint
-- Until now the name of a thesis said its kind.
UPDATE "course" SET "thesis_kind" = CASE WHEN "name" LIKE '%设计' THEN 'DESIGN' ELSE 'PAPER' END WHERE "exam_mode" = 'THESIS';--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_thesis_kind" CHECK (("course"."exam_mode" = 'THESIS') = ("course"."thesis_kind" is not null));
