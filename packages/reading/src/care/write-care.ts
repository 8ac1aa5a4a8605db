import { INDIA } from '@dhruva/common'
import type { Care } from '@dhruva/intent/care'
import { HELPLINE_KEYS, type Helpline, type HelplineKey, type Helplines } from '#helplines.ts'
import type { Sentence } from '#types.ts'
import { fill } from '#write/fill.ts'
import type { Voice } from '#write/types.ts'
import { helplinesFor } from './helplines.ts'
import { LOSSES } from './losses-data.ts'
import { HOURS, PARTS, TEXTS, type TextId } from './texts-data.ts'

/** The voice of an answer, as much of it as care needs. */
export type CareVoice = Pick<Voice, 'speech' | 'astrologer' | 'person' | 'name' | 'age'>

export type WrittenCare = { kind: 'care' | 'refusal'; paragraphs: Sentence[][] }

const CHILD_MAX = 18
/** Below it one is spoken to as `tum`. */
const THOU_MAX = 14
const ELDER = 60

/** What the person is told, by matter and by whom it is about. */
const textOf = ({ category, about, whose, kind, child, again }: Care, voice: CareVoice): TextId => {
  const isOther = about === 'other'
  switch (category) {
    case 'self_harm':
      return isOther ? 'self_harm_other' : again ? 'self_harm_again' : 'self_harm'
    case 'child_abuse':
      return child || voice.age < CHILD_MAX ? 'child_self' : 'child_other'
    case 'violence':
      return ofViolence({ kind, about }, voice)
    case 'sexual_violence':
      return isOther ? 'sexual_violence_other' : category
    case 'miscarriage':
      return isOther && whose !== null && !OWN_LOSS.includes(whose) ? 'miscarriage_other' : category
    case 'grief':
      return kind === 'of_another' ? 'grief_other' : category
    case 'addiction':
      return isOther ? 'addiction' : 'addiction_self'
    case 'unborn':
      return kind === 'pregnant_now' ? 'pregnant_now' : 'unborn'
    case 'spying':
      return kind === 'bind' ? 'bind' : 'spying'
    case 'illness':
      return kind === 'treated' ? 'illness_treated' : category
    case 'soft_low':
      return 'soft_before'
    default:
      return category
  }
}

/** Named where one's own loss is told of. */
const OWN_LOSS: ReadonlyArray<Care['whose']> = ['child', 'son', 'husband', 'wife', 'mother_in_law', 'mother', 'parents']

/** 181 is for women: a man, and an old person who is beaten at home, are told of what is there for them. */
const ofViolence = ({ kind, about }: Pick<Care, 'kind' | 'about'>, { person, age }: CareVoice): TextId => {
  if (kind === 'forced_marriage') return 'forced_marriage'
  if (kind === 'elder' || age >= ELDER) return 'violence_elder'
  if (about === 'other') return 'violence_other'
  return person === 'Female' ? 'violence' : 'violence_any'
}

const hoursOf = ({ hours }: Helpline, { speech }: CareVoice): string => {
  if (hours === 'unverified') return ''
  if (hours === '24h') return ` (${HOURS.always[speech]})`
  const [from = 0, to = 0] = hours.split('-').map(Number)
  const clock = (hour: number) =>
    speech === 'en' ? `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}` : String(hour % 12 || 12)
  return ` (${HOURS.between[speech].replace('{from}', clock(from)).replace('{to}', clock(to))})`
}

const NUMBER = /\{(\w+)(\+?)\}/g
const isKey = (name: string): name is HelplineKey => HELPLINE_KEYS.some((key) => key === name)

/** A sentence with its numbers; null when one of them is not there: a sentence without its number is not said. */
const withNumbers = (sentence: string, { entries }: Helplines, voice: CareVoice): string | null => {
  const names = [...sentence.matchAll(NUMBER)].flatMap(([, name = '']) => (isKey(name) ? [name] : []))
  if (names.some((name) => !entries[name])) return null
  return sentence.replace(NUMBER, (slot, name: string, withHours: string) => {
    const entry = isKey(name) ? entries[name] : undefined
    return entry ? entry.number + (withHours ? hoursOf(entry, voice) : '') : slot
  })
}

