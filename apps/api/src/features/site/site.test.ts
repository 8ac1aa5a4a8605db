import { astrologers, languages, site } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const plain = await createWorld(buildApp)
const adapted = await createWorld(buildApp, {
  env: {
    FREE_ORACLE_QUESTIONS: '5',
    FREE_ASTRA_QUESTIONS: '0',
    QUESTION_PRICE_RUPEES: '9',
    SITE_USERS: '300k+',
    WHATSAPP_URL: 'https://wa.me/910000000000',
    SUPPORT_EMAIL: 'help@dhruva.example',
    SOCIAL_YOUTUBE: 'https://youtube.com/@dhruva',
    VIDEOS: JSON.stringify([
      { video: 'https://www.youtube.com/watch?v=abcDEF_12-3', title: { en: 'Dasha', hi: 'दशा' } },
    ]),
    TESTIMONIALS: JSON.stringify([
      {
        name: 'Usha',
        designation: { en: 'Teacher', hi: 'शिक्षिका' },
        comments: { en: 'It said why.', hi: 'कारण बताया।' },
        complimentTag: { en: 'Honest', hi: 'ईमानदार' },
      },
    ]),
  },
})

it('lists what the astrologers can write as a bare array', async () => {
  expect((await plain.visitor().raw(languages.getLanguages)).json).toEqual(['English', 'Hindi'])
})

it('says what an astrologer does and costs, as configured', async () => {
  const info = await plain.visitor().call(astrologers.getAstrologerInfo, {})
  expect(info).toMatchObject({ oracle_price: 6, free_oracle_questions: 3, astra_price: 6, free_astra_questions: 3 })
  expect(info.oracle_desc).not.toBe(info.astra_desc)
  const other = await adapted.visitor().call(astrologers.getAstrologerInfo, {})
  expect(other).toMatchObject({ oracle_price: 9, free_oracle_questions: 5, astra_price: 9, free_astra_questions: 0 })
})

it('describes the astrologers in Hindi too', async () => {
  const answer = await plain.visitor().raw(astrologers.getAstrologerInfo, {}, { 'accept-language': 'hi-IN' })
  expect(answer.json).toMatchObject({ oracle_desc: expect.stringContaining('कुंडली') })
})

it('hides a figure that is small and an address that is not configured, and tells what the operator says', async () => {
  expect(await plain.visitor().call(site.getSiteInfo, {})).toEqual({
    figures: { predictions: null, users: null, chats: null, astrologers: '2', rating: null },
    store_url: null,
    whatsapp_url: null,
    sitemap_url: null,
    support_email: null,
    security_contact: null,
    social: [],
    points: {
      discussion: 20,
      comment: 5,
      vote: 1,
      upvote_received: 1,
      daily_cap: 400,
      minimum_redemption: 100,
      per_question: 100,
    },
    gst_percent: 18,
    gifts: { app_astra: 3, invite_each: 1 },
    resting: [],
  })
  expect(await adapted.visitor().call(site.getSiteInfo, {})).toMatchObject({
    figures: { users: '300k+' },
    whatsapp_url: 'https://wa.me/910000000000',
    support_email: 'help@dhruva.example',
    social: [{ name: 'YouTube', url: 'https://youtube.com/@dhruva' }],
  })
})

it('tells what was counted, rounded down in the language of the reader, from where the operator lets it; their word stands before it', async () => {
  const world = await createWorld(buildApp, { env: { SITE_FIGURES_FROM: '500', SITE_CHATS: '3M+' } })
  const until = world.clock.now()
  await world.db.prisma.serviceCount.create({ data: { predictions: 249_000, answers: 70_000, people: 499, until } })
  const figures = async (language: string) =>
    (await world.visitor().raw(site.getSiteInfo, {}, { 'accept-language': language })).json
  const rest = { users: null, chats: '3M+', astrologers: '2', rating: null }
  expect(await figures('en')).toMatchObject({ figures: { predictions: '2.4 lakh+', ...rest } })
  expect(await figures('hi')).toMatchObject({ figures: { predictions: '2.4 लाख+', ...rest } })
})

it('gives the configured free questions at the first login', async () => {
  const asha = await adapted.member('asha')
  expect((await asha.raw({ method: 'GET', path: '/apis/users/getInfo.php' })).json).toMatchObject({
    oracle_questions: 5,
    astra_questions: 0,
  })
})

it('tells the videos and what people said as a bare array in the language of the reader, and none by itself', async () => {
  const hindi = { 'accept-language': 'hi' }
  expect((await adapted.visitor().raw(site.getVideos, {}, hindi)).json).toEqual([
    { video: 'https://www.youtube.com/watch?v=abcDEF_12-3', title: 'दशा' },
  ])
  expect(await adapted.visitor().call(site.getTestimonials, {})).toEqual([
    { name: 'Usha', designation: 'Teacher', avatar: null, comments: 'It said why.', complimentTag: 'Honest' },
  ])
  expect(await plain.visitor().call(site.getVideos, {})).toEqual([])
  expect(await plain.visitor().call(site.getTestimonials, {})).toEqual([])
})

it.each([
  ['VIDEOS', '[{"video":"https://evil.example/watch?v=abcDEF_12-3","title":{"en":"a","hi":"b"}}]'],
  ['VIDEOS', '[{"video":"https://www.youtube.com/watch?v=abcDEF_12-3&x=1","title":{"en":"a","hi":"b"}}]'],
  ['TESTIMONIALS', '[{"name":"Usha"}]'],
  ['TESTIMONIALS', 'Usha: good'],
])('does not start with %s=%s', async (name, value) => {
  await expect(createWorld(buildApp, { env: { [name]: value } })).rejects.toThrow(`${name} is not a list`)
})
