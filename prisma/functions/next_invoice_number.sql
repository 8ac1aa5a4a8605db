-- The next number of an invoice (INV) or a credit note (CRN) in the financial year of India, which begins on the 1st of April:
-- INV/2627/0000001, sixteen characters as the law allows. It is taken only if the transaction commits, so that no number is missing;
-- until then whoever wants the next one waits.
CREATE OR REPLACE FUNCTION next_invoice_number(
  p_kind text, p_at timestamptz, OUT number text, OUT year int, OUT serial int
) LANGUAGE plpgsql AS $$
BEGIN
  year := extract(year FROM day_in_india(p_at) - interval '3 months');
  INSERT INTO invoice_series AS s (kind, year, last) VALUES (p_kind, next_invoice_number.year, 1)
    ON CONFLICT ON CONSTRAINT invoice_series_pkey DO UPDATE SET last = s.last + 1 RETURNING s.last INTO serial;
  IF serial > 9999999 THEN
    RAISE EXCEPTION 'the numbers of invoices of % are used up', year;
  END IF;
  number := CASE p_kind WHEN 'credit' THEN 'CRN' ELSE 'INV' END || '/' || lpad((year % 100)::text, 2, '0')
    || lpad(((year + 1) % 100)::text, 2, '0') || '/' || lpad(serial::text, 7, '0');
END $$;
