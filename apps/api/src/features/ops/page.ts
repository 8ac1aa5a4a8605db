import type { FastifyReply } from 'fastify'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one)

// The colours are those of the web app's tokens, indigo night and marigold, in both themes.
const STYLE = `
:root { color-scheme: light dark; --ground: #fdfaf7; --card: #fff; --ink: #1e1b4a; --quiet: #5b5780; --line: #e0d6cd; --mark: #8a5600; --code: #f8f3ee }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b0a22; --card: #161438; --ink: #e9e7fa; --quiet: #b3aeec; --line: #28245f; --mark: #f9b93f; --code: #100f2d }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2 }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: .4rem }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin: 0 }
a { color: var(--mark) }
nav { display: flex; flex-wrap: wrap; gap: .4rem 1rem }
article { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: 1rem 1.2rem; margin: 1rem 0 }
pre { background: var(--code); border-radius: .6rem; padding: .8rem; overflow-x: auto; font-size: .82rem; margin: .4rem 0 }
summary { cursor: pointer }
.code { font: 600 2.6rem/1.1 ui-monospace, monospace; letter-spacing: .12em; color: var(--mark); margin: 0 }
.small { color: var(--quiet); font-size: .85rem; display: flex; flex-wrap: wrap; gap: .3rem 1rem }
.method { color: var(--mark) }
`

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sends a page of the service's own that needs nothing else: no script, no font, no file. */
export const page = (
  reply: FastifyReply,
  { title, body, refreshSeconds }: { title: string; body: string; refreshSeconds?: number },
) => {
  if (refreshSeconds) reply.header('refresh', String(refreshSeconds))
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Dhruva</title><style>${STYLE}</style></head><body>
${body}
</body></html>`)
}
