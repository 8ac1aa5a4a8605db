import { answer, type Fact, factsFor, kundliLines, type Question } from '@dhruva/reading'
import { GREY, NEEL, WIDTH } from '#papers/sheet.ts'
import { honesty } from './birth.ts'
import type { Writing } from './paper.ts'
import { saturn } from './periods.ts'
import { daysIn } from './words.ts'

const questionOf = ({ paper, language }: Pick<Writing, 'paper' | 'language'>, message: string): Question => ({
  chart: paper.chart,
  at: paper.at,
  person: {
    name: paper.name,
    gender: paper.gender,
    maritalStatus: paper.maritalStatus,
    language: language === 'hi' ? 'Hindi' : 'English',
  },
  astrologer: 'Oracle',
  message,
  history: [],
  celebrity: paper.celebrity,
  uncertainty: paper.uncertainty,
  speech: language === 'hi' ? 'devanagari' : 'english',
})

const basis = ({ flow, t, language }: Writing, facts: readonly Fact[]) => {
  const said = [...new Set(facts.map(({ text }) => text[language]))]
  if (said.length > 0) flow.say(`${t.restsOn}${said.join('; ')}`, { size: 8, color: GREY, width: WIDTH })
  flow.gap(12)
}

/** What the embedded astrologer says of the person, each part with what it rests on; of a public figure nothing is foretold. */
export const reading = async (writing: Writing) => {
  const { paper, flow, t, language } = writing
  await flow.begin(t.reading)
  flow.say(t.asOf(daysIn(language, 0)(paper.at.toISOString())), { size: 9, color: GREY, width: WIDTH })
  flow.gap(8)
  honesty(writing)
  const { chart, at, uncertainty, celebrity, gender, maritalStatus } = paper
  const person = { gender, maritalStatus }
  const title = (text: string) => {
    flow.room(54)
    flow.say(text, { size: 11.5, weight: 600, color: NEEL })
  }
  for (const line of kundliLines({ chart, at, person, uncertainty, celebrity, code: language })) {
    await flow.breathe()
    title(t.lines[line.about])
    flow.say(line.text, { size: 10.5, width: WIDTH })
    basis(writing, line.facts)
  }
  if (celebrity) return
  for (const [name = '', message = ''] of Object.values(t.matters)) {
    await flow.breathe()
    const { kind, paragraphs, facts } = answer(questionOf(writing, message))
    // a question that is not answered with the chart is none of this paper's
    if (kind !== 'reading' || facts.length === 0) continue
    title(name)
    for (const sentences of paragraphs)
      flow.say(sentences.map(({ text }) => text.replace(/^- /, '')).join(' '), { size: 10.5, width: WIDTH })
    basis(writing, facts)
  }
}

/** Yogas and doshas as far as they hold, with their cancellations. */
export const yogasAndDoshas = async (writing: Writing) => {
  const { flow, t, language } = writing
  const [, message = ''] = t.matters.nature ?? []
  const facts = factsFor(questionOf(writing, message))
  const say = (kind: Fact['kind'], none: string) => {
    const said = facts.filter((fact) => fact.kind === kind).map(({ text }) => text[language])
    for (const text of said.length > 0 ? new Set(said) : [none]) flow.say(`• ${text}`, { size: 10.5, width: WIDTH })
    flow.gap(14)
  }
  const none = writing.paper.stability ? t.honesty.leftOut : t.noYoga
  await flow.begin(t.yogas)
  say('yoga', none)
  flow.heading(t.doshas, 13)
  say('dosha', t.honesty.leftOut)
  saturn(writing)
}
