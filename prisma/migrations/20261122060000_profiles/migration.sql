-- AlterTable
ALTER TABLE "profile" ADD COLUMN "avatar_gender" TEXT;

-- CreateIndex
CREATE INDEX "profile_default_bid_idx" ON "profile"("default_bid");

-- AddForeignKey
ALTER TABLE "profile" ADD CONSTRAINT "profile_default_bid_fkey" FOREIGN KEY ("default_bid") REFERENCES "birth"("bid") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "forum_ban" ADD COLUMN "mobile_hmac" BYTEA;

-- CreateIndex
CREATE UNIQUE INDEX "forum_ban_mobile_hmac_key" ON "forum_ban"("mobile_hmac");

-- CreateIndex
CREATE INDEX "notification_did_idx" ON "notification"("did");

-- few comments are unlisted; listed ones have an index of their own
CREATE INDEX "comment_unlisted" ON "comment" (did) WHERE state IN ('hidden', 'deleted');

-- Every comment of some discussions, in whatever state, by these two indexes.
CREATE FUNCTION comments_of(p_dids int[]) RETURNS int[] LANGUAGE sql STABLE RETURN (
  SELECT array_agg(cid) FROM comment
  WHERE (did = ANY (p_dids) AND state IN ('shown', 'erased')) OR (did = ANY (p_dids) AND state IN ('hidden', 'deleted')));

