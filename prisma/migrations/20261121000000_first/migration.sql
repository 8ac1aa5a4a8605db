-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "birth" (
    "bid" SERIAL NOT NULL,
    "uid" INTEGER NOT NULL,
    "full_name" TEXT NOT NULL,
    "dob" TEXT NOT NULL,
    "tob" TEXT NOT NULL,
    "pob" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "gender" TEXT NOT NULL,
    "marital_status" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "celebrity" BOOLEAN NOT NULL DEFAULT false,
    "celebrity_info" TEXT,
    "chart" JSONB NOT NULL,
    "chart_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "birth_pkey" PRIMARY KEY ("bid")
);

-- CreateTable
CREATE TABLE "chat" (
    "asst_id" TEXT NOT NULL,
    "uid" INTEGER NOT NULL,
    "bid" INTEGER,
    "astrologer" TEXT NOT NULL,
    "celebrity" BOOLEAN NOT NULL DEFAULT false,
    "person" JSONB NOT NULL,
    "user_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ,
    "paid_until" TIMESTAMPTZ,
    "last_mid" INTEGER,
    "last_at" TIMESTAMPTZ,

    CONSTRAINT "chat_pkey" PRIMARY KEY ("asst_id")
);

-- CreateTable
CREATE TABLE "message" (
    "mid" SERIAL NOT NULL,
    "asst_id" TEXT NOT NULL,
    "turn_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("mid")
);

