-- Every comment of some discussions, in whatever state, by these two indexes.
CREATE OR REPLACE FUNCTION comments_of(p_dids int[]) RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(cid) FROM comment
  WHERE (did = ANY (p_dids) AND state IN ('shown', 'erased')) OR (did = ANY (p_dids) AND state IN ('hidden', 'deleted'))
$$;
