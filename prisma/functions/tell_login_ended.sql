-- Whoever's login ends, by logging out or with the account, loses the open pages that rest on it, in whatever process they are.
CREATE OR REPLACE FUNCTION tell_login_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 's' || OLD.uid);
  RETURN NULL;
END $$;
