import { zodiacs } from '@dhruva/contract'
import { headOf, type PageName, pages, to } from '#app/paths.ts'
import { measured } from '#features/accuracy/measured.ts'
import { allowed, groups, written } from '#features/accuracy/rows.ts'
import { type Catalogues, catalogues } from './catalogues.ts'
import { learnMorePage } from './learn-more.ts'
import type { AddressedPage, Block, Link, ServedPage } from './types.ts'

type Said = Pick<ServedPage, 'heading' | 'blocks' | 'lang'>
type Headed = Exclude<ReturnType<typeof headOf>, 'notFound'>
type Titled = { title: string; text: string }

const parts = (all: readonly Titled[]): Block[] => all.flatMap(({ title, text }) => [{ h3: title }, { p: text }])

/** The twelve signs, each leading to its horoscope of today. */
export const signLinks = ({ zodiac }: Catalogues): Link[] => {
  const names = Object.values(zodiac.signs).map(({ name }) => name)
  return zodiacs.map((sign, at) => [names[at] ?? sign, to('horoscope', { zodiac: sign, when: 'Today' })] as const)
}

const homePage = (t: Catalogues): Said => ({
  heading: t.home.heading,
  blocks: [
    { p: t.home.lede },
    { h2: t.home.ourAstrologers },
    { h3: t.home.oracle },
    { p: t.home.oracleRole },
    { h3: t.home.astra },
    { p: t.home.astraRole },
    { links: [[t.home.oracle, to('oracle')] as const, [t.home.astra, to('astra')] as const] },
    { h2: t.home.howTitle },
    { ol: t.home.steps.map(({ title, text }) => `${title}: ${text}`) },
    { h2: t.zodiac.title },
    { p: t.zodiac.lede },
    { links: signLinks(t) },
    { h2: t.home.whyTitle },
    ...parts(t.home.why),
  ],
})

const astrologerPage = ({ astrologers, home, shell }: Catalogues, isOracle: boolean): Said => ({
  heading: isOracle ? astrologers.oracleTitle : astrologers.astraTitle,
  blocks: [
    { p: isOracle ? home.oracleRole : home.astraRole },
    { p: shell.pages.home.description },
    { h2: astrologers.canAsk },
    { ul: isOracle ? astrologers.oracleSamples : astrologers.astraSamples },
    { h2: astrologers.checkTitle },
    { ol: astrologers.check },
  ],
})

const freeKundliPage = ({ births, plain, shell }: Catalogues): Said => ({
  heading: shell.links.freeKundli,
  blocks: [
    { p: shell.pages.freeKundli.description },
    { p: plain.form },
    { h2: births.aboutTitle },
    ...parts(births.about),
    { h2: births.howTitle },
    { ol: births.how.map(({ title, text }) => `${title}: ${text}`) },
    { h2: births.faqTitle },
    ...births.faq.flatMap(({ title, body }) => [{ h3: title }, { p: body }]),
  ],
})

const accuracyPage = ({ accuracy: t }: Catalogues): Said => ({
  heading: t.title,
  blocks: [
    { p: t.lede },
    { h2: t.differences.title },
    { p: t.differences.text },
    { p: t.differences.births(measured.births) },
    { p: t.differences.arcsecond },
    ...groups.map(({ title, rows }) => ({
      table: {
        caption: t.differences[title],
        head: [t.differences.what, t.differences.median, t.differences.largest, t.differences.allowed],
        rows: rows.map((row) => [
          t.quantities[row.id],
          written(row.median, row.unit, t),
          written(row.largest, row.unit, t),
          allowed(row, t),
        ]),
      },
    })),
    { h2: t.same.title },
    { p: t.same.text },
    {
      table: {
        caption: t.same.title,
        head: [t.differences.what, t.same.count],
        rows: measured.agreements.map(({ id, same, of }) => [t.likenesses[id], t.same.of(String(same), String(of))]),
      },
    },
    { p: t.same.edge },
    { h2: t.conventions.title },
    { p: t.conventions.text },
    { ul: t.conventions.list.map(({ name, choice, why }) => `${name}: ${choice}, ${why}`) },
    { h2: t.differ.title },
    ...t.differ.list.flatMap(({ title, body }) => [{ h3: title }, { p: body }]),
    { h2: t.limits.title },
    { ul: t.limits.list },
    { h2: t.run.title },
    { p: t.run.text },
    { p: t.run.after },
  ],
})

type Policy = {
  title: string
  lede: string
  sections: Readonly<Record<string, { title: string; text: readonly (string | readonly string[])[] }>>
}

