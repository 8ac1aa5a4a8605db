-- Whether a person may use the questions of a subscription now: also before the worker has ended one that is over.
CREATE OR REPLACE FUNCTION subscribed(p_uid int, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM subscription WHERE uid = p_uid AND state = 'active' AND questions_until > p_now)
$$;
