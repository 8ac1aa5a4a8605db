-- Recharges: what was ordered, what was paid, what was told, coupons and invoices. Locks are taken in the order person, order,
-- payment, coupon, wallets, the numbers of invoices: those last, since all payments of a year wait for each other there.

-- CreateTable
CREATE TABLE "payment_order" (
    "id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "pack" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "quantity" BIGINT NOT NULL,
    "list_paise" INTEGER NOT NULL,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "coupon_id" UUID,
    "total_paise" INTEGER NOT NULL,
    "price_paise" INTEGER NOT NULL,
    "cgst_paise" INTEGER NOT NULL,
    "sgst_paise" INTEGER NOT NULL,
    "igst_paise" INTEGER NOT NULL,
    "gst_rate" INTEGER NOT NULL,
    "sac" TEXT NOT NULL,
    "seller_state" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "provider_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ NOT NULL,
    "checked_at" TIMESTAMPTZ,
    "paid_at" TIMESTAMPTZ,

    CONSTRAINT "payment_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" TEXT NOT NULL,
    "order_id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "refunded_paise" BIGINT NOT NULL,
    "method" TEXT,
    "made_at" TIMESTAMPTZ NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,
    "outcome" TEXT,
    "reason" TEXT,
    "settled_at" TIMESTAMPTZ,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_event" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payment_id" TEXT,
    "order_id" TEXT,
    "subscription_id" TEXT,
    "received_at" TIMESTAMPTZ NOT NULL,
    "done_at" TIMESTAMPTZ,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon" (
    "id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "percent" INTEGER NOT NULL,
    "drawn_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "spent_by" UUID,
    "spent_at" TIMESTAMPTZ,

    CONSTRAINT "coupon_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice" (
    "number" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "serial" INTEGER NOT NULL,
    "corrects" TEXT,
    "payment_id" TEXT NOT NULL,
    "uid" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ NOT NULL,
    "pack" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "quantity" BIGINT NOT NULL,
    "sac" TEXT NOT NULL,
    "seller_state" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "gst_rate" INTEGER NOT NULL,
    "price_paise" INTEGER NOT NULL,
    "cgst_paise" INTEGER NOT NULL,
    "sgst_paise" INTEGER NOT NULL,
    "igst_paise" INTEGER NOT NULL,
    "total_paise" INTEGER NOT NULL,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "invoice_series" (
    "kind" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("kind","year")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_order_provider_id_key" ON "payment_order"("provider_id");

-- CreateIndex
CREATE INDEX "payment_order_uid_created_at_idx" ON "payment_order"("uid", "created_at");

-- CreateIndex
CREATE INDEX "payment_order_coupon_id_idx" ON "payment_order"("coupon_id");

-- CreateIndex
CREATE INDEX "payment_order_id_idx" ON "payment"("order_id");

-- CreateIndex
CREATE INDEX "payment_uid_idx" ON "payment"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_spent_by_key" ON "coupon"("spent_by");

-- CreateIndex
CREATE INDEX "coupon_uid_idx" ON "coupon"("uid");

-- CreateIndex
CREATE INDEX "invoice_uid_idx" ON "invoice"("uid");

-- CreateIndex
CREATE INDEX "invoice_payment_id_idx" ON "invoice"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_kind_year_serial_key" ON "invoice"("kind", "year", "serial");

-- AddForeignKey
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupon"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "payment_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;




-- What Prisma cannot say.

ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_state" CHECK (
  state IN ('new', 'open', 'paid') AND (state = 'new') = (provider_id IS NULL) AND (state = 'paid') = (paid_at IS NOT NULL));
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_brings" CHECK (
  unit IN ('oracle_paid', 'astra_paid', 'money_paise') AND quantity > 0);
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_discount" CHECK (
  percent BETWEEN 0 AND 15 AND (percent = 0) = (coupon_id IS NULL));
-- the same in packages/domain/src/money/gst.ts; numbers, since the product of two integers may be none
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_price" CHECK (
  list_paise > 0 AND total_paise > 0 AND total_paise = round(list_paise::numeric * (100 - percent) / 10000) * 100
  AND gst_rate BETWEEN 0 AND 10000 AND price_paise = round(total_paise::numeric * 10000 / (10000 + gst_rate))
  AND price_paise + cgst_paise + sgst_paise + igst_paise = total_paise);
-- within one state half to the union and half to the state, between two all of it to the union
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_place" CHECK (
  seller_state ~ '^\d\d$' AND place ~ '^\d\d$' AND least(cgst_paise, sgst_paise, igst_paise) >= 0
  AND CASE WHEN place = seller_state THEN igst_paise = 0 AND sgst_paise - cgst_paise IN (0, 1)
    ELSE cgst_paise = 0 AND sgst_paise = 0 END);
CREATE INDEX "payment_order_unpaid" ON "payment_order" (checked_at NULLS FIRST, created_at) WHERE state <> 'paid';

ALTER TABLE "payment" ADD CONSTRAINT "payment_status" CHECK (
  status IN ('created', 'failed', 'authorized', 'captured', 'refunded'));
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded" CHECK (amount_paise >= 0 AND refunded_paise BETWEEN 0 AND amount_paise);
ALTER TABLE "payment" ADD CONSTRAINT "payment_outcome" CHECK (
  outcome IN ('credited', 'to_refund') AND (outcome IS NULL) = (settled_at IS NULL)
  AND (outcome IS NOT DISTINCT FROM 'to_refund') = (reason IS NOT NULL)
  AND (outcome IS NULL OR status IN ('captured', 'refunded')));
-- an order is credited once, whatever is paid for it
CREATE UNIQUE INDEX "payment_one_credit" ON "payment" (order_id) WHERE outcome = 'credited';

CREATE INDEX "payment_event_waiting" ON "payment_event" (received_at) WHERE done_at IS NULL;

ALTER TABLE "coupon" ADD CONSTRAINT "coupon_percent" CHECK (percent BETWEEN 1 AND 15 AND expires_at > drawn_at);
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_spent" CHECK ((spent_by IS NULL) = (spent_at IS NULL));

ALTER TABLE "invoice" ADD CONSTRAINT "invoice_number" CHECK (
  kind IN ('invoice', 'credit') AND length(number) <= 16 AND serial > 0 AND (kind = 'credit') = (corrects IS NOT NULL));
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_sum" CHECK (
  price_paise > 0 AND least(cgst_paise, sgst_paise, igst_paise) >= 0
  AND price_paise + cgst_paise + sgst_paise + igst_paise = total_paise);
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_place" CHECK (
  CASE WHEN place = seller_state THEN igst_paise = 0 ELSE cgst_paise = 0 AND sgst_paise = 0 END);
CREATE UNIQUE INDEX "invoice_one_for_payment" ON "invoice" (payment_id) WHERE kind = 'invoice';
CREATE TRIGGER "invoice_append_only" BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION refuse_change();
