-- Points of votes come and go with the vote, only handles earn, what a handle earned in its first days waits to be redeemed, and what
-- was redeemed waits to be given away.

ALTER TABLE "points_event" DROP CONSTRAINT "points_event_reason";
ALTER TABLE "points_event" ADD CONSTRAINT "points_event_reason"
  CHECK (reason IN ('discussion', 'comment', 'vote', 'vote_back', 'upvote', 'unvote', 'delete'));
ALTER TABLE "points_event" DROP CONSTRAINT "points_event_settled";
ALTER TABLE "points_event" ADD CONSTRAINT "points_event_settled" CHECK (
  CASE WHEN reason IN ('unvote', 'delete', 'vote_back') THEN settled <= 0 ELSE settled BETWEEN 0 AND points END);

-- a text is rewarded once and deleted once; votes and upvotes come and go
DROP INDEX "points_event_once";
CREATE UNIQUE INDEX "points_event_once" ON "points_event" (
  uid, about, reason, (CASE WHEN reason IN ('upvote', 'unvote', 'vote', 'vote_back') THEN id ELSE 0 END));

-- Votes on a text (p_kind d or c) or takes the same vote back. A voter with a handle has p_vote_points as long as a vote stands; the
-- author p_upvote_points as long as an upvote does.
-- 'voted'; 'missing' (nothing there to see), 'own', 'banned', 'gone' (the voter has no account); 'wait' until next_at (this vote
-- has come and gone p_changes times in 24 hours, null: any number; points would be settled ever more slowly).
CREATE OR REPLACE FUNCTION cast_vote(
  p_uid int, p_kind bpchar, p_target int, p_up boolean, p_vote_points int, p_upvote_points int, p_changes int, p_now timestamptz,
  OUT result text, OUT upvotes int, OUT downvotes int, OUT my_vote int, OUT next_at timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_about text := p_kind || p_target;
  v_author int;
  v_did int;
  v_has_handle boolean := EXISTS (SELECT FROM profile WHERE uid = p_uid);
  v_old boolean;
  v_new boolean;
  v_ups int;
  v_downs int;
  v_notice bigint;
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    result := 'gone';
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM forum_ban WHERE uid = p_uid) THEN
    result := 'banned';
    RETURN;
  END IF;
  IF p_kind = 'd' THEN
    SELECT uid, did INTO v_author, v_did FROM discussion WHERE did = p_target AND state = 'shown' FOR SHARE;
  ELSE
    -- its discussion first, as who takes that away with all its comments does
    SELECT did INTO v_did FROM discussion
      WHERE did = (SELECT did FROM comment WHERE cid = p_target) AND state IN ('shown', 'erased') FOR SHARE;
    SELECT uid, did INTO v_author, v_did FROM comment
      WHERE cid = p_target AND did = v_did AND state = 'shown' FOR SHARE;
  END IF;
  IF v_did IS NULL OR v_author = p_uid THEN
    result := CASE WHEN v_did IS NULL THEN 'missing' ELSE 'own' END;
    RETURN;
  END IF;

  IF p_changes IS NOT NULL THEN
    next_at := greatest((
      SELECT at + interval '1 day' FROM points_event
      WHERE uid = v_author AND split_part(about, '/', 1) = v_about AND about = v_about || '/v' || p_uid
        AND reason IN ('upvote', 'unvote')
      ORDER BY id DESC OFFSET p_changes - 1 LIMIT 1
    ), (
      SELECT at + interval '1 day' FROM points_event
      WHERE uid = p_uid AND about = v_about AND reason IN ('vote', 'vote_back')
      ORDER BY id DESC OFFSET p_changes - 1 LIMIT 1));
    IF next_at > p_now THEN
      result := 'wait';
      RETURN;
    END IF;
  END IF;
  INSERT INTO vote (uid, kind, target, at) VALUES (p_uid, p_kind, p_target, p_now) ON CONFLICT DO NOTHING;
  SELECT up INTO v_old FROM vote WHERE uid = p_uid AND kind = p_kind AND target = p_target FOR NO KEY UPDATE;
  v_new := CASE WHEN v_old IS DISTINCT FROM p_up THEN p_up END;
  UPDATE vote SET up = v_new, at = p_now WHERE uid = p_uid AND kind = p_kind AND target = p_target;
  v_ups := (v_new IS TRUE)::int - (v_old IS TRUE)::int;
  v_downs := (v_new IS FALSE)::int - (v_old IS FALSE)::int;
  IF p_kind = 'd' THEN
    UPDATE discussion_count n SET upvotes = n.upvotes + v_ups, downvotes = n.downvotes + v_downs WHERE n.did = p_target
      RETURNING n.upvotes, n.downvotes INTO upvotes, downvotes;
  ELSE
    -- without a row nobody has voted yet
    INSERT INTO comment_count (cid) VALUES (p_target) ON CONFLICT DO NOTHING;
    UPDATE comment_count n SET upvotes = n.upvotes + v_ups, downvotes = n.downvotes + v_downs WHERE n.cid = p_target
      RETURNING n.upvotes, n.downvotes INTO upvotes, downvotes;
  END IF;

  IF v_has_handle AND (v_old IS NULL OR v_new IS NULL) THEN
    PERFORM note_points(p_uid, CASE WHEN v_old IS NULL THEN 'vote' ELSE 'vote_back' END, v_about,
      CASE WHEN v_old IS NULL THEN p_vote_points ELSE 0 END, p_now);
  END IF;
  IF v_ups <> 0 THEN
    PERFORM note_points(v_author, CASE WHEN v_ups > 0 THEN 'upvote' ELSE 'unvote' END, v_about || '/v' || p_uid,
      CASE WHEN v_ups > 0 THEN p_upvote_points ELSE 0 END, p_now);
  END IF;
  IF v_ups > 0 AND p_kind = 'd' THEN
    INSERT INTO notice_event (kind, did, actor, at) VALUES ('upvote', p_target, p_uid, p_now) RETURNING id INTO v_notice;
    INSERT INTO outbox (job, payload) VALUES ('deliverNotice', jsonb_build_object('id', v_notice));
  END IF;
  PERFORM pg_notify('live', 'd' || v_did);
  result := 'voted';
  my_vote := v_new::int;
