-- AlterTable
ALTER TABLE "report" ADD COLUMN "counts" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "dismissed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "notice_event" ALTER COLUMN "actor" DROP NOT NULL;

-- AlterTable
ALTER TABLE "notification" ADD COLUMN "cid" INTEGER,
ALTER COLUMN "actor" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "operator_act_target_idx" ON "operator_act"("target");


-- What Prisma cannot say.

-- open reports count as they did
UPDATE report r SET counts = true FROM profile p WHERE p.uid = r.uid AND p.created_at <= r.at - interval '7 days';

-- what became of one's own text: the operators speak, and no reporter is named
ALTER TABLE "notice_event" DROP CONSTRAINT "notice_event_kind";
ALTER TABLE "notice_event" ADD CONSTRAINT "notice_event_kind" CHECK (
  CASE WHEN actor IS NULL THEN kind IN ('hidden_by_reports', 'hidden_by_operator', 'restored') ELSE kind IN ('comment', 'upvote') END);
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (
  CASE WHEN actor IS NULL THEN kind IN ('hidden_by_reports', 'hidden_by_operator', 'restored')
    ELSE kind IN ('comment', 'reply', 'upvote') AND cid IS NULL END);
DROP INDEX "notification_one_unseen";
CREATE UNIQUE INDEX "notification_one_unseen" ON "notification" (uid, did, kind, cid) NULLS NOT DISTINCT WHERE seen_at IS NULL;

