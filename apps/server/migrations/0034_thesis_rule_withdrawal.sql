ALTER TABLE "thesis_rule" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;
--> statement-breakpoint
DROP TRIGGER thesis_rule_append_only ON "thesis_rule";
--> statement-breakpoint
CREATE TRIGGER thesis_rule_kept BEFORE DELETE ON "thesis_rule"
FOR EACH ROW EXECUTE FUNCTION refuse_thesis_text_change();
--> statement-breakpoint
CREATE TRIGGER thesis_rule_append_only BEFORE UPDATE ON "thesis_rule"
FOR EACH ROW WHEN (
  OLD.withdrawn_at IS NOT NULL
  OR to_jsonb(OLD) - '{withdrawn_at,updated_at,revision}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{withdrawn_at,updated_at,revision}'::text[]
) EXECUTE FUNCTION refuse_thesis_text_change();
