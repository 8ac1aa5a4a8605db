-- Discussions and comments. One call is one round trip and one transaction. Locks are taken in the order person, text
-- (discussion or comment), discussion_count, discussion_block. Who takes a discussion away for good locks its discussion_count
-- before looking whether it has comments: nobody comments past that row.

ALTER TABLE "discussion_count" ADD CONSTRAINT "discussion_count_comments" CHECK (comment_count >= 0);
ALTER TABLE "discussion_block" ADD CONSTRAINT "discussion_block_shown" CHECK (shown >= 0);

-- a person's list and its length are read from this alone
CREATE INDEX "discussion_listed_of_author" ON "discussion" (uid, did DESC) INCLUDE (state) WHERE state IN ('shown', 'hidden');

-- rows are seldom changed but often added: without this their pages would long be unknown to index-only scans
ALTER TABLE "discussion" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "comment" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);

-- The civil day in India.
CREATE FUNCTION day_in_india(p_at timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (p_at AT TIME ZONE 'Asia/Kolkata')::date;

-- Adds to the number of shown discussions of a did's block.
CREATE FUNCTION count_shown(p_did int, p_by int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE discussion_block SET shown = shown + p_by WHERE block = p_did >> 10;
  IF NOT FOUND THEN
    INSERT INTO discussion_block AS b (block, shown) VALUES (p_did >> 10, p_by)
      ON CONFLICT (block) DO UPDATE SET shown = b.shown + excluded.shown;
  END IF;
END $$;

-- Moves a discussion from one of some states to another; the numbers of what is shown follow, and whoever looks at it is told.
-- false: there is none in these states, or it is in that one already.
CREATE FUNCTION set_discussion_state(p_did int, p_from text[], p_to text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_from text;
  v_by int;
BEGIN
  SELECT state INTO v_from FROM discussion WHERE did = p_did FOR NO KEY UPDATE;
  IF NOT FOUND OR v_from = p_to OR v_from <> ALL (p_from) THEN
    RETURN false;
  END IF;
  UPDATE discussion SET state = p_to WHERE did = p_did;
  v_by := (p_to = 'shown')::int - (v_from = 'shown')::int;
  IF v_by <> 0 THEN
    PERFORM count_shown(p_did, v_by);
  END IF;
  PERFORM pg_notify('live', 'd' || p_did);
  RETURN true;
END $$;

-- The same for a comment: the number of its discussion's listed comments and the latest of them follow.
CREATE FUNCTION set_comment_state(p_cid int, p_from text[], p_to text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_from text;
  v_did int;
  v_by int;
BEGIN
  SELECT state, did INTO v_from, v_did FROM comment WHERE cid = p_cid FOR NO KEY UPDATE;
  IF NOT FOUND OR v_from = p_to OR v_from <> ALL (p_from) THEN
    RETURN false;
  END IF;
  UPDATE comment SET state = p_to WHERE cid = p_cid;
  v_by := (p_to IN ('shown', 'erased'))::int - (v_from IN ('shown', 'erased'))::int;
  IF v_by <> 0 THEN
    -- locked before the latest is looked for, so that a comment written meanwhile is seen
    PERFORM FROM discussion_count WHERE did = v_did FOR NO KEY UPDATE;
    UPDATE discussion_count SET comment_count = comment_count + v_by, latest_cid = (
        SELECT cid FROM comment WHERE did = v_did AND state IN ('shown', 'erased') ORDER BY cid DESC LIMIT 1)
      WHERE did = v_did;
  END IF;
  PERFORM pg_notify('live', 'd' || v_did);
  RETURN true;
END $$;

-- Writes down what a deed earns or loses, and wakes the worker.
CREATE FUNCTION note_points(p_uid int, p_reason text, p_about text, p_points int, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO points_event (uid, reason, about, points, day, at)
    VALUES (p_uid, p_reason, p_about, p_points, day_in_india(p_now), p_now);
  INSERT INTO outbox (job, payload) VALUES ('settlePoints', jsonb_build_object('uid', p_uid));
END $$;

-- Whether a person may write now: 'gone' (account deleted), 'banned', 'no_handle', 'links' (more than p_links[1] while a member
-- of fewer than p_links[2] days), else null. The person is locked, so that what one person writes at once is written one by one.
-- p_links[3] is how many the text has.
CREATE FUNCTION refuse_writing(p_uid int, p_links int[], p_now timestamptz, OUT refused text, OUT since timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    refused := 'gone';
    RETURN;
  END IF;
  SELECT created_at INTO since FROM profile WHERE uid = p_uid;
  refused := CASE
    WHEN EXISTS (SELECT FROM forum_ban WHERE uid = p_uid) THEN 'banned'
    WHEN since IS NULL THEN 'no_handle'
    WHEN p_links[3] > p_links[1] AND since > p_now - make_interval(days => p_links[2]) THEN 'links'
  END;
END $$;

-- Starts a discussion. p_limits: how many in an hour, in a day, in the first day of a handle; null: any number. Deleted ones count.
-- 'done', with its did; the same text again within ten seconds is the same press and has the first one's did. 'wait': until
-- next_at. Otherwise as refuse_writing.
CREATE FUNCTION insert_discussion(
  p_uid int, p_title text, p_description text, p_slug text, p_rashi text, p_nakshatra text, p_mahadasha text,
  p_words text[], p_title_words text[], p_links int[], p_limits int[], p_points int, p_now timestamptz,
  OUT outcome text, OUT did int, OUT slug text, OUT next_at timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_since timestamptz;
BEGIN
  SELECT refused, since INTO outcome, v_since FROM refuse_writing(p_uid, p_links, p_now);
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT d.did, d.slug INTO did, slug FROM (SELECT * FROM discussion WHERE uid = p_uid ORDER BY did DESC LIMIT 5) d
    WHERE d.created_at > p_now - interval '10 s' AND d.title = p_title AND d.description = p_description;
  IF FOUND THEN
    outcome := 'done';
    RETURN;
  END IF;
  IF p_limits IS NOT NULL THEN
    next_at := greatest(
      (SELECT created_at + interval '1 hour' FROM discussion WHERE uid = p_uid ORDER BY did DESC OFFSET p_limits[1] - 1 LIMIT 1),
      (SELECT created_at + interval '1 day' FROM discussion WHERE uid = p_uid ORDER BY did DESC OFFSET p_limits[2] - 1 LIMIT 1),
      CASE WHEN v_since > p_now - interval '1 day' THEN (
        SELECT v_since + interval '1 day' FROM discussion WHERE uid = p_uid ORDER BY did DESC OFFSET p_limits[3] - 1 LIMIT 1) END);
    IF next_at > p_now THEN
      outcome := 'wait';
      RETURN;
    END IF;
  END IF;
  outcome := 'done';
  slug := p_slug;
  INSERT INTO discussion AS d (uid, title, description, slug, rashi_tag, nakshatra_tag, mahadasha_tag, created_at, updated_at,
      words, title_words)
    VALUES (p_uid, p_title, p_description, p_slug, p_rashi, p_nakshatra, p_mahadasha, p_now, p_now,
      array_to_tsvector(p_words), array_to_tsvector(p_title_words))
    RETURNING d.did INTO did;
  INSERT INTO discussion_count (did) VALUES (insert_discussion.did);
  PERFORM note_points(p_uid, 'discussion', 'd' || insert_discussion.did, p_points, p_now);
  PERFORM count_shown(insert_discussion.did, 1);
END $$;

-- Changes a discussion of this person, whether shown or hidden. 'done', 'missing', or as refuse_writing.
CREATE FUNCTION update_discussion(
  p_did int, p_uid int, p_title text, p_description text, p_slug text, p_rashi text, p_nakshatra text, p_mahadasha text,
  p_words text[], p_title_words text[], p_links int[], p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_refused text;
BEGIN
  SELECT refused INTO v_refused FROM refuse_writing(p_uid, p_links, p_now);
  IF v_refused IN ('gone', 'banned') THEN
    RETURN v_refused;
  END IF;
  PERFORM FROM discussion WHERE did = p_did AND uid = p_uid AND state IN ('shown', 'hidden') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'missing';
  END IF;
  IF v_refused IS NOT NULL THEN
    RETURN v_refused;
  END IF;
  UPDATE discussion SET title = p_title, description = p_description, slug = p_slug, rashi_tag = p_rashi,
      nakshatra_tag = p_nakshatra, mahadasha_tag = p_mahadasha, updated_at = p_now,
      words = array_to_tsvector(p_words), title_words = array_to_tsvector(p_title_words)
    WHERE did = p_did;
  RETURN 'done';
END $$;

-- Deletes a discussion of this person with its text; what it earned is taken back. false: this person has no such discussion.
CREATE FUNCTION delete_discussion(p_did int, p_uid int, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM discussion WHERE did = p_did AND uid = p_uid AND state IN ('shown', 'hidden') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM note_points(p_uid, 'delete', 'd' || p_did, 0, p_now);
  UPDATE discussion SET title = '', description = '', slug = '', rashi_tag = NULL, nakshatra_tag = NULL, mahadasha_tag = NULL,
      words = NULL, title_words = NULL, updated_at = p_now
    WHERE did = p_did;
  RETURN set_discussion_state(p_did, ARRAY['shown', 'hidden'], 'deleted');
END $$;

-- Writes a comment. p_limits: seconds between two, how many in a day, in the first day of a handle. As insert_discussion, and
-- 'missing' when nobody can see the discussion.
CREATE FUNCTION insert_comment(
  p_did int, p_uid int, p_comment text, p_links int[], p_limits int[], p_points int, p_now timestamptz,
  OUT outcome text, OUT cid int, OUT next_at timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_since timestamptz;
  v_notice bigint;
BEGIN
  SELECT refused, since INTO outcome, v_since FROM refuse_writing(p_uid, p_links, p_now);
  IF outcome IN ('gone', 'banned', 'no_handle') THEN
    RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM discussion WHERE did = p_did AND state IN ('shown', 'erased')) THEN
    outcome := 'missing';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT c.cid INTO cid FROM (SELECT * FROM comment WHERE uid = p_uid ORDER BY cid DESC LIMIT 5) c
    WHERE c.created_at > p_now - interval '10 s' AND c.did = p_did AND c.comment = p_comment;
  IF FOUND THEN
    outcome := 'done';
    RETURN;
  END IF;
  IF p_limits IS NOT NULL THEN
    next_at := greatest(
      (SELECT created_at + make_interval(secs => p_limits[1]) FROM comment WHERE uid = p_uid ORDER BY cid DESC LIMIT 1),
      (SELECT created_at + interval '1 day' FROM comment WHERE uid = p_uid ORDER BY cid DESC OFFSET p_limits[2] - 1 LIMIT 1),
      CASE WHEN v_since > p_now - interval '1 day' THEN (
        SELECT v_since + interval '1 day' FROM comment WHERE uid = p_uid ORDER BY cid DESC OFFSET p_limits[3] - 1 LIMIT 1) END);
    IF next_at > p_now THEN
      outcome := 'wait';
      RETURN;
    END IF;
  END IF;
  -- everyone who comments on this discussion waits here; without this row it has just been taken away for good
  PERFORM FROM discussion_count WHERE did = p_did FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    outcome := 'missing';
    RETURN;
  END IF;
  -- only now: in the order of cid is then in the order seen, and who is told of a comment are those with a lower one
  cid := nextval('comment_cid_seq');
  UPDATE discussion_count SET comment_count = comment_count + 1, latest_cid = greatest(latest_cid, insert_comment.cid)
    WHERE did = p_did;
  outcome := 'done';
  INSERT INTO comment (cid, did, uid, comment, created_at) VALUES (insert_comment.cid, p_did, p_uid, p_comment, p_now);
  INSERT INTO points_event (uid, reason, about, points, day, at)
    VALUES (p_uid, 'comment', 'c' || insert_comment.cid, p_points, day_in_india(p_now), p_now);
  INSERT INTO notice_event (kind, did, cid, actor, at) VALUES ('comment', p_did, insert_comment.cid, p_uid, p_now)
    RETURNING id INTO v_notice;
  INSERT INTO outbox (job, payload)
    VALUES ('settlePoints', jsonb_build_object('uid', p_uid)), ('deliverNotice', jsonb_build_object('id', v_notice));
  PERFORM pg_notify('live', 'd' || p_did);
END $$;

-- Deletes a comment of this person with its text; what it earned is taken back. false: this person has no such comment.
CREATE FUNCTION delete_comment(p_cid int, p_uid int, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comment WHERE cid = p_cid AND uid = p_uid AND state IN ('shown', 'hidden') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM note_points(p_uid, 'delete', 'c' || p_cid, 0, p_now);
  UPDATE comment SET comment = '' WHERE cid = p_cid;
  RETURN set_comment_state(p_cid, ARRAY['shown', 'hidden'], 'deleted');
END $$;
