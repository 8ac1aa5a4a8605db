-- For `payment`: it stays with its order or subscription and its person, its status only goes forward, and how it was settled stays.
CREATE OR REPLACE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.id, OLD.uid, OLD.seen_at) = (NEW.id, NEW.uid, NEW.seen_at)
    AND (OLD.order_id, OLD.subscription_id) IS NOT DISTINCT FROM (NEW.order_id, NEW.subscription_id)
    AND payment_rank(OLD.status) <= payment_rank(NEW.status) AND OLD.refunded_paise <= NEW.refunded_paise
    AND (OLD.outcome IS NULL OR (OLD.outcome, OLD.settled_at, OLD.amount_paise, OLD.currency)
      = (NEW.outcome, NEW.settled_at, NEW.amount_paise, NEW.currency) AND OLD.reason IS NOT DISTINCT FROM NEW.reason) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a payment only goes forward';
END $$;
CREATE OR REPLACE TRIGGER "payment_kept" BEFORE UPDATE OR DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION keep_payment();
