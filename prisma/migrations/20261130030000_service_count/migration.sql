-- CreateTable
CREATE TABLE "service_count" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "predictions" BIGINT NOT NULL,
    "answers" BIGINT NOT NULL,
    "people" BIGINT NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "service_count_pkey" PRIMARY KEY ("id")
);

-- there is one row
ALTER TABLE "service_count" ADD CONSTRAINT "service_count_one" CHECK (id = 1);
