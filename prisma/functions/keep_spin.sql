-- For `spin`: the seed that was promised stays, and what it gave is written once. It goes with its person.
CREATE OR REPLACE FUNCTION keep_spin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.spun_at IS NULL AND (OLD.id, OLD.uid, OLD.seed, OLD.made_at) = (NEW.id, NEW.uid, NEW.seed, NEW.made_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a spin is not changed';
END $$;
CREATE OR REPLACE TRIGGER "spin_kept" BEFORE UPDATE ON "spin" FOR EACH ROW EXECUTE FUNCTION keep_spin();