const policyPage = ({ title, lede, sections }: Policy, more: Readonly<Record<string, readonly Block[]>>): Said => ({
  heading: title,
  blocks: [
    { p: lede },
    ...Object.entries(sections).flatMap(([id, section]): Block[] => [
      { h2: section.title },
      ...section.text.map((words): Block => (typeof words === 'string' ? { p: words } : { ul: words })),
      ...(more[id] ?? []),
    ]),
  ],
})

const privacyPage = ({ policies: { privacy, keptFor } }: Catalogues): Said =>
  policyPage(privacy, {
    kept: privacy.kept.flatMap(({ name, why, until }) => [{ h3: name }, { p: `${why} ${keptFor} ${until}.` }]),
  })

const termsPage = ({ policies: { terms } }: Catalogues): Said =>
  policyPage(terms, {
    sources: [
      {
        ul: [
          `GeoNames (CC BY 4.0): ${terms.sources.geonames}`,
          `OpenStreetMap (ODbL 1.0): ${terms.sources.openStreetMap}`,
          `Astronomy Engine (MIT): ${terms.sources.astronomyEngine}`,
        ],
      },
    ],
  })

const freePredictionPage = ({ plain, predictions: { free } }: Catalogues): Said => ({
  heading: free.title,
  blocks: [{ p: free.lede }, { p: plain.form }],
})

const deletionPage = ({ account, plain }: Catalogues): Said => ({
  heading: account.title,
  blocks: [
    { p: account.lede },
    { p: plain.form },
    { h2: account.goes },
    { ul: account.going },
    { h2: account.stays },
    { ul: account.staying },
  ],
})

/** Pages that a visitor sees; of the days' pages only what stays the same, the server writes the rest. */
const said: Partial<Record<Headed, (t: Catalogues) => Said>> = {
  home: homePage,
  oracle: (t) => astrologerPage(t, true),
  astra: (t) => astrologerPage(t, false),
  freeKundli: freeKundliPage,
  freeKundliCeleb: ({ plain, shell }) => ({
    heading: shell.links.celebrityKundli,
    blocks: [{ p: shell.pages.freeKundliCeleb.description }, { p: plain.form }],
  }),
  accuracy: accuracyPage,
  horoscope: (t) => ({ heading: t.horoscope.chooseTitle, blocks: [{ p: t.horoscope.chooseLede }] }),
  panchang: ({ panchang }) => ({ heading: panchang.heading, blocks: [] }),
  freePrediction: freePredictionPage,
  // what people write is looked up by the server
  forum: ({ discussions, shell }) => ({ heading: discussions.latest, blocks: [{ p: shell.pages.forum.description }] }),
  discussion: ({ discussions, shell }) => ({
    heading: discussions.discussion,
    blocks: [{ p: shell.pages.discussion.description }, { links: [[discussions.toForum, to('forum')]] }],
  }),
  activities: ({ discussions, shell }) => ({
    heading: withoutBrand(shell.pages.activities.title),
    blocks: [{ p: shell.pages.activities.description }, { links: [[discussions.toForum, to('forum')]] }],
  }),
  // the address says the language, whatever that of the page around it
  learnMore: () => learnMorePage(catalogues.en, 'en'),
  learnMoreHindi: () => learnMorePage(catalogues.hi, 'hi'),
  terms: termsPage,
  privacyPolicy: privacyPage,
  deleteAccount: deletionPage,
}

/** `Kundli · Dhruva` → `Kundli` */
const withoutBrand = (title: string) => title.split(' · ', 1)[0] ?? title

const pageOf = (name: PageName, t: Catalogues): AddressedPage => {
  const head = headOf(name)
  const { title, description } = t.shell.pages[head]
  const own = head === 'notFound' ? undefined : said[head]
  const text = own ? own(t) : { heading: withoutBrand(title), blocks: [{ p: t.plain.member }] }
  const { path, listed } = pages[name]
  return { path, listed, canonical: head === 'notFound' ? path : pages[head].path, title, description, ...text }
}

const names = Object.keys(pages).filter((name): name is PageName => name in pages)

/** Every page of the product in one language. */
export const staticPages = (t: Catalogues): AddressedPage[] => names.map((name) => pageOf(name, t))

/** What stands at an address without a page. */
export const notFoundPage = ({ shell }: Catalogues): ServedPage => ({
  ...shell.pages.notFound,
  heading: shell.notFound.title,
  blocks: [{ p: shell.notFound.text }, { links: [[shell.notFound.home, to('home')]] }],
})
