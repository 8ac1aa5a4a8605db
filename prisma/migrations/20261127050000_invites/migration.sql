-- CreateTable
CREATE TABLE "invite" (
    "id" SERIAL NOT NULL,
    "uid" INTEGER,
    "mobile_hmac" BYTEA,
    "at" TIMESTAMPTZ NOT NULL,
    "texted_at" TIMESTAMPTZ,
    "ended_at" TIMESTAMPTZ,
    "rewarded" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "invite_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invite_uid_mobile_hmac_key" ON "invite"("uid", "mobile_hmac");

-- CreateIndex
CREATE INDEX "invite_mobile_hmac_idx" ON "invite"("mobile_hmac");

-- What Prisma cannot say.

-- a number that has come is no longer known here
ALTER TABLE "invite" ADD CONSTRAINT "invite_ended" CHECK ((ended_at IS NULL) = (mobile_hmac IS NOT NULL) AND (NOT rewarded OR ended_at IS NOT NULL));
