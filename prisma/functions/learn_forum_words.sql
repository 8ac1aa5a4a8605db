-- Takes up words nobody used before, in the order of the alphabet, so that two who write at once never wait for each other in turn.
CREATE OR REPLACE FUNCTION learn_forum_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forum_word (word, near)
  SELECT heard.word, near_words(heard.word)
  FROM (SELECT DISTINCT unnest(tsvector_to_array(words)) AS word FROM written WHERE state = 'shown') heard
  WHERE heard.word ~ '^[a-z]{4,24}$' AND NOT EXISTS (SELECT FROM forum_word known WHERE known.word = heard.word)
  ORDER BY heard.word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
