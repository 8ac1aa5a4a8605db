-- The same for a comment: the number of its discussion's listed comments and the latest of them follow.
CREATE OR REPLACE FUNCTION set_comment_state(p_cid int, p_from text[], p_to text) RETURNS boolean LANGUAGE plpgsql AS $$
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
