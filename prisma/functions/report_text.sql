-- Reports a text (p_kind d or c) once for a person. Three open reports that count take it from view, and its author is told; but not
-- what an operator let stand and its author has not changed since. A report counts when it is one of the person's three of
-- 24 hours that do and the handle is older than p_since; it stops counting when the person is banned, or when operators have
-- dismissed two of their reports within 30 days.
-- 'reported' (now or before), 'missing', 'own', 'banned', 'gone' (no account).
CREATE OR REPLACE FUNCTION report_text(p_uid int, p_kind text, p_target int, p_reason text, p_now timestamptz, p_since timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_author int;
  v_changed timestamptz;
BEGIN
  -- what one person reports at once is counted one by one
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  IF EXISTS (SELECT FROM forum_ban WHERE uid = p_uid) THEN
    RETURN 'banned';
  END IF;
  -- three reports at the same moment must see each other
  PERFORM pg_advisory_xact_lock(hashtextextended('report:' || p_kind || p_target, 0));
  IF EXISTS (SELECT FROM report WHERE uid = p_uid AND kind = p_kind AND target = p_target) THEN
    RETURN 'reported';
  END IF;
  IF p_kind = 'd' THEN
    SELECT uid, updated_at INTO v_author, v_changed FROM discussion WHERE did = p_target AND state = 'shown';
  ELSE
    SELECT c.uid, c.created_at INTO v_author, v_changed FROM comment c JOIN discussion d USING (did)
      WHERE c.cid = p_target AND c.state = 'shown' AND d.state IN ('shown', 'erased');
  END IF;
  IF NOT FOUND THEN
    RETURN 'missing';
  END IF;
  IF v_author = p_uid THEN
    RETURN 'own';
  END IF;
  INSERT INTO report (uid, kind, target, reason, at, counts) VALUES (p_uid, p_kind, p_target, p_reason, p_now,
    EXISTS (SELECT FROM profile WHERE uid = p_uid AND created_at <= p_since)
      AND (SELECT count(*) FROM report WHERE uid = p_uid AND counts AND at > p_now - interval '1 day') < 3);
  IF (
    SELECT count(*) FROM report r
    WHERE r.kind = p_kind AND r.target = p_target AND r.resolved_at IS NULL AND r.counts
      AND NOT EXISTS (SELECT FROM forum_ban b WHERE b.uid = r.uid)
      AND (SELECT count(*) FROM report o WHERE o.uid = r.uid AND o.dismissed AND o.resolved_at > p_now - interval '30 days') < 2
  ) >= 3 AND NOT EXISTS (
    SELECT FROM operator_act WHERE target = p_kind || p_target AND command IN ('restore', 'dismiss') AND at >= v_changed
  ) AND set_text_state(p_kind, p_target, ARRAY['shown'], 'hidden') THEN
    PERFORM note_moderation(p_kind, p_target, 'hidden_by_reports', p_now);
  END IF;
  RETURN 'reported';
END $$;
