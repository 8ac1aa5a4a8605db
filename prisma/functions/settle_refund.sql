-- Writes down how the provider says a refund stands: one of ours, known by its receipt or by the provider's id, or one that was made
-- elsewhere, of which the books learn here. 'asked' (not done yet), 'processed', 'refused'; 'unknown' (no payment of ours, or one that
-- came to nothing before it was known), 'later' (it cannot be told yet whether it is one of ours: those are asked for first).
CREATE OR REPLACE FUNCTION settle_refund(
  p_payment text, p_provider text, p_receipt text, p_paise bigint, p_status text, p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_payment payment := lock_payment(p_payment);
  v_refund payment_refund;
  v_id uuid;
BEGIN
  SELECT * INTO v_refund FROM payment_refund
    WHERE payment_id = p_payment AND (provider_id = p_provider OR provider_id IS NULL AND id::text = p_receipt);
  IF v_refund.id IS NOT NULL AND v_refund.amount_paise <> p_paise THEN
    RAISE EXCEPTION 'refund % is of another amount at the provider', v_refund.id;
  END IF;
  v_id := v_refund.id;
  IF v_id IS NULL THEN
    IF v_payment.outcome IS NULL OR p_status = 'failed' THEN
      RETURN 'unknown';
    END IF;
    IF EXISTS (SELECT FROM payment_refund WHERE payment_id = p_payment AND state = 'asked' AND provider_id IS NULL) THEN
      RETURN 'later';
    END IF;
    v_id := gen_random_uuid();
    PERFORM book_refund(v_id, v_payment, 'found', p_paise, NULL, p_provider, p_now);
  END IF;
  RETURN end_refund(v_id, p_provider, CASE p_status WHEN 'pending' THEN 'asked' WHEN 'failed' THEN 'refused' ELSE p_status END,
    CASE p_status WHEN 'failed' THEN 'failed' END, p_now);
END $$;
