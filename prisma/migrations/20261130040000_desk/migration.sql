-- AlterTable
ALTER TABLE "operator_act" ADD COLUMN     "operator_uid" INTEGER;

-- CreateTable
CREATE TABLE "desk_operator" (
    "uid" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "roles" TEXT[],
    "totp" BYTEA,
    "totp_since" TIMESTAMPTZ,
    "totp_step" INTEGER NOT NULL DEFAULT 0,
    "wrong" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ,
    "added_at" TIMESTAMPTZ NOT NULL,
    "added_by" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ,

    CONSTRAINT "desk_operator_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "desk_session" (
    "token_hash" BYTEA NOT NULL,
    "uid" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,
    "in_since" TIMESTAMPTZ,
    "fresh_at" TIMESTAMPTZ,
    "ended_at" TIMESTAMPTZ,
    "place" TEXT NOT NULL DEFAULT '',
    "agent" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "desk_session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "desk_recovery" (
    "uid" INTEGER NOT NULL,
    "code_mac" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ,

    CONSTRAINT "desk_recovery_pkey" PRIMARY KEY ("uid","code_mac")
);

-- CreateTable
CREATE TABLE "talk_consent" (
    "id" SERIAL NOT NULL,
    "uid" INTEGER NOT NULL,
    "asst_id" TEXT,
    "code_mac" BYTEA NOT NULL,
    "made_at" TIMESTAMPTZ NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "revoked_at" TIMESTAMPTZ,
    "opened_by" INTEGER,
    "opened_at" TIMESTAMPTZ,
    "read_at" TIMESTAMPTZ,
    "reads" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "talk_consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "desk_operator_name_key" ON "desk_operator"("name");

-- CreateIndex
CREATE INDEX "desk_session_uid_idx" ON "desk_session"("uid");

-- CreateIndex
CREATE INDEX "talk_consent_uid_idx" ON "talk_consent"("uid");

-- What Prisma cannot say.

ALTER TABLE "desk_operator" ADD CONSTRAINT "desk_operator_roles"
  CHECK (cardinality(roles) > 0 AND roles <@ ARRAY['support', 'moderator', 'finance', 'owner']);
ALTER TABLE "desk_operator" ADD CONSTRAINT "desk_operator_name" CHECK (btrim(name) <> '');

-- What can be done grows with the desk: the list is `ActCommand` in packages/db, the database looks at the form. A target is a text (d12,
-- c7), a person (u5), a request (l3), a payment (pay_…, order_…), or whatever else has a name: `plan:monthly`.
ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_command";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_command" CHECK (command ~ '^[a-z_]{2,30}$');
ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_said";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_said"
  CHECK (btrim(operator) <> '' AND char_length(btrim(reason)) >= 3
    AND target ~ '^([dcul][0-9]+|(pay|order)_\w+|[a-z_]{2,30}:[\w.-]{1,100})$');
