-- Writes down that a person invites a number. An invitation is open for 30 days; who invited first counts, which nobody is told.
-- 'text': the number is to be sent a message, one in 30 days, none when it ever had an account, and so many an hour to all; 'quiet': none;
-- 'full': the person has as many open as one may have; 'gone': the account is.
CREATE OR REPLACE FUNCTION invite_number(p_uid int, p_hmac bytea, p_open_max int, p_texts_hour int, p_now timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_since timestamptz := p_now - interval '30 days';
  v_texts boolean;
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('invite:' || encode(p_hmac, 'hex'), 0));
  IF EXISTS (SELECT FROM invite WHERE uid = p_uid AND mobile_hmac = p_hmac AND at > v_since) THEN
    RETURN 'quiet';
  END IF;
  IF (SELECT count(*) FROM invite WHERE uid = p_uid AND ended_at IS NULL AND at > v_since) >= p_open_max THEN
    RETURN 'full';
  END IF;
  v_texts := NOT EXISTS (SELECT FROM free_grant WHERE mobile_hmac = p_hmac AND kind = 'welcome')
    AND NOT EXISTS (SELECT FROM invite WHERE mobile_hmac = p_hmac AND texted_at > v_since)
    AND p_texts_hour > (SELECT count(*) FROM invite WHERE texted_at > p_now - interval '1 hour');
  INSERT INTO invite AS i (uid, mobile_hmac, at, texted_at) VALUES (p_uid, p_hmac, p_now, CASE WHEN v_texts THEN p_now END)
    ON CONFLICT (uid, mobile_hmac) DO UPDATE SET at = p_now, texted_at = coalesce(excluded.texted_at, i.texted_at);
  RETURN CASE WHEN v_texts THEN 'text' ELSE 'quiet' END;
END $$;
