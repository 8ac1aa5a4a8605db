-- CreateTable
CREATE TABLE "incident_update" (
    "id" SERIAL NOT NULL,
    "incident" INTEGER NOT NULL,
    "part" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "text" JSONB NOT NULL,
    "ends" BOOLEAN NOT NULL,

    CONSTRAINT "incident_update_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "incident_update_incident_id_idx" ON "incident_update"("incident", "id");

-- What Prisma cannot say: what was told stays told, and nothing follows the end.

ALTER TABLE "incident_update" ADD CONSTRAINT "incident_update_part" CHECK ("part" IN ('login', 'answers', 'payments', 'forum', 'all'));
CREATE UNIQUE INDEX "incident_update_ends_once" ON "incident_update"("incident") WHERE "ends";
CREATE TRIGGER "incident_update_append_only" BEFORE UPDATE OR DELETE ON "incident_update"
  FOR EACH ROW EXECUTE FUNCTION refuse_other_history();
CREATE TRIGGER "incident_update_never_emptied" BEFORE TRUNCATE ON "incident_update"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_history();
