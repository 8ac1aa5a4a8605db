-- So much of an invoice, split as the invoice is: taxable value, and the tax as it was levied. It grows with the amount in each figure,
-- and is the invoice's own at its total, so that credit notes cut off one after the other add up to the paisa.
CREATE OR REPLACE FUNCTION credit_figures(
  p_invoice invoice, p_total bigint, OUT price int, OUT cgst int, OUT sgst int, OUT igst int
) LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  v_gst int;
BEGIN
  price := round(p_total::numeric * 10000 / (10000 + p_invoice.gst_rate));
  v_gst := p_total - price;
  igst := CASE WHEN p_invoice.place = p_invoice.seller_state THEN 0 ELSE v_gst END;
  cgst := (v_gst - igst) / 2;
  sgst := v_gst - igst - cgst;
END $$;
