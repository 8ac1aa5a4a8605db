-- Money that came and could not be credited goes back whole, without anybody asking; once: what the provider refuses is an operator's.
CREATE OR REPLACE FUNCTION refund_rest(p_payment text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_payment payment := lock_payment(p_payment);
  v_left bigint;
BEGIN
  v_left := v_payment.amount_paise - greatest(v_payment.refunded_paise, (SELECT paise FROM refund_sums(p_payment)));
  IF v_payment.outcome = 'to_refund' AND v_left > 0
    AND NOT EXISTS (SELECT FROM payment_refund WHERE payment_id = p_payment AND kind IN ('auto', 'ops')) THEN
    PERFORM book_refund(gen_random_uuid(), v_payment, 'auto', v_left, NULL, NULL, p_now);
  END IF;
END $$;
