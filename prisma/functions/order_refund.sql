-- An operator has a payment given back: so many paise, or what is unused of it ('unused', as the rule has it, however long ago), or
-- all that is left ('all'). 'asked'; 'none' (no such payment, or nothing of it is left to give back), 'more' (than is left).
CREATE OR REPLACE FUNCTION order_refund(
  p_id uuid, p_payment text, p_what text, p_paise bigint, p_now timestamptz, OUT result text, OUT paise bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_variable
DECLARE
  v_payment payment := lock_payment(p_payment);
  v_offer record;
  v_left bigint;
  v_units bigint;
BEGIN
  IF v_payment.outcome IS NULL THEN
    result := 'none';
    RETURN;
  END IF;
  v_left := v_payment.amount_paise - (SELECT s.paise FROM refund_sums(p_payment) s);
  paise := CASE p_what WHEN 'all' THEN v_left ELSE p_paise END;
  IF p_what = 'unused' THEN
    PERFORM FROM wallet w WHERE w.uid = v_payment.uid ORDER BY w.unit FOR UPDATE;
    SELECT * INTO v_offer FROM refund_offer(p_payment, p_now);
    paise := v_offer.paise;
    v_units := v_offer.units;
  END IF;
  result := CASE WHEN v_left <= 0 OR paise <= 0 THEN 'none' WHEN paise > v_left THEN 'more' ELSE 'asked' END;
  IF result = 'asked' THEN
    PERFORM book_refund(p_id, v_payment, 'ops', paise, v_units, NULL, p_now);
  END IF;
END $$;
