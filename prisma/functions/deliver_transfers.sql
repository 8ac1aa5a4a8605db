-- Hands everything that waits for a number to its new account, in the transaction of its first login; how many questions.
-- The senders are not told: they would learn when a number comes here for the first time.
CREATE OR REPLACE FUNCTION deliver_transfers(p_mobile text, p_uid int, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_transfer transfer;
  v_sum bigint := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('transfer.mobile:' || p_mobile, 0));
  FOR v_transfer IN
    SELECT * FROM transfer WHERE mobile = p_mobile AND state = 'waiting' AND until > p_now ORDER BY at, id FOR UPDATE
  LOOP
    IF ledger_post('deliver:' || v_transfer.id, 'deliver', p_uid, NULL, ARRAY['sys:escrow', 'user'],
      ARRAY[v_transfer.uid, p_uid], ARRAY['oracle_paid', 'oracle_paid'],
      ARRAY[-v_transfer.questions::bigint, v_transfer.questions::bigint]) <> 'posted' THEN
      RAISE EXCEPTION 'transfer % was delivered before', v_transfer.id;
    END IF;
    -- a sender who has left, or is just leaving, keeps no list of numbers
    PERFORM FROM person WHERE uid = v_transfer.uid AND deleted_at IS NULL FOR KEY SHARE;
    UPDATE transfer SET state = 'sent', to_uid = p_uid, ended_at = p_now, mobile = CASE WHEN FOUND THEN mobile END
      WHERE id = v_transfer.id;
    v_sum := v_sum + v_transfer.questions;
  END LOOP;
  RETURN v_sum;
END $$;