END $$;

-- What a vote of a person, or an upvote of a person's text, still holds when it is withdrawn, or the whole text when it is deleted: what was given for it
-- and not asked back yet. What could not be taken when it was asked back is forgiven.
CREATE OR REPLACE FUNCTION points_standing(p_event points_event) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_text text := split_part(p_event.about, '/', 1);
BEGIN
  IF p_event.reason = 'vote_back' THEN
    RETURN coalesce((
      SELECT CASE reason WHEN 'vote' THEN settled END FROM points_event
      WHERE uid = p_event.uid AND about = p_event.about AND reason IN ('vote', 'vote_back') AND id < p_event.id
      ORDER BY id DESC LIMIT 1), 0);
  END IF;
  -- one settled before counts whatever its number: who leaves withdraws upvotes without waiting for the texts
  IF EXISTS (
    SELECT FROM points_event WHERE uid = p_event.uid AND about = v_text AND reason = 'delete' AND id <> p_event.id
      AND (id < p_event.id OR settled IS NOT NULL)
  ) THEN
    RETURN 0;
  END IF;
  IF p_event.reason = 'unvote' THEN
    RETURN coalesce((
      SELECT CASE reason WHEN 'upvote' THEN settled END FROM points_event
      WHERE uid = p_event.uid AND split_part(about, '/', 1) = v_text AND about = p_event.about
        AND reason IN ('upvote', 'unvote') AND id < p_event.id
      ORDER BY id DESC LIMIT 1), 0);
  END IF;
  RETURN coalesce((
      SELECT sum(settled) FROM points_event
      WHERE uid = p_event.uid AND about = v_text AND reason IN ('discussion', 'comment')), 0)
    + coalesce((
      SELECT sum(settled) FILTER (WHERE reason = 'upvote') FROM (
        SELECT DISTINCT ON (about) reason, settled FROM points_event
        WHERE uid = p_event.uid AND split_part(about, '/', 1) = v_text AND reason IN ('upvote', 'unvote') AND id < p_event.id
        ORDER BY about, id DESC
      ) latest), 0);
