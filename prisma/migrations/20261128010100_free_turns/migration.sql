-- What Prisma cannot say.

-- how many replies of a day were free is counted with every message
CREATE INDEX "turn_free" ON "turn" ("uid", "created_at") WHERE "unit" = 'free';
