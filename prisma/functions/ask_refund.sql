-- A person has unused units of an own payment given back, for just the amount they were shown. 'asked'; 'unknown' (no such payment),
-- 'none' (nothing of it can be given back), 'late' (it is too long ago), 'changed' (it would be another amount now).
CREATE OR REPLACE FUNCTION ask_refund(
  p_id uuid, p_uid int, p_payment text, p_shown bigint, p_now timestamptz, OUT result text, OUT promised date
) LANGUAGE plpgsql AS $$
DECLARE
  v_payment payment := lock_payment(p_payment);
  v_offer record;
BEGIN
  IF NOT EXISTS (SELECT FROM person WHERE uid = v_payment.uid AND uid = p_uid AND deleted_at IS NULL) THEN
    result := 'unknown';
    RETURN;
  END IF;
  -- of two payments of a unit, one after the other
  PERFORM FROM wallet WHERE uid = p_uid ORDER BY unit FOR UPDATE;
  SELECT * INTO v_offer FROM refund_offer(p_payment, p_now);
  result := CASE
    WHEN v_offer.paise = 0 THEN 'none'
    WHEN day_in_india(p_now) > v_offer.until THEN 'late'
    WHEN v_offer.paise <> p_shown THEN 'changed'
    ELSE 'asked'
  END;
  IF result = 'asked' THEN
    PERFORM book_refund(p_id, v_payment, 'self', v_offer.paise, v_offer.units, NULL, p_now);
    promised := v_offer.promised;
  END IF;
END $$;
