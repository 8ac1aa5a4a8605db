-- Gives one transfer back that nobody came for; it lapses when its sender has left too. False when it does not wait any more.
CREATE OR REPLACE FUNCTION return_transfer(p_id uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_transfer transfer;
  v_alive boolean;
BEGIN
  SELECT * INTO v_transfer FROM transfer WHERE id = p_id AND state = 'waiting' AND until <= p_now FOR UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM FROM person WHERE uid = v_transfer.uid AND deleted_at IS NULL FOR KEY SHARE;
  v_alive := FOUND;
  IF ledger_post('return:' || p_id, 'return', v_transfer.uid, NULL,
    ARRAY['sys:escrow', CASE WHEN v_alive THEN 'user' ELSE 'sys:expired' END], ARRAY[v_transfer.uid, v_transfer.uid],
    ARRAY['oracle_paid', 'oracle_paid'], ARRAY[-v_transfer.questions::bigint, v_transfer.questions::bigint]) <> 'posted' THEN
    RAISE EXCEPTION 'transfer % was returned before', p_id;
  END IF;
  UPDATE transfer SET state = 'returned', ended_at = p_now, mobile = CASE WHEN v_alive THEN mobile END WHERE id = p_id;
  PERFORM pg_notify('live', 'p' || v_transfer.uid);
  RETURN true;
END $$;
