CREATE FUNCTION refuse_rules_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'apply_rules is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER apply_rules_append_only BEFORE UPDATE OR DELETE ON "apply_rules"
FOR EACH ROW EXECUTE FUNCTION refuse_rules_change();
