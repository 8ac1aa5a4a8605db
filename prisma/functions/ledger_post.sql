-- Writes one operation and its lines (arrays of the same length; they sum to zero for each unit).
-- 'posted'; 'already' when the key was used before; 'insufficient' when a wallet does not hold enough, and nothing is written.
CREATE OR REPLACE FUNCTION ledger_post(
  p_key text, p_kind text, p_uid int, p_turn uuid, p_accounts text[], p_uids int[], p_units text[], p_deltas bigint[]
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_account text;
  v_balance bigint;
BEGIN
  IF EXISTS (SELECT FROM unnest(p_units, p_deltas) AS line (unit, delta) GROUP BY unit HAVING sum(delta) <> 0) THEN
    RAISE EXCEPTION 'the lines of % do not sum to zero', p_key;
  END IF;
  INSERT INTO wallet (uid, unit, balance)
    SELECT DISTINCT line.uid, line.unit, 0
    FROM unnest(p_accounts, p_uids, p_units, p_deltas) AS line (account, uid, unit, delta)
    WHERE account = 'user' AND delta > 0 ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  PERFORM FROM wallet
    WHERE (uid, unit) IN (
      SELECT line.uid, line.unit FROM unnest(p_accounts, p_uids, p_units) AS line (account, uid, unit) WHERE account = 'user'
    )
    ORDER BY uid, unit FOR UPDATE;
  IF EXISTS (SELECT FROM ledger_op WHERE op_key = p_key) THEN
    RETURN 'already';
  END IF;
  IF EXISTS (
    SELECT FROM unnest(p_accounts, p_uids, p_units, p_deltas) AS line (account, uid, unit, delta)
    LEFT JOIN wallet USING (uid, unit) WHERE account = 'user'
    GROUP BY uid, unit, balance HAVING coalesce(balance, 0) + sum(delta) < 0
  ) THEN
    RETURN 'insufficient';
  END IF;
  INSERT INTO ledger_op (op_key, kind, uid, turn_id) VALUES (p_key, p_kind, p_uid, p_turn) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN 'already';
  END IF;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    v_account := p_accounts[i];
    v_balance := NULL;
    IF v_account = 'user' THEN
      UPDATE wallet SET balance = balance + p_deltas[i] WHERE uid = p_uids[i] AND unit = p_units[i]
        RETURNING balance INTO v_balance;
    END IF;
    INSERT INTO ledger_entry (op_key, account, uid, unit, delta, balance_after)
      VALUES (p_key, v_account, p_uids[i], p_units[i], p_deltas[i], v_balance);
  END LOOP;
  RETURN 'posted';
END $$;
