-- What has gone back of a payment, or is about to: paise, and units with those that could not be taken any more. Refused ones do not count.
CREATE OR REPLACE FUNCTION refund_sums(p_payment text, OUT paise bigint, OUT units bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(amount_paise), 0)::bigint, coalesce(sum(quantity + debt), 0)::bigint
  FROM payment_refund WHERE payment_id = p_payment AND state <> 'refused'
$$;
