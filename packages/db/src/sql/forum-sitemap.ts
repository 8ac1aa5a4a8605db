import type { Queryable } from '#db.ts'

/** A discussion as a search engine is told of it: its address, and when it or what is said below it changed last. */
export type SitemapRow = { did: number; slug: string; changed_at: Date }

/** Shown discussions below a did, newest first; not those of people who keep their profile private. */
export const listForSitemap = (db: Queryable, below: number, limit: number) =>
  db.query<SitemapRow>({
    name: 'discussion.sitemap',
    text: `SELECT d.did, d.slug, greatest(d.updated_at, c.created_at) AS changed_at
           FROM (
             SELECT did, slug, updated_at FROM discussion
             WHERE state = 'shown' AND did < $1 AND NOT EXISTS (
               SELECT FROM profile WHERE profile.uid = discussion.uid AND is_private)
             ORDER BY did DESC LIMIT $2
           ) d LEFT JOIN discussion_count n USING (did) LEFT JOIN comment c ON c.cid = n.latest_cid
           ORDER BY d.did DESC`,
    values: [below, limit],
  })