-- CreateTable
CREATE TABLE "turn" (
    "turn_id" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "asst_id" TEXT,
    "client_id" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "outcome" TEXT,
    "owner" TEXT NOT NULL,
    "stop_asked" BOOLEAN NOT NULL DEFAULT false,
    "lease_until" TIMESTAMPTZ NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ,

    CONSTRAINT "turn_pkey" PRIMARY KEY ("turn_id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "job" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handed_at" TIMESTAMPTZ,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "live_process" (
    "owner" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "live_process_pkey" PRIMARY KEY ("owner")
);

-- CreateTable
CREATE TABLE "wallet" (
    "uid" INTEGER NOT NULL,
    "unit" TEXT NOT NULL,
    "balance" BIGINT NOT NULL,

    CONSTRAINT "wallet_pkey" PRIMARY KEY ("uid","unit")
);

-- CreateTable
CREATE TABLE "ledger_op" (
    "op_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "uid" INTEGER NOT NULL,
    "turn_id" UUID,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_op_pkey" PRIMARY KEY ("op_key")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" BIGSERIAL NOT NULL,
    "op_key" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "uid" INTEGER NOT NULL,
    "unit" TEXT NOT NULL,
    "delta" BIGINT NOT NULL,
    "balance_after" BIGINT,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "free_grant" (
    "mobile_hmac" BYTEA NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "free_grant_pkey" PRIMARY KEY ("mobile_hmac","kind")
);

-- CreateTable
CREATE TABLE "person" (
    "uid" SERIAL NOT NULL,
    "mobile" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ,

    CONSTRAINT "person_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "session" (
    "jti" UUID NOT NULL,
    "uid" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ,

    CONSTRAINT "session_pkey" PRIMARY KEY ("jti")
);

-- CreateTable
CREATE TABLE "otp_challenge" (
    "token_hash" BYTEA NOT NULL,
    "mobile" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "code_mac" BYTEA NOT NULL,
    "address_hash" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,

    CONSTRAINT "otp_challenge_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "step_up" (
    "uid" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "step_up_pkey" PRIMARY KEY ("uid","purpose")
);

-- CreateTable
CREATE TABLE "sms_outbox" (
    "id" SERIAL NOT NULL,
    "to" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sms_outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "birth_uid_bid_idx" ON "birth"("uid", "bid" DESC);

-- CreateIndex
CREATE INDEX "chat_uid_last_at_idx" ON "chat"("uid", "last_at" DESC);

-- CreateIndex
CREATE INDEX "chat_bid_idx" ON "chat"("bid");

-- CreateIndex
CREATE INDEX "message_asst_id_mid_idx" ON "message"("asst_id", "mid");

-- CreateIndex
CREATE UNIQUE INDEX "message_turn_id_role_key" ON "message"("turn_id", "role");

-- CreateIndex
CREATE INDEX "turn_asst_id_idx" ON "turn"("asst_id");

-- CreateIndex
CREATE UNIQUE INDEX "turn_uid_client_id_key" ON "turn"("uid", "client_id");

-- CreateIndex
CREATE INDEX "ledger_op_turn_id_idx" ON "ledger_op"("turn_id");

-- CreateIndex
CREATE INDEX "ledger_entry_op_key_idx" ON "ledger_entry"("op_key");

-- CreateIndex
CREATE INDEX "ledger_entry_uid_unit_id_idx" ON "ledger_entry"("uid", "unit", "id");

-- CreateIndex
CREATE UNIQUE INDEX "person_mobile_key" ON "person"("mobile");

-- CreateIndex
CREATE INDEX "session_uid_idx" ON "session"("uid");

-- CreateIndex
CREATE INDEX "otp_challenge_mobile_created_at_idx" ON "otp_challenge"("mobile", "created_at");

-- CreateIndex
CREATE INDEX "otp_challenge_address_hash_created_at_idx" ON "otp_challenge"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "otp_challenge_created_at_idx" ON "otp_challenge"("created_at");

-- AddForeignKey
ALTER TABLE "birth" ADD CONSTRAINT "birth_uid_fkey" FOREIGN KEY ("uid") REFERENCES "person"("uid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_uid_fkey" FOREIGN KEY ("uid") REFERENCES "person"("uid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_asst_id_fkey" FOREIGN KEY ("asst_id") REFERENCES "chat"("asst_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_op_key_fkey" FOREIGN KEY ("op_key") REFERENCES "ledger_op"("op_key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_uid_fkey" FOREIGN KEY ("uid") REFERENCES "person"("uid") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma cannot say.

ALTER TABLE "wallet" ADD CONSTRAINT "wallet_never_negative" CHECK (balance >= 0);
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_not_zero" CHECK (delta <> 0);
ALTER TABLE "turn" ADD CONSTRAINT "turn_state" CHECK (state IN ('held', 'posted', 'refunded'));
ALTER TABLE "turn" ADD CONSTRAINT "turn_amount" CHECK (amount >= 0);
ALTER TABLE "message" ADD CONSTRAINT "message_state" CHECK (state IN ('complete', 'stopped', 'failed'));
ALTER TABLE "message" ADD CONSTRAINT "message_role" CHECK (role IN ('user', 'astrologer'));
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_attempts" CHECK (attempts BETWEEN 0 AND 5);

-- one question at a time for a person, whatever runs in parallel
CREATE UNIQUE INDEX "turn_one_held" ON "turn" (uid) WHERE state = 'held';
-- one talk at a time for a person
CREATE UNIQUE INDEX "chat_one_open" ON "chat" (uid) WHERE ended_at IS NULL;
CREATE INDEX "turn_predictions" ON "turn" (uid, created_at) WHERE unit LIKE 'pred\_%';
CREATE INDEX "turn_lease" ON "turn" (lease_until) WHERE state = 'held';
-- one living code for a number and purpose
CREATE UNIQUE INDEX "otp_challenge_one_live" ON "otp_challenge" (mobile, purpose) WHERE ended_at IS NULL;
CREATE INDEX "chat_listed" ON "chat" (uid, last_at DESC, asst_id) WHERE last_mid IS NOT NULL;
CREATE INDEX "outbox_waiting" ON "outbox" (id) WHERE handed_at IS NULL;

-- the books are append-only
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "ledger_op_append_only" BEFORE UPDATE OR DELETE ON "ledger_op" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- whoever waits for outbox rows is woken at commit
CREATE FUNCTION wake_relay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "outbox_wakes_relay" AFTER INSERT ON "outbox" FOR EACH STATEMENT EXECUTE FUNCTION wake_relay();

-- The books. One call is one round trip and one transaction. Locks are taken in the order chat, wallets by (uid, unit), turn.

-- Writes one operation and its lines (arrays of the same length; they sum to zero for each unit).
-- 'posted'; 'already' when the key was used before; 'insufficient' when a wallet does not hold enough, and nothing is written.
CREATE FUNCTION ledger_post(
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

-- Moves the amount of a turn from one account to another.
CREATE FUNCTION move_held(p_step text, p_turn uuid, p_uid int, p_unit text, p_amount int, p_from text, p_to text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_result text;
BEGIN
  IF p_amount = 0 THEN
    RETURN;
  END IF;
  v_result := ledger_post('turn:' || p_turn || ':' || p_step, p_step, p_uid, p_turn,
    ARRAY[p_from, p_to], ARRAY[p_uid, p_uid], ARRAY[p_unit, p_unit], ARRAY[-p_amount::bigint, p_amount::bigint]);
  IF v_result <> 'posted' THEN
    RAISE EXCEPTION 'turn % cannot be moved by %: %', p_turn, p_step, v_result;
  END IF;
END $$;

-- Takes what one question costs, before its reply starts: the first of p_units that has one left, else the wallet, of which
-- nothing is taken while the minute bought in this chat runs.
-- 'held'; 'known' (this client id was used before), 'running' (another turn is held), 'insufficient', 'ended', 'gone'.
CREATE FUNCTION hold_question(
  p_turn uuid, p_uid int, p_asst text, p_client text, p_question text, p_units text[], p_price int, p_owner text,
  p_now timestamptz, p_lease timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_chat record;
  v_unit text;
  v_amount int := 1;
BEGIN
  SELECT ended_at, paid_until INTO v_chat FROM chat WHERE asst_id = p_asst AND uid = p_uid FOR SHARE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM FROM wallet WHERE uid = p_uid AND (unit = ANY (p_units) OR unit = 'money_paise') ORDER BY uid, unit FOR UPDATE;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN
    RETURN 'known';
  END IF;
  IF v_chat.ended_at IS NOT NULL THEN
    RETURN 'ended';
  END IF;
  IF EXISTS (SELECT FROM turn WHERE uid = p_uid AND state = 'held') THEN
    RETURN 'running';
  END IF;
  SELECT unit INTO v_unit FROM wallet WHERE uid = p_uid AND unit = ANY (p_units) AND balance > 0
    ORDER BY array_position(p_units, unit) LIMIT 1;
  IF v_unit IS NULL THEN
    v_unit := 'money_paise';
    v_amount := CASE WHEN v_chat.paid_until > p_now THEN 0 ELSE p_price END;
    IF NOT EXISTS (SELECT FROM wallet WHERE uid = p_uid AND unit = v_unit AND balance >= v_amount) THEN
      RETURN 'insufficient';
    END IF;
  END IF;
  INSERT INTO turn (turn_id, uid, asst_id, client_id, question, unit, amount, state, owner, lease_until, created_at)
    VALUES (p_turn, p_uid, p_asst, p_client, p_question, v_unit, v_amount, 'held', p_owner, p_lease, p_now)
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM turn WHERE uid = p_uid AND client_id = p_client) THEN 'known' ELSE 'running' END;
  END IF;
  PERFORM move_held('hold', p_turn, p_uid, v_unit, v_amount, 'user', 'sys:held');
  RETURN 'held';
END $$;

-- Ends a held turn: posts (p_charge) or refunds it and stores what was said. A text whose chat is gone is not charged. A text
-- that comes after the turn was refunded is kept as a failed one, which is free. Repeating it changes nothing.
CREATE FUNCTION end_turn(
  p_turn uuid, p_charge boolean, p_outcome text, p_question text, p_text text, p_facts jsonb, p_now timestamptz, p_minute_s int
) RETURNS TABLE (state text, outcome text, mid int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_turn turn;
  v_has_chat boolean;
  v_charge boolean;
  v_ended boolean;
  v_mid int;
BEGIN
  SELECT * INTO v_turn FROM turn WHERE turn_id = p_turn;
  PERFORM FROM chat WHERE asst_id = v_turn.asst_id FOR NO KEY UPDATE;
  v_has_chat := FOUND;
  v_charge := p_charge AND (v_has_chat OR v_turn.asst_id IS NULL);
  IF NOT v_charge THEN
    PERFORM FROM wallet WHERE uid = v_turn.uid AND unit = v_turn.unit FOR UPDATE;
  END IF;
  UPDATE turn SET state = CASE WHEN v_charge THEN 'posted' ELSE 'refunded' END, outcome = p_outcome, question = '',
      ended_at = p_now
    WHERE turn_id = p_turn AND state = 'held';
  v_ended := FOUND;
  IF v_ended AND v_charge THEN
    PERFORM move_held('settle', p_turn, v_turn.uid, v_turn.unit, v_turn.amount, 'sys:held', 'sys:consumed');
  ELSIF v_ended THEN
    PERFORM move_held('refund', p_turn, v_turn.uid, v_turn.unit, v_turn.amount, 'sys:held', 'user');
  END IF;
  IF v_has_chat AND p_text <> '' THEN
    INSERT INTO message (asst_id, turn_id, role, text, state, created_at)
      VALUES (v_turn.asst_id, p_turn, 'user', p_question, 'complete', v_turn.created_at) ON CONFLICT DO NOTHING;
    INSERT INTO message (asst_id, turn_id, role, text, state, facts, created_at)
      VALUES (v_turn.asst_id, p_turn, 'astrologer', p_text, CASE WHEN v_ended THEN p_outcome ELSE 'failed' END, p_facts, p_now)
      ON CONFLICT DO NOTHING RETURNING mid INTO v_mid;
    UPDATE chat SET last_mid = v_mid, last_at = p_now, paid_until =
        CASE WHEN v_ended AND v_charge AND v_turn.unit = 'money_paise' AND v_turn.amount > 0
          THEN p_now + make_interval(secs => p_minute_s) ELSE paid_until END
      WHERE asst_id = v_turn.asst_id AND v_mid IS NOT NULL;
  END IF;
  RETURN QUERY SELECT t.state, t.outcome, m.mid FROM turn t
    LEFT JOIN message m ON m.turn_id = t.turn_id AND m.role = 'astrologer' WHERE t.turn_id = p_turn;
END $$;
