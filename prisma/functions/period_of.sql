-- The first day of the period that p_at falls in: day, week (from Monday), month or year in India.
CREATE OR REPLACE FUNCTION period_of(p_type text, p_at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc(
    CASE p_type WHEN 'daily' THEN 'day' ELSE regexp_replace(p_type, 'ly$', '') END, p_at AT TIME ZONE 'Asia/Kolkata')::date
$$;
