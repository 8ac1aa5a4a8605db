-- Moves a discussion from one of some states to another; the numbers of what is shown follow, and whoever looks at it is told.
-- false: there is none in these states, or it is in that one already.
CREATE OR REPLACE FUNCTION set_discussion_state(p_did int, p_from text[], p_to text) RETURNS boolean LANGUAGE plpgsql AS $$
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
