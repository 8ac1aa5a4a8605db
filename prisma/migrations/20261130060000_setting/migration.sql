-- CreateTable
CREATE TABLE "setting" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "value" JSONB,
    "since" TIMESTAMPTZ NOT NULL,
    "act" BIGINT NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "setting_act_key" ON "setting"("act");

-- CreateIndex
CREATE INDEX "setting_name_id_idx" ON "setting"("name", "id");

-- AddForeignKey
ALTER TABLE "setting" ADD CONSTRAINT "setting_act_fkey" FOREIGN KEY ("act") REFERENCES "operator_act"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say: a setting has the name its act is about, and what was set stays readable.

ALTER TABLE "setting" ADD CONSTRAINT "setting_name" CHECK (name ~ '^[a-z_]{2,30}:[\w.-]{1,100}$');
CREATE TRIGGER "setting_append_only" BEFORE UPDATE OR DELETE ON "setting" FOR EACH ROW EXECUTE FUNCTION refuse_other_history();
CREATE TRIGGER "setting_never_emptied" BEFORE TRUNCATE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_history();
