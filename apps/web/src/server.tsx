// The pages as the API sends them: drawn by the same components as in a browser. The API loads this file from the build.
import { createCache } from '@dhruva/common'
import { ApiFail, astrologers, site } from '@dhruva/contract'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { DataProvider } from '#app/data-provider.tsx'
import { Footer } from '#app/footer.tsx'
import { LayoutTop } from '#app/layout.tsx'
import { pageAt, paramsAt, withSearch } from '#app/paths.ts'
import { loadPage } from '#app/router.tsx'
import { loadNotFound, type PageName, pageNames, pages, type Route, shortcuts } from '#app/routes.ts'
import { shellTexts } from '#app/texts.ts'
import { discussionAddress } from '#features/astrohub/shared/address.ts'
import { horoscopeAddresses } from '#features/horoscope/asked.ts'
import { calendarAddresses } from '#features/panchang/cities-data.ts'
import { queryClient } from '#lib/api.ts'
import { area, drawIn, type Language } from '#lib/i18n.ts'
import { drawn, type PageHead } from '#lib/page.ts'
import { type FirstCall, type Prefetch, type PrefetchedCall, prefetched } from '#lib/prefetch.ts'
import { answerKey, keepAnswers, type ServedAnswer } from '#lib/served-answers.ts'
import { drawAs } from '#lib/session.ts'
import { uiTexts } from '#ui/texts.ts'

export { discussionAddress }

const plainTexts = area({
  en: () => import('#locales/en/plain.ts').then((catalogue) => catalogue.plain),
  hi: () => import('#locales/hi/plain.ts').then((catalogue) => catalogue.plain),
})

// an answer that failed is drawn as such: nothing is asked while drawing
const { queries, ...others } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } })

/** The name of the page at an address; null where there is none. */
export const find = (pathname: string): string | null => pageAt(pathname)

/** The address of each page with `:name` for what differs, by the page's name. */
export const routes: Readonly<Record<string, string>> = Object.fromEntries(
  pageNames.map((name) => [name, pages[name].path]),
)

/** Where an address leads that is none of a page itself; null for any other. */
export const shortcut = (pathname: string, search: string): string | null => {
  const found = Object.entries(shortcuts).find(([path]) => path === pathname.replace(/\/+$/, ''))
  return found ? withSearch(found[1], search) : null
}

/** The file each page begins in, by its name; '' is the page that says there is none. */
export const files: Readonly<Record<string, string>> = Object.fromEntries(
  [['', loadNotFound] as const, ...pageNames.map((name) => [name, pages[name].load] as const)].map(([name, load]) => [
    name,
    'file' in load ? String(load.file) : '',
  ]),
)

/** The addresses search engines may list, without what people wrote. */
export const listedAddresses = (now: Date): string[] => {
  const open = pageNames.map((name) => pages[name]).filter(({ listed, path }) => listed && !path.includes(':'))
  return [...open.map(({ path }) => path), ...horoscopeAddresses(), ...calendarAddresses(now)]
}

const aboutHouse: PrefetchedCall = prefetched(site.getSiteInfo, {})

/** What every page asks for a visitor. */
const everywhere: readonly PrefetchedCall[] = [aboutHouse, prefetched(astrologers.getAstrologerInfo, {})]

/** What stands for the number of something in an address that all members share: it is never looked up. */
const ANY = '1'
const NUMBERS = ['bid', 'one', 'two', 'chat', 'did', 'uid']
const CHOICES: Readonly<Record<string, readonly string[]>> = { type: ['Oracle', 'Astra'], predictions: ['true'] }

/** An address as the page at it looks before any answer, whoever asks: nothing in it is anybody's. */
const blankAddress = (name: PageName, search: URLSearchParams): string => {
  const query = new URLSearchParams()
  for (const number of NUMBERS) if (search.get(number)) query.set(number, ANY)
  for (const [choice, known] of Object.entries(CHOICES)) {
    const value = search.get(choice)
    if (value !== null && known.includes(value)) query.set(choice, value)
  }
  return withSearch(pages[name].path.replaceAll(/:\w+/g, ANY), query.toString())
}

/**
 * How a page is drawn: `whole`, from the answers to its calls; `blank`, before any of them; as a `sample`, which is the same
 * whatever an address asks for. `firstCalls`: what a member's browser asks meanwhile.
 */
export type Plan = { whole: Prefetch; blank: string; sample: string; firstCalls: readonly FirstCall[] }

/** How the page at an address is drawn. */
export const plan = async (pathname: string, search: URLSearchParams, language: Language): Promise<Plan> => {
  const name = pageAt(pathname)
  if (name === null) {
    const none = '/404'
    return { whole: { address: none, calls: everywhere, isShared: true }, blank: none, sample: none, firstCalls: [] }
  }
  const { prefetch, firstCalls: callsAt } = await pages[name].load()
  const firstCalls = callsAt?.(search) ?? []
  const blank = blankAddress(name, search)
  const sample = blankAddress(name, new URLSearchParams(NUMBERS.map((number) => [number, ANY])))
  if (!prefetch) {
    const address = blankAddress(name, new URLSearchParams())
    return { whole: { address, calls: everywhere, isShared: true }, blank, sample, firstCalls }
  }
  const asked = prefetch(search, language, paramsAt(pathname))
  return {
    whole: { ...asked, calls: [...asked.calls, ...everywhere] },
    blank: asked.isShared ? asked.address : blank,
    sample,
    firstCalls,
  }
}

