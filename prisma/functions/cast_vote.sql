-- Votes on a text (p_kind d or c) or takes the same vote back. A voter with a handle has p_vote_points as long as a vote stands; the
-- author p_upvote_points as long as an upvote does.
-- 'voted'; 'missing' (nothing there to see), 'own', 'banned', 'gone' (the voter has no account); 'wait' until next_at (this vote
-- has come and gone p_changes times in 24 hours, null: any number; points would be settled ever more slowly).
CREATE OR REPLACE FUNCTION cast_vote(
  p_uid int, p_kind bpchar, p_target int, p_up boolean, p_vote_points int, p_upvote_points int, p_changes int, p_now timestamptz,
  OUT result text, OUT upvotes int, OUT downvotes int, OUT my_vote int, OUT next_at timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_about text := p_kind || p_target;
  v_author int;
  v_did int;
  v_has_handle boolean := EXISTS (SELECT FROM profile WHERE uid = p_uid);
  v_old boolean;
  v_new boolean;
  v_ups int;
  v_downs int;
  v_notice bigint;
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    result := 'gone';
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM forum_ban WHERE uid = p_uid) THEN
    result := 'banned';
    RETURN;
  END IF;
  IF p_kind = 'd' THEN
    SELECT uid, did INTO v_author, v_did FROM discussion WHERE did = p_target AND state = 'shown' FOR SHARE;
  ELSE
    -- its discussion first, as who takes that away with all its comments does
    SELECT did INTO v_did FROM discussion
      WHERE did = (SELECT did FROM comment WHERE cid = p_target) AND state IN ('shown', 'erased') FOR SHARE;
    SELECT uid, did INTO v_author, v_did FROM comment
      WHERE cid = p_target AND did = v_did AND state = 'shown' FOR SHARE;
  END IF;
  IF v_did IS NULL OR v_author = p_uid THEN
    result := CASE WHEN v_did IS NULL THEN 'missing' ELSE 'own' END;
    RETURN;
  END IF;

  IF p_changes IS NOT NULL THEN
    next_at := greatest((
      SELECT at + interval '1 day' FROM points_event
      WHERE uid = v_author AND split_part(about, '/', 1) = v_about AND about = v_about || '/v' || p_uid
        AND reason IN ('upvote', 'unvote')
      ORDER BY id DESC OFFSET p_changes - 1 LIMIT 1
    ), (
      SELECT at + interval '1 day' FROM points_event
      WHERE uid = p_uid AND about = v_about AND reason IN ('vote', 'vote_back')
      ORDER BY id DESC OFFSET p_changes - 1 LIMIT 1));
    IF next_at > p_now THEN
      result := 'wait';
      RETURN;
    END IF;
  END IF;
  INSERT INTO vote (uid, kind, target, at) VALUES (p_uid, p_kind, p_target, p_now) ON CONFLICT DO NOTHING;
  SELECT up INTO v_old FROM vote WHERE uid = p_uid AND kind = p_kind AND target = p_target FOR NO KEY UPDATE;
  v_new := CASE WHEN v_old IS DISTINCT FROM p_up THEN p_up END;
  UPDATE vote SET up = v_new, at = p_now WHERE uid = p_uid AND kind = p_kind AND target = p_target;
  v_ups := (v_new IS TRUE)::int - (v_old IS TRUE)::int;
  v_downs := (v_new IS FALSE)::int - (v_old IS FALSE)::int;
  IF p_kind = 'd' THEN
    UPDATE discussion_count n SET upvotes = n.upvotes + v_ups, downvotes = n.downvotes + v_downs WHERE n.did = p_target
      RETURNING n.upvotes, n.downvotes INTO upvotes, downvotes;
  ELSE
    -- without a row nobody has voted yet
    INSERT INTO comment_count (cid) VALUES (p_target) ON CONFLICT DO NOTHING;
    UPDATE comment_count n SET upvotes = n.upvotes + v_ups, downvotes = n.downvotes + v_downs WHERE n.cid = p_target
      RETURNING n.upvotes, n.downvotes INTO upvotes, downvotes;
  END IF;

  IF v_has_handle AND (v_old IS NULL OR v_new IS NULL) THEN
    PERFORM note_points(p_uid, CASE WHEN v_old IS NULL THEN 'vote' ELSE 'vote_back' END, v_about,
      CASE WHEN v_old IS NULL THEN p_vote_points ELSE 0 END, p_now);
  END IF;
  IF v_ups <> 0 THEN
    PERFORM note_points(v_author, CASE WHEN v_ups > 0 THEN 'upvote' ELSE 'unvote' END, v_about || '/v' || p_uid,
      CASE WHEN v_ups > 0 THEN p_upvote_points ELSE 0 END, p_now);
  END IF;
  IF v_ups > 0 AND p_kind = 'd' THEN
    INSERT INTO notice_event (kind, did, actor, at) VALUES ('upvote', p_target, p_uid, p_now) RETURNING id INTO v_notice;
    INSERT INTO outbox (job, payload) VALUES ('deliverNotice', jsonb_build_object('id', v_notice));
  END IF;
  PERFORM pg_notify('live', 'd' || v_did);
  result := 'voted';
  my_vote := v_new::int;
END $$;
