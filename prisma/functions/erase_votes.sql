-- Withdraws every vote of a person: the counts follow, and the authors' points for the upvotes.
CREATE OR REPLACE FUNCTION erase_votes(p_uid int, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- upwards, so that two who leave at once never wait for each other in a ring
  PERFORM FROM discussion_count n JOIN vote v ON v.uid = p_uid AND v.kind = 'd' AND v.target = n.did
    WHERE v.up IS NOT NULL ORDER BY n.did FOR NO KEY UPDATE OF n;
  UPDATE discussion_count n SET upvotes = n.upvotes - v.up::int, downvotes = n.downvotes - (NOT v.up)::int
    FROM vote v WHERE v.uid = p_uid AND v.kind = 'd' AND v.target = n.did AND v.up IS NOT NULL;
  PERFORM FROM comment_count n JOIN vote v ON v.uid = p_uid AND v.kind = 'c' AND v.target = n.cid
    WHERE v.up IS NOT NULL ORDER BY n.cid FOR NO KEY UPDATE OF n;
  UPDATE comment_count n SET upvotes = n.upvotes - v.up::int, downvotes = n.downvotes - (NOT v.up)::int
    FROM vote v WHERE v.uid = p_uid AND v.kind = 'c' AND v.target = n.cid AND v.up IS NOT NULL;
  PERFORM note_points(d.uid, 'unvote', 'd' || d.did || '/v' || p_uid, 0, p_now), pg_notify('live', 'd' || d.did)
    FROM vote v JOIN discussion d ON d.did = v.target WHERE v.uid = p_uid AND v.kind = 'd' AND v.up AND d.uid IS NOT NULL;
  PERFORM note_points(c.uid, 'unvote', 'c' || c.cid || '/v' || p_uid, 0, p_now), pg_notify('live', 'd' || c.did)
    FROM vote v JOIN comment c ON c.cid = v.target WHERE v.uid = p_uid AND v.kind = 'c' AND v.up AND c.uid IS NOT NULL;
  DELETE FROM vote WHERE uid = p_uid;
END $$;
