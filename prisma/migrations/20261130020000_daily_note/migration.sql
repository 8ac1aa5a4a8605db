-- CreateTable
CREATE TABLE "push_subscription" (
    "uid" INTEGER NOT NULL,
    "login_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "hour" SMALLINT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "sent_on" DATE NOT NULL,
    "wait_until" TIMESTAMPTZ,
    "faults" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "note_count" (
    "day" DATE NOT NULL,
    "outcome" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "note_count_pkey" PRIMARY KEY ("day","outcome")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscription_hour_sent_on_idx" ON "push_subscription"("hour", "sent_on");

-- What Prisma cannot say.

ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_hour" CHECK (hour BETWEEN 0 AND 23);
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_language" CHECK (language IN ('en', 'hi'));
