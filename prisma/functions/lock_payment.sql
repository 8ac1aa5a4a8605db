-- Locks all that giving a payment back may touch, in the order in which settling locks it: its person, subscription, itself.
-- @returns the payment; null for none.
CREATE OR REPLACE FUNCTION lock_payment(p_payment text) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  v_payment payment;
BEGIN
  SELECT * INTO v_payment FROM payment WHERE id = p_payment;
  PERFORM FROM person WHERE uid = v_payment.uid FOR KEY SHARE;
  PERFORM FROM subscription WHERE id = v_payment.subscription_id FOR NO KEY UPDATE;
  SELECT * INTO v_payment FROM payment WHERE id = p_payment FOR NO KEY UPDATE;
  RETURN v_payment;
END $$;
