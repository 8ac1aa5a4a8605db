-- CreateIndex
CREATE INDEX "transfer_to_uid_idx" ON "transfer"("to_uid");

-- CreateIndex
CREATE INDEX "transfer_mobile_idx" ON "transfer"("mobile");

ALTER TABLE "transfer" ADD CONSTRAINT "transfer_to_another" CHECK (to_uid IS DISTINCT FROM uid);
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_to_someone" CHECK ((to_uid IS NOT NULL) = (state = 'sent'));

-- Transfers. What is on its way to a number without an account lies in the account sys:escrow of the books.
-- A number is locked while it is looked up, so that its first login and a transfer to it cannot miss each other.

-- Gives questions to a number. p_day_max and p_hour_max: questions in a day of India and transfers in 60 minutes, null without
-- limit. 'sent' or 'waiting'; 'known' (this id was used before, for the same), 'other' (for something else), 'gone' (the
-- sender has no account), 'self', 'few' (has says how many there are), 'day', 'hour' (again says when). Only the first two write.
CREATE FUNCTION transfer_questions(
  p_id uuid, p_uid int, p_mobile text, p_questions int, p_now timestamptz, p_until timestamptz, p_day_max int, p_hour_max int
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
  v_has := coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'oracle_paid'), 0);
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

-- Hands everything that waits for a number to its new account, in the transaction of its first login; how many questions.
CREATE FUNCTION deliver_transfers(p_mobile text, p_uid int, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
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
    PERFORM pg_notify('live', 'p' || v_transfer.uid);
    v_sum := v_sum + v_transfer.questions;
  END LOOP;
  RETURN v_sum;
END $$;

-- Gives one transfer back that nobody came for; it lapses when its sender has left too. False when it does not wait any more.
CREATE FUNCTION return_transfer(p_id uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
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

-- Reports a text (p_kind d or c) once for a person; a third open report by members whose handle is older than p_since, and who
-- are not banned, takes it from view. Of what one person reports in 24 hours only the first ten count so: three people cannot empty
-- the forum. 'reported' (now or before), 'missing', 'own', 'banned', 'gone' (no account).
CREATE FUNCTION report_text(p_uid int, p_kind text, p_target int, p_reason text, p_now timestamptz, p_since timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_author int;
  v_did int;
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  IF EXISTS (SELECT FROM forum_ban WHERE uid = p_uid) THEN
    RETURN 'banned';
  END IF;
  -- three reports at the same moment must see each other
  PERFORM pg_advisory_xact_lock(hashtextextended('report:' || p_kind || p_target, 0));
  IF EXISTS (SELECT FROM report WHERE uid = p_uid AND kind = p_kind AND target = p_target) THEN
    RETURN 'reported';
  END IF;
  IF p_kind = 'd' THEN
    SELECT uid, did INTO v_author, v_did FROM discussion WHERE did = p_target AND state = 'shown';
  ELSE
    SELECT c.uid, c.did INTO v_author, v_did FROM comment c JOIN discussion d USING (did)
      WHERE c.cid = p_target AND c.state = 'shown' AND d.state IN ('shown', 'erased');
  END IF;
  IF NOT FOUND THEN
    RETURN 'missing';
  END IF;
  IF v_author = p_uid THEN
    RETURN 'own';
  END IF;
  INSERT INTO report (uid, kind, target, reason, at) VALUES (p_uid, p_kind, p_target, p_reason, p_now);
  IF (
    SELECT count(*) FROM report r JOIN profile p USING (uid)
    WHERE r.kind = p_kind AND r.target = p_target AND r.resolved_at IS NULL AND p.created_at <= p_since
      AND NOT EXISTS (SELECT FROM forum_ban b WHERE b.uid = r.uid)
      AND (SELECT count(*) FROM report o WHERE o.uid = r.uid AND o.at > r.at - interval '1 day' AND o.at < r.at) < 10
  ) >= 3 THEN
    PERFORM set_text_state(p_kind, p_target, ARRAY['shown'], 'hidden');
  END IF;
  RETURN 'reported';
END $$;

-- Changes the state of a text of either kind if it has one of p_from; who looks at its discussion is told.
CREATE FUNCTION set_text_state(p_kind text, p_target int, p_from text[], p_to text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind = 'd' THEN
    RETURN set_discussion_state(p_target, p_from, p_to);
  END IF;
  RETURN set_comment_state(p_target, p_from, p_to);
END $$;

-- What an operator did names who, what and why, and cannot be emptied either.
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_said"
  CHECK (btrim(operator) <> '' AND char_length(btrim(reason)) >= 3 AND target ~ '^[dcu][0-9]+$');
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_command"
  CHECK (command IN ('hide', 'restore', 'dismiss', 'ban', 'unban', 'grant', 'take'));
CREATE TRIGGER "operator_act_never_emptied" BEFORE TRUNCATE ON "operator_act"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_history();
