-- How many free predictions of a kind a person has had since the period began, those under an earlier account of the number as well.
CREATE OR REPLACE FUNCTION predictions_used(p_uid int, p_type text, p_now timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (
    -- the same words as the index turn_predictions, so that it is used
    SELECT count(*) FROM turn
    WHERE uid = p_uid AND unit LIKE 'pred\_%' AND unit = 'pred_' || p_type AND state IN ('held', 'posted')
      AND created_at >= period_of(p_type, p_now)::timestamp AT TIME ZONE 'Asia/Kolkata'
  ) + (SELECT coalesce(sum(used), 0) FROM free_use WHERE uid = p_uid AND type = p_type AND period = period_of(p_type, p_now))
$$;
