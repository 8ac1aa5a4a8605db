-- Takes a person out of what others are told; what only that person did is told no more.
CREATE OR REPLACE FUNCTION erase_notices(p_uid int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_dids int[];
BEGIN
  DELETE FROM notification WHERE uid = p_uid;
  SELECT array_agg(did) INTO v_dids FROM (
      SELECT target AS did FROM vote WHERE uid = p_uid AND kind = 'd' UNION SELECT did FROM comment WHERE uid = p_uid
    ) took_part;
  PERFORM pg_notify('live', 'u' || uid) FROM notification WHERE did = ANY (v_dids) AND actors <@ ARRAY[p_uid] AND actor = p_uid;
  DELETE FROM notification WHERE did = ANY (v_dids) AND actors <@ ARRAY[p_uid] AND actor = p_uid;
  UPDATE notification SET actors = array_remove(actors, p_uid), actor = CASE WHEN actor <> p_uid THEN actor
      ELSE (array_remove(actors, p_uid))[cardinality(array_remove(actors, p_uid))] END
    WHERE did = ANY (v_dids) AND (actor = p_uid OR p_uid = ANY (actors));
END $$;
