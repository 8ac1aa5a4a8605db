import { footerColumns, headerLinks, linksFor, type ShellLink } from '#app/links.ts'
import { pageAt, pages, to } from '#app/paths.ts'
import { type Catalogues, catalogues } from './catalogues.ts'
import { notFoundPage, signLinks, staticPages } from './static-pages.ts'
import type { Link } from './types.ts'

/** Links of header and footer that lead to a page with text of its own. */
const linksOf = ({ shell }: Catalogues): Link[] => {
  const all: ShellLink[] = linksFor([...headerLinks, ...footerColumns.flatMap(({ links }) => links)], false)
  const leads = ({ to }: ShellLink) => {
    const name = to.includes('#') ? null : pageAt(to.split('?', 1)[0] ?? '')
    return name !== null && pages[name].access === 'public'
  }
  const open = all.filter((link, at) => leads(link) && all.findIndex(({ to }) => to === link.to) === at)
  return open.map(({ text, to }) => [shell.links[text], to] as const)
}

/** Of a horoscope; the server puts sign and day where `{sign}` and `{day}` stand. */
const horoscopeWords = (t: Catalogues) => {
  const { horoscope } = t
  return {
    heading: horoscope.heading('{sign}'),
    title: horoscope.title('{sign}', '{day}'),
    description: horoscope.description('{sign}', '{day}'),
    days: { Today: horoscope.today, Tomorrow: horoscope.tomorrow },
    fields: horoscope.fields,
    signsLabel: horoscope.signsLabel,
    signs: signLinks(t).map(([name]) => name),
    rashiTitle: horoscope.rashiTitle,
    notes: [horoscope.rashiText, horoscope.how],
  }
}

/** Of a panchang; the server puts the times where `{from}` and `{to}` stand. */
const panchangWords = ({ panchang: t, plain }: Catalogues) => ({
  place: t.delhi,
  fromTo: t.fromTo('{from}', '{to}'),
  none: t.none,
  sun: t.sun,
  sunrise: t.sunrise,
  sunset: t.sunset,
  moonrise: t.moonrise,
  moonset: t.moonset,
  limbs: t.limbs,
  vara: t.vara,
  tithi: t.tithi,
  nakshatra: t.nakshatra,
  yoga: t.yoga,
  karana: t.karana,
  parts: t.parts,
  partsText: t.partsText,
  rahuKaal: t.rahuKaal,
  yamaganda: t.yamaganda,
  gulika: t.gulika,
  abhijit: t.abhijit,
  noAbhijit: t.noAbhijit,
  notes: [t.method, plain.otherDay],
})

/** Of AstroHub; the server puts what people wrote where `{title}` and `{query}` stand. */
const forumWords = ({ discussions: t, plain, profiles }: Catalogues) => ({
  discussionPath: pages.discussion.path,
  profilePath: pages.profile.path,
  latest: t.latest,
  found: t.found('{query}'),
  foundTitle: t.foundHead('{query}'),
  page: t.page('{page}'),
  pageTitle: t.pageHead('{page}'),
  nothingYet: t.nothingYet,
  nothingFound: t.nothingFound('{query}'),
  beyond: t.beyond,
  toFirst: t.toFirst,
  discussionTitle: t.discussionHead('{title}'),
  comments: t.comments,
  noComments: t.noComments,
  moreComments: plain.moreComments,
  back: t.back,
  notFoundTitle: t.discussionHead(t.discussion),
  notFound: t.notFound,
  notFoundText: t.notFoundText,
  noProfile: profiles.nobody,
  noProfileText: profiles.nobodyText,
  toForum: t.toForum,
})

const inOneLanguage = (t: Catalogues) => ({
  brand: t.shell.brand,
  nav: { label: t.plain.pages, links: linksOf(t) },
  note: t.plain.needsScripts,
  pages: staticPages(t),
  notFound: notFoundPage(t),
  horoscope: { path: pages.horoscope.path, ...horoscopeWords(t) },
  panchang: { path: to('panchang'), ...panchangWords(t) },
  forum: { path: pages.forum.path, ...forumWords(t) },
})

/** Everything the server says before any script, by language; `pages.json` of the build. */
export const served = { en: inOneLanguage(catalogues.en), hi: inOneLanguage(catalogues.hi) }
