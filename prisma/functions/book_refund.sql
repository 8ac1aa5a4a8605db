-- Writes down that so much of a payment goes back, takes for it what it brought, and orders the job that asks the provider. Of what
-- was used already as much as is there is taken and the rest stands as debt, for operators: no balance is ever negative. A subscription
-- whose running month goes back whole ends with it. The payment is locked by the caller. `p_units` null: as many as the amount is of
-- the price.
CREATE OR REPLACE FUNCTION book_refund(
  p_id uuid, p_payment payment, p_kind text, p_paise bigint, p_units bigint, p_provider text, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_invoice invoice;
  v_back record;
  v_units bigint := 0;
  v_taken bigint := 0;
  v_runs boolean;
BEGIN
  SELECT * INTO v_invoice FROM invoice WHERE payment_id = p_payment.id AND kind = 'invoice';
  SELECT * INTO v_back FROM refund_sums(p_payment.id);
  IF v_back.paise + p_paise > p_payment.amount_paise THEN
    RAISE EXCEPTION 'more than payment % would go back', p_payment.id;
  END IF;
  IF v_invoice.number IS NOT NULL THEN
    v_units := coalesce(p_units,
      greatest(0, div(v_invoice.quantity::numeric * (v_back.paise + p_paise), v_invoice.total_paise) - v_back.units));
    v_runs := EXISTS (SELECT FROM subscription_month WHERE payment_id = p_payment.id AND lapsed_at IS NULL);
    IF v_invoice.unit <> 'sub_q' OR v_runs THEN
      SELECT least(v_units, balance) INTO v_taken FROM wallet WHERE uid = p_payment.uid AND unit = v_invoice.unit FOR UPDATE;
      v_taken := coalesce(v_taken, 0);
    END IF;
  END IF;
  INSERT INTO payment_refund (id, payment_id, uid, kind, amount_paise, unit, quantity, debt, provider_id, asked_at, promised_on)
    VALUES (p_id, p_payment.id, p_payment.uid, p_kind, p_paise, v_invoice.unit, v_taken, v_units - v_taken, p_provider, p_now,
      business_day_after(day_in_india(p_now), 10));
  IF v_taken > 0 THEN
    IF ledger_post('refund:' || p_id, 'refund_payment', p_payment.uid, NULL, ARRAY['user', 'sys:refunded'],
      ARRAY[p_payment.uid, p_payment.uid], ARRAY[v_invoice.unit, v_invoice.unit], ARRAY[-v_taken, v_taken]) <> 'posted' THEN
      RAISE EXCEPTION 'refund % cannot be booked', p_id;
    END IF;
    PERFORM pg_notify('live', 'p' || p_payment.uid);
  END IF;
  IF v_runs AND v_back.paise + p_paise = p_payment.amount_paise THEN
    PERFORM end_subscription(p_payment.subscription_id, 'refunded', p_now);
  END IF;
  INSERT INTO outbox (job, payload) VALUES ('settleRefund', jsonb_build_object('id', p_id));
END $$;
