-- CreateTable
CREATE TABLE "horoscope" (
    "day" DATE NOT NULL,
    "zodiac" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "horoscope_pkey" PRIMARY KEY ("day","zodiac","language")
);