END $$;

-- Gives what an event earns as far as its day has room under the cap, and returns it. A vote or upvote that comes back on the same
-- day fills the room it had: nobody can use up another's day by voting to and fro. It gives only what was taken back: whoever had spent
-- the points when the vote was withdrawn has them still.
CREATE OR REPLACE FUNCTION award_points(p_event points_event, p_cap int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_earned int := coalesce((SELECT earned FROM points_day WHERE uid = p_event.uid AND day = p_event.day), 0);
  v_had int := 0;
  v_kept int := 0;
  v_given int;
BEGIN
  IF p_event.reason = 'upvote' THEN
    SELECT coalesce(max(settled) FILTER (WHERE reason = 'upvote' AND day = p_event.day), 0), greatest(0, sum(settled))
      INTO v_had, v_kept FROM points_event
      WHERE uid = p_event.uid AND split_part(about, '/', 1) = split_part(p_event.about, '/', 1) AND about = p_event.about
        AND reason IN ('upvote', 'unvote') AND id < p_event.id;
  ELSIF p_event.reason = 'vote' THEN
    SELECT coalesce(max(settled) FILTER (WHERE reason = 'vote' AND day = p_event.day), 0), greatest(0, sum(settled))
      INTO v_had, v_kept FROM points_event
      WHERE uid = p_event.uid AND about = p_event.about AND reason IN ('vote', 'vote_back') AND id < p_event.id;
  END IF;
  v_given := greatest(0, least(p_event.points - coalesce(v_kept, 0), p_cap - v_earned + v_had));
  IF v_given > v_had THEN
    INSERT INTO points_day AS d (uid, day, earned, cap) VALUES (p_event.uid, p_event.day, v_given - v_had, p_cap)
      ON CONFLICT (uid, day) DO UPDATE SET earned = d.earned + excluded.earned, cap = excluded.cap;
  END IF;
  RETURN v_given;
END $$;

DROP FUNCTION settle_points(int, int, timestamptz);
-- Settles what waits for a person in the order it was earned, 200 events at most; how many. p_cap points a day, p_new_cap in
-- the first p_new_days of a handle. Whoever comes second waits for the
-- first and finds it done. A person who has left gets nothing.
CREATE FUNCTION settle_points(p_uid int, p_cap int, p_new_cap int, p_new_days int, p_now timestamptz) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  v_alive boolean;
  v_old_from timestamptz;
  v_event points_event;
  v_change int;
  v_settled int := 0;
  v_changed boolean := false;
BEGIN
  SELECT deleted_at IS NULL INTO v_alive FROM person WHERE uid = p_uid FOR NO KEY UPDATE;
  SELECT created_at + make_interval(days => p_new_days) INTO v_old_from FROM profile WHERE uid = p_uid;
  FOR v_event IN
    SELECT * FROM points_event WHERE uid = p_uid AND settled IS NULL ORDER BY id LIMIT 200
  LOOP
    IF v_alive IS NOT TRUE THEN
      v_change := 0;
    ELSIF v_event.reason IN ('unvote', 'delete', 'vote_back') THEN
      v_change := -least(points_standing(v_event),
        coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'points'), 0));
    ELSE
      v_change := award_points(v_event, CASE WHEN v_event.at < v_old_from THEN least(p_cap, p_new_cap) ELSE p_cap END);
    END IF;
    UPDATE points_event SET settled = v_change, settled_at = p_now WHERE id = v_event.id;
    IF v_change <> 0 THEN
      IF ledger_post('points:' || v_event.id, 'points', p_uid, NULL, ARRAY['user', 'sys:earned'], ARRAY[p_uid, p_uid],
        ARRAY['points', 'points'], ARRAY[v_change::bigint, -v_change::bigint]) <> 'posted' THEN
        RAISE EXCEPTION 'points event % cannot be booked', v_event.id;
      END IF;
      v_changed := true;
    END IF;
    v_settled := v_settled + 1;
  END LOOP;
  IF v_changed THEN
    PERFORM pg_notify('live', 'p' || p_uid);
  END IF;
  RETURN v_settled;
