-- Takes a person out of AstroHub, once the person is locked: profile, votes, reports and notifications; discussions that nobody
-- else has commented on. Of other texts '[deleted]' by nobody stays, for the sake of those who answered.
CREATE OR REPLACE FUNCTION erase_forum(p_uid int, p_mobile text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
