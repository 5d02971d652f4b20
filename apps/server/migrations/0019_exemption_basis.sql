ALTER TABLE "grade" ADD COLUMN "exempt_basis" text;--> statement-breakpoint
UPDATE "exemption" SET "basis_type" = CASE WHEN "reason" LIKE '%六级%' THEN 'CET6' ELSE 'CET4' END WHERE "basis_type" = 'CET';--> statement-breakpoint
UPDATE "grade" SET "exempt_basis" = "exemption"."basis_type", "note" = regexp_replace("grade"."note", '^[^，]*，', '')
FROM "exemption"
WHERE "grade"."grade_type" = 'EXEMPT' AND "exemption"."status" = 'APPROVED'
	AND "exemption"."student_major_id" = "grade"."student_major_id" AND "exemption"."course_id" = "grade"."course_id";
