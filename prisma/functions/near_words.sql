-- A word and what is left of it without one of its letters. Two words of which one became the other by a letter left out, put in,
-- changed, or two changed about have one of these in common.
CREATE OR REPLACE FUNCTION near_words(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT overlay(word PLACING '' FROM at FOR 1)) || word
  FROM generate_series(1, char_length(word)) AS at
$$;
