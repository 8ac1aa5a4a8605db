import { expect, test } from 'vitest'
import { createSseParser, SseError } from './server-sent.ts'

const parse = (...chunks: (string | Uint8Array)[]) => {
  const parser = createSseParser()
  return chunks.flatMap((chunk) => parser.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk))
}

/** Every way to cut a stream in two, and byte by byte. */
const cuts = (text: string) => {
  const bytes = Buffer.from(text)
  const halves = Array.from({ length: bytes.length }, (_, at) => [bytes.subarray(0, at), bytes.subarray(at)])
  return [...halves, Array.from(bytes, (byte) => Uint8Array.of(byte))]
}

test.each([
  ['line feeds', 'data: एक\n\ndata: two\n\n', ['एक', 'two']],
  ['carriage returns and line feeds', 'data: एक\r\n\r\ndata: two\r\n\r\n', ['एक', 'two']],
  ['carriage returns', 'data: एक\r\rdata: two\r\r', ['एक', 'two']],
  ['comments and other fields', ': hi\nid: 7\nevent: x\nretry: 5\ndata: a\n: more\n\n', ['a']],
  ['several data lines', 'data: a\ndata:b\ndata:  c\n\n', ['a\nb\n c']],
  ['no space after the colon', 'data:{"a":1}\n\ndata:[DONE]\n\n', ['{"a":1}', '[DONE]']],
  ['empty data', 'data\n\ndata:\n\n', ['', '']],
  ['fields that only begin like data', 'database: x\n\n', []],
  ['an event cut off by the end', 'data: a\n\ndata: b\n', ['a']],
])('reads %s, however it is cut', (_, text, expected) => {
  for (const chunks of cuts(text)) expect(parse(...chunks)).toEqual(expected)
})

test('a line without an end is given up instead of kept', () => {
  expect(() => parse(...Array.from({ length: 20 }, () => 'x'.repeat(100_000)))).toThrow(SseError)
})
