-- CreateTable
CREATE TABLE "llm_day" (
    "day" DATE NOT NULL,
    "model" TEXT NOT NULL,
    "figure" TEXT NOT NULL,
    "amount" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "llm_day_pkey" PRIMARY KEY ("day","model","figure")
);