export type Viewer = 'visitor' | 'member'

/** What a call answered, or why it was refused. */
export type Answer = ServedAnswer | (PrefetchedCall & { refusal: { message: string; code: string }; status: number })

type View = { address: string; language: Language; viewer: Viewer; answers: readonly Answer[] }

const keepRefusal = ({ refusal, status, ...call }: Extract<Answer, { refusal: unknown }>, language: Language) =>
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: answerKey(call, language) })
    .setState({ status: 'error', error: new ApiFail({ status: 'fail', ...refusal }, status) })

/** Of two languages, two viewers and a change of what the operator says of the house. */
const footers = createCache<string>(16)

/** The footer is the same under every page, and a third of what is drawn of home: it is kept for what it is drawn from. */
const drawFooter = ({ language, viewer, answers }: View) => {
  const about = answers.filter(({ path }) => path === aboutHouse.path)
  const key = JSON.stringify([language, viewer, new Date().getFullYear(), about])
  const known = footers.get(key)
  if (known !== undefined) return known
  const html = renderToString(
    <StaticRouter location="/">
      <Footer />
    </StaticRouter>,
  )
  return html.includes(WAITING) ? html : footers.set(key, html)
}

/** Draws at once, so that two drawings never share a language, a viewer or answers. */
const drawWith = <Drawn,>({ language, viewer, answers }: Omit<View, 'address'>, drawing: () => Drawn): Drawn => {
  drawIn(language)
  drawAs(viewer === 'member')
  for (const answer of answers) {
    if ('refusal' in answer) keepRefusal(answer, language)
    else keepAnswers(queryClient, [answer], language)
  }
  try {
    return drawing()
  } finally {
    queryClient.clear()
  }
}

const draw = (view: View & { first: PageHead }, note: ReactNode) => {
  drawn.head = view.first
  return drawWith(view, () => {
    const html = renderToString(
      <StaticRouter location={view.address}>
        <LayoutTop note={<noscript>{note}</noscript>} />
      </StaticRouter>,
    )
    return { html: html + drawFooter(view), head: drawn.head }
  })
}

/** Parts found only while drawing are fetched before the next try; they hold others at most so deep. */
const TRIES = 5

/** What React writes where a part has not come. */
const WAITING = '<!--$!-->'

const untilWhole = async <Drawn extends { html: string }>(drawing: () => Drawn): Promise<Drawn> => {
  for (let tries = 1; ; tries++) {
    const page = drawing()
    if (tries === TRIES || !page.html.includes(WAITING)) return page
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const drawWhole = (...view: Parameters<typeof draw>) => untilWhole(() => draw(...view))

/** `Kundli · Dhruva` → `Kundli` */
const withoutBrand = (title: string) => title.split(' · ', 1)[0] ?? title

/** What a page says of itself beside its content. */
export type Head = Omit<PageHead, 'canonical'> & { canonical: string | null; listed: boolean; brand: string }

const headOf = (name: PageName | null, { canonical, listed = true, ...head }: PageHead, brand: string): Head => {
  const route: Route | null = name && pages[name]
  const path = route && !route.path.includes(':') ? route.path : null
  return {
    ...head,
    brand,
    listed,
    canonical: listed ? (canonical ?? path) : null,
    missing: head.missing || name === null,
  }
}

/**
 * The page at an address, drawn: the content of `#view`, and what its head says. Drawn for a member it is that of every member,
 * before any answer. Where a page has nothing for this viewer, whoever runs no scripts is told whose it is.
 */
export const drawPage = async (view: View): Promise<{ html: string; head: Head }> => {
  const { address, language } = view
  const [pathname = ''] = address.split('?', 1)
  const [shell, plain] = await Promise.all([
    shellTexts.load(language),
    plainTexts.load(language),
    uiTexts.load(language),
    loadPage(pathname),
  ])
  const name = pageAt(pathname)
  const first = { ...shell.pages[name ?? 'notFound'], listed: name !== null && pages[name].listed }
  const page = await drawWhole({ ...view, first }, <p className="page plain-note">{plain.needsScripts}</p>)
  const head = headOf(name, page.head, shell.brand)
  if (page.html.includes('<h1')) return { html: page.html, head }
  const whose = (
    <div className="page-narrow plain-whose">
      <h1>{withoutBrand(head.title)}</h1>
      <p>{plain.member}</p>
    </div>
  )
  return { html: (await drawWhole({ ...view, first }, whose)).html, head }
}

/** What of the page at an address is a member's own, drawn from what they are answered; null where nothing of it is, or not all of it can be drawn. */
export const drawOwn = async (view: Omit<View, 'viewer' | 'answers'> & { answers: readonly ServedAnswer[] }) => {
  const { address, language } = view
  const [pathname = ''] = address.split('?', 1)
  const name = pageAt(pathname)
  const Own = name === null ? undefined : (await pages[name].load()).own
  if (!Own) return null
  await Promise.all([shellTexts.load(language), uiTexts.load(language), loadPage(pathname)])
  const { html } = await untilWhole(() =>
    drawWith({ ...view, viewer: 'member' }, () => ({
      html: renderToString(
        <StaticRouter location={address}>
          <DataProvider>
            <Suspense>
              <Own />
            </Suspense>
          </DataProvider>
        </StaticRouter>,
      ),
    })),
  )
  return html === '' || html.includes(WAITING) ? null : html
}
