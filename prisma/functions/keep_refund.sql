-- For `payment_refund`: what is given back for what stays, the provider's id is given once, and what was answered is not asked again.
CREATE OR REPLACE FUNCTION keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_free text[] := ARRAY['provider_id', 'state', 'fault', 'checked_at', 'done_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - v_free = to_jsonb(NEW) - v_free
    AND coalesce(OLD.provider_id = NEW.provider_id, OLD.provider_id IS NULL)
    AND (OLD.state = 'asked' OR (OLD.state, OLD.done_at) = (NEW.state, NEW.done_at) AND OLD.fault IS NOT DISTINCT FROM NEW.fault) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a refund only goes forward';
END $$;
CREATE OR REPLACE TRIGGER "payment_refund_kept" BEFORE UPDATE OR DELETE ON "payment_refund" FOR EACH ROW EXECUTE FUNCTION keep_refund();
