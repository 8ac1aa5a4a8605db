-- Writes down how the provider says a payment stands, and once its money was captured credits what was ordered: once, whoever comes
-- first and however often. The invoice is issued with it. Money that cannot be credited is given back, with the reason.
-- 'credited' (now or before), 'to_refund' with `reason`, 'waiting' (not captured yet), 'failed', 'returned' (refunded before it was
-- credited), 'unknown' (none of our orders; nothing is written).
CREATE OR REPLACE FUNCTION settle_payment(
  p_id text, p_provider_order text, p_amount bigint, p_currency text, p_status text, p_refunded bigint, p_method text,
  p_made timestamptz, p_now timestamptz, OUT result text, OUT reason text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_uid int := (SELECT uid FROM payment_order WHERE provider_id = p_provider_order);
  v_alive boolean;
  v_order payment_order;
  v_payment payment;
  v_spent_by uuid;
BEGIN
  IF v_uid IS NULL THEN
    result := 'unknown';
    RETURN;
  END IF;
  SELECT deleted_at IS NULL INTO v_alive FROM person WHERE uid = v_uid FOR KEY SHARE;
  SELECT * INTO v_order FROM payment_order WHERE provider_id = p_provider_order FOR NO KEY UPDATE;
  v_payment := note_payment(p_id, v_order.id, NULL, v_order.uid, p_amount, p_currency, p_status, p_refunded, p_method, p_made, p_now);
  IF v_payment.outcome IS NOT NULL OR v_payment.status <> 'captured' THEN
    result := coalesce(v_payment.outcome,
      CASE v_payment.status WHEN 'failed' THEN 'failed' WHEN 'refunded' THEN 'returned' ELSE 'waiting' END);
    reason := v_payment.reason;
    RETURN;
  END IF;

  IF v_order.coupon_id IS NOT NULL THEN
    -- whoever pays first with it has it: it was good when the order was made, which said the price
    SELECT spent_by INTO v_spent_by FROM coupon WHERE id = v_order.coupon_id FOR NO KEY UPDATE;
  END IF;
  reason := CASE
    WHEN v_alive IS NOT TRUE THEN 'gone'
    WHEN p_currency <> 'INR' THEN 'currency'
    WHEN p_amount <> v_order.total_paise THEN 'amount'
    WHEN v_payment.refunded_paise > 0 THEN 'refunded'
    WHEN v_order.state = 'paid' THEN 'second'
    WHEN v_spent_by IS NOT NULL THEN 'coupon'
  END;
  result := CASE WHEN reason IS NULL THEN 'credited' ELSE 'to_refund' END;
  UPDATE payment SET outcome = settle_payment.result, reason = settle_payment.reason, settled_at = p_now WHERE id = p_id;
  IF reason IS NOT NULL THEN
    PERFORM refund_rest(p_id, p_now);
    RETURN;
  END IF;
  UPDATE payment_order SET state = 'paid', paid_at = p_now WHERE id = v_order.id;
  UPDATE coupon SET spent_by = v_order.id, spent_at = p_now WHERE id = v_order.coupon_id;
  IF ledger_post('pay:' || p_id, 'pay', v_uid, NULL, ARRAY['user', 'sys:sales'], ARRAY[v_uid, v_uid],
    ARRAY[v_order.unit, v_order.unit], ARRAY[v_order.quantity, -v_order.quantity]) <> 'posted' THEN
    RAISE EXCEPTION 'payment % cannot be booked', p_id;
  END IF;
  PERFORM issue_invoice(p_id, v_order, p_now);
END $$;
