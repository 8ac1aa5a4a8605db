-- Turns points into Oracle questions, p_per_question points each; what is left over stays.
-- 'redeemed'; 'known' (this id was used before, for as many), 'other' (for more or fewer), 'few' (has says how many points there
-- are), 'gone' (no account), 'no_handle', 'early' (the handle is not p_new_days old, which it is from free_at on; 0: any). Only the first
-- redeems.
CREATE OR REPLACE FUNCTION redeem_points(
  p_id uuid, p_uid int, p_points int, p_per_question int, p_new_days int, p_now timestamptz,
  OUT result text, OUT free_at timestamptz, OUT has bigint, OUT points int, OUT questions int
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    result := 'gone';
    RETURN;
  END IF;
  SELECT r.points, r.questions INTO points, questions FROM redemption r WHERE r.id = p_id;
  IF FOUND THEN
    -- by the price of then: it is a setting and may have changed
    result := CASE WHEN p_points / (points / questions) = questions THEN 'known' ELSE 'other' END;
    RETURN;
  END IF;
  IF p_new_days > 0 THEN
    free_at := (SELECT created_at + make_interval(days => p_new_days) FROM profile WHERE uid = p_uid);
    IF free_at IS NULL OR free_at > p_now THEN
      result := CASE WHEN free_at IS NULL THEN 'no_handle' ELSE 'early' END;
      RETURN;
    END IF;
  END IF;
  has := coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'points'), 0);
  IF has < p_points THEN
    result := 'few';
    RETURN;
  END IF;
  questions := p_points / p_per_question;
  points := questions * p_per_question;
  IF ledger_post('redeem:' || p_id, 'redeem', p_uid, NULL,
    ARRAY['user', 'sys:redeemed', 'sys:redeemed', 'user'], ARRAY[p_uid, p_uid, p_uid, p_uid],
    ARRAY['points', 'points', 'oracle_paid', 'oracle_paid'],
    ARRAY[-points::bigint, points::bigint, -questions::bigint, questions::bigint]) <> 'posted' THEN
    RAISE EXCEPTION 'redemption % cannot be booked', p_id;
  END IF;
  INSERT INTO redemption (id, uid, points, questions, at) VALUES (p_id, p_uid, redeem_points.points, redeem_points.questions, p_now);
  PERFORM pg_notify('live', 'p' || p_uid);
  result := 'redeemed';
END $$;
