import net from 'node:net'

/** `body` as a function is made for each turn, where the same twice would not do the same work. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  body: string | ((turn: number) => string)
  /** lines of the head beside the usual ones, each with its end */
  head?: string
}
type Load = { url: string; call: Call; tokens: string[]; connections: number; seconds: number }

const requestOf = ({ method, path, head = '' }: Call, body: string, token: string) =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n${head}` +
      (method === 'POST' ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '') +
      `\r\n${body}`,
  )

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** The length of the answer at the start of what came in; 0 while it is not all there. */
function answerLength(received: Buffer): number {
  const head = received.indexOf(END_OF_HEAD)
  if (head < 0) return 0
  const text = received.toString('latin1', 0, head)
  const length = /content-length: (\d+)/i.exec(text)?.[1]
  if (!text.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`not the answer of a good call: ${text}`)
  const total = head + 4 + Number(length)
  return received.length >= total ? total : 0
}

/** One keep-alive connection that asks again as soon as it has its answer. @returns how many answers it had */
function ask(port: number, next: () => Buffer | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    let answers = 0
    const send = () => {
      const request = next()
      if (request) return void socket.write(request)
      socket.destroy()
      resolve(answers)
    }
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', send)
    socket.on('data', (data) => {
      received = received.length > 0 ? Buffer.concat([received, data]) : data
      const length = answerLength(received)
      if (length === 0) return
      received = received.subarray(length)
      answers++
      send()
    })
  })
}

// counted on from run to run, so that no body is sent twice
let turns = 0

/** Keeps all connections busy for some seconds, one person after the other. A wrong answer ends the run. */
export async function load({ url, call, tokens, connections, seconds }: Load) {
  const { body } = call
  const requests = typeof body === 'string' ? tokens.map((token) => requestOf(call, body, token)) : []
  const made = (turn: number) =>
    typeof body === 'string'
      ? requests[turn % requests.length]
      : requestOf(call, body(turn), tokens[turn % tokens.length] ?? '')
  const started = performance.now()
  const deadline = started + seconds * 1000
  const next = () => (performance.now() < deadline ? (made(turns++) ?? null) : null)
  const port = Number(new URL(url).port)
  const counts = await Promise.all(Array.from({ length: connections }, () => ask(port, next)))
  return { requests: counts.reduce((sum, count) => sum + count, 0), took: (performance.now() - started) / 1000 }
}
