import { preparedOf, type Question } from '@dhruva/reading'
import { Counter, Histogram, type Registry } from '@prometheus-io/client'

/** Counts how messages are understood: what is met with care, what is asked back, how sure the reading of them is. None of their words. */
export const heardCounter = (registry: Registry): ((question: Question) => void) => {
  const registers = [registry]
  const safety = new Counter({
    name: 'safety_total',
    help: 'Messages that were met with care or are not foretold, by what was heard and how it is met',
    labelNames: ['category', 'level'],
    registers,
  })
  const askedBack = new Counter({
    name: 'ask_back_total',
    help: 'Messages that were answered with a question, by what was not clear',
    labelNames: ['about'],
    registers,
  })
  const sure = new Histogram({
    name: 'parse_confidence',
    help: 'How sure the reading of a question is of its subject, matter and form, 0 to 1',
    labelNames: ['of'],
    buckets: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
    registers,
  })
  return (question) => {
    const { care, given, parsed } = preparedOf(question)
    if (care) safety.inc({ category: care.category, level: care.level })
    // what a reading lacks is asked back without the parse having doubted
    if (given?.kind === 'ask_back') askedBack.inc({ about: parsed.askBack?.about ?? 'reading' })
    for (const asked of parsed.questions)
      for (const part of ['subject', 'matter', 'form'] as const) sure.observe({ of: part }, asked.sure[part])
  }
}
