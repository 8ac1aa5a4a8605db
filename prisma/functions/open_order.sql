-- Writes down what a person is about to pay for. The price is the server's; a coupon lowers it while it is good, and is spent only
-- by the payment. The same order again within half an hour is the same one, so that two presses of a button are not paid twice.
-- 'made', 'known' (then `id` is the earlier one), 'gone' (no account), 'coupon' (none of this person that is good).
CREATE OR REPLACE FUNCTION open_order(
  p_id uuid, p_uid int, p_pack text, p_unit text, p_quantity bigint, p_list int, p_percent int, p_coupon uuid, p_total int,
  p_price int, p_cgst int, p_sgst int, p_igst int, p_rate int, p_sac text, p_seller_state text, p_place text, p_now timestamptz,
  OUT result text, OUT id uuid, OUT provider_id text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    result := 'gone';
    RETURN;
  END IF;
  IF p_coupon IS NOT NULL AND NOT EXISTS (
    SELECT FROM coupon c WHERE c.id = p_coupon AND uid = p_uid AND percent = p_percent AND spent_by IS NULL AND expires_at > p_now
  ) THEN
    result := 'coupon';
    RETURN;
  END IF;
  SELECT o.id, o.provider_id INTO id, provider_id FROM payment_order o
    WHERE uid = p_uid AND created_at > p_now - interval '30 minutes' AND state <> 'paid'
      AND (pack, unit, quantity, list_paise, percent, total_paise, gst_rate, sac, seller_state, place)
        = (p_pack, p_unit, p_quantity, p_list, p_percent, p_total, p_rate, p_sac, p_seller_state, p_place)
      AND coupon_id IS NOT DISTINCT FROM p_coupon
    ORDER BY created_at DESC LIMIT 1;
  IF FOUND THEN
    result := 'known';
    RETURN;
  END IF;
  INSERT INTO payment_order (id, uid, pack, unit, quantity, list_paise, percent, coupon_id, total_paise, price_paise,
      cgst_paise, sgst_paise, igst_paise, gst_rate, sac, seller_state, place, created_at)
    VALUES (p_id, p_uid, p_pack, p_unit, p_quantity, p_list, p_percent, p_coupon, p_total, p_price,
      p_cgst, p_sgst, p_igst, p_rate, p_sac, p_seller_state, p_place, p_now);
  result := 'made';
  id := p_id;
END $$;
