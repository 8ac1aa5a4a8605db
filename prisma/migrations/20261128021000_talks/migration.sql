-- AlterTable
ALTER TABLE "chat" ADD COLUMN     "pinned_at" TIMESTAMPTZ,
ADD COLUMN     "title" TEXT;

-- CreateTable
CREATE TABLE "talk_share" (
    "token_hash" BYTEA NOT NULL,
    "asst_id" TEXT NOT NULL,
    "upto_mid" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "talk_share_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "talk_share_asst_id_idx" ON "talk_share"("asst_id");

-- CreateIndex
CREATE INDEX "talk_share_expires_at_idx" ON "talk_share"("expires_at");

-- AddForeignKey
ALTER TABLE "talk_share" ADD CONSTRAINT "talk_share_asst_id_fkey" FOREIGN KEY ("asst_id") REFERENCES "chat"("asst_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

ALTER TABLE "chat" ADD CONSTRAINT "chat_title" CHECK (char_length(title) BETWEEN 1 AND 80);
