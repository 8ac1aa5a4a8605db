-- The wheel: a seed that is promised before a spin, and what it gave with the player's nonce. A coupon is of the spin of its id.

-- CreateTable
CREATE TABLE "spin" (
    "id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ NOT NULL,
    "nonce" TEXT,
    "percent" INTEGER,
    "spun_at" TIMESTAMPTZ,

    CONSTRAINT "spin_pkey" PRIMARY KEY ("id")
);

-- What Prisma cannot say.

-- the one that waits is the one that was promised; once a day in India
CREATE UNIQUE INDEX "spin_waiting" ON "spin" (uid) WHERE spun_at IS NULL;
CREATE UNIQUE INDEX "spin_once_a_day" ON "spin" (uid, ((spun_at AT TIME ZONE 'Asia/Kolkata')::date));
ALTER TABLE "spin" ADD CONSTRAINT "spin_promised" CHECK (
  seed ~ '^[0-9a-f]{64}$' AND commitment = encode(sha256(seed::bytea), 'hex'));
-- the same in packages/common/src/wheel.ts
ALTER TABLE "spin" ADD CONSTRAINT "spin_drawn" CHECK (
  CASE WHEN spun_at IS NULL THEN nonce IS NULL AND percent IS NULL
    ELSE nonce ~ '^[A-Za-z0-9_-]{0,64}$' AND percent IS NOT NULL AND nonce IS NOT NULL
      AND percent = 1 + ('x' || left(encode(sha256((seed || ':' || nonce)::bytea), 'hex'), 12))::bit(48)::bigint % 15 END);
