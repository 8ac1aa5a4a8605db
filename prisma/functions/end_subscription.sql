-- Ends a subscription here and now: its questions lapse, and the provider is told by a job to debit no more. False when it had ended.
-- p_reason: cancelled, expired, unpaid, replaced, deleted, refunded.
CREATE OR REPLACE FUNCTION end_subscription(p_id uuid, p_reason text, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_sub subscription;
BEGIN
  SELECT * INTO v_sub FROM subscription WHERE id = p_id AND state <> 'ended' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF v_sub.state = 'active' THEN
    PERFORM lapse_month(v_sub.uid, p_now);
  END IF;
  -- what the provider never had, nobody can pay
  UPDATE subscription SET state = 'ended', ended_at = p_now, end_reason = p_reason, stopped_at = coalesce(stopped_at, p_now),
      questions_until = CASE WHEN questions_until > p_now THEN p_now ELSE questions_until END,
      mandate = CASE WHEN provider_id IS NULL THEN 'over' ELSE mandate END
    WHERE id = p_id;
  INSERT INTO outbox (job, payload) SELECT 'cancelMandate', jsonb_build_object('id', p_id)
    WHERE v_sub.provider_id IS NOT NULL AND v_sub.mandate <> 'over';
  RETURN true;
END $$;
