-- Ten discussions from an offset: those with all words in their title, then the others, each newest first; and how many there are, at
-- most 1,000, behind which there is nothing.
-- Up to 1,000 are fetched by the index and put in order. Of more, either the newest are walked until the page is full, or all are fetched:
-- a match in the newest 500 tells how close together they stand, and with it which of the two reads fewer rows (a row fetched costs two
-- walked). `IS TRUE` hides a condition from the indexes.
CREATE OR REPLACE FUNCTION search_discussions(sought tsquery, start int, author int, OUT total int, OUT dids int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  most CONSTANT int := 1000;
  page CONSTANT int := 10;
  in_text float := 0;
  in_title float := 0;
  size float;
  rest int;
  titled int[];
BEGIN
  -- nothing is behind, and one more page than an offset can be is no number any more
  start := least(start, most);
  IF author IS NULL THEN
    SELECT count(*) FILTER (WHERE words @@ sought), count(*) FILTER (WHERE title_words @@ sought), max(did)
    INTO in_text, in_title, size
    FROM (SELECT did, words, title_words FROM discussion WHERE state = 'shown' ORDER BY did DESC LIMIT 500) newest;
  END IF;

  -- a tenth of all has the words: the index would bring every one of them only to be counted
  IF in_text >= 50 THEN
    SELECT count(*) INTO total FROM (
      SELECT FROM (SELECT words FROM discussion WHERE state = 'shown' ORDER BY did DESC LIMIT 20000) newer
      WHERE (newer.words @@ sought) IS TRUE LIMIT 1001) counted;
  END IF;
  IF total IS NULL OR total <= most THEN
    SELECT count(*), coalesce(array_agg(did ORDER BY in_its_title DESC, did DESC), '{}') INTO total, dids
    FROM (SELECT d.did, d.title_words @@ sought AS in_its_title FROM discussion d
          WHERE d.state = 'shown' AND d.words @@ sought AND (author IS NULL OR d.uid = author) LIMIT 1001) counted;
    IF total <= most THEN
      dids := dids[start + 1 : start + page];
      RETURN;
    END IF;
  END IF;
  total := most;
  dids := '{}';
  IF start >= most THEN RETURN; END IF;

  IF in_title * in_title * size / 125000 > start + page THEN
    dids := ARRAY(
      SELECT newer.did FROM (
        SELECT did, title_words FROM discussion WHERE state = 'shown' ORDER BY did DESC LIMIT 50000) newer
      WHERE (newer.title_words @@ sought) IS TRUE ORDER BY newer.did DESC OFFSET start LIMIT page);
    IF cardinality(dids) = page THEN RETURN; END IF;
  END IF;
  titled := ARRAY(SELECT d.did FROM discussion d
    WHERE d.state = 'shown' AND d.title_words @@ sought AND (author IS NULL OR d.uid = author) ORDER BY d.did DESC);
  dids := titled[start + 1 : start + page];
  IF cardinality(dids) = page THEN RETURN; END IF;

  rest := page - cardinality(dids);
  start := greatest(0, start - cardinality(titled));
  titled := dids;
  IF in_text * in_text * size / 125000 > start + page THEN
    dids := titled || ARRAY(
      SELECT newer.did FROM (
        SELECT did, words, title_words FROM discussion WHERE state = 'shown' ORDER BY did DESC LIMIT 50000) newer
      WHERE (newer.words @@ sought) IS TRUE AND (newer.title_words @@ sought) IS NOT TRUE
      ORDER BY newer.did DESC OFFSET start LIMIT rest);
    IF cardinality(dids) = page THEN RETURN; END IF;
  END IF;
  dids := titled || ARRAY(SELECT d.did FROM discussion d
    WHERE d.state = 'shown' AND d.words @@ sought AND (d.title_words @@ sought) IS NOT TRUE
      AND (author IS NULL OR d.uid = author)
    ORDER BY d.did DESC OFFSET start LIMIT rest);
END $$;
