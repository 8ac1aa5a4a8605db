-- At the first login that a number ever makes: whoever invited it first, of those who still have an account, is given questions, so
-- many times a month in India. The others' invitations end with it. The uid that was rewarded, null when nobody was.
CREATE OR REPLACE FUNCTION reward_invite(p_hmac bytea, p_each int, p_month_max int, p_now timestamptz) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_id int;
  v_uid int;
  v_rewarded boolean := false;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('invite:' || encode(p_hmac, 'hex'), 0));
  SELECT id, i.uid INTO v_id, v_uid FROM invite i JOIN person p ON p.uid = i.uid AND p.deleted_at IS NULL
    WHERE mobile_hmac = p_hmac AND at > p_now - interval '30 days' ORDER BY at, id LIMIT 1 FOR NO KEY UPDATE OF p;
  IF FOUND AND p_each > 0 THEN
    v_rewarded := p_month_max > (SELECT count(*) FROM invite WHERE uid = v_uid AND rewarded
      AND date_trunc('month', day_in_india(ended_at)) = date_trunc('month', day_in_india(p_now)));
  END IF;
  UPDATE invite SET mobile_hmac = NULL, ended_at = p_now, rewarded = v_rewarded AND id = v_id WHERE mobile_hmac = p_hmac;
  IF NOT v_rewarded THEN
    RETURN NULL;
  END IF;
  IF ledger_post('invite:' || v_id, 'grant', v_uid, NULL, ARRAY['sys:grant', 'user', 'sys:grant', 'user'],
    ARRAY[v_uid, v_uid, v_uid, v_uid], ARRAY['astra_grant', 'astra_grant', 'oracle_grant', 'oracle_grant'],
    ARRAY[-p_each, p_each, -p_each, p_each]::bigint[]) <> 'posted' THEN
    RAISE EXCEPTION 'invitation % was rewarded before', v_id;
  END IF;
  RETURN v_uid;
END $$;
