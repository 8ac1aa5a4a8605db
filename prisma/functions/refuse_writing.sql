-- Whether a person may write now: 'gone' (account deleted), 'banned', 'no_handle', 'links' (more than p_links[1] while a member
-- of fewer than p_links[2] days), else null. The person is locked, so that what one person writes at once is written one by one.
-- p_links[3] is how many the text has.
CREATE OR REPLACE FUNCTION refuse_writing(p_uid int, p_links int[], p_now timestamptz, OUT refused text, OUT since timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    refused := 'gone';
    RETURN;
  END IF;
  SELECT created_at INTO since FROM profile WHERE uid = p_uid;
  refused := CASE
    WHEN EXISTS (SELECT FROM forum_ban WHERE uid = p_uid) THEN 'banned'
    WHEN since IS NULL THEN 'no_handle'
    WHEN p_links[3] > p_links[1] AND since > p_now - make_interval(days => p_links[2]) THEN 'links'
  END;
END $$;
