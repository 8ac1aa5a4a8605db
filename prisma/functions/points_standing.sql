-- What a vote of a person, or an upvote of a person's text, still holds when it is withdrawn, or the whole text when it is deleted: what was given for it
-- and not asked back yet. What could not be taken when it was asked back is forgiven.
CREATE OR REPLACE FUNCTION points_standing(p_event points_event) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_text text := split_part(p_event.about, '/', 1);
BEGIN
  IF p_event.reason = 'vote_back' THEN
    RETURN coalesce((
      SELECT CASE reason WHEN 'vote' THEN settled END FROM points_event
      WHERE uid = p_event.uid AND about = p_event.about AND reason IN ('vote', 'vote_back') AND id < p_event.id
      ORDER BY id DESC LIMIT 1), 0);
  END IF;
  -- one settled before counts whatever its number: who leaves withdraws upvotes without waiting for the texts
  IF EXISTS (
    SELECT FROM points_event WHERE uid = p_event.uid AND about = v_text AND reason = 'delete' AND id <> p_event.id
      AND (id < p_event.id OR settled IS NOT NULL)
  ) THEN
    RETURN 0;
  END IF;
  IF p_event.reason = 'unvote' THEN
    RETURN coalesce((
      SELECT CASE reason WHEN 'upvote' THEN settled END FROM points_event
      WHERE uid = p_event.uid AND split_part(about, '/', 1) = v_text AND about = p_event.about
        AND reason IN ('upvote', 'unvote') AND id < p_event.id
      ORDER BY id DESC LIMIT 1), 0);
  END IF;
  RETURN coalesce((
      SELECT sum(settled) FROM points_event
      WHERE uid = p_event.uid AND about = v_text AND reason IN ('discussion', 'comment')), 0)
    + coalesce((
      SELECT sum(settled) FILTER (WHERE reason = 'upvote') FROM (
        SELECT DISTINCT ON (about) reason, settled FROM points_event
        WHERE uid = p_event.uid AND split_part(about, '/', 1) = v_text AND reason IN ('upvote', 'unvote') AND id < p_event.id
        ORDER BY about, id DESC
      ) latest), 0);
END $$;
