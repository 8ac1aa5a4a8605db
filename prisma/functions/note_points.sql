-- Writes down what an action earns or loses, and wakes the worker.
CREATE OR REPLACE FUNCTION note_points(p_uid int, p_reason text, p_about text, p_points int, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO points_event (uid, reason, about, points, day, at)
    VALUES (p_uid, p_reason, p_about, p_points, day_in_india(p_now), p_now);
  INSERT INTO outbox (job, payload) VALUES ('settlePoints', jsonb_build_object('uid', p_uid));
END $$;
