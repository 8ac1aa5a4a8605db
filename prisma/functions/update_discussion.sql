-- Changes a discussion of this person, whether shown or hidden. 'done', 'missing', or as refuse_writing.
CREATE OR REPLACE FUNCTION update_discussion(
  p_did int, p_uid int, p_title text, p_description text, p_slug text, p_rashi text, p_nakshatra text, p_mahadasha text,
  p_words text[], p_title_words text[], p_links int[], p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_refused text;
BEGIN
  SELECT refused INTO v_refused FROM refuse_writing(p_uid, p_links, p_now);
  IF v_refused IN ('gone', 'banned') THEN
    RETURN v_refused;
  END IF;
  PERFORM FROM discussion WHERE did = p_did AND uid = p_uid AND state IN ('shown', 'hidden') FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'missing';
  END IF;
  IF v_refused IS NOT NULL THEN
    RETURN v_refused;
  END IF;
  UPDATE discussion SET title = p_title, description = p_description, slug = p_slug, rashi_tag = p_rashi,
      nakshatra_tag = p_nakshatra, mahadasha_tag = p_mahadasha, updated_at = p_now,
      words = array_to_tsvector(p_words), title_words = array_to_tsvector(p_title_words)
    WHERE did = p_did;
  RETURN 'done';
END $$;
