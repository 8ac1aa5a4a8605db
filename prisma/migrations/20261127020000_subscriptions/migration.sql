-- Subscriptions and the months that were paid for. Locks are taken in the order person, subscription, payment, month, wallets, the
-- numbers of invoices.

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "subscription_id" UUID,
ALTER COLUMN "order_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "subscription" (
    "id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "plan" TEXT NOT NULL,
    "quantity" BIGINT NOT NULL,
    "total_paise" INTEGER NOT NULL,
    "price_paise" INTEGER NOT NULL,
    "cgst_paise" INTEGER NOT NULL,
    "sgst_paise" INTEGER NOT NULL,
    "igst_paise" INTEGER NOT NULL,
    "gst_rate" INTEGER NOT NULL,
    "sac" TEXT NOT NULL,
    "seller_state" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "grace_days" INTEGER NOT NULL,
    "provider_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'new',
    "mandate" TEXT NOT NULL DEFAULT 'none',
    "created_at" TIMESTAMPTZ NOT NULL,
    "asked_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ,
    "current_end" TIMESTAMPTZ,
    "questions_until" TIMESTAMPTZ,
    "stopped_at" TIMESTAMPTZ,
    "ended_at" TIMESTAMPTZ,
    "end_reason" TEXT,
    "checked_at" TIMESTAMPTZ,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_month" (
    "payment_id" TEXT NOT NULL,
    "subscription_id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "quantity" BIGINT NOT NULL,
    "starts_at" TIMESTAMPTZ NOT NULL,
    "ends_at" TIMESTAMPTZ NOT NULL,
    "granted_at" TIMESTAMPTZ NOT NULL,
    "lapsed_at" TIMESTAMPTZ,
    "lapsed" BIGINT,
    "notice_asked_at" TIMESTAMPTZ,
    "noticed_at" TIMESTAMPTZ,

    CONSTRAINT "subscription_month_pkey" PRIMARY KEY ("payment_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "subscription_provider_id_key" ON "subscription"("provider_id");

-- CreateIndex
CREATE INDEX "subscription_uid_created_at_idx" ON "subscription"("uid", "created_at");

-- CreateIndex
CREATE INDEX "subscription_month_uid_idx" ON "subscription_month"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_month_subscription_id_starts_at_key" ON "subscription_month"("subscription_id", "starts_at");

-- CreateIndex
CREATE INDEX "payment_subscription_id_idx" ON "payment"("subscription_id");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_month" ADD CONSTRAINT "subscription_month_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_month" ADD CONSTRAINT "subscription_month_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE RESTRICT ON UPDATE CASCADE;




-- What Prisma cannot say.

-- what is paid for is an order or a month of a subscription
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one" CHECK (num_nonnulls(order_id, subscription_id) = 1);

ALTER TABLE "subscription" ADD CONSTRAINT "subscription_state" CHECK (
  state IN ('new', 'open', 'active', 'ended')
  AND (state <> 'new' OR provider_id IS NULL) AND (state NOT IN ('open', 'active') OR provider_id IS NOT NULL)
  AND (state <> 'active' OR started_at IS NOT NULL) AND (state <> 'new' AND state <> 'open' OR started_at IS NULL)
  AND num_nonnulls(started_at, current_end, questions_until) IN (0, 3)
  AND (state = 'ended') = (ended_at IS NOT NULL) AND (state = 'ended') = (end_reason IS NOT NULL));
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_mandate" CHECK (mandate IN ('none', 'live', 'ending', 'over'));
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_end_reason" CHECK (
  end_reason IN ('cancelled', 'expired', 'unpaid', 'replaced', 'deleted', 'refunded'));
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_brings" CHECK (quantity > 0 AND grace_days BETWEEN 0 AND 30);
-- the same as of an order, see payment_order_price and payment_order_place
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_price" CHECK (
  total_paise > 0 AND total_paise % 100 = 0
  AND gst_rate BETWEEN 0 AND 10000 AND price_paise = round(total_paise::numeric * 10000 / (10000 + gst_rate))
  AND price_paise + cgst_paise + sgst_paise + igst_paise = total_paise);
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_place" CHECK (
  seller_state ~ '^\d\d$' AND place ~ '^\d\d$' AND least(cgst_paise, sgst_paise, igst_paise) >= 0
  AND CASE WHEN place = seller_state THEN igst_paise = 0 AND sgst_paise - cgst_paise IN (0, 1)
    ELSE cgst_paise = 0 AND sgst_paise = 0 END);
-- whatever the tabs do
CREATE UNIQUE INDEX "subscription_one_live" ON "subscription" (uid) WHERE state <> 'ended';
CREATE INDEX "subscription_live" ON "subscription" (checked_at NULLS FIRST, created_at) WHERE state IN ('open', 'active');
CREATE INDEX "subscription_to_cancel" ON "subscription" (id) WHERE mandate <> 'over' AND stopped_at IS NOT NULL;

ALTER TABLE "subscription_month" ADD CONSTRAINT "subscription_month_span" CHECK (ends_at > starts_at AND quantity > 0);
ALTER TABLE "subscription_month" ADD CONSTRAINT "subscription_month_lapsed" CHECK (
  (lapsed_at IS NULL) = (lapsed IS NULL) AND lapsed BETWEEN 0 AND quantity);
-- questions do not carry over: what is left is of one month
CREATE UNIQUE INDEX "subscription_month_one_runs" ON "subscription_month" (uid) WHERE lapsed_at IS NULL;
CREATE INDEX "subscription_month_to_notice" ON "subscription_month" (ends_at) WHERE lapsed_at IS NULL AND noticed_at IS NULL;
