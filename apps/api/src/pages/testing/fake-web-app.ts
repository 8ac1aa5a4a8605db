// A web app of a few pages that shows what it is given: how a page is drawn, and from which answers. What is nasty cannot be
// drawn. Its names end in `(hi)` in Hindi.
import { discussions } from '@dhruva/contract'
import { escapeHtml } from '../escape.ts'
import type { Answer, FirstCall, PageCall, WebApp } from '../web-app.ts'

const paths: Readonly<Record<string, string>> = {
  home: '/',
  horoscope: '/horoscope',
  kundli: '/kundli',
  video: '/videos/:name',
  forum: '/forum',
  discussion: '/forum/:slug',
  nasty: '/nasty',
}

const find: WebApp['find'] = (pathname) =>
  Object.keys(paths).find((name) => new RegExp(`^${paths[name]?.replace(/:\w+/, '[^/]+')}/?$`).test(pathname)) ?? null

/** What was drawn so far: for whom, in which language, at which address. */
export const drawings: string[] = []

const callsOf = (name: string | null, search: URLSearchParams, language: string): PageCall[] => {
  const did = Number(search.get('did'))
  const query = search.get('query')
  if (name === 'horoscope') {
    const args = { zodiac: 'Leo', when: 'Today', language: language === 'hi' ? 'Hindi' : 'English' }
    return [{ path: '/apis/horoscope/get.php', args }]
  }
  if (name === 'forum')
    return [{ path: '/apis/astrohub/search_discussions.php', args: { start: 0, ...(query ? { query } : {}) } }]
  if (name !== 'discussion') return []
  return [
    { path: '/apis/astrohub/get_discussion.php', args: { did } },
    { path: '/apis/astrohub/get_comments.php', args: { did, start: 0 }, isFirst: true },
  ]
}

const aboutDiscussion = (answers: readonly Answer[]) => {
  const about = answers.find(({ path }) => path.endsWith('/get_discussion.php'))
  const told = about && 'data' in about ? discussions.getDiscussion.output.parse(about.data) : null
  return { discussion: told?.discussion, isRefused: about !== undefined && 'refusal' in about }
}

const discussionAddress: WebApp['discussionAddress'] = ({ slug, did }) => `/forum/${slug}?did=${did}`

/** What a kundli and home ask first; home what comes of its first answer too. */
const FIRST_CALLS: Readonly<Record<string, (search: URLSearchParams) => FirstCall[]>> = {
  kundli: (search) =>
    search.has('bid')
      ? [{ method: 'POST', path: '/apis/birthdetails/chart.php', args: { bid: Number(search.get('bid')) } }]
      : [],
  home: () => [
    {
      method: 'GET',
      path: '/apis/birthdetails/get.php',
      args: {},
      next: { method: 'POST', path: '/apis/birthdetails/today.php', arg: 'bid', at: ['births', -1, 'bid'] },
    },
  ],
}

const drawPage: WebApp['drawPage'] = async ({ address, language, viewer, answers }) => {
  const how = `${viewer} ${language} ${address}`
  drawings.push(how)
  if (address.includes('nasty')) throw new Error('cannot be drawn')
  const name = find(address.split('?', 1)[0] ?? '')
  const { discussion, isRefused } = aboutDiscussion(answers)
  const title = discussion?.title ?? `${name ?? 'none'}${language === 'hi' ? '(hi)' : ''}`
  const listed = name !== null && name !== 'kundli' && !isRefused
  const path = name === null ? null : (paths[name] ?? null)
  const article = discussion && {
    published: discussion.created_at,
    data: (origin: string, url: string) => ({ headline: discussion.title, origin, url }),
  }
  const items = answers.map((one) => `<li>${escapeHtml(JSON.stringify(one))}</li>`).join('')
  return {
    html: `<main><h1>${escapeHtml(title)}</h1><p>${how}</p>${items}</main>`,
    head: {
      title,
      description: `About ${title}`,
      listed,
      canonical: discussion ? discussionAddress(discussion) : path,
      missing: name === null || isRefused,
      brand: 'Dhruva',
      article,
    },
  }
}

export const webApp: WebApp = {
  find,
  shortcut: (pathname, search) => {
    if (!/^\/old\/?$/.test(pathname)) return null
    const query = new URLSearchParams(search)
    query.set('type', 'Oracle')
    return `/kundli?${query}`
  },
  routes: paths,
  files: { '': 'none.tsx', ...Object.fromEntries(Object.keys(paths).map((name) => [name, `${name}.tsx`])) },
  listedAddresses: () => ['/', '/forum', '/horoscope?zodiac=Leo&when=Tomorrow'],
  discussionAddress,
  plan: async (pathname, search, language) => {
    const name = find(pathname)
    const path = name === null ? '/404' : (paths[name] ?? '').replace(/:\w+/, '1')
    const isLookedUp = name === 'forum' || name === 'discussion'
    return {
      whole: {
        address: isLookedUp ? `${path}?${search}` : path,
        calls: [...callsOf(name, search, language), { path: '/apis/site/getInfo.php', args: {} }],
        isShared: !isLookedUp,
        suitsMembers: isLookedUp,
      },
      blank: search.has('bid') ? `${path}?bid=1` : path,
      sample: `${path}?sample`,
      firstCalls: FIRST_CALLS[name ?? '']?.(search) ?? [],
    }
  },
  drawPage,
  drawOwn: async ({ address, language, answers }) =>
    find(address.split('?', 1)[0] ?? '') === 'kundli'
      ? `<p data-own>${language} ${address} ${answers.map(({ path }) => path).join(' ')}</p>`
      : null,
}
