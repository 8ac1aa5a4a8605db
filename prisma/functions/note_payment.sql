-- Writes down how the provider says a payment of an order or a subscription stands, which only goes forward; what is kept of it then.
CREATE OR REPLACE FUNCTION note_payment(
  p_id text, p_order uuid, p_subscription uuid, p_uid int, p_amount bigint, p_currency text, p_status text, p_refunded bigint,
  p_method text, p_made timestamptz, p_now timestamptz
) RETURNS payment LANGUAGE plpgsql AS $$
DECLARE
  v_payment payment;
BEGIN
  INSERT INTO payment AS p (id, order_id, subscription_id, uid, amount_paise, currency, status, refunded_paise, method, made_at, seen_at)
    VALUES (p_id, p_order, p_subscription, p_uid, p_amount, p_currency, p_status, p_refunded, p_method, p_made, p_now)
    ON CONFLICT (id) DO UPDATE SET
      amount_paise = CASE WHEN p.outcome IS NULL THEN excluded.amount_paise ELSE p.amount_paise END,
      currency = CASE WHEN p.outcome IS NULL THEN excluded.currency ELSE p.currency END,
      status = CASE WHEN payment_rank(excluded.status) > payment_rank(p.status) THEN excluded.status ELSE p.status END,
      refunded_paise = greatest(excluded.refunded_paise, p.refunded_paise), method = coalesce(excluded.method, p.method)
    RETURNING * INTO v_payment;
  IF (v_payment.order_id, v_payment.subscription_id) IS DISTINCT FROM (p_order, p_subscription) THEN
    RAISE EXCEPTION 'payment % was made for another order', p_id;
  END IF;
  RETURN v_payment;
END $$;
