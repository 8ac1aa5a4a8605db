-- CreateTable
CREATE TABLE "security_event" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "uid" INTEGER,
    "number_mark" BYTEA,
    "address_mark" BYTEA,

    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "security_event_at_idx" ON "security_event"("at");

-- CreateIndex
CREATE INDEX "security_event_uid_idx" ON "security_event"("uid");


-- What Prisma cannot say.

-- nothing that is kept leads from a uid to a number
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_one_of" CHECK (uid IS NULL OR number_mark IS NULL);
CREATE FUNCTION refuse_young_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'security events are append-only for a year';
END $$;
CREATE TRIGGER "security_event_append_only" BEFORE UPDATE OR DELETE ON "security_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_young_events();
CREATE TRIGGER "security_event_never_emptied" BEFORE TRUNCATE ON "security_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_history();
