-- The day so many days of business (Monday to Friday) after another.
CREATE OR REPLACE FUNCTION business_day_after(p_day date, p_days int) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT day::date FROM generate_series(p_day + interval '1 day', p_day + (p_days * 2 + 4) * interval '1 day', interval '1 day') day
  WHERE extract(isodow FROM day) < 6 ORDER BY day OFFSET p_days - 1 LIMIT 1
$$;
