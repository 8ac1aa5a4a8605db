-- Writes down what the author of a text is to be told about it, and wakes the worker.
CREATE OR REPLACE FUNCTION note_moderation(p_kind text, p_target int, p_what text, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_notice bigint;
BEGIN
  INSERT INTO notice_event (kind, did, cid, at) VALUES (
      p_what, CASE p_kind WHEN 'd' THEN p_target ELSE (SELECT did FROM comment WHERE cid = p_target) END,
      CASE p_kind WHEN 'c' THEN p_target END, p_now)
    RETURNING id INTO v_notice;
  INSERT INTO outbox (job, payload) VALUES ('deliverNotice', jsonb_build_object('id', v_notice));
END $$;
