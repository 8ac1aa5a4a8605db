import { gather, type Piece, piecesOf } from '@dhruva/reading'
import { describe, expect, it } from 'vitest'
import { chartNo, knownOf, question } from '#testing/sayings.ts'
import { type Verified, verified } from './stream.ts'
import { createVerifier } from './verifier.ts'

const asked = question(chartNo(7), 'When will I get married?')
const known = knownOf(asked.chart, asked.at, 'en')
const LIE = `Your Venus is in ${known.falseSign('venus')}.`
const TRUTH = `Your Venus is in ${known.sign('venus')}.`
const PLAIN = 'Be kind to yourself.'

const cut = (text: string, size: number): Piece[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => ({
    text: text.slice(index * size, (index + 1) * size),
    facts: [],
  }))

const run = async (pieces: Iterable<Piece> | AsyncIterable<Piece>, of = asked) => {
  const given: Piece[] = []
  let found: Verified | undefined
  for await (const piece of verified(pieces, createVerifier(of), (result) => {
    found = result
  }))
    given.push(piece)
  return { ...gather(given), pieces: given, found }
}

const composed = gather(piecesOf(createVerifier(asked).composed())).text

describe('verified', () => {
  it.each([1, 3, 7, 40, 1000])('passes true text byte for byte, cut every %i characters', async (size) => {
    const text = `${PLAIN} ${TRUTH}\n\n- **Work:** ${TRUTH}\n- Dr. Rao can help.\n\nA line without an end`
    expect((await run(cut(text, size))).text).toBe(text)
  })

  it('keeps the marks of facts where they were', async () => {
    const pieces = [
      { text: 'Venus is', facts: [] },
      { text: ` in ${known.sign('venus')}.`, facts: ['venus.sign'] },
      { text: ' And', facts: [] },
      { text: ' more.', facts: ['lagna'] },
    ]
    const { marks, text } = await run(pieces)
    expect({ marks, text }).toEqual({ marks: gather(pieces).marks, text: gather(pieces).text })
  })

  it.each([1, 5, 1000])('shows nothing of a false sentence, cut every %i characters', async (size) => {
    const { text, found } = await run(cut(`${PLAIN} ${LIE} ${TRUTH}`, size))
    expect(text).not.toContain(known.falseSign('venus'))
    expect(text.startsWith(PLAIN)).toBe(true)
    expect(text.endsWith(TRUTH)).toBe(true)
    expect(found).toMatchObject({ dropped: 1, composed: false, kinds: ['sign'] })
  })

  it('drops a false sentence, and a list keeps its lines', async () => {
    const lie = `Ketu is in your ${known.falseHouse('ketu')} house.`
    const { text, found } = await run(cut(`${PLAIN}\n\n${lie} ${TRUTH}\n- One.\n- Two.`, 4))
    expect(found).toMatchObject({ dropped: 1 })
    expect(text).toBe(`${PLAIN}\n\n${TRUTH}\n- One.\n- Two.`)
  })

  it.each([1, 5, 1000])('shows no heading over nothing, cut every %i characters', async (size) => {
    const lie = `Ketu is in your ${known.falseHouse('ketu')} house.`
    const under = (said: string) => `${PLAIN}\n\n## Gifts\n${said}\n\n**Work**\n\n${TRUTH}\n- \n- One.`
    expect((await run(cut(under(TRUTH), size))).text).toBe(under(TRUTH))
    expect((await run(cut(under(lie), size))).text).toBe(`${PLAIN}\n\n**Work**\n\n${TRUTH}\n- \n- One.`)
    expect((await run(cut(`${PLAIN}\n\n## Gifts\n${lie}`, size))).text).toBe(PLAIN)
  })

  it('answers with the composer when nothing is left', async () => {
    const lie = `Ketu is in your ${known.falseHouse('ketu')} house.`
    const { text, found } = await run(cut(`${lie} ${lie}`, 6))
    expect(found).toMatchObject({ dropped: 2, composed: true })
    expect(text).toBe(composed)
  })

  it('judges a pronoun by the sentence before', async () => {
    const [graha] = known.undignified
    if (!graha) throw new Error('a chart without a plain graha')
    const { text } = await run(cut(`${known.name(graha)} is in ${known.sign(graha)}. It is exalted there. ${PLAIN}`, 8))
    expect(text).not.toContain('exalted there')
    expect(text).toContain(PLAIN)
  })

  it('breaks off where its source does, with what was complete', async () => {
    const broken = async function* () {
      yield { text: `${PLAIN} ${LIE.slice(0, -4)}`, facts: [] }
      throw new Error('gone')
    }
    const given: string[] = []
    const reading = async () => {
      for await (const { text } of verified(broken(), createVerifier(asked))) given.push(text)
    }
    await expect(reading()).rejects.toThrow('gone')
    expect(given.join('')).toBe(PLAIN)
  })

  it('lets a statement about either of two compared people pass', () => {
    const other = { bid: 2, chart: chartNo(11), person: asked.person }
    const theirs = knownOf(other.chart, asked.at, 'en')
    const text = `Your Moon is in ${known.sign('moon')} and the other Moon in ${theirs.sign('moon')}.`
    expect(createVerifier({ ...asked, other }).check(text).verdict).toBe('true')
    expect(createVerifier(asked).check(text).verdict).toBe('false')
  })

  it('shows what claims nothing while the sentence is still being written, and a true clause when it has ended', async () => {
    let shown = ''
    const seen: string[] = []
    const source = async function* () {
      for (const text of [
        'Your patience and warmth grow',
        ' slowly, ',
        `and ${TRUTH.slice(0, -1)}, which`,
        ' helps. ',
      ]) {
        yield { text, facts: [] }
        seen.push(shown)
      }
    }
    for await (const { text } of verified(source(), createVerifier(asked))) shown += text
    expect(seen).toEqual([
      'Your patience and warmth',
      'Your patience and warmth grow slowly',
      `Your patience and warmth grow slowly, and ${TRUTH.slice(0, -1)}`,
      `Your patience and warmth grow slowly, and ${TRUTH.slice(0, -1)}, which helps.`,
    ])
  })

  it('breaks off a sentence that turns out false', async () => {
    const head = 'Your patience and warmth grow'
    const lie = `${head} since your Venus is in ${known.falseSign('venus')}.`
    const { text, found } = await run(cut(`${PLAIN}\n\n- ${lie}\n- ${PLAIN}`, 4))
    expect(found).toMatchObject({ dropped: 1, composed: false })
    expect(text).toBe(`${PLAIN}\n\n- ${head}…\n- ${PLAIN}`)
  })

  it('answers with the composer when nothing but beginnings is left', async () => {
    const lie = `Your patience and warmth grow since Ketu is in your ${known.falseHouse('ketu')} house.`
    const { text, found } = await run(cut(lie, 6))
    expect(found).toMatchObject({ dropped: 1, composed: true })
    expect(text).toBe(`Your patience and warmth grow…\n\n${composed}`)
  })

  it('closes what had begun when its source breaks off', async () => {
    const broken = async function* () {
      yield { text: `${PLAIN} Let your patience and warmth grow in `, facts: [] }
      throw new Error('gone')
    }
    let given = ''
    const reading = async () => {
      for await (const { text } of verified(broken(), createVerifier(asked))) given += text
    }
    await expect(reading()).rejects.toThrow('gone')
    expect(given).toBe(`${PLAIN} Let your patience and warmth grow…`)
  })
})
