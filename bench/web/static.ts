import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The limit: the words of a page as one file, without scripts, styles or pictures, from a server that does nothing else. */
export const serveStatic = async (html: string) => {
  const words = html
    .replaceAll(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>|<img\b[^>]*>| data-view="[^"]*"/g, '')
    .replace('<head>', '<head><link rel="icon" href="data:,">')
  const body = brotliCompressSync(words)
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    end: () => void server.close(),
  }
}
