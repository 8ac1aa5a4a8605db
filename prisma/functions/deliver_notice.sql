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
