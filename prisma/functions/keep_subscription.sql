-- For `subscription`: its terms stay, the provider's id is given once, its state and mandate only go forward, and what ended stays so.
CREATE OR REPLACE FUNCTION keep_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_states text[] := ARRAY['new', 'open', 'active', 'ended'];
  v_mandates text[] := ARRAY['none', 'live', 'ending', 'over'];
  v_free text[] := ARRAY['provider_id', 'state', 'mandate', 'asked_at', 'started_at', 'current_end', 'questions_until', 'stopped_at',
    'ended_at', 'end_reason', 'checked_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - v_free = to_jsonb(NEW) - v_free
    AND coalesce(OLD.provider_id = NEW.provider_id, OLD.provider_id IS NULL)
    AND coalesce(OLD.started_at = NEW.started_at, OLD.started_at IS NULL)
    AND coalesce(OLD.current_end <= NEW.current_end, OLD.current_end IS NULL)
    AND coalesce(OLD.stopped_at = NEW.stopped_at, OLD.stopped_at IS NULL)
    AND coalesce((OLD.ended_at, OLD.end_reason) = (NEW.ended_at, NEW.end_reason), OLD.ended_at IS NULL)
    AND array_position(v_states, OLD.state) <= array_position(v_states, NEW.state)
    AND array_position(v_mandates, OLD.mandate) <= array_position(v_mandates, NEW.mandate) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a subscription only goes forward';
END $$;
CREATE OR REPLACE TRIGGER "subscription_kept" BEFORE UPDATE OR DELETE ON "subscription"
  FOR EACH ROW EXECUTE FUNCTION keep_subscription();