-- Withdraws every vote of a person: the counts follow, and the authors' points for the upvotes.
CREATE FUNCTION erase_votes(p_uid int, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- upwards, so that two who leave at once never wait for each other in a ring
  PERFORM FROM discussion_count n JOIN vote v ON v.uid = p_uid AND v.kind = 'd' AND v.target = n.did
    WHERE v.up IS NOT NULL ORDER BY n.did FOR NO KEY UPDATE OF n;
  UPDATE discussion_count n SET upvotes = n.upvotes - v.up::int, downvotes = n.downvotes - (NOT v.up)::int
    FROM vote v WHERE v.uid = p_uid AND v.kind = 'd' AND v.target = n.did AND v.up IS NOT NULL;
  PERFORM FROM comment_count n JOIN vote v ON v.uid = p_uid AND v.kind = 'c' AND v.target = n.cid
    WHERE v.up IS NOT NULL ORDER BY n.cid FOR NO KEY UPDATE OF n;
  UPDATE comment_count n SET upvotes = n.upvotes - v.up::int, downvotes = n.downvotes - (NOT v.up)::int
    FROM vote v WHERE v.uid = p_uid AND v.kind = 'c' AND v.target = n.cid AND v.up IS NOT NULL;
  PERFORM note_points(d.uid, 'unvote', 'd' || d.did || '/v' || p_uid, 0, p_now), pg_notify('live', 'd' || d.did)
    FROM vote v JOIN discussion d ON d.did = v.target WHERE v.uid = p_uid AND v.kind = 'd' AND v.up AND d.uid IS NOT NULL;
  PERFORM note_points(c.uid, 'unvote', 'c' || c.cid || '/v' || p_uid, 0, p_now), pg_notify('live', 'd' || c.did)
    FROM vote v JOIN comment c ON c.cid = v.target WHERE v.uid = p_uid AND v.kind = 'c' AND v.up AND c.uid IS NOT NULL;
  DELETE FROM vote WHERE uid = p_uid;
END $$;

-- Takes a person out of what others are told; what only that person did is told no more.
CREATE FUNCTION erase_notices(p_uid int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_dids int[];
BEGIN
  DELETE FROM notification WHERE uid = p_uid;
  SELECT array_agg(did) INTO v_dids FROM (
      SELECT target AS did FROM vote WHERE uid = p_uid AND kind = 'd' UNION SELECT did FROM comment WHERE uid = p_uid
    ) took_part;
  PERFORM pg_notify('live', 'u' || uid) FROM notification WHERE did = ANY (v_dids) AND actors <@ ARRAY[p_uid] AND actor = p_uid;
  DELETE FROM notification WHERE did = ANY (v_dids) AND actors <@ ARRAY[p_uid] AND actor = p_uid;
  UPDATE notification SET actors = array_remove(actors, p_uid), actor = CASE WHEN actor <> p_uid THEN actor
      ELSE (array_remove(actors, p_uid))[cardinality(array_remove(actors, p_uid))] END
    WHERE did = ANY (v_dids) AND (actor = p_uid OR p_uid = ANY (actors));
END $$;

-- Takes a discussion away for good, with whatever hangs on it.
CREATE FUNCTION drop_discussion(p_did int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_cids int[];
BEGIN
  PERFORM set_discussion_state(p_did, ARRAY['shown', 'hidden', 'erased'], 'deleted');
  v_cids := comments_of(ARRAY[p_did]);
  DELETE FROM vote WHERE (kind = 'd' AND target = p_did) OR (kind = 'c' AND target = ANY (v_cids));
  DELETE FROM report WHERE (kind = 'd' AND target = p_did) OR (kind = 'c' AND target = ANY (v_cids));
  DELETE FROM notification WHERE did = p_did;
  DELETE FROM comment_count WHERE cid = ANY (v_cids);
  DELETE FROM comment WHERE cid = ANY (v_cids);
  DELETE FROM discussion_count WHERE did = p_did;
  DELETE FROM discussion WHERE did = p_did;
END $$;

-- Takes a person out of AstroHub, once the person is locked: profile, votes, reports and notifications; discussions that nobody
-- else has commented on. Of other texts '[deleted]' by nobody stays, for the sake of those who answered.
CREATE FUNCTION erase_forum(p_uid int, p_mobile text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_dids int[];
  v_cids int[];
  v_did int;
BEGIN
  -- people who leave at the same moment may have voted on each other's texts: one after the other, and while nobody is told
  PERFORM pg_advisory_xact_lock(hashtextextended('erase_forum', 0));
  -- texts before their counts, and all at once, as everybody else locks them
  v_dids := ARRAY(SELECT did FROM discussion WHERE uid = p_uid ORDER BY did FOR NO KEY UPDATE);
  v_cids := ARRAY(SELECT cid FROM comment WHERE uid = p_uid);
  PERFORM FROM comment WHERE cid = ANY (v_cids || comments_of(v_dids)) ORDER BY cid FOR NO KEY UPDATE;
  -- its words are forgotten by this, those of a discussion too that goes wholly
  UPDATE discussion SET uid = NULL, title = '[deleted]', description = '[deleted]', slug = 'deleted', rashi_tag = NULL,
      nakshatra_tag = NULL, mahadasha_tag = NULL, words = NULL, title_words = NULL
    WHERE did = ANY (v_dids);
  PERFORM erase_notices(p_uid);
  PERFORM erase_votes(p_uid, p_now);
  DELETE FROM report WHERE uid = p_uid;
  DELETE FROM report WHERE kind = 'c' AND target = ANY (v_cids);
  DELETE FROM report WHERE kind = 'd' AND target = ANY (v_dids);
  FOR v_did IN SELECT did FROM discussion WHERE did = ANY (v_dids) AND state IN ('shown', 'hidden') ORDER BY did LOOP
    -- nobody comments past this row
    PERFORM FROM discussion_count WHERE did = v_did FOR UPDATE;
    IF EXISTS (SELECT FROM comment WHERE did = v_did AND state IN ('shown', 'erased') AND uid IS DISTINCT FROM p_uid) THEN
      PERFORM set_discussion_state(v_did, ARRAY['shown', 'hidden'], 'erased');
    ELSE
      PERFORM drop_discussion(v_did);
    END IF;
  END LOOP;
  -- what was listed stays listed, so that no count changes
  PERFORM pg_notify('live', 'd' || did) FROM comment WHERE uid = p_uid AND state = 'shown';
  UPDATE comment SET uid = NULL, comment = '[deleted]', state = CASE state WHEN 'shown' THEN 'erased' ELSE 'deleted' END
    WHERE uid = p_uid;
  DELETE FROM profile WHERE uid = p_uid;
  -- given back long ago, or about to be: to a number that has its account only since
  UPDATE transfer SET mobile = NULL WHERE mobile = p_mobile AND state <> 'waiting';
  UPDATE transfer SET mobile = NULL WHERE mobile = p_mobile AND state = 'waiting' AND until <= p_now;
END $$;
