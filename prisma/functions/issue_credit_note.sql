-- Issues the credit note for a refund that the provider has made of a credited payment. The payment is locked by the caller.
CREATE OR REPLACE FUNCTION issue_credit_note(p_refund payment_refund, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_invoice invoice;
  v_before bigint;
  v_was record;
  v_is record;
  v_next record;
BEGIN
  SELECT * INTO v_invoice FROM invoice WHERE payment_id = p_refund.payment_id AND kind = 'invoice';
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT coalesce(sum(total_paise), 0) INTO v_before FROM invoice WHERE payment_id = p_refund.payment_id AND kind = 'credit';
  SELECT * INTO v_was FROM credit_figures(v_invoice, v_before);
  SELECT * INTO v_is FROM credit_figures(v_invoice, v_before + p_refund.amount_paise);
  SELECT * INTO v_next FROM next_invoice_number('credit', p_now);
  INSERT INTO invoice (number, kind, year, serial, corrects, refund_id, payment_id, uid, issued_at, pack, unit, quantity, sac,
      seller_state, place, gst_rate, price_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
    VALUES (v_next.number, 'credit', v_next.year, v_next.serial, v_invoice.number, p_refund.id, v_invoice.payment_id, v_invoice.uid,
      p_now, v_invoice.pack, v_invoice.unit, p_refund.quantity + p_refund.debt, v_invoice.sac, v_invoice.seller_state,
      v_invoice.place, v_invoice.gst_rate, v_is.price - v_was.price, v_is.cgst - v_was.cgst, v_is.sgst - v_was.sgst,
      v_is.igst - v_was.igst, p_refund.amount_paise);
END $$;
