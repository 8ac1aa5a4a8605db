-- Moves the amount of a turn from one account to another.
CREATE OR REPLACE FUNCTION move_held(p_step text, p_turn uuid, p_uid int, p_unit text, p_amount int, p_from text, p_to text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_result text;
BEGIN
  IF p_amount = 0 THEN
    RETURN;
  END IF;
  v_result := ledger_post('turn:' || p_turn || ':' || p_step, p_step, p_uid, p_turn,
    ARRAY[p_from, p_to], ARRAY[p_uid, p_uid], ARRAY[p_unit, p_unit], ARRAY[-p_amount::bigint, p_amount::bigint]);
  IF v_result <> 'posted' THEN
    RAISE EXCEPTION 'turn % cannot be moved by %: %', p_turn, p_step, v_result;
  END IF;
END $$;
