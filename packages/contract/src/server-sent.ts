const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The `data` of one block; the product writes it on one line. */
const dataOf = (block: string): unknown => {
  const line = block.split('\n').find((one) => one.startsWith('data:'))
  return line === undefined ? undefined : parsed(line.slice('data:'.length))
}

/**
 * Reads server-sent events (HTML standard, section 9.2) as far as the product writes them: one `data` line of JSON each.
 * @param heard called with every piece that comes, comments too
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, heard: () => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    const blocks = `${rest}${value}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = dataOf(block)
      if (data !== undefined) yield data
    }
  }
}
