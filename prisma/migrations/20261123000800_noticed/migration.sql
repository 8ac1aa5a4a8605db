-- CreateTable
CREATE TABLE "resting_handle" (
    "key_hmac" BYTEA NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "resting_handle_pkey" PRIMARY KEY ("key_hmac")
);


-- What Prisma cannot say.

-- seen notifications are deleted in the order they were seen
CREATE INDEX "notification_seen" ON "notification" (seen_at) WHERE seen_at IS NOT NULL;

-- Whoever's login ends, by logging out or with the account, loses the open pages that rest on it, in whatever process they are.
CREATE FUNCTION tell_login_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 's' || OLD.uid);
  RETURN NULL;
END $$;
CREATE TRIGGER "session_revoked" AFTER UPDATE OF revoked_at ON "session"
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_login_ended();
CREATE TRIGGER "session_erased" AFTER DELETE ON "session"
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION tell_login_ended();
