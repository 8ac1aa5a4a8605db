-- Takes questions of a subscription that cannot be used any more; p_what names what they came from, and lapse once.
CREATE OR REPLACE FUNCTION lapse_questions(p_what text, p_uid int, p_count bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_count > 0 AND ledger_post('lapse:' || p_what, 'lapse', p_uid, NULL, ARRAY['user', 'sys:expired'], ARRAY[p_uid, p_uid],
    ARRAY['sub_q', 'sub_q'], ARRAY[-p_count, p_count]) <> 'posted' THEN
    RAISE EXCEPTION 'the questions of % cannot lapse', p_what;
  END IF;
END $$;
