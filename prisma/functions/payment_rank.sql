-- How far a payment has come by its status. One that failed may yet be authorized: a bank may answer late.
CREATE OR REPLACE FUNCTION payment_rank(p_status text) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT array_position(ARRAY['created', 'failed', 'authorized', 'captured', 'refunded'], p_status)
$$;
