-- Whoever waits for outbox rows is woken at commit.
CREATE OR REPLACE FUNCTION wake_relay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
