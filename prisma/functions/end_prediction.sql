-- Charges a held prediction as end_turn does, and keeps its text for the period of p_asked, the moment it was asked for. A stopped
-- text gives way to a longer one, a whole one to none. Nothing is kept when the birth is gone.
CREATE OR REPLACE FUNCTION end_prediction(
  p_turn uuid, p_bid int, p_chart text, p_type text, p_language text, p_asked timestamptz,
  p_outcome text, p_text text, p_facts jsonb, p_now timestamptz
) RETURNS TABLE (state text, outcome text, mid int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT e.state, e.outcome, e.mid FROM end_turn(p_turn, true, p_outcome, '', p_text, p_facts, NULL, p_now, 0) e;
  INSERT INTO prediction AS kept (turn_id, bid, chart, type, period, language, state, text, facts, written_at)
    SELECT p_turn, bid, p_chart, p_type, period_of(p_type, p_asked), p_language, p_outcome, p_text, p_facts, p_now
    FROM turn t, birth b WHERE t.turn_id = p_turn AND t.state = 'posted' AND b.bid = p_bid AND b.uid = t.uid FOR KEY SHARE OF b
    ON CONFLICT (bid, chart, type, period, language) DO UPDATE SET
      turn_id = excluded.turn_id, state = excluded.state, text = excluded.text, facts = excluded.facts, written_at = excluded.written_at
    WHERE kept.state = 'stopped' AND (excluded.state = 'complete' OR length(excluded.text) > length(kept.text));
END $$;
