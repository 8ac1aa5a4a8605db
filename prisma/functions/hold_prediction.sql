-- Takes what one prediction costs, before it is written: one of the p_free of its period, else one of p_paid (a subscription's
-- question). What was paid for this chart and period already is written again for nothing: in the other language, or to its end.
-- The person's row is locked first, so that the count is of all that was taken before.
-- 'held'; 'known' (the whole text is kept, or this client id was used before), 'running' (another turn is held), 'insufficient',
-- 'gone' (the account).
CREATE OR REPLACE FUNCTION hold_prediction(
  p_turn uuid, p_uid int, p_client text, p_bid int, p_chart text, p_type text, p_language text, p_free int, p_paid text,
  p_owner text, p_now timestamptz, p_lease timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_unit text := 'pred_' || p_type;
  v_amount int := 0;
  v_period date := period_of(p_type, p_now);
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM FROM wallet WHERE uid = p_uid AND unit = p_paid FOR UPDATE;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) OR EXISTS (
    SELECT FROM prediction WHERE bid = p_bid AND chart = p_chart AND type = p_type AND period = v_period
      AND language = p_language AND state = 'complete'
  ) THEN
    RETURN 'known';
  END IF;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND state = 'held') THEN
    RETURN 'running';
  END IF;
  IF EXISTS (SELECT FROM prediction WHERE bid = p_bid AND chart = p_chart AND type = p_type AND period = v_period) THEN
    v_unit := 'pred_again';
  ELSIF predictions_used(p_uid, p_type, p_now) >= p_free THEN
    v_unit := p_paid;
    v_amount := 1;
    IF NOT EXISTS (SELECT FROM wallet WHERE uid = p_uid AND unit = v_unit AND balance >= v_amount)
      OR v_unit = 'sub_q' AND NOT subscribed(p_uid, p_now) THEN
      RETURN 'insufficient';
    END IF;
  END IF;
  INSERT INTO turn (turn_id, uid, client_id, question, unit, amount, state, owner, lease_until, created_at)
    VALUES (p_turn, p_uid, p_client, '', v_unit, v_amount, 'held', p_owner, p_lease, p_now)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN 'known' ELSE 'running' END;
  END IF;
  PERFORM move_held('hold', p_turn, p_uid, v_unit, v_amount, 'user', 'sys:held');
  RETURN 'held';
END $$;
