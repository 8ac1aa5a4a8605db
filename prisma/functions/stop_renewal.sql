-- No further debit of the person's subscription; it runs until the end of what was paid for, where that is over it ends now.
-- 'stopped', 'already', 'ended' (there was nothing left of it to run), 'none'. `until`: the end of what was paid for.
CREATE OR REPLACE FUNCTION stop_renewal(p_uid int, p_now timestamptz, OUT result text, OUT until timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  v_sub subscription;
BEGIN
  SELECT * INTO v_sub FROM subscription WHERE uid = p_uid AND state = 'active' FOR NO KEY UPDATE;
  until := v_sub.current_end;
  IF v_sub.id IS NULL THEN
    result := 'none';
  ELSIF v_sub.current_end <= p_now THEN
    PERFORM end_subscription(v_sub.id, 'expired', p_now);
    result := 'ended';
  ELSIF v_sub.stopped_at IS NOT NULL THEN
    result := 'already';
  ELSE
    UPDATE subscription SET stopped_at = p_now, questions_until = current_end WHERE id = v_sub.id;
    INSERT INTO outbox (job, payload) VALUES ('cancelMandate', jsonb_build_object('id', v_sub.id));
    result := 'stopped';
  END IF;
END $$;
