-- Changes the state of a text of either kind if it has one of p_from; who looks at its discussion is told.
CREATE OR REPLACE FUNCTION set_text_state(p_kind text, p_target int, p_from text[], p_to text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind = 'd' THEN
    RETURN set_discussion_state(p_target, p_from, p_to);
  END IF;
  RETURN set_comment_state(p_target, p_from, p_to);
END $$;
