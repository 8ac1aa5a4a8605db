-- Writes down how the provider says a payment of a subscription stands, and once its money was captured grants the month it is for:
-- once, whoever comes first and however often. What is left of the month before lapses, the invoice is issued. A month that is told
-- of after a later one brings nothing that could still be used. Money that cannot be credited is given back.
-- p_starts, p_ends: the month by the provider's bill; where it does not say, the one after the last.
-- Results as of settle_payment; reasons: gone, currency, amount, refunded, ended (the subscription, or its renewal was stopped before
-- the money was taken), second (the month is paid for).
CREATE OR REPLACE FUNCTION settle_month(
  p_id text, p_provider_subscription text, p_amount bigint, p_currency text, p_status text, p_refunded bigint, p_method text,
  p_made timestamptz, p_starts timestamptz, p_ends timestamptz, p_now timestamptz, OUT result text, OUT reason text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_uid int := (SELECT uid FROM subscription WHERE provider_id = p_provider_subscription);
  v_alive boolean;
  v_sub subscription;
  v_payment payment;
  v_last subscription_month;
  v_starts timestamptz;
  v_ends timestamptz;
  v_is_past boolean;
BEGIN
  IF v_uid IS NULL THEN
    result := 'unknown';
    RETURN;
  END IF;
  SELECT deleted_at IS NULL INTO v_alive FROM person WHERE uid = v_uid FOR KEY SHARE;
  SELECT * INTO v_sub FROM subscription WHERE provider_id = p_provider_subscription FOR NO KEY UPDATE;
  v_payment := note_payment(p_id, NULL, v_sub.id, v_uid, p_amount, p_currency, p_status, p_refunded, p_method, p_made, p_now);
  IF v_payment.outcome IS NOT NULL OR v_payment.status <> 'captured' THEN
    result := coalesce(v_payment.outcome,
      CASE v_payment.status WHEN 'failed' THEN 'failed' WHEN 'refunded' THEN 'returned' ELSE 'waiting' END);
    reason := v_payment.reason;
    RETURN;
  END IF;

  SELECT * INTO v_last FROM subscription_month WHERE subscription_id = v_sub.id ORDER BY starts_at DESC LIMIT 1;
  v_starts := coalesce(p_starts, v_last.ends_at, p_made);
  v_ends := coalesce(p_ends, v_starts + interval '1 month');
  reason := CASE
    WHEN v_alive IS NOT TRUE THEN 'gone'
    WHEN p_currency <> 'INR' THEN 'currency'
    WHEN p_amount <> v_sub.total_paise THEN 'amount'
    WHEN v_payment.refunded_paise > 0 THEN 'refunded'
    WHEN v_sub.state = 'ended' OR v_starts > v_last.starts_at AND p_made > v_sub.stopped_at THEN 'ended'
    WHEN EXISTS (
      -- a provider may count the ends of months in another way than their beginnings
      SELECT FROM subscription_month WHERE subscription_id = v_sub.id
        AND starts_at < v_ends - interval '1 day' AND ends_at > v_starts + interval '1 day'
    ) THEN 'second'
  END;
  result := CASE WHEN reason IS NULL THEN 'credited' ELSE 'to_refund' END;
  UPDATE payment SET outcome = settle_month.result, reason = settle_month.reason, settled_at = p_now WHERE id = p_id;
  IF reason IS NOT NULL THEN
    PERFORM refund_rest(p_id, p_now);
    RETURN;
  END IF;

  v_is_past := coalesce(v_starts < v_last.starts_at, false);
  IF NOT v_is_past THEN
    PERFORM lapse_month(v_uid, p_now);
  END IF;
  INSERT INTO subscription_month (payment_id, subscription_id, uid, quantity, starts_at, ends_at, granted_at, lapsed_at, lapsed)
    VALUES (p_id, v_sub.id, v_uid, v_sub.quantity, v_starts, v_ends, p_now,
      CASE WHEN v_is_past THEN p_now END, CASE WHEN v_is_past THEN v_sub.quantity END);
  IF ledger_post('pay:' || p_id, 'pay', v_uid, NULL, ARRAY['user', 'sys:sales'], ARRAY[v_uid, v_uid],
    ARRAY['sub_q', 'sub_q'], ARRAY[v_sub.quantity, -v_sub.quantity]) <> 'posted' THEN
    RAISE EXCEPTION 'payment % cannot be booked', p_id;
  END IF;
  IF v_is_past THEN
    PERFORM lapse_questions(p_id, v_uid, v_sub.quantity);
  ELSE
    UPDATE subscription SET state = 'active', started_at = coalesce(started_at, v_starts), current_end = v_ends,
        questions_until = CASE WHEN stopped_at IS NULL THEN v_ends + make_interval(days => grace_days) ELSE v_ends END,
        mandate = CASE mandate WHEN 'none' THEN 'live' ELSE mandate END
      WHERE id = v_sub.id;
  END IF;
  -- the figures of an order, of which the invoice is made
  PERFORM issue_invoice(p_id,
    jsonb_populate_record(NULL::payment_order, to_jsonb(v_sub) || jsonb_build_object('pack', v_sub.plan, 'unit', 'sub_q')), p_now);
END $$;
