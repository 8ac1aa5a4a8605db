import { setImmediate as breathe } from 'node:timers/promises'
import { INDIA, LOCALES } from '@dhruva/common'
import type { Astrologer } from '@dhruva/contract'
import type { TextLanguage } from '#http/fail.ts'
import { LINE, type Style } from './pen.ts'
import { drawPaper, GREY, head, LEFT, NEEL, RIGHT, rule, type Sheet, WIDTH } from './sheet.ts'

/** A talk as it was said. */
export type Talk = {
  astrologer: Astrologer
  /** whose kundli it is about */
  name: string
  celebrity: boolean
  /** when it is drawn */
  at: Date
  said: { role: 'user' | 'astrologer'; text: string; at: Date }[]
}

/** What stands on the paper of a talk beside what was said. */
export const talkTexts = {
  en: {
    brand: 'Dhruva',
    names: { Oracle: 'Oracle', Astra: 'Astra' },
    title: (astrologer: string) => `Talk with ${astrologer}`,
    about: (name: string) => `About the kundli of ${name}`,
    you: 'You',
    note: 'AI-based service, not a human consultation',
    page: (n: number) => `Page ${n}`,
  },
  hi: {
    brand: 'ध्रुव',
    names: { Oracle: 'ओरेकल', Astra: 'आस्त्रा' },
    title: (astrologer: string) => `${astrologer} से बातचीत`,
    about: (name: string) => `${name} की कुंडली के बारे में`,
    you: 'आप',
    note: 'AI-आधारित सेवा, मानवीय परामर्श नहीं',
    page: (n: number) => `पृष्ठ ${n}`,
  },
}

const BOTTOM = 770
const BODY: Style = { size: 10.5, width: WIDTH }
const INDENT = 14

// the fonts have no pictures
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}(?=\p{Extended_Pictographic})/gu

/** A message as lines of a paper: without the marks of bold, a list with dots. */
const paragraphsOf = (text: string) =>
  text
    .replaceAll('**', '')
    .replace(PICTURES, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('- ') ? { text: line.slice(2), isItem: true } : { text: line, isItem: false }))

/** A talk as PDF: each page says that no person spoke here. It may be long: others have the process between its messages. */
export const drawTalk = (talk: Talk, language: TextLanguage): Promise<Uint8Array> => {
  const t = talkTexts[language]
  const by = t.names[talk.astrologer]
  const time = new Intl.DateTimeFormat(LOCALES[language], { timeZone: INDIA, dateStyle: 'long', timeStyle: 'short' })

  const draw = async (sheet: Sheet) => {
    const { doc, pen } = sheet
    let page = 1
    let y = 0

    const foot = () => {
      rule(sheet, 790)
      pen.write(t.note, LEFT, 806, { size: 8.5, color: GREY })
      // the bottom margin would begin a new page
      pen.write(t.page(page), LEFT, 806, { size: 8.5, color: GREY, width: RIGHT - LEFT, align: 'right' })
    }
    const turnOver = () => {
      foot()
      doc.addPage()
      page += 1
      y = 66
    }
    const say = (text: string, style: Style, x = LEFT) => {
      for (const line of pen.linesOf(text, style)) {
        if (y > BOTTOM) turnOver()
        pen.write(line, x, y, { ...style, width: Number.POSITIVE_INFINITY })
        y += style.size * LINE
      }
    }

    head(sheet, t.brand, t.title(by))
    y = 120
    say(t.about(talk.name), { size: 11, weight: 600, width: WIDTH })
    say(t.note, { size: 9.5, color: GREY, width: WIDTH })
    for (const { role, text, at } of talk.said) {
      const who = role === 'astrologer' ? by : talk.celebrity ? t.you : talk.name
      y += role === 'user' ? 20 : 8
      // a name does not stand alone at the foot of a page
      if (y > BOTTOM - 2 * BODY.size * LINE) turnOver()
      say(`${who} · ${time.format(at)}`, { size: 8.5, weight: 600, color: role === 'user' ? GREY : NEEL, width: WIDTH })
      for (const { text: paragraph, isItem } of paragraphsOf(text)) {
        if (y > BOTTOM) turnOver()
        if (isItem) pen.write('•', LEFT + 3, y, BODY)
        const x = isItem ? LEFT + INDENT : LEFT
        say(paragraph, { ...BODY, weight: role === 'user' ? 600 : 400, width: RIGHT - x }, x)
        y += 3
      }
      await breathe()
    }
    foot()
  }
  return drawPaper({ language, title: t.title(by), author: t.brand, at: talk.at }, draw)
}
