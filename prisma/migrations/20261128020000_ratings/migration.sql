-- AlterTable
ALTER TABLE "turn" ADD COLUMN     "redo_of" INTEGER;

-- CreateTable
CREATE TABLE "rating" (
    "mid" INTEGER NOT NULL,
    "is_good" BOOLEAN NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "rating_pkey" PRIMARY KEY ("mid")
);

-- CreateIndex
CREATE INDEX "rating_at_idx" ON "rating"("at");

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_mid_fkey" FOREIGN KEY ("mid") REFERENCES "message"("mid") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- why is asked of a reply that did not please
ALTER TABLE "rating" ADD CONSTRAINT "rating_reason" CHECK (
  reason IS NULL OR (NOT is_good AND reason IN ('not_asked', 'not_me', 'unclear', 'too_long', 'tone', 'other')));

-- an answer is given anew once: a new try is possible when the last one failed
CREATE UNIQUE INDEX "turn_redo_once" ON "turn" (redo_of) WHERE redo_of IS NOT NULL AND state <> 'refunded';
ALTER TABLE "turn" ADD CONSTRAINT "turn_redo_is_free" CHECK (redo_of IS NULL OR (unit = 'free' AND amount = 0));
