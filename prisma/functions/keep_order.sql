-- For `payment_order`: what was ordered and at what price stays, the provider's id is given once, and the state only goes forward.
CREATE OR REPLACE FUNCTION keep_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_states text[] := ARRAY['new', 'open', 'paid'];
  v_free text[] := ARRAY['provider_id', 'state', 'checked_at', 'paid_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - v_free = to_jsonb(NEW) - v_free
    AND coalesce(OLD.provider_id = NEW.provider_id, OLD.provider_id IS NULL)
    AND coalesce(OLD.paid_at = NEW.paid_at, OLD.paid_at IS NULL)
    AND array_position(v_states, OLD.state) <= array_position(v_states, NEW.state) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an order is not changed';
END $$;
CREATE OR REPLACE TRIGGER "payment_order_kept" BEFORE UPDATE OR DELETE ON "payment_order" FOR EACH ROW EXECUTE FUNCTION keep_order();
