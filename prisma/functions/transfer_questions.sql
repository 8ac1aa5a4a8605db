-- Gives questions to a number. p_day_max and p_hour_max: questions in a day of India and transfers in 60 minutes, null without
-- limit; p_received_max: questions the number receives in a day of India and in 30 days. 'sent' or 'waiting'; 'known' (this id was used before, for the same), 'other' (for something else), 'gone' (the
-- sender has no account), 'self', 'few' (has says how many there are), 'day', 'hour' (again says when), 'full' (the number
-- has received what it may). Only the first two write.
CREATE OR REPLACE FUNCTION transfer_questions(
  p_id uuid, p_uid int, p_mobile text, p_questions int, p_now timestamptz, p_until timestamptz, p_day_max int, p_hour_max int,
  p_received_max int[], p_held_from timestamptz
) RETURNS TABLE (result text, has bigint, again timestamptz) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_known transfer;
  v_mobile text;
  v_day timestamptz := date_trunc('day', p_now AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata';
  v_has bigint;
  v_again timestamptz;
  v_to int;
BEGIN
  SELECT mobile INTO v_mobile FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND OR v_mobile = p_mobile THEN
    RETURN QUERY SELECT CASE WHEN v_mobile = p_mobile THEN 'self' ELSE 'gone' END, NULL::bigint, NULL::timestamptz;
    RETURN;
  END IF;
  SELECT * INTO v_known FROM transfer WHERE id = p_id;
  IF FOUND THEN
    RETURN QUERY SELECT CASE
      WHEN v_known.questions = p_questions AND coalesce(v_known.mobile, p_mobile) = p_mobile THEN 'known' ELSE 'other'
    END, NULL::bigint, NULL::timestamptz;
    RETURN;
  END IF;
  v_has := transferable(p_uid, p_held_from);
  IF v_has < p_questions THEN
    RETURN QUERY SELECT 'few', v_has, NULL::timestamptz;
    RETURN;
  END IF;
  IF p_questions + (SELECT coalesce(sum(questions), 0) FROM transfer WHERE uid = p_uid AND at >= v_day) > p_day_max THEN
    RETURN QUERY SELECT 'day', v_has, v_day + interval '1 day';
    RETURN;
  END IF;
  v_again := (SELECT at + interval '1 hour' FROM transfer WHERE uid = p_uid AND at > p_now - interval '1 hour'
    ORDER BY at DESC OFFSET p_hour_max - 1 LIMIT 1);
  IF p_hour_max IS NOT NULL AND v_again IS NOT NULL THEN
    RETURN QUERY SELECT 'hour', v_has, v_again;
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('transfer.mobile:' || p_mobile, 0));
  SELECT uid INTO v_to FROM person WHERE mobile = p_mobile AND deleted_at IS NULL FOR KEY SHARE;
  -- whether the number has an account makes no difference: nobody learns that from a refusal
  IF p_received_max IS NOT NULL AND EXISTS (
    SELECT FROM transfer t WHERE (t.mobile = p_mobile OR t.to_uid = v_to) AND t.state <> 'returned' AND t.at > p_now - interval '30 days'
    HAVING coalesce(sum(t.questions) FILTER (WHERE t.at >= v_day), 0) + p_questions > p_received_max[1]
      OR coalesce(sum(t.questions), 0) + p_questions > p_received_max[2]
  ) THEN
    RETURN QUERY SELECT 'full', v_has, NULL::timestamptz;
    RETURN;
  END IF;
  IF ledger_post('transfer:' || p_id, 'transfer', p_uid, NULL,
    ARRAY['user', CASE WHEN v_to IS NULL THEN 'sys:escrow' ELSE 'user' END], ARRAY[p_uid, coalesce(v_to, p_uid)],
    ARRAY['oracle_paid', 'oracle_paid'], ARRAY[-p_questions::bigint, p_questions::bigint]) <> 'posted' THEN
    v_has := coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'oracle_paid'), 0);
    RETURN QUERY SELECT 'few', v_has, NULL::timestamptz;
    RETURN;
  END IF;
  INSERT INTO transfer (id, uid, to_uid, mobile, questions, state, at, until)
    VALUES (p_id, p_uid, v_to, p_mobile, p_questions, CASE WHEN v_to IS NULL THEN 'waiting' ELSE 'sent' END, p_now,
      CASE WHEN v_to IS NULL THEN p_until END);
  PERFORM pg_notify('live', 'p' || p_uid);
  IF v_to IS NOT NULL THEN
    PERFORM pg_notify('live', 'p' || v_to);
  END IF;
  RETURN QUERY SELECT CASE WHEN v_to IS NULL THEN 'waiting' ELSE 'sent' END, NULL::bigint, NULL::timestamptz;
END $$;
