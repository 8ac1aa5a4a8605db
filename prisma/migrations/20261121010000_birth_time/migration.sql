-- How many minutes a time of birth may be off to either side: 0 is exact, NULL is unknown.
ALTER TABLE "birth" ADD COLUMN "tob_uncertainty" INTEGER DEFAULT 0;
