-- Takes a discussion away for good, with whatever hangs on it.
CREATE OR REPLACE FUNCTION drop_discussion(p_did int) RETURNS void LANGUAGE plpgsql AS $$
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
