-- The civil day in India.
CREATE OR REPLACE FUNCTION day_in_india(p_at timestamptz) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (p_at AT TIME ZONE 'Asia/Kolkata')::date
$$;
