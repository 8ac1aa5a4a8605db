-- Issues the invoice of a credited payment, with the figures of its order; its number.
CREATE OR REPLACE FUNCTION issue_invoice(p_payment text, p_order payment_order, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_next record;
BEGIN
  SELECT * INTO v_next FROM next_invoice_number('invoice', p_now);
  INSERT INTO invoice (number, kind, year, serial, payment_id, uid, issued_at, pack, unit, quantity, sac, seller_state, place, gst_rate,
      price_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
    VALUES (v_next.number, 'invoice', v_next.year, v_next.serial, p_payment, p_order.uid, p_now, p_order.pack, p_order.unit,
      p_order.quantity, p_order.sac, p_order.seller_state, p_order.place, p_order.gst_rate,
      p_order.price_paise, p_order.cgst_paise, p_order.sgst_paise, p_order.igst_paise, p_order.total_paise);
  RETURN v_next.number;
END $$;
