-- Writes down what a person is about to subscribe to, before the provider is asked for it. One that waits for its payment is given
-- again while its terms are the same; else it ends and gives way.
-- 'made', 'known' (then `id` is the earlier one), 'active' (there is one that runs), 'gone' (no account).
CREATE OR REPLACE FUNCTION open_subscription(
  p_id uuid, p_uid int, p_plan text, p_quantity bigint, p_total int, p_price int, p_cgst int, p_sgst int, p_igst int, p_rate int,
  p_sac text, p_seller_state text, p_place text, p_grace int, p_now timestamptz,
  OUT result text, OUT id uuid, OUT provider_id text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_sub subscription;
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    result := 'gone';
    RETURN;
  END IF;
  SELECT * INTO v_sub FROM subscription WHERE uid = p_uid AND state <> 'ended' FOR NO KEY UPDATE;
  IF v_sub.state = 'active' AND v_sub.questions_until > p_now THEN
    result := 'active';
    RETURN;
  END IF;
  IF v_sub.state IN ('new', 'open') AND (v_sub.plan, v_sub.quantity, v_sub.total_paise, v_sub.gst_rate, v_sub.sac, v_sub.seller_state,
      v_sub.place) = (p_plan, p_quantity, p_total, p_rate, p_sac, p_seller_state, p_place) THEN
    result := 'known';
    id := v_sub.id;
    provider_id := v_sub.provider_id;
    RETURN;
  END IF;
  PERFORM end_subscription(v_sub.id, CASE WHEN v_sub.state <> 'active' THEN 'replaced' WHEN v_sub.stopped_at IS NULL THEN 'unpaid'
    ELSE 'expired' END, p_now);
  INSERT INTO subscription (id, uid, plan, quantity, total_paise, price_paise, cgst_paise, sgst_paise, igst_paise, gst_rate, sac,
      seller_state, place, grace_days, created_at)
    VALUES (p_id, p_uid, p_plan, p_quantity, p_total, p_price, p_cgst, p_sgst, p_igst, p_rate, p_sac, p_seller_state, p_place,
      p_grace, p_now);
  result := 'made';
  id := p_id;
END $$;
