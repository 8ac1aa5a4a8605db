import { createSseParser } from '@dhruva/common'

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * The JSON of server-sent events; what is none is passed over.
 * @param heard called with every piece that comes, comments too
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, heard: () => void) {
  const reader = body.getReader()
  const parser = createSseParser()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    for (const text of parser.push(value)) {
      const data = parsed(text)
      if (data !== undefined) yield data
    }
  }
}
