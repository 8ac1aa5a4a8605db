-- One login has a row for each token that was made for it: a browser's is renewed after thirty days.
ALTER TABLE "session" ADD COLUMN "login_id" UUID,
ADD COLUMN "replaces" UUID,
ADD COLUMN "seen_at" TIMESTAMPTZ,
ADD COLUMN "ends_at" TIMESTAMPTZ,
ADD COLUMN "place" TEXT NOT NULL DEFAULT '',
ADD COLUMN "agent" TEXT NOT NULL DEFAULT '';
UPDATE "session" SET login_id = jti;
ALTER TABLE "session" ALTER COLUMN "login_id" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "session_replaces_key" ON "session"("replaces");

-- CreateIndex
CREATE INDEX "session_login_id_idx" ON "session"("login_id");


-- What Prisma cannot say.

ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_command";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_command"
  CHECK (command IN ('hide', 'restore', 'dismiss', 'ban', 'unban', 'grant', 'take', 'logout'));
