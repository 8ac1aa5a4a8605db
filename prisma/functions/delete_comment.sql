-- Deletes a comment of this person with its text; what it earned is taken back. false: this person has no such comment.
CREATE OR REPLACE FUNCTION delete_comment(p_cid int, p_uid int, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM comment WHERE cid = p_cid AND uid = p_uid AND state IN ('shown', 'hidden') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM note_points(p_uid, 'delete', 'c' || p_cid, 0, p_now);
  UPDATE comment SET comment = '' WHERE cid = p_cid;
  RETURN set_comment_state(p_cid, ARRAY['shown', 'hidden'], 'deleted');
END $$;
