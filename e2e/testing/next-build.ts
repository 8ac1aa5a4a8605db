import http from 'node:http'
import { listen } from '@dhruva/testkit/loopback'
import { onTestFinished } from 'vitest'

/** The product at an address where, once `publish` is called, its next build is served: another service worker. Ends with the test. */
export const nextBuild = async (target: string) => {
  let isPublished = false
  const server = http.createServer(async (asked, answer) => {
    if (asked.url === '/sw.js') {
      const worker = await (await fetch(`${target}/sw.js`)).text()
      answer.setHeader('content-type', 'text/javascript')
      return answer.end(`${worker}${isPublished ? '\n// the next build' : ''}`)
    }
    const onwards = http.request(target + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    onwards.on('error', () => answer.destroy())
    answer.on('close', () => onwards.destroy())
    asked.pipe(onwards)
  })
  const port = await listen(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => {
      isPublished = true
    },
  }
}
