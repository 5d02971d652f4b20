CREATE FUNCTION refuse_thesis_text_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER thesis_rule_append_only BEFORE UPDATE OR DELETE ON "thesis_rule"
FOR EACH ROW EXECUTE FUNCTION refuse_thesis_text_change();
--> statement-breakpoint
CREATE TRIGGER commitment_append_only BEFORE UPDATE OR DELETE ON "commitment"
FOR EACH ROW EXECUTE FUNCTION refuse_thesis_text_change();
--> statement-breakpoint
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the content of a thesis_version never changes';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER thesis_version_frozen BEFORE UPDATE OF "content", "words", "sha256", "no", "kind", "doc_id" ON "thesis_version"
FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
