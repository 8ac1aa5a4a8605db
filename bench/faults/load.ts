// People who read, write and ask without pause while something breaks, and what each of them heard.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Member, startChat } from '../chat/service.ts'

/** One call: when it was made, how long until it was answered or began to be, and whether it went well. */
export type Measured = { at: number; ms: number; kind: 'read' | 'write' | 'ask'; status: number }

export type Load = {
  heard: Measured[]
  /** ids of talks the API said are written */
  written: string[]
  /** codes of questions that were refused before a word was shown */
  refused: string[]
  /** how the replies that began to be shown ended: `success`, or the code of the refusal; `cut` without one */
  ends: string[]
  stop(): Promise<void>
}

const SEPARATOR = '\u001e'
const PAUSE_MS = 20

type Post = (path: string, token: string, body: object) => Promise<Response>

const poster =
  (url: string): Post =>
  (path, token, body) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

/** Half of the people read and open talks, the others ask Oracle one question after the other. */
export function startLoad(url: string, members: Member[]): Load {
  const post = poster(url)
  const heard: Measured[] = []
  const written: string[] = []
  const ends: string[] = []
  const refused: string[] = []
  let going = true

  const timed = async (kind: Measured['kind'], call: () => Promise<Response>): Promise<Response | null> => {
    const at = performance.now()
    const response = await call().catch(() => null)
    heard.push({ at, ms: performance.now() - at, kind, status: response?.status ?? 0 })
    return response
  }

  const use = async ({ token, bid }: Member) => {
    while (going) {
      const headers = { authorization: `Bearer ${token}` }
      await timed('read', () => fetch(`${url}/apis/users/getInfo.php`, { headers })).then((response) =>
        response?.text(),
      )
      const made = await timed('write', () => post('/apis/chats/startChat.php', token, { bid, astrologer: 'Oracle' }))
      const talk = made?.ok ? JSON.parse(await made.text()) : null
      if (talk?.asst_id) written.push(talk.asst_id)
      await sleep(PAUSE_MS)
    }
  }

  const ask = async (member: Member) => {
    const { token, bid } = member
    let asstId = await startChat(url, member).catch(() => '')
    while (going) {
      if (!asstId) asstId = await startChat(url, member).catch(() => '')
      const body = {
        bid,
        asst_id: asstId,
        astrologer: 'Oracle',
        message: 'How is my work this year?',
        client_id: randomUUID(),
      }
      const response = await timed('ask', () => post('/apis/chats/pushChat.php', token, body))
      const text = await response?.text().catch(() => '')
      const [shown = '', tail] = (text ?? '').split(SEPARATOR)
      if (response?.ok && shown === '' && tail) refused.push(endOf(tail))
      if (response?.ok && shown !== '') ends.push(tail ? endOf(tail) : 'cut')
      await sleep(response?.ok ? PAUSE_MS : 10 * PAUSE_MS)
    }
  }

  const half = Math.floor(members.length / 2)
  const all = [...members.slice(0, half).map(use), ...members.slice(half).map(ask)]
  return {
    heard,
    written,
    refused,
    ends,
    async stop() {
      going = false
      await Promise.all(all)
    },
  }
}

function endOf(tail: string): string {
  const { status, code } = JSON.parse(tail)
  return status === 'success' ? 'success' : String(code)
}
