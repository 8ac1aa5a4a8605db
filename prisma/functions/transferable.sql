-- How many questions a person can give away: none that are free, and none that were redeemed since p_held_from, which are the last
-- to be used up.
CREATE OR REPLACE FUNCTION transferable(p_uid int, p_held_from timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0, coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'oracle_paid'), 0)
    - coalesce((SELECT sum(questions) FROM redemption WHERE uid = p_uid AND at > p_held_from), 0))::bigint
$$;
