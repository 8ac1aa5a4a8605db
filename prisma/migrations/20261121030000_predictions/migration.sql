-- Takes what one prediction costs, before it is written: one of the free ones of its period, of which the turns of p_unit since
-- p_since count, else one of p_paid (a subscription's question). The person's row is locked first, so that the count is of all
-- that was taken before.
-- 'held'; 'known' (this client id was used before), 'running' (another turn is held), 'insufficient', 'gone' (the account).
CREATE FUNCTION hold_prediction(
  p_turn uuid, p_uid int, p_client text, p_unit text, p_since timestamptz, p_free int, p_paid text, p_owner text,
  p_now timestamptz, p_lease timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_unit text := p_unit;
  v_amount int := 0;
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM FROM wallet WHERE uid = p_uid AND unit = p_paid FOR UPDATE;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN
    RETURN 'known';
  END IF;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND state = 'held') THEN
    RETURN 'running';
  END IF;
  -- the same words as the index turn_predictions, so that it is used
  IF p_free <= (
    SELECT count(*) FROM turn
    WHERE uid = p_uid AND unit LIKE 'pred\_%' AND unit = p_unit AND state IN ('held', 'posted') AND created_at >= p_since
  ) THEN
    v_unit := p_paid;
    v_amount := 1;
    IF NOT EXISTS (SELECT FROM wallet WHERE uid = p_uid AND unit = v_unit AND balance >= v_amount) THEN
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