END $$;

DROP FUNCTION redeem_points(uuid, int, int, int, timestamptz);
-- Turns points into Oracle questions, p_per_question points each; what is left over stays.
-- 'redeemed'; 'known' (this id was used before, for as many), 'other' (for more or fewer), 'few' (has says how many points there
-- are), 'gone' (no account), 'no_handle', 'early' (the handle is not p_new_days old, which it is from free_at on; 0: any). Only the first
-- redeems.
CREATE FUNCTION redeem_points(
  p_id uuid, p_uid int, p_points int, p_per_question int, p_new_days int, p_now timestamptz,
  OUT result text, OUT free_at timestamptz, OUT has bigint, OUT points int, OUT questions int
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    result := 'gone';
    RETURN;
  END IF;
  SELECT r.points, r.questions INTO points, questions FROM redemption r WHERE r.id = p_id;
  IF FOUND THEN
    -- by the price of then: it is a setting and may have changed
    result := CASE WHEN p_points / (points / questions) = questions THEN 'known' ELSE 'other' END;
    RETURN;
  END IF;
  IF p_new_days > 0 THEN
    free_at := (SELECT created_at + make_interval(days => p_new_days) FROM profile WHERE uid = p_uid);
    IF free_at IS NULL OR free_at > p_now THEN
      result := CASE WHEN free_at IS NULL THEN 'no_handle' ELSE 'early' END;
      RETURN;
    END IF;
  END IF;
  has := coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'points'), 0);
  IF has < p_points THEN
    result := 'few';
    RETURN;
  END IF;
  questions := p_points / p_per_question;
  points := questions * p_per_question;
  IF ledger_post('redeem:' || p_id, 'redeem', p_uid, NULL,
    ARRAY['user', 'sys:redeemed', 'sys:redeemed', 'user'], ARRAY[p_uid, p_uid, p_uid, p_uid],
    ARRAY['points', 'points', 'oracle_paid', 'oracle_paid'],
    ARRAY[-points::bigint, points::bigint, -questions::bigint, questions::bigint]) <> 'posted' THEN
    RAISE EXCEPTION 'redemption % cannot be booked', p_id;
  END IF;
  INSERT INTO redemption (id, uid, points, questions, at) VALUES (p_id, p_uid, redeem_points.points, redeem_points.questions, p_now);
  PERFORM pg_notify('live', 'p' || p_uid);
  result := 'redeemed';
END $$;

-- How many questions a person can give away: none that are free, and none that were redeemed since p_held_from, which are the last
-- to be used up.
CREATE FUNCTION transferable(p_uid int, p_held_from timestamptz) RETURNS bigint LANGUAGE sql STABLE RETURN (
  SELECT greatest(0, coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'oracle_paid'), 0)
    - coalesce((SELECT sum(questions) FROM redemption WHERE uid = p_uid AND at > p_held_from), 0))::bigint);

DROP FUNCTION transfer_questions(uuid, int, text, int, timestamptz, timestamptz, int, int);
-- Gives questions to a number. p_day_max and p_hour_max: questions in a day of India and transfers in 60 minutes, null without
-- limit; p_received_max: questions the number receives in a day of India and in 30 days. 'sent' or 'waiting'; 'known' (this id was used before, for the same), 'other' (for something else), 'gone' (the
-- sender has no account), 'self', 'few' (has says how many there are), 'day', 'hour' (again says when), 'full' (the number
-- has received what it may). Only the first two write.
CREATE FUNCTION transfer_questions(
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
