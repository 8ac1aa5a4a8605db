-- Ends a held turn: posts (p_charge) or refunds it and stores what was said. A text whose chat is gone is not charged. A text
-- that comes after the turn was refunded is kept as a failed one, which is free. Repeating it changes nothing.
CREATE OR REPLACE FUNCTION end_turn(
  p_turn uuid, p_charge boolean, p_outcome text, p_question text, p_text text, p_facts jsonb, p_reply jsonb, p_now timestamptz,
  p_minute_s int
) RETURNS TABLE (state text, outcome text, mid int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_turn turn;
  v_has_chat boolean;
  v_charge boolean;
  v_ended boolean;
  v_mid int;
BEGIN
  SELECT * INTO v_turn FROM turn WHERE turn_id = p_turn;
  PERFORM FROM chat WHERE asst_id = v_turn.asst_id FOR NO KEY UPDATE;
  v_has_chat := FOUND;
  v_charge := p_charge AND (v_has_chat OR v_turn.asst_id IS NULL);
  IF NOT v_charge THEN
    PERFORM FROM wallet WHERE uid = v_turn.uid AND unit = v_turn.unit FOR UPDATE;
  END IF;
  UPDATE turn SET state = CASE WHEN v_charge THEN 'posted' ELSE 'refunded' END, outcome = p_outcome, question = '',
      ended_at = p_now
    WHERE turn_id = p_turn AND state = 'held';
  v_ended := FOUND;
  IF v_ended AND v_charge THEN
    PERFORM move_held('settle', p_turn, v_turn.uid, v_turn.unit, v_turn.amount, 'sys:held', 'sys:consumed');
  ELSIF v_ended THEN
    PERFORM move_held('refund', p_turn, v_turn.uid, v_turn.unit, v_turn.amount, 'sys:held', 'user');
    IF v_turn.unit = 'sub_q' THEN
      PERFORM lapse_refund(p_turn, v_turn.uid);
    END IF;
  END IF;
  IF v_has_chat AND p_text <> '' THEN
    INSERT INTO message (asst_id, turn_id, role, text, state, created_at)
      VALUES (v_turn.asst_id, p_turn, 'user', p_question, 'complete', v_turn.created_at) ON CONFLICT DO NOTHING;
    INSERT INTO message (asst_id, turn_id, role, text, state, facts, reply, created_at)
      VALUES (v_turn.asst_id, p_turn, 'astrologer', p_text, CASE WHEN v_ended THEN p_outcome ELSE 'failed' END, p_facts, p_reply, p_now)
      ON CONFLICT DO NOTHING RETURNING mid INTO v_mid;
    UPDATE chat SET last_mid = v_mid, last_at = p_now, paid_until =
        CASE WHEN v_ended AND v_charge AND v_turn.unit = 'money_paise' AND v_turn.amount > 0
          THEN p_now + make_interval(secs => p_minute_s) ELSE paid_until END
      WHERE asst_id = v_turn.asst_id AND v_mid IS NOT NULL;
  END IF;
  RETURN QUERY SELECT t.state, t.outcome, m.mid FROM turn t
    LEFT JOIN message m ON m.turn_id = t.turn_id AND m.role = 'astrologer' WHERE t.turn_id = p_turn;
END $$;
