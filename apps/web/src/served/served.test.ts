import { zodiacs } from '@dhruva/contract'
import { describe, expect, it } from 'vitest'
import { pages } from '#app/paths.ts'
import { catalogues } from './catalogues.ts'
import { served } from './served.ts'

const all = Object.values(pages)
const isText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'boolean' || Object.values(value ?? {}).every(isText)

describe.each(['en', 'hi'] as const)('what the server says in %s', (language) => {
  const { pages: said, notFound, horoscope, panchang, nav } = served[language]

  it('covers every page, in words', () => {
    expect(said.map(({ path, listed }) => ({ path, listed }))).toEqual(
      all.map(({ path, listed }) => ({ path, listed })),
    )
    expect(isText(served[language])).toBe(true)
    expect(JSON.stringify(said)).not.toMatch(/undefined|\[object/)
  })

  it('gives each page a title and description of its own; redirecting addresses have those of their page', () => {
    const own = said.filter(({ path, canonical }) => path === canonical)
    for (const key of ['title', 'description', 'heading'] as const) {
      expect(new Set([...own, notFound].map((page) => page[key])).size).toBe(own.length + 1)
    }
    for (const page of said) {
      const target = own.find(({ path }) => path === page.canonical)
      expect(page).toMatchObject({ title: target?.title, description: target?.description })
    }
  })

  it('tells what can be read: pages without a form and without a day have text enough', () => {
    const paths: string[] = [
      pages.home,
      pages.oracle,
      pages.astra,
      pages.accuracy,
      pages.learnMore,
      pages.learnMoreHindi,
      pages.terms,
      pages.privacyPolicy,
    ].map(({ path }) => path)
    for (const { path, blocks } of said.filter((page) => paths.includes(page.path))) {
      expect(JSON.stringify(blocks).length, path).toBeGreaterThan(400)
    }
  })

  it('says of forms and private pages that they need scripts', () => {
    const forms = [pages.freeKundli, pages.freeKundliCeleb, pages.freePrediction, pages.deleteAccount]
    const needing = [...forms, ...all.filter(({ access }) => access === 'member')].map(({ path }) => path)
    for (const path of needing) {
      expect(JSON.stringify(said.find((page) => page.path === path)?.blocks)).toContain('JavaScript')
    }
    const { member } = catalogues[language].plain
    const mine = said.filter(({ blocks }) => JSON.stringify(blocks).includes(member)).map(({ path }) => path)
    const members: string[] = all.filter(({ access }) => access === 'member').map(({ path }) => path)
    expect(mine.filter((path) => !members.includes(path) && path !== pages.profile.path)).toEqual([])
  })

  it('leads only to pages that anyone may read', () => {
    const open: string[] = all.filter(({ access }) => access === 'public').map(({ path }) => path)
    expect(nav.links.filter(([, to]) => !open.includes(to.split('?', 1)[0] ?? ''))).toEqual([])
  })

  it('explains points in the language of the address, and leaves places for their numbers', () => {
    const [english, hindi] = [pages.learnMore, pages.learnMoreHindi].map(({ path }) =>
      said.find((page) => page.path === path),
    )
    expect([english?.lang, hindi?.lang]).toEqual(['en', 'hi'])
    expect(english?.heading).not.toMatch(/[\u0900-\u097f]/)
    expect(hindi?.heading).toMatch(/[\u0900-\u097f]/)
    for (const page of [english, hindi]) {
      const text = JSON.stringify(page?.blocks)
      for (const name of ['discussion', 'comment', 'vote', 'upvote_received', 'daily_cap', 'per_question'])
        expect(text).toContain(`{${name}}`)
      // a number that is not a place would not follow the configuration; 1 is the one question
      expect(text.match(/\d+/g)?.filter((number) => !['1', '2'].includes(number)) ?? []).toEqual([])
    }
  })

  it('leaves places for what changes with the day', () => {
    expect(horoscope.title).toMatch(/\{sign\}.*\{day\}/)
    expect(horoscope.description).toMatch(/\{sign\}.*\{day\}/)
    expect(horoscope.heading).toContain('{sign}')
    expect(horoscope.signs).toHaveLength(zodiacs.length)
    expect(panchang.fromTo).toMatch(/\{from\}.*\{to\}/)
  })
})
