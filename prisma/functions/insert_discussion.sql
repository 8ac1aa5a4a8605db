-- Starts a discussion. p_limits: how many in an hour, in a day, in the first day of a handle; null: any number. Deleted ones count.
-- 'done', with its did; the same text again within ten seconds is the same press and has the first one's did. 'wait': until
-- next_at. Otherwise as refuse_writing.
CREATE OR REPLACE FUNCTION insert_discussion(
  p_uid int, p_title text, p_description text, p_slug text, p_rashi text, p_nakshatra text, p_mahadasha text,
  p_words text[], p_title_words text[], p_links int[], p_limits int[], p_points int, p_now timestamptz,
  OUT outcome text, OUT did int, OUT slug text, OUT next_at timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_since timestamptz;
BEGIN
  SELECT refused, since INTO outcome, v_since FROM refuse_writing(p_uid, p_links, p_now);
  IF outcome IS NOT NULL THEN
    RETURN;
  END IF;
  SELECT d.did, d.slug INTO did, slug FROM (SELECT * FROM discussion WHERE uid = p_uid ORDER BY did DESC LIMIT 5) d
    WHERE d.created_at > p_now - interval '10 s' AND d.title = p_title AND d.description = p_description;
  IF FOUND THEN
    outcome := 'done';
    RETURN;
  END IF;
  IF p_limits IS NOT NULL THEN
    next_at := greatest(
      (SELECT created_at + interval '1 hour' FROM discussion WHERE uid = p_uid ORDER BY did DESC OFFSET p_limits[1] - 1 LIMIT 1),
      (SELECT created_at + interval '1 day' FROM discussion WHERE uid = p_uid ORDER BY did DESC OFFSET p_limits[2] - 1 LIMIT 1),
      CASE WHEN v_since > p_now - interval '1 day' THEN (
        SELECT v_since + interval '1 day' FROM discussion WHERE uid = p_uid ORDER BY did DESC OFFSET p_limits[3] - 1 LIMIT 1) END);
    IF next_at > p_now THEN
      outcome := 'wait';
      RETURN;
    END IF;
  END IF;
  outcome := 'done';
  slug := p_slug;
  INSERT INTO discussion AS d (uid, title, description, slug, rashi_tag, nakshatra_tag, mahadasha_tag, created_at, updated_at,
      words, title_words)
    VALUES (p_uid, p_title, p_description, p_slug, p_rashi, p_nakshatra, p_mahadasha, p_now, p_now,
      array_to_tsvector(p_words), array_to_tsvector(p_title_words))
    RETURNING d.did INTO did;
  INSERT INTO discussion_count (did) VALUES (insert_discussion.did);
  PERFORM note_points(p_uid, 'discussion', 'd' || insert_discussion.did, p_points, p_now);
  PERFORM count_shown(insert_discussion.did, 1);
END $$;
