import { runsOf } from '#papers/pen.ts'
import { type FontName, readFont } from './font-files.ts'

export type Look = {
  size: number
  color: string
  /** the letters of headings; else those of running text */
  display?: true
  weight?: 500 | 600
  anchor?: 'start' | 'middle' | 'end'
}

type Outline = { path: string; width: number }

const NONE: Outline = { path: '', width: 0 }

/** Of a glyph that a font has not. */
const MISSING = 0

// half a megabyte of code, loaded with the first picture
const openShaper = async () => {
  const { Blob, Buffer: Line, Face, Font, shape } = await import('harfbuzzjs')
  const fonts = new Map<FontName, { font: InstanceType<typeof Font>; perEm: number }>()
  const fontOf = (name: FontName) => {
    const known = fonts.get(name)
    if (known) return known
    const face = new Face(new Blob(new Uint8Array(readFont(name)).buffer))
    const opened = { font: new Font(face), perEm: face.upem }
    fonts.set(name, opened)
    return opened
  }
  const line = new Line()

  /** The glyphs of a text in one font, and how far each takes the line on. */
  const shaped = (text: string, name: FontName) => {
    const { font } = fontOf(name)
    line.clearContents()
    line.addText(text)
    line.guessSegmentProperties()
    shape(font, line)
    const places = line.getGlyphPositions()
    return line.getGlyphInfos().map(({ codepoint: id }, index) => ({ id, ...(places[index] ?? noPlace) }))
  }
  return { fontOf, shaped }
}

const noPlace = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 }

let opening: ReturnType<typeof openShaper> | undefined

/** A text in the parts that are of one font each. */
const partsOf = (text: string, { display, weight = 500 }: Look): { text: string; font: FontName }[] =>
  display
    ? [{ text, font: 'display' }]
    : runsOf(text).map((run) => ({ text: run.text, font: `${run.script} ${weight}` as const }))

const rounded = (value: number) => String(Math.round(value * 100) / 100)

/**
 * Writes texts as outlines, shaped by HarfBuzz: what draws the picture knows no letters, so that nothing a person has typed is ever read as a
 * part of the drawing, and conjuncts come out right, which its own writing of text does not do.
 */
export const createLetters = async () => {
  opening ??= openShaper()
  const { fontOf, shaped } = await opening

  const outlineOf = (text: string, look: Look): Outline =>
    partsOf(text, look).reduce<Outline>((done, { text: part, font: name }) => {
      const { font, perEm } = fontOf(name)
      const scale = look.size / perEm
      let { path, width } = done
      for (const { id, xAdvance, xOffset, yOffset } of shaped(part, name)) {
        // a sign that the font has not is left out: a box says nothing
        if (id === MISSING) continue
        const outline = font.glyphToPath(id)
        const at = `${rounded(width + xOffset * scale)} ${rounded(-yOffset * scale)}`
        const size = scale.toFixed(5)
        if (outline !== '') path += `<path transform="translate(${at})scale(${size} -${size})" d="${outline}"/>`
        width += xAdvance * scale
      }
      return { path, width }
    }, NONE)

  return {
    widthOf: (text: string, look: Look) => outlineOf(text, look).width,
    /** A line of text that begins, has its middle or ends at x. */
    write: (text: string, x: number, y: number, look: Look): string => {
      const { path, width } = outlineOf(text, look)
      const { anchor = 'middle' } = look
      const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
      return `<g fill="${look.color}" transform="translate(${rounded(left)} ${rounded(y)})">${path}</g>`
    },
    /** Whether each letter of a text can be written; emoji and other signs may be missing. */
    canWrite: (text: string, look: Look): boolean => {
      const letters = text.replace(/[^\p{L}\p{M}]/gu, '')
      return (
        letters !== '' &&
        partsOf(letters, look).every(({ text: part, font }) => shaped(part, font).every(({ id }) => id !== MISSING))
      )
    },
  }
}

export type Letters = Awaited<ReturnType<typeof createLetters>>