/** `Priya, `; in Hindi and Hinglish with जी; empty where the name is not known, and a child that was hurt is not named. */
const named = ({ speech, name }: CareVoice): string => {
  if (!name) return ''
  return speech === 'en' ? `${name}, ` : `${name} ${speech === 'hi' ? 'जी' : 'ji'}, `
}

const sentencesOf = (id: TextId, care: Care, voice: CareVoice, helplines: Helplines): Sentence[] => {
  const { speech } = voice
  const part = (name: keyof typeof PARTS) => PARTS[name][speech]
  const isThou = speech !== 'en' && care.child && voice.age < THOU_MAX
  const parts: Record<string, string> = {
    n: named(voice),
    Loss: LOSSES[care.whose ?? 'somebody'][speech],
    Later: part(care.asks ? 'now' : 'later'),
    look: care.asks ? '' : part('look'),
    drugs: care.kind === 'drugs' ? part('drugs') : '',
    app: care.kind === 'loan_app' ? part('app') : '',
    soon: part(care.kind === 'urgent' ? 'today' : 'soon'),
    ask: part(isThou ? 'ask_thou' : 'ask_you'),
  }
  const text = TEXTS[id][speech].replace(/\{(\w+)\}/g, (slot, name: string) => parts[name] ?? slot)
  const whole = text.split(/(?<=[.?!।])\s+/).flatMap((sentence) => withNumbers(sentence.trim(), helplines, voice) ?? [])
  return whole.map((sentence, at) => {
    const said = fill(voice, sentence)
    return { text: at === 0 ? said.charAt(0).toUpperCase() + said.slice(1) : said, facts: [] }
  })
}

const ABROAD: readonly Care['level'][] = ['stop', 'care_then_read']

/**
 * What is said to somebody in danger or sorrow, or of what a chart does not tell: `care`, or a `refusal`. No planet, no remedy; numbers
 * only from `helplines`. Of `care_then_read` a reading of what was asked follows it; of `soft_low` these sentences stand before one, and
 * `afterCare` behind it.
 */
export const writeCare = (care: Care, voice: CareVoice, helplines: Helplines): WrittenCare => {
  const id = textOf(care, voice)
  const sentences = sentencesOf(id, care, voice, helplines)
  const isThou = id === 'child_self'
  if (helplines.abroad && ABROAD.includes(care.level) && sentences.some(({ text }) => /\d{3}/.test(text)))
    sentences.push({ text: TEXTS[isThou ? 'abroad_child' : 'abroad'][voice.speech], facts: [] })
  return { kind: care.level === 'decline' ? 'refusal' : 'care', paragraphs: [sentences] }
}

/** The caring sentence after a reading; none where nothing was heavy. */
export const afterCare = (care: Care, voice: CareVoice, helplines: Helplines): Sentence[] =>
  care.category === 'soft_low' ? sentencesOf('soft_after', care, voice, helplines) : []

const ANY_CARE: Care = {
  ...{ category: 'grief', level: 'care_then_read', about: 'self', whose: null, kind: null },
  ...{ asks: false, child: false, fromTalk: false, again: false },
}
const isText = (id: string): id is TextId => id in TEXTS

/** Every sentence that a number would stand in, as an operator looks at it who is about to change it. */
export const sentencesWith = (key: HelplineKey, line: Helpline, speech: 'en' | 'hi'): string[] => {
  const voice: CareVoice = { speech, astrologer: 'Female', person: 'Female', name: '', age: 30 }
  const helplines: Helplines = { entries: { ...helplinesFor(INDIA).entries, [key]: line }, abroad: false }
  const holds = (id: TextId) => TEXTS[id][speech].includes(`{${key}`)
  const all = Object.keys(TEXTS).flatMap((id) =>
    isText(id) && holds(id) ? sentencesOf(id, ANY_CARE, voice, helplines) : [],
  )
  return [...new Set(all.map(({ text }) => text))].filter((text) => text.includes(line.number))
}
