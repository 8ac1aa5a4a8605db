// Whatever the service itself says is said in English and in Hindi: refusals, what was done, papers, notices, the statement, calendars.
import { astrologers } from '@dhruva/contract'
import { errors, fieldErrors } from '@dhruva/contract/errors'
import { OBSERVANCE_NAMES } from '@dhruva/jyotish'
import { createWorld } from '@dhruva/testkit'
import { apart } from '@dhruva/testkit/parity'
import { compareTexts } from '@dhruva/testkit/text-pairs'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { messageOf } from '#features/astrohub/notifications/message.ts'
import { feedOf } from '#features/blog/feed.ts'
import { typeNames } from '#features/predictions/type-names.ts'
import { successTexts } from '#http/success.ts'
import { kundliTexts } from '#papers/kundli/texts-data.ts'
import { talkTexts } from '#papers/talk.ts'
import { paperTexts } from '#papers/texts.ts'
import { UNIT_NAMES, whyOf } from '#statement/words.ts'

const world = await createWorld(buildApp)

type Said = readonly [key: string, en: string, hi: string]

/** The names of what is filled in are no words of a language. */
const bare = (text: string) => text.replace(/\{\w+\}/g, '')
const detailsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

const expectAlike = (all: readonly Said[]) => {
  expect(all.length).toBeGreaterThan(0)
  const found = all.flatMap(([key, en, hi]) => {
    const wrong = apart(bare(en), bare(hi))
    const isFilledAlike = `${detailsOf(en)}` === `${detailsOf(hi)}`
    // what is filled in, and an abbreviation, need no word of Hindi
    const isHindi = /[\u0900-\u097f]/.test(bare(hi)) || !/[a-z]{2}/.test(bare(en))
    return wrong.length > 0 || !isFilledAlike || !isHindi ? [{ key, en, hi, wrong }] : []
  })
  expect(found).toEqual([])
}

describe('in both languages the same is said, with the same numbers', () => {
  it('by refusals', () => {
    expectAlike([
      ...Object.entries(errors).map(([key, [, en, hi]]): Said => [key, en, hi]),
      ...Object.entries(fieldErrors).map(([key, [en, hi]]): Said => [key, en, hi]),
    ])
  })

  it('by what was done', () => {
    expectAlike(Object.entries(successTexts).map(([key, [en, hi]]): Said => [key, en, hi]))
  })

  it.each([
    ['invoices', paperTexts],
    ['the kundli to keep', kundliTexts],
    ['a talk', talkTexts],
  ])('on the paper of %s', (_, { en, hi }) => {
    const { pairs, faults } = compareTexts(en, hi)
    expect(faults).toEqual([])
    expectAlike(pairs.map((pair): Said => [pair.key, pair.en, pair.hi]))
  })

  it('in the statement and in the names of predictions', () => {
    const line = {
      at: new Date(),
      key: '',
      turn: null,
      balance: 3,
      asstId: '7',
      astrologer: 'Astra',
      userName: '21',
      turnState: 'held',
      about: null,
      reason: null,
      invoice: null,
      payment: null,
      mobile: null,
    } as const
    const kinds = ['grant', 'hold', 'refund', 'refund_payment', 'unrefund_payment', 'pay', 'lapse', 'expire'] as const
    const more = ['points', 'redeem', 'transfer', 'deliver', 'return', 'ops', 'allowance', 'before', 'over'] as const
    const lines = [...kinds, ...more].flatMap((kind) =>
      (['oracle', 'points', 'subscription'] as const).flatMap((unit) =>
        [1, -1].flatMap((change) => {
          const one = { ...line, kind, unit, change }
          return [
            one,
            { ...one, asstId: null },
            { ...one, astrologer: null },
            { ...one, turnState: 'refunded' } as const,
          ]
        }),
      ),
    )
    expectAlike([
      ...lines.map((one): Said => [one.kind, whyOf(one, 'en'), whyOf(one, 'hi')]),
      ...Object.entries(UNIT_NAMES).map(([key, [en, hi]]): Said => [key, en, hi]),
      ...Object.entries(typeNames).map(([key, { en, hi }]): Said => [key, en, hi]),
    ])
  })

  it('in notifications', () => {
    const kinds = ['comment', 'reply', 'upvote', 'hidden_by_reports', 'hidden_by_operator', 'restored'] as const
    const notices = kinds.flatMap((kind) =>
      [0, 1, 7, 150].flatMap((others) =>
        [null, 9].map((cid) => ({ kind, others, cid, title: '41', handle: '53', is_gone: false })),
      ),
    )
    expectAlike(
      notices.map((one): Said => {
        const notice = { ...one, notification_id: 1, did: 1, highlight: true, at: new Date(), slug: 'x' }
        return [one.kind, messageOf(notice, 'en', 'a@b.example'), messageOf(notice, 'hi', 'a@b.example')]
      }),
    )
  })

  it('in the answer on home: the same reasons in the same order', async () => {
    const ids = async (language: 'en' | 'hi') => {
      const told = await world.visitor().raw(astrologers.getSampleAnswer, {}, { 'accept-language': language })
      const { paragraphs } = astrologers.getSampleAnswer.output.parse(told.json)
      return paragraphs.map((sentences) => sentences.map(({ facts }) => facts.map(({ id }) => id)))
    }
    expect(await ids('hi')).toEqual(await ids('en'))
  })

  it('in the feed of the blog', () => {
    const text = (language: 'en' | 'hi') =>
      feedOf([], language, 'https://x.example').match(/<(title|description)>.*?</g)
    const plain = (language: 'en' | 'hi') => (text(language) ?? []).map((one) => one.replace(/<\w*>?/g, ''))
    expectAlike([['feed', plain('en').join(' '), plain('hi').join(' ')]])
  })

  it('in the calendar of a year, as a file', async () => {
    const file = async (language: 'en' | 'hi') => {
      const path = `/apis/panchang/calendar.php?lat=26.92&lng=75.82&year=2026&language=${language}` as const
      const { text } = await world.visitor().raw({ method: 'GET', path })
      // long lines are folded
      return text.replaceAll('\r\n ', '').split('\r\n')
    }
    const [en, hi] = [await file('en'), await file('hi')]
    expect(en.length).toBeGreaterThan(100)
    expect(hi).toHaveLength(en.length)
    const lines = en.flatMap((line, at): Said[] => {
      const [name = '', ...value] = line.split(':')
      const isText = /^(SUMMARY|DESCRIPTION)/.test(name)
      const other = hi[at] ?? ''
      if (!isText) expect(other).toBe(line)
      return isText ? [[name, value.join(':'), other.slice(name.length + 1)]] : []
    })
    expectAlike(lines)
    expectAlike(Object.entries(OBSERVANCE_NAMES).map(([key, { en, hi }]): Said => [key, en, hi]))
  })
})
