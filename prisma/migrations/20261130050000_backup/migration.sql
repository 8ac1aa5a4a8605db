-- CreateTable
CREATE TABLE "backup" (
    "id" SERIAL NOT NULL,
    "ended_at" TIMESTAMPTZ NOT NULL,
    "bytes" BIGINT NOT NULL,
    "seconds" INTEGER NOT NULL,
    "offsite" TEXT NOT NULL,

    CONSTRAINT "backup_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "backup" ADD CONSTRAINT "backup_offsite" CHECK ("offsite" IN ('none', 'done', 'failed'));
