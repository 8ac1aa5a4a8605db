-- Votes, points and what they buy. Locks are taken in the order person, text, vote, its counts, wallets: a deletion and a vote
-- exclude each other at the text, everything that changes a person's points at the person.

-- the cap a day was settled under: it is a setting and may change
ALTER TABLE "points_day" ADD COLUMN "cap" INTEGER NOT NULL;
ALTER TABLE "points_day" ADD CONSTRAINT "points_day_within_cap" CHECK (earned <= cap);

ALTER TABLE "points_event" ADD CONSTRAINT "points_event_settled" CHECK (
  CASE WHEN reason IN ('unvote', 'delete') THEN settled <= 0 ELSE settled BETWEEN 0 AND points END);
ALTER TABLE "points_event" ADD CONSTRAINT "points_event_settled_at" CHECK ((settled IS NULL) = (settled_at IS NULL));
ALTER TABLE "discussion_count" ADD CONSTRAINT "discussion_count_votes" CHECK (upvotes >= 0 AND downvotes >= 0);
ALTER TABLE "comment_count" ADD CONSTRAINT "comment_count_votes" CHECK (upvotes >= 0 AND downvotes >= 0);

-- DropIndex
DROP INDEX "points_event_uid_about_idx";

-- a text is rewarded once, a vote of a person on it too, and it is deleted once; only upvotes come and go
CREATE UNIQUE INDEX "points_event_once" ON "points_event" (
  uid, about, reason, (CASE WHEN reason IN ('upvote', 'unvote') THEN id ELSE 0 END));
CREATE INDEX "points_event_of_upvotes" ON "points_event" (uid, split_part(about, '/', 1), about, id)
  WHERE reason IN ('upvote', 'unvote');

-- Votes on a text (p_kind d or c) or takes the same vote back. The voter earns p_vote_points at the first vote on it, ever; its
-- author p_upvote_points for an upvote as long as it stands.
-- 'voted'; 'missing' (nothing there to see), 'own', 'banned', 'gone' (the voter has no account); 'wait' until next_at (this upvote
-- has come and gone p_changes times in 24 hours, null: any number; the author's points would be settled ever more slowly).
CREATE FUNCTION cast_vote(
  p_uid int, p_kind bpchar, p_target int, p_up boolean, p_vote_points int, p_upvote_points int, p_changes int, p_now timestamptz,
  OUT result text, OUT upvotes int, OUT downvotes int, OUT my_vote int, OUT next_at timestamptz
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_about text := p_kind || p_target;
  v_author int;
  v_did int;
  v_first boolean;
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
    next_at := (
      SELECT at + interval '1 day' FROM points_event
      WHERE uid = v_author AND split_part(about, '/', 1) = v_about AND about = v_about || '/v' || p_uid
        AND reason IN ('upvote', 'unvote')
      ORDER BY id DESC OFFSET p_changes - 1 LIMIT 1);
    IF next_at > p_now THEN
      result := 'wait';
      RETURN;
    END IF;
  END IF;
  INSERT INTO vote (uid, kind, target, at) VALUES (p_uid, p_kind, p_target, p_now) ON CONFLICT DO NOTHING;
  v_first := FOUND;
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

  IF v_first THEN
    PERFORM note_points(p_uid, 'vote', v_about, p_vote_points, p_now);
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

-- What an upvote of a person's text still holds when it is withdrawn, or the whole text when it is deleted: what was given for it
-- and not asked back yet. What could not be taken when it was asked back is forgiven.
CREATE FUNCTION points_standing(p_event points_event) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_text text := split_part(p_event.about, '/', 1);
BEGIN
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

-- Gives what an event earns as far as its day has room under the cap, and returns it. An upvote that comes back on the same day
-- fills the room it had: nobody can use up another's day by voting to and fro. It gives only what was taken back: whoever had spent
-- the points when the vote was withdrawn has them still.
CREATE FUNCTION award_points(p_event points_event, p_cap int) RETURNS int LANGUAGE plpgsql AS $$
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
  END IF;
  v_given := greatest(0, least(p_event.points - v_kept, p_cap - v_earned + v_had));
  IF v_given > v_had THEN
    INSERT INTO points_day AS d (uid, day, earned, cap) VALUES (p_event.uid, p_event.day, v_given - v_had, p_cap)
      ON CONFLICT (uid, day) DO UPDATE SET earned = d.earned + excluded.earned, cap = excluded.cap;
  END IF;
  RETURN v_given;
END $$;

-- Settles what waits for a person in the order it was earned, 200 events at most; how many. Whoever comes second waits for the
-- first and finds it done. A person who has left gets nothing.
CREATE FUNCTION settle_points(p_uid int, p_cap int, p_now timestamptz) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_alive boolean;
  v_event points_event;
  v_change int;
  v_settled int := 0;
  v_changed boolean := false;
BEGIN
  SELECT deleted_at IS NULL INTO v_alive FROM person WHERE uid = p_uid FOR NO KEY UPDATE;
  FOR v_event IN
    SELECT * FROM points_event WHERE uid = p_uid AND settled IS NULL ORDER BY id LIMIT 200
  LOOP
    IF v_alive IS NOT TRUE THEN
      v_change := 0;
    ELSIF v_event.reason IN ('unvote', 'delete') THEN
      v_change := -least(points_standing(v_event),
        coalesce((SELECT balance FROM wallet WHERE uid = p_uid AND unit = 'points'), 0));
    ELSE
      v_change := award_points(v_event, p_cap);
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

-- Turns points into Oracle questions, p_per_question points each; what is left over stays.
-- 'redeemed'; 'known' (this id was used before, for as many), 'other' (for more or fewer), 'few' (has says how many points there
-- are), 'gone' (no account). Only the first redeems.
CREATE FUNCTION redeem_points(
  p_id uuid, p_uid int, p_points int, p_per_question int, p_now timestamptz,
  OUT result text, OUT has bigint, OUT points int, OUT questions int
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
