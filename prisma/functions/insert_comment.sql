-- Writes a comment. p_limits: seconds between two, how many in a day, in the first day of a handle. As insert_discussion, and
-- 'missing' when nobody can see the discussion.
CREATE OR REPLACE FUNCTION insert_comment(
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
