-- Settles what waits for a person in the order it was earned, 200 events at most; how many. p_cap points a day, p_new_cap in
-- the first p_new_days of a handle. Whoever comes second waits for the
-- first and finds it done. A person who has left gets nothing.
CREATE OR REPLACE FUNCTION settle_points(p_uid int, p_cap int, p_new_cap int, p_new_days int, p_now timestamptz) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_alive boolean;
  v_old_from timestamptz;
  v_event points_event;
  v_change int;
  v_settled int := 0;
  v_changed boolean := false;
BEGIN
  SELECT deleted_at IS NULL INTO v_alive FROM person WHERE uid = p_uid FOR NO KEY UPDATE;
  SELECT created_at + make_interval(days => p_new_days) INTO v_old_from FROM profile WHERE uid = p_uid;
  FOR v_event IN
    SELECT * FROM points_event WHERE uid = p_uid AND settled IS NULL ORDER BY id LIMIT 200
  LOOP
    IF v_alive IS NOT TRUE THEN
      v_change := 0;
    ELSIF v_event.reason IN ('unvote', 'delete', 'vote_back') THEN
      v_change := -least(points_standing(v_event),
        coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'points'), 0));
    ELSE
      v_change := award_points(v_event, CASE WHEN v_event.at < v_old_from THEN least(p_cap, p_new_cap) ELSE p_cap END);
    END IF;
    UPDATE points_event SET settled = v_change, settled_at = p_now WHERE id = v_event.id;
    IF v_change <> 0 THEN
      IF ledger_post('points:' || v_event.id, 'points', p_uid, NULL, ARRAY['user', 'sys:earned'], ARRAY[p_uid, p_uid],
        ARRAY['points', 'points'], ARRAY[v_change::bigint, -v_change::bigint]) <> 'posted' THEN
        RAISE EXCEPTION 'points event % cannot be booked', v_event.id;
      END IF;
      v_changed := true;
    END IF;
    v_settled := v_settled + 1;
  END LOOP;
  IF v_changed THEN
    PERFORM pg_notify('live', 'p' || p_uid);
  END IF;
  RETURN v_settled;
END $$;
