-- CreateTable
CREATE TABLE "consent" (
    "id" SERIAL NOT NULL,
    "uid" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "given" BOOLEAN NOT NULL,
    "version" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "how" TEXT NOT NULL,
    "device" TEXT NOT NULL DEFAULT 'web',
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consent_uid_purpose_id_idx" ON "consent"("uid", "purpose", "id");


-- What Prisma cannot say; `refuse_young_consents` has the trigger that keeps rows as they are.

ALTER TABLE "consent" ADD CONSTRAINT "consent_language" CHECK (language IN ('English', 'Hindi'));
ALTER TABLE "consent" ADD CONSTRAINT "consent_how" CHECK (how IN ('login', 'page'));
-- nobody withdraws by logging in
ALTER TABLE "consent" ADD CONSTRAINT "consent_login_gives" CHECK (given OR how = 'page');
