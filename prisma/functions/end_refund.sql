-- Writes down what became of a refund, once: 'processed' with its credit note, or 'refused' (for good) with `p_fault`; then what was
-- taken for it is given back, and lapses where its person has left, or its month has ended. @returns the state it is in; null for none.
CREATE OR REPLACE FUNCTION end_refund(p_id uuid, p_provider text, p_state text, p_fault text, p_now timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_refund payment_refund;
  v_alive boolean;
BEGIN
  v_alive := (SELECT deleted_at IS NULL FROM person WHERE uid = (lock_payment((SELECT payment_id FROM payment_refund WHERE id = p_id))).uid);
  SELECT * INTO v_refund FROM payment_refund WHERE id = p_id FOR NO KEY UPDATE;
  IF v_refund.state <> 'asked' THEN
    RETURN v_refund.state;
  END IF;
  UPDATE payment_refund SET state = p_state, fault = p_fault, provider_id = coalesce(provider_id, p_provider),
      done_at = CASE WHEN p_state <> 'asked' THEN p_now END
    WHERE id = p_id RETURNING * INTO v_refund;
  IF p_state = 'processed' THEN
    PERFORM issue_credit_note(v_refund, p_now);
  ELSIF p_state = 'refused' AND v_refund.quantity > 0 THEN
    IF ledger_post('unrefund:' || p_id, 'unrefund_payment', v_refund.uid, NULL,
      ARRAY['sys:refunded', CASE WHEN v_alive AND (v_refund.unit <> 'sub_q' OR EXISTS (
        SELECT FROM subscription_month WHERE payment_id = v_refund.payment_id AND lapsed_at IS NULL
      )) THEN 'user' ELSE 'sys:expired' END], ARRAY[v_refund.uid, v_refund.uid],
      ARRAY[v_refund.unit, v_refund.unit], ARRAY[-v_refund.quantity, v_refund.quantity]) <> 'posted' THEN
      RAISE EXCEPTION 'refund % cannot be taken back', p_id;
    END IF;
    PERFORM pg_notify('live', 'p' || v_refund.uid);
  END IF;
  RETURN v_refund.state;
END $$;
