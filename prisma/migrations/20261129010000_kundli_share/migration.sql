-- CreateTable
CREATE TABLE "kundli_share" (
    "token_hash" BYTEA NOT NULL,
    "bid" INTEGER NOT NULL,
    "with_name" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "kundli_share_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "kundli_share_bid_idx" ON "kundli_share"("bid");

-- CreateIndex
CREATE INDEX "kundli_share_expires_at_idx" ON "kundli_share"("expires_at");

-- AddForeignKey
ALTER TABLE "kundli_share" ADD CONSTRAINT "kundli_share_bid_fkey" FOREIGN KEY ("bid") REFERENCES "birth"("bid") ON DELETE CASCADE ON UPDATE CASCADE;
