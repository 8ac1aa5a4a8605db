-- Takes what one question costs, before its reply starts: the first of p_units that has one left, else the wallet, of which
-- nothing is taken while the minute bought in this chat runs. Without p_units the turn is free: whoever has nothing left is answered.
-- p_redo: the reply that is answered once more, free, which p_units must then be without: the last one of an open chat, charged, and not yet
-- answered anew.
-- 'held'; 'known' (this client id was used before), 'running' (another turn is held), 'insufficient', 'ended', 'gone', 'settled' (no redo of it).
CREATE OR REPLACE FUNCTION hold_question(
  p_turn uuid, p_uid int, p_asst text, p_client text, p_question text, p_units text[], p_price int, p_owner text,
  p_now timestamptz, p_lease timestamptz, p_redo int
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_chat record;
  v_unit text;
  v_amount int := 1;
BEGIN
  SELECT ended_at, paid_until, last_mid INTO v_chat FROM chat WHERE asst_id = p_asst AND uid = p_uid FOR SHARE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM FROM wallet WHERE uid = p_uid AND (unit = ANY (p_units) OR unit = 'money_paise') ORDER BY uid, unit FOR UPDATE;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN
    RETURN 'known';
  END IF;
  IF v_chat.ended_at IS NOT NULL THEN
    RETURN 'ended';
  END IF;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND state = 'held') THEN
    RETURN 'running';
  END IF;
  IF p_redo IS NOT NULL AND (p_redo IS DISTINCT FROM v_chat.last_mid OR NOT EXISTS (
      SELECT FROM message m JOIN turn t USING (turn_id) WHERE m.mid = p_redo AND t.state = 'posted' AND t.unit <> 'free'
    ) OR EXISTS (SELECT FROM turn WHERE redo_of = p_redo AND state <> 'refunded')) THEN
    RETURN 'settled';
  END IF;
  SELECT unit INTO v_unit FROM wallet WHERE uid = p_uid AND unit = ANY (p_units) AND balance > 0
      AND (unit <> 'sub_q' OR subscribed(p_uid, p_now))
    ORDER BY array_position(p_units, unit) LIMIT 1;
  IF cardinality(p_units) = 0 THEN
    v_unit := 'free';
    v_amount := 0;
  ELSIF v_unit IS NULL THEN
    v_unit := 'money_paise';
    v_amount := CASE WHEN v_chat.paid_until > p_now THEN 0 ELSE p_price END;
    IF NOT EXISTS (SELECT FROM wallet WHERE uid = p_uid AND unit = v_unit AND balance >= v_amount) THEN
      RETURN 'insufficient';
    END IF;
  END IF;
  INSERT INTO turn (turn_id, uid, asst_id, client_id, question, unit, amount, redo_of, state, owner, lease_until,
      created_at)
    VALUES (p_turn, p_uid, p_asst, p_client, p_question, v_unit, v_amount, p_redo, 'held', p_owner, p_lease, p_now)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN 'known' ELSE 'running' END;
  END IF;
  PERFORM move_held('hold', p_turn, p_uid, v_unit, v_amount, 'user', 'sys:held');
  RETURN 'held';
END $$;
