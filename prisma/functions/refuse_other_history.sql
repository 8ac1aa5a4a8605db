-- what operators did stays as it was written
CREATE OR REPLACE FUNCTION refuse_other_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what an operator did is append-only';
END $$;
