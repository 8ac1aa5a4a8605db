// A text message service for rehearsals: takes messages as Twilio does, sends none, and tells the last one to a number.
import { createServer } from 'node:http'

const last = new Map()
const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://twilio')
  if (url.pathname === '/last') return answer(response, 200, { body: last.get(url.searchParams.get('to')) ?? null })
  // whoever else is asked at this address has nothing to tell
  if (request.method !== 'POST') return answer(response, 200, { entity: 'collection', count: 0, items: [] })
  let text = ''
  for await (const chunk of request) text += chunk
  const form = new URLSearchParams(text)
  last.set(form.get('To'), form.get('Body'))
  return answer(response, 201, { sid: 'SM1', status: 'queued' })
}).listen(8080)
