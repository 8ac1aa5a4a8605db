-- A question of a subscription that was given back lapses when the month it was taken from has ended meanwhile. Call it with the
-- wallet locked: then the lines of the books are in the order in which the month was granted and the question taken.
CREATE OR REPLACE FUNCTION lapse_refund(p_turn uuid, p_uid int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_taken bigint := (SELECT min(id) FROM ledger_entry WHERE op_key = 'turn:' || p_turn || ':hold');
BEGIN
  IF NOT EXISTS (
    SELECT FROM subscription_month m JOIN ledger_entry e ON e.op_key = 'pay:' || m.payment_id
    WHERE m.uid = p_uid AND lapsed_at IS NULL AND e.id < v_taken
  ) THEN
    PERFORM lapse_questions(p_turn::text, p_uid, 1);
  END IF;
END $$;
