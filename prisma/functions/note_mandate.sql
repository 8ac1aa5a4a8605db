-- Acts on how the provider says a subscription stands, once what was paid for it is settled: one that debits no more is not renewed,
-- and one whose time is over ends. p_forget: one nobody has paid since then is given up.
CREATE OR REPLACE FUNCTION note_mandate(p_provider_id text, p_status text, p_forget timestamptz, p_now timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_sub subscription;
  v_is_over boolean := p_status IN ('cancelled', 'completed', 'expired');
BEGIN
  SELECT * INTO v_sub FROM subscription WHERE provider_id = p_provider_id FOR NO KEY UPDATE;
  IF v_is_over AND v_sub.mandate <> 'over' THEN
    UPDATE subscription SET mandate = 'over', stopped_at = coalesce(stopped_at, p_now),
        questions_until = CASE WHEN state = 'active' THEN least(questions_until, current_end) ELSE questions_until END
      WHERE id = v_sub.id RETURNING * INTO v_sub;
  ELSIF v_sub.mandate = 'none' AND p_status IN ('authenticated', 'active', 'pending', 'halted', 'paused') THEN
    UPDATE subscription SET mandate = 'live' WHERE id = v_sub.id;
  END IF;
  IF v_sub.state = 'active' AND v_sub.questions_until <= p_now THEN
    PERFORM end_subscription(v_sub.id, CASE WHEN v_sub.stopped_at IS NULL THEN 'unpaid' ELSE 'expired' END, p_now);
  ELSIF v_sub.state = 'open' AND (v_is_over OR p_status = 'created' AND v_sub.created_at < p_forget) THEN
    PERFORM end_subscription(v_sub.id, 'unpaid', p_now);
  END IF;
END $$;
