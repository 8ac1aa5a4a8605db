-- CreateTable
CREATE TABLE "profile" (
    "uid" INTEGER NOT NULL,
    "handle" TEXT NOT NULL,
    "handle_key" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "default_bid" INTEGER,
    "gender" TEXT,
    "avatar" TEXT NOT NULL,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "profile_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "forum_ban" (
    "uid" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "forum_ban_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "discussion" (
    "did" SERIAL NOT NULL,
    "uid" INTEGER,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "rashi_tag" TEXT,
    "nakshatra_tag" TEXT,
    "mahadasha_tag" TEXT,
    "state" TEXT NOT NULL DEFAULT 'shown',
    "created_at" TIMESTAMPTZ NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL,
    "words" tsvector,
    "title_words" tsvector,

    CONSTRAINT "discussion_pkey" PRIMARY KEY ("did")
);

-- CreateTable
CREATE TABLE "discussion_count" (
    "did" INTEGER NOT NULL,
    "upvotes" INTEGER NOT NULL DEFAULT 0,
    "downvotes" INTEGER NOT NULL DEFAULT 0,
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "latest_cid" INTEGER,

    CONSTRAINT "discussion_count_pkey" PRIMARY KEY ("did")
);

-- CreateTable
CREATE TABLE "discussion_block" (
    "block" INTEGER NOT NULL,
    "shown" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "discussion_block_pkey" PRIMARY KEY ("block")
);

-- CreateTable
CREATE TABLE "comment" (
    "cid" SERIAL NOT NULL,
    "did" INTEGER NOT NULL,
    "uid" INTEGER,
    "comment" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'shown',
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "comment_pkey" PRIMARY KEY ("cid")
);

-- CreateTable
CREATE TABLE "comment_count" (
    "cid" INTEGER NOT NULL,
    "upvotes" INTEGER NOT NULL DEFAULT 0,
    "downvotes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "comment_count_pkey" PRIMARY KEY ("cid")
);

-- CreateTable
CREATE TABLE "vote" (
    "uid" INTEGER NOT NULL,
    "kind" CHAR(1) NOT NULL,
    "target" INTEGER NOT NULL,
    "up" BOOLEAN,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "vote_pkey" PRIMARY KEY ("uid","kind","target")
);

-- CreateTable
CREATE TABLE "report" (
    "uid" INTEGER NOT NULL,
    "kind" CHAR(1) NOT NULL,
    "target" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "resolved_at" TIMESTAMPTZ,

    CONSTRAINT "report_pkey" PRIMARY KEY ("uid","kind","target")
);

-- CreateTable
CREATE TABLE "points_event" (
    "id" BIGSERIAL NOT NULL,
    "uid" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "settled" INTEGER,
    "settled_at" TIMESTAMPTZ,

    CONSTRAINT "points_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "points_day" (
    "uid" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "earned" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "points_day_pkey" PRIMARY KEY ("uid","day")
);

-- CreateTable
CREATE TABLE "redemption" (
    "id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "questions" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "redemption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transfer" (
    "id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "to_uid" INTEGER,
    "mobile" TEXT,
    "questions" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "until" TIMESTAMPTZ,
    "ended_at" TIMESTAMPTZ,

    CONSTRAINT "transfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_event" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "did" INTEGER NOT NULL,
    "cid" INTEGER,
    "actor" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "done_at" TIMESTAMPTZ,

    CONSTRAINT "notice_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" BIGSERIAL NOT NULL,
    "uid" INTEGER NOT NULL,
    "did" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" INTEGER NOT NULL,
    "actors" INTEGER[],
    "at" TIMESTAMPTZ NOT NULL,
    "seen_at" TIMESTAMPTZ,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_act" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "operator" TEXT NOT NULL,
    "command" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "operator_act_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "profile_handle_key_key" ON "profile"("handle_key");

-- CreateIndex
CREATE INDEX "vote_kind_target_idx" ON "vote"("kind", "target");

-- CreateIndex
CREATE INDEX "report_kind_target_idx" ON "report"("kind", "target");

-- CreateIndex
CREATE INDEX "points_event_uid_about_idx" ON "points_event"("uid", "about");

-- CreateIndex
CREATE INDEX "redemption_uid_at_idx" ON "redemption"("uid", "at");

-- CreateIndex
CREATE INDEX "transfer_uid_at_idx" ON "transfer"("uid", "at");

-- CreateIndex
CREATE INDEX "notification_uid_at_idx" ON "notification"("uid", "at");

-- AddForeignKey
ALTER TABLE "profile" ADD CONSTRAINT "profile_uid_fkey" FOREIGN KEY ("uid") REFERENCES "person"("uid") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma cannot say.

ALTER TABLE "discussion" ADD CONSTRAINT "discussion_state" CHECK (state IN ('shown', 'hidden', 'deleted', 'erased'));
ALTER TABLE "comment" ADD CONSTRAINT "comment_state" CHECK (state IN ('shown', 'hidden', 'deleted', 'erased'));
ALTER TABLE "vote" ADD CONSTRAINT "vote_kind" CHECK (kind IN ('d', 'c'));
ALTER TABLE "report" ADD CONSTRAINT "report_kind" CHECK (kind IN ('d', 'c'));
ALTER TABLE "points_event" ADD CONSTRAINT "points_event_reason"
  CHECK (reason IN ('discussion', 'comment', 'vote', 'upvote', 'unvote', 'delete'));
ALTER TABLE "points_day" ADD CONSTRAINT "points_day_earned" CHECK (earned >= 0);
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_amounts" CHECK (points > 0 AND questions > 0);
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_state" CHECK (state IN ('sent', 'waiting', 'returned'));
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_questions" CHECK (questions > 0);
ALTER TABLE "notice_event" ADD CONSTRAINT "notice_event_kind" CHECK (kind IN ('comment', 'upvote'));
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind IN ('comment', 'reply', 'upvote'));

-- lists read their ids from these alone
CREATE INDEX "discussion_shown" ON "discussion" (did DESC) WHERE state = 'shown';
CREATE INDEX "discussion_of_author" ON "discussion" (uid, did DESC);
CREATE INDEX "comment_listed" ON "comment" (did, cid) WHERE state IN ('shown', 'erased');
CREATE INDEX "comment_of_author" ON "comment" (uid, cid DESC);

-- a counter's row changes often: room on its page keeps its index as it is
ALTER TABLE "discussion_count" SET (fillfactor = 70);
ALTER TABLE "discussion_block" SET (fillfactor = 50);
ALTER TABLE "comment_count" SET (fillfactor = 70);

-- what waits, and what is unseen
CREATE INDEX "points_event_waiting" ON "points_event" (uid, id) WHERE settled IS NULL;
CREATE INDEX "notice_event_waiting" ON "notice_event" (id) WHERE done_at IS NULL;
CREATE UNIQUE INDEX "notification_one_unseen" ON "notification" (uid, did, kind) WHERE seen_at IS NULL;
CREATE INDEX "transfer_waiting" ON "transfer" (mobile) WHERE state = 'waiting';
CREATE INDEX "transfer_ending" ON "transfer" (until) WHERE state = 'waiting';
CREATE INDEX "report_open" ON "report" (at) WHERE resolved_at IS NULL;

-- what operators did stays as it was written
CREATE FUNCTION refuse_other_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what an operator did is append-only';
END $$;
CREATE TRIGGER "operator_act_append_only" BEFORE UPDATE OR DELETE ON "operator_act"
  FOR EACH ROW EXECUTE FUNCTION refuse_other_history();
