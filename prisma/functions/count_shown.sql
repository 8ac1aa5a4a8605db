-- Adds to the number of shown discussions of a did's block.
CREATE OR REPLACE FUNCTION count_shown(p_did int, p_by int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE discussion_block SET shown = shown + p_by WHERE block = p_did >> 10;
  IF NOT FOUND THEN
    INSERT INTO discussion_block AS b (block, shown) VALUES (p_did >> 10, p_by)
      ON CONFLICT (block) DO UPDATE SET shown = b.shown + excluded.shown;
  END IF;
END $$;
