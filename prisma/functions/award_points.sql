-- Gives what an event earns as far as its day has room under the cap, and returns it. A vote or upvote that comes back on the same
-- day fills the room it had: nobody can use up another's day by voting to and fro. It gives only what was taken back: whoever had spent
-- the points when the vote was withdrawn has them still.
CREATE OR REPLACE FUNCTION award_points(p_event points_event, p_cap int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_earned int := coalesce((SELECT earned FROM points_day WHERE uid = p_event.uid AND day = p_event.day), 0);
  v_had int := 0;
  v_kept int := 0;
  v_given int;
BEGIN
  IF p_event.reason = 'upvote' THEN
    SELECT coalesce(max(settled) FILTER (WHERE reason = 'upvote' AND day = p_event.day), 0), greatest(0, sum(settled))
      INTO v_had, v_kept FROM points_event
      WHERE uid = p_event.uid AND split_part(about, '/', 1) = split_part(p_event.about, '/', 1) AND about = p_event.about
        AND reason IN ('upvote', 'unvote') AND id < p_event.id;
  ELSIF p_event.reason = 'vote' THEN
    SELECT coalesce(max(settled) FILTER (WHERE reason = 'vote' AND day = p_event.day), 0), greatest(0, sum(settled))
      INTO v_had, v_kept FROM points_event
      WHERE uid = p_event.uid AND about = p_event.about AND reason IN ('vote', 'vote_back') AND id < p_event.id;
  END IF;
  v_given := greatest(0, least(p_event.points - coalesce(v_kept, 0), p_cap - v_earned + v_had));
  IF v_given > v_had THEN
    INSERT INTO points_day AS d (uid, day, earned, cap) VALUES (p_event.uid, p_event.day, v_given - v_had, p_cap)
      ON CONFLICT (uid, day) DO UPDATE SET earned = d.earned + excluded.earned, cap = excluded.cap;
  END IF;
  RETURN v_given;
END $$;
