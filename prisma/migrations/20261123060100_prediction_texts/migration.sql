-- CreateTable
CREATE TABLE "prediction" (
    "turn_id" UUID NOT NULL,
    "bid" INTEGER NOT NULL,
    "chart" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "period" DATE NOT NULL,
    "language" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "written_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "prediction_pkey" PRIMARY KEY ("turn_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "prediction_bid_chart_type_period_language_key" ON "prediction"("bid", "chart", "type", "period", "language");

-- AddForeignKey
ALTER TABLE "prediction" ADD CONSTRAINT "prediction_bid_fkey" FOREIGN KEY ("bid") REFERENCES "birth"("bid") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "prediction" ADD CONSTRAINT "prediction_state" CHECK (state IN ('complete', 'stopped'));

-- The first day of the period that p_at falls in: day, week (from Monday), month or year in India.
CREATE FUNCTION period_of(p_type text, p_at timestamptz) RETURNS date LANGUAGE sql STABLE RETURN
  date_trunc(CASE p_type WHEN 'daily' THEN 'day' ELSE regexp_replace(p_type, 'ly$', '') END, p_at AT TIME ZONE 'Asia/Kolkata')::date;

-- How many free predictions of a kind a person has had since the period began.
CREATE FUNCTION predictions_used(p_uid int, p_type text, p_now timestamptz) RETURNS bigint LANGUAGE sql STABLE RETURN (
  -- the same words as the index turn_predictions, so that it is used
  SELECT count(*) FROM turn
  WHERE uid = p_uid AND unit LIKE 'pred\_%' AND unit = 'pred_' || p_type AND state IN ('held', 'posted')
    AND created_at >= period_of(p_type, p_now)::timestamp AT TIME ZONE 'Asia/Kolkata');

DROP FUNCTION hold_prediction(uuid, int, text, text, timestamptz, int, text, text, timestamptz, timestamptz);

-- Takes what one prediction costs, before it is written: one of the p_free of its period, else one of p_paid (a subscription's
-- question). What was paid for this chart and period already is written again for nothing: in the other language, or to its end.
-- The person's row is locked first, so that the count is of all that was taken before.
-- 'held'; 'known' (the whole text is kept, or this client id was used before), 'running' (another turn is held), 'insufficient',
-- 'gone' (the account).
CREATE FUNCTION hold_prediction(
  p_turn uuid, p_uid int, p_client text, p_bid int, p_chart text, p_type text, p_language text, p_free int, p_paid text,
  p_owner text, p_now timestamptz, p_lease timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_unit text := 'pred_' || p_type;
  v_amount int := 0;
  v_period date := period_of(p_type, p_now);
BEGIN
  PERFORM FROM person WHERE uid = p_uid AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM FROM wallet WHERE uid = p_uid AND unit = p_paid FOR UPDATE;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) OR EXISTS (
    SELECT FROM prediction WHERE bid = p_bid AND chart = p_chart AND type = p_type AND period = v_period
      AND language = p_language AND state = 'complete'
  ) THEN
    RETURN 'known';
  END IF;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND state = 'held') THEN
    RETURN 'running';
  END IF;
  IF EXISTS (SELECT FROM prediction WHERE bid = p_bid AND chart = p_chart AND type = p_type AND period = v_period) THEN
    v_unit := 'pred_again';
  ELSIF predictions_used(p_uid, p_type, p_now) >= p_free THEN
    v_unit := p_paid;
    v_amount := 1;
    IF NOT EXISTS (SELECT FROM wallet WHERE uid = p_uid AND unit = v_unit AND balance >= v_amount) THEN
      RETURN 'insufficient';
    END IF;
  END IF;
  INSERT INTO turn (turn_id, uid, client_id, question, unit, amount, state, owner, lease_until, created_at)
    VALUES (p_turn, p_uid, p_client, '', v_unit, v_amount, 'held', p_owner, p_lease, p_now)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN 'known' ELSE 'running' END;
  END IF;
  PERFORM move_held('hold', p_turn, p_uid, v_unit, v_amount, 'user', 'sys:held');
  RETURN 'held';
END $$;

-- Charges a held prediction as end_turn does, and keeps its text for the period of p_asked, the moment it was asked for. A stopped
-- text gives way to a longer one, a whole one to none. Nothing is kept when the birth is gone.
CREATE FUNCTION end_prediction(
  p_turn uuid, p_bid int, p_chart text, p_type text, p_language text, p_asked timestamptz,
  p_outcome text, p_text text, p_facts jsonb, p_now timestamptz
) RETURNS TABLE (state text, outcome text, mid int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT e.state, e.outcome, e.mid FROM end_turn(p_turn, true, p_outcome, '', p_text, p_facts, p_now, 0) e;
  INSERT INTO prediction AS kept (turn_id, bid, chart, type, period, language, state, text, facts, written_at)
    SELECT p_turn, bid, p_chart, p_type, period_of(p_type, p_asked), p_language, p_outcome, p_text, p_facts, p_now
    FROM turn t, birth b WHERE t.turn_id = p_turn AND t.state = 'posted' AND b.bid = p_bid AND b.uid = t.uid FOR KEY SHARE OF b
    ON CONFLICT (bid, chart, type, period, language) DO UPDATE SET
      turn_id = excluded.turn_id, state = excluded.state, text = excluded.text, facts = excluded.facts, written_at = excluded.written_at
    WHERE kept.state = 'stopped' AND (excluded.state = 'complete' OR length(excluded.text) > length(kept.text));
END $$;