-- Writes down what the author of a text is to be told about it, and wakes the worker.
CREATE FUNCTION note_moderation(p_kind text, p_target int, p_what text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_notice bigint;
BEGIN
  INSERT INTO notice_event (kind, did, cid, at) VALUES (
      p_what, CASE p_kind WHEN 'd' THEN p_target ELSE (SELECT did FROM comment WHERE cid = p_target) END,
      CASE p_kind WHEN 'c' THEN p_target END, p_now)
    RETURNING id INTO v_notice;
  INSERT INTO outbox (job, payload) VALUES ('deliverNotice', jsonb_build_object('id', v_notice));
END $$;

-- Reports a text (p_kind d or c) once for a person. Three open reports that count take it from view, and its author is told; but not
-- what an operator let stand and its author has not changed since. A report counts when it is one of the person's three of
-- 24 hours that do and the handle is older than p_since; it stops counting when the person is banned, or when operators have
-- dismissed two of their reports within 30 days.
-- 'reported' (now or before), 'missing', 'own', 'banned', 'gone' (no account).
CREATE OR REPLACE FUNCTION report_text(p_uid int, p_kind text, p_target int, p_reason text, p_now timestamptz, p_since timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_author int;
  v_changed timestamptz;
BEGIN
  -- what one person reports at once is counted one by one
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
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
    SELECT uid, updated_at INTO v_author, v_changed FROM discussion WHERE did = p_target AND state = 'shown';
  ELSE
    SELECT c.uid, c.created_at INTO v_author, v_changed FROM comment c JOIN discussion d USING (did)
      WHERE c.cid = p_target AND c.state = 'shown' AND d.state IN ('shown', 'erased');
  END IF;
  IF NOT FOUND THEN
    RETURN 'missing';
  END IF;
  IF v_author = p_uid THEN
    RETURN 'own';
  END IF;
  INSERT INTO report (uid, kind, target, reason, at, counts) VALUES (p_uid, p_kind, p_target, p_reason, p_now,
    EXISTS (SELECT FROM profile WHERE uid = p_uid AND created_at <= p_since)
      AND (SELECT count(*) FROM report WHERE uid = p_uid AND counts AND at > p_now - interval '1 day') < 3);
  IF (
    SELECT count(*) FROM report r
    WHERE r.kind = p_kind AND r.target = p_target AND r.resolved_at IS NULL AND r.counts
      AND NOT EXISTS (SELECT FROM forum_ban b WHERE b.uid = r.uid)
      AND (SELECT count(*) FROM report o WHERE o.uid = r.uid AND o.dismissed AND o.resolved_at > p_now - interval '30 days') < 2
  ) >= 3 AND NOT EXISTS (
    SELECT FROM operator_act WHERE target = p_kind || p_target AND command IN ('restore', 'dismiss') AND at >= v_changed
  ) AND set_text_state(p_kind, p_target, ARRAY['shown'], 'hidden') THEN
    PERFORM note_moderation(p_kind, p_target, 'hidden_by_reports', p_now);
  END IF;
  RETURN 'reported';
END $$;

-- Tells the people an event concerns, once: whoever comes second waits for the first and finds it done. Without an actor it is about
-- what became of a text, and for its author alone, who may be suspended too.
-- Returns how many were told, null when it was done before.
CREATE OR REPLACE FUNCTION deliver_notice(wanted bigint, now_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  event notice_event;
  reached integer[];
BEGIN
  -- nobody it concerns leaves meanwhile: who leaves takes this lock alone
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('erase_forum', 0));
  UPDATE notice_event SET done_at = now_at, told = 0 WHERE id = wanted AND done_at IS NULL RETURNING * INTO event;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;

  IF event.kind = 'upvote' THEN
    -- the lock lets one event of a person and discussion look at a time
    PERFORM FROM vote WHERE uid = event.actor AND kind = 'd' AND target = event.did AND up FOR NO KEY UPDATE;
    IF NOT FOUND OR EXISTS (
      SELECT FROM notice_event WHERE kind = 'upvote' AND did = event.did AND actor = event.actor AND told > 0
    ) THEN
      RETURN 0;
    END IF;
  ELSIF event.kind = 'comment' AND NOT EXISTS (SELECT FROM comment WHERE cid = event.cid AND state = 'shown') THEN
    RETURN 0;
  END IF;

  -- upwards by uid, so that two deliveries never wait for each other in a ring
  WITH concerned AS (
    SELECT uid, event.kind AS kind, NULL::int AS cid FROM discussion
    WHERE event.actor IS NOT NULL AND did = event.did AND state <> 'deleted'
    UNION ALL
    SELECT DISTINCT c.uid, 'reply', NULL::int FROM comment c JOIN discussion d USING (did)
    WHERE event.kind = 'comment' AND c.did = event.did AND c.cid < event.cid AND c.state = 'shown'
      AND d.state <> 'deleted' AND c.uid IS DISTINCT FROM d.uid
    UNION ALL
    -- what is not so any more is not told
    SELECT CASE WHEN event.cid IS NULL THEN d.uid ELSE c.uid END, event.kind, event.cid
    FROM discussion d LEFT JOIN comment c ON c.cid = event.cid
    WHERE event.actor IS NULL AND d.did = event.did
      AND CASE WHEN event.cid IS NULL THEN d.state ELSE c.state END = CASE event.kind WHEN 'restored' THEN 'shown' ELSE 'hidden' END
  ), written AS (
    INSERT INTO notification (uid, did, kind, cid, actor, actors, at)
    SELECT c.uid, event.did, c.kind, c.cid, event.actor, array_remove(ARRAY[event.actor], NULL), event.at
    FROM concerned c JOIN person p ON p.uid = c.uid AND p.deleted_at IS NULL
    WHERE event.actor IS NULL
      OR (c.uid <> event.actor AND NOT EXISTS (SELECT FROM forum_ban b WHERE b.uid = c.uid))
    ORDER BY c.uid
    ON CONFLICT (uid, did, kind, cid) WHERE seen_at IS NULL DO UPDATE SET
      actor = CASE WHEN excluded.at >= notification.at THEN excluded.actor ELSE notification.actor END,
      at = greatest(excluded.at, notification.at),
      -- beyond a hundred nobody counts: the row of someone who stays away does not grow for ever
      actors = CASE WHEN event.actor IS NULL OR event.actor = ANY (notification.actors) OR cardinality(notification.actors) > 100
        THEN notification.actors ELSE notification.actors || event.actor END
    RETURNING uid
  )
  SELECT coalesce(array_agg(uid), '{}') INTO reached FROM written;

  UPDATE notice_event SET told = cardinality(reached) WHERE id = wanted;
  PERFORM pg_notify('live', 'u' || uid) FROM unnest(reached) AS uid;
  RETURN cardinality(reached);
END $$;
