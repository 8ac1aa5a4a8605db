-- Deletes a discussion of this person with its text; what it earned is taken back. false: this person has no such discussion.
CREATE OR REPLACE FUNCTION delete_discussion(p_did int, p_uid int, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
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
