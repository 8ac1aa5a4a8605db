-- For `consent`: a row is never changed, and goes three years after its account, when nobody can ask for its proof any more.
CREATE OR REPLACE FUNCTION refuse_young_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    AND EXISTS (SELECT FROM person WHERE uid = OLD.uid AND deleted_at < now() - interval '3 years') THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'consents are append-only';
END $$;
CREATE OR REPLACE TRIGGER "consent_append_only" BEFORE UPDATE OR DELETE ON "consent"
  FOR EACH ROW EXECUTE FUNCTION refuse_young_consents();
CREATE OR REPLACE TRIGGER "consent_never_emptied" BEFORE TRUNCATE ON "consent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_history();
