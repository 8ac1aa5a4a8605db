-- For `subscription_month`: what was granted stays, and it lapses once.
CREATE OR REPLACE FUNCTION keep_month() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_free text[] := ARRAY['lapsed_at', 'lapsed', 'notice_asked_at', 'noticed_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - v_free = to_jsonb(NEW) - v_free
    AND coalesce((OLD.lapsed_at, OLD.lapsed) = (NEW.lapsed_at, NEW.lapsed), OLD.lapsed_at IS NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a month only goes forward';
END $$;
CREATE OR REPLACE TRIGGER "subscription_month_kept" BEFORE UPDATE OR DELETE ON "subscription_month"
  FOR EACH ROW EXECUTE FUNCTION keep_month();
