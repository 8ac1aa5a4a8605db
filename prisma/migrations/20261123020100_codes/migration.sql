-- What is known of earlier codes is at most two days old and only counted in limits: it counts as a stranger's from the same address.
ALTER TABLE "otp_challenge" ADD COLUMN "requester" BYTEA,
ADD COLUMN "network_hash" BYTEA,
ADD COLUMN "prefix_hash" BYTEA,
ADD COLUMN "lane" TEXT NOT NULL DEFAULT 'first',
ADD COLUMN "proof" BYTEA,
ADD COLUMN "tries" INTEGER NOT NULL DEFAULT 5,
ADD COLUMN "used_at" TIMESTAMPTZ;
UPDATE "otp_challenge" SET requester = address_hash, network_hash = address_hash, prefix_hash = '';
ALTER TABLE "otp_challenge" ALTER COLUMN "requester" SET NOT NULL,
ALTER COLUMN "network_hash" SET NOT NULL,
ALTER COLUMN "prefix_hash" SET NOT NULL,
ALTER COLUMN "lane" DROP DEFAULT;

-- CreateIndex
CREATE UNIQUE INDEX "otp_challenge_proof_key" ON "otp_challenge"("proof");

-- CreateIndex
CREATE INDEX "otp_challenge_network_hash_created_at_idx" ON "otp_challenge"("network_hash", "created_at");


-- What Prisma cannot say.

ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_lane"
  CHECK (lane IN ('known', 'own', 'first', 'crowd', 'spare', 'again', 'beside'));
ALTER TABLE "otp_challenge" DROP CONSTRAINT "otp_challenge_attempts";
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_attempts" CHECK (tries <= 5 AND attempts BETWEEN 0 AND tries);
-- somebody else's request ends nobody's code: of each requester the two newest live
DROP INDEX "otp_challenge_one_live";
CREATE INDEX "otp_challenge_live" ON "otp_challenge" (mobile, purpose, requester) WHERE ended_at IS NULL;

-- Where a login came from: its own network gets codes whatever strangers do.
ALTER TABLE "session" ADD COLUMN "address_hash" BYTEA;
