-- Ends the running month of a person, if there is one: what is left of its questions lapses.
CREATE OR REPLACE FUNCTION lapse_month(p_uid int, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_payment text;
  v_left bigint;
BEGIN
  SELECT payment_id INTO v_payment FROM subscription_month WHERE uid = p_uid AND lapsed_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT balance INTO v_left FROM wallet WHERE uid = p_uid AND unit = 'sub_q' FOR UPDATE;
  PERFORM lapse_questions(v_payment, p_uid, v_left);
  UPDATE subscription_month SET lapsed_at = p_now, lapsed = coalesce(v_left, 0) WHERE payment_id = v_payment;
END $$;
