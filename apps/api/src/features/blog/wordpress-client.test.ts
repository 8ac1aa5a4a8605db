import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import WPAPI from 'wpapi'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const client = new WPAPI({ endpoint: `${await world.address()}/wp-json` })

it('a REST client of WordPress reads lists, pages, posts and pictures', async () => {
  const first = await client.posts().perPage(9).order('desc').orderby('date')
  expect(first).toHaveLength(9)
  expect(first._paging).toMatchObject({ total: 15, totalPages: 2 })
  const second = await client.posts().perPage(9).page(2)
  expect(second).toHaveLength(6)
  const [newest, older] = first
  if (!newest || !older) throw new Error('no posts')
  const [found] = await client.posts().slug(newest.slug).embed()
  expect(found).toMatchObject({ id: newest.id, _embedded: { 'wp:featuredmedia': [{ id: newest.featured_media }] } })
  const [before] = await client.posts().perPage(1).before(`${newest.date_gmt}Z`)
  expect(before?.slug).toBe(older.slug)
  const post = await client.posts().id(older.id)
  expect(post.title.rendered).toBe(older.title.rendered)
  const media = await client.media().id(post.featured_media)
  expect(media.source_url).toMatch(/\/blog-pictures\/.*\.svg$/)
  await expect(Promise.resolve(client.posts().id(9_999))).rejects.toMatchObject({ code: 'rest_post_invalid_id' })
  await expect(Promise.resolve(client.posts().page(99))).rejects.toMatchObject({
    code: 'rest_post_invalid_page_number',
  })
})
