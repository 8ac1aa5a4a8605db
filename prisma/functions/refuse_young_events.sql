-- For `security_event`: nothing is changed, and nothing goes before it is a year old.
CREATE OR REPLACE FUNCTION refuse_young_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'security events are append-only for a year';
END $$;
