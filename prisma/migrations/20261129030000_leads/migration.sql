-- CreateTable
CREATE TABLE "lead" (
    "id" SERIAL NOT NULL,
    "uid" INTEGER NOT NULL,
    "full_name" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "email" TEXT,
    "birth_place" TEXT,
    "date_of_birth" TEXT,
    "time_of_birth" TEXT,
    "astrologer_id" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'new',
    "scheduled_at" TIMESTAMPTZ,
    "created_at" TIMESTAMPTZ NOT NULL,
    "changed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "lead_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lead_uid_idx" ON "lead"("uid");

-- CreateIndex
CREATE INDEX "lead_state_changed_at_idx" ON "lead"("state", "changed_at");

-- What Prisma cannot say.

ALTER TABLE "lead" ADD CONSTRAINT "lead_state"
  CHECK (state IN ('new', 'contacted', 'scheduled', 'done', 'declined', 'cancelled'));
ALTER TABLE "lead" ADD CONSTRAINT "lead_scheduled" CHECK (state <> 'scheduled' OR scheduled_at IS NOT NULL);

-- who presses twice, or comes back, asks once
CREATE UNIQUE INDEX "lead_open_once" ON "lead" (uid, coalesce(astrologer_id, 0))
  WHERE state IN ('new', 'contacted', 'scheduled');

ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_command";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_command"
  CHECK (command IN ('hide', 'restore', 'dismiss', 'ban', 'unban', 'grant', 'take', 'logout', 'settle', 'refund', 'lead'));
ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_said";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_said"
  CHECK (btrim(operator) <> '' AND char_length(btrim(reason)) >= 3 AND target ~ '^([dcul][0-9]+|(pay|order)_\w+)$');
