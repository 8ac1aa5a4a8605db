-- Of a text that was changed or deleted, forgets the words that no other one has. Those of the newest texts are known to be used:
-- looking for each in all texts would take long for just these.
CREATE OR REPLACE FUNCTION forget_forum_words() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE gone text[];
BEGIN
  SELECT array_agg(DISTINCT word) INTO gone
  FROM former JOIN written USING (did), unnest(tsvector_to_array(former.words)) AS word
  WHERE former.words IS DISTINCT FROM written.words
    AND word <> ALL (coalesce(tsvector_to_array(written.words), '{}')) AND word ~ '^[a-z]{4,24}$';
  IF gone IS NULL THEN RETURN NULL; END IF;
  DELETE FROM forum_word known
  WHERE known.word = ANY (gone)
    AND known.word NOT IN (
      SELECT unnest(tsvector_to_array(recent.words))
      FROM (SELECT words FROM discussion WHERE state = 'shown' AND words IS NOT NULL ORDER BY did DESC LIMIT 100) recent)
    -- counted, for in search of just one of a rare word the planner would walk the list
    AND (SELECT count(*) FROM discussion d WHERE d.state = 'shown' AND d.words @@ known.word::tsquery) = 0;
  RETURN NULL;
END $$;
