CREATE TABLE "receipt" (
	"receipt_no" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"facts" jsonb NOT NULL,
	"submit_time" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_student" ON "receipt" USING btree ("student_id");--> statement-breakpoint
CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'receipt is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER receipt_append_only BEFORE UPDATE OR DELETE ON "receipt"
FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();
