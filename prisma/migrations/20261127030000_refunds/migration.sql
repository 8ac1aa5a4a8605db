-- What is given back of payments, and the credit notes for it. Locks are taken in the order person, payment, refund, wallets, the
-- numbers of invoices.

-- CreateTable
CREATE TABLE "payment_refund" (
    "id" UUID NOT NULL,
    "payment_id" TEXT NOT NULL,
    "uid" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "amount_paise" BIGINT NOT NULL,
    "unit" TEXT,
    "quantity" BIGINT NOT NULL DEFAULT 0,
    "debt" BIGINT NOT NULL DEFAULT 0,
    "provider_id" TEXT,
    "fault" TEXT,
    "asked_at" TIMESTAMPTZ NOT NULL,
    "promised_on" DATE NOT NULL,
    "checked_at" TIMESTAMPTZ,
    "done_at" TIMESTAMPTZ,

    CONSTRAINT "payment_refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reconciliation" (
    "day" DATE NOT NULL,
    "made_at" TIMESTAMPTZ NOT NULL,
    "compared" INTEGER NOT NULL,
    "differences" INTEGER NOT NULL,
    "csv" TEXT NOT NULL,

    CONSTRAINT "reconciliation_pkey" PRIMARY KEY ("day")
);

-- AlterTable
ALTER TABLE "invoice" ADD COLUMN     "refund_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "payment_refund_provider_id_key" ON "payment_refund"("provider_id");

-- CreateIndex
CREATE INDEX "payment_refund_payment_id_idx" ON "payment_refund"("payment_id");

-- CreateIndex
CREATE INDEX "payment_refund_uid_idx" ON "payment_refund"("uid");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_refund_id_key" ON "invoice"("refund_id");

-- AddForeignKey
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "payment_refund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;




-- What Prisma cannot say.

ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_state" CHECK (
  kind IN ('self', 'ops', 'auto', 'found') AND state IN ('asked', 'processed', 'refused')
  AND (state = 'asked') = (done_at IS NULL) AND (state = 'refused') = (fault IS NOT NULL)
  AND (state <> 'processed' OR provider_id IS NOT NULL) AND (kind <> 'found' OR provider_id IS NOT NULL));
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_takes" CHECK (
  amount_paise > 0 AND least(quantity, debt) >= 0 AND (unit IS NOT NULL OR quantity + debt = 0));
CREATE INDEX "payment_refund_open" ON "payment_refund" (checked_at NULLS FIRST, asked_at) WHERE state = 'asked';

ALTER TABLE "invoice" DROP CONSTRAINT "invoice_sum";
-- of a small part the taxable value may be less than a paisa
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_sum" CHECK (
  total_paise > 0 AND (price_paise > 0 OR kind = 'credit') AND least(price_paise, cgst_paise, sgst_paise, igst_paise) >= 0
  AND price_paise + cgst_paise + sgst_paise + igst_paise = total_paise);
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund" CHECK ((kind = 'credit') = (refund_id IS NOT NULL));

ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_command";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_command"
  CHECK (command IN ('hide', 'restore', 'dismiss', 'ban', 'unban', 'grant', 'take', 'logout', 'settle', 'refund'));
ALTER TABLE "operator_act" DROP CONSTRAINT "operator_act_said";
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_said"
  CHECK (btrim(operator) <> '' AND char_length(btrim(reason)) >= 3 AND target ~ '^([dcu][0-9]+|(pay|order)_\w+)$');
