-- What a person may have back of a credited payment by the rule: the units of it that are unused now, at most what it brought, and of
-- the price as much as they are of it. Parts are cut off the whole so that all of them together are the whole. `until` is the last day
-- in India on which it may be asked for; `promised` is when the money is there at the latest if it is asked for now. Nothing below a
-- rupee, which the provider does not give back. Of a subscription's month all of it while it runs and none of its questions was used, else
-- nothing.
CREATE OR REPLACE FUNCTION refund_offer(
  p_payment text, p_now timestamptz, OUT units bigint, OUT paise bigint, OUT until date, OUT promised date
) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_variable
DECLARE
  v_invoice invoice;
  v_back record;
  v_has bigint;
BEGIN
  units := 0;
  paise := 0;
  promised := business_day_after(day_in_india(p_now), 10);
  SELECT day_in_india(made_at) + 7 INTO until FROM payment WHERE id = p_payment;
  SELECT * INTO v_invoice FROM invoice i WHERE i.payment_id = p_payment AND i.kind = 'invoice';
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT * INTO v_back FROM refund_sums(p_payment);
  SELECT balance INTO v_has FROM wallet w WHERE w.uid = v_invoice.uid AND w.unit = v_invoice.unit;
  units := greatest(0, least(coalesce(v_has, 0), v_invoice.quantity - v_back.units));
  paise := div(v_invoice.total_paise::numeric * (v_back.units + units), v_invoice.quantity) - v_back.paise;
  IF units = 0 OR paise < 100 OR v_invoice.unit = 'sub_q' AND (units < v_invoice.quantity OR NOT EXISTS (
    SELECT FROM subscription_month WHERE payment_id = p_payment AND lapsed_at IS NULL
  )) THEN
    units := 0;
    paise := 0;
  END IF;
END $$;
