-- AlterTable
ALTER TABLE "message" ADD COLUMN     "reply" JSONB;

-- What Prisma cannot say.

-- what a reply is; a person's own message and replies written before say nothing of it
ALTER TABLE "message" ADD CONSTRAINT "message_reply" CHECK (
  reply IS NULL OR (role = 'astrologer' AND coalesce(reply ->> 'kind', '') IN ('reading', 'talk', 'ask_back', 'refusal', 'care')));
