/** What a model is told when one sentence of its answer is asked for anew. */

import type { Fact, Question } from '#types.ts'
import { promptFor } from './prompt.ts'

/** So many facts make one sentence true. */
const MOST = 8

/** Whether a fact is one of what claims are about, named as `graha:saturn`, `house:7`, `dasha`, `stretch`. */
const isAbout = ({ kind, parts }: Fact, about: ReadonlySet<string>): boolean =>
  ('graha' in parts && about.has(`graha:${parts.graha}`)) ||
  ('house' in parts && parts.house !== undefined && about.has(`house:${parts.house}`)) ||
  (about.has('dasha') && kind === 'dasha') ||
  (about.has('lagna') && kind === 'lagna') ||
  ((about.has('stretch') || about.has('time') || about.has('promise')) && kind === 'judgement')

/** Of the facts that a question's prompt holds those that are so where a sentence was not; first those that it cited. */
export const truthsFor = (question: Question, about: ReadonlySet<string>, cited: readonly string[]): Fact[] => {
  const { facts } = promptFor(question)
  const named = facts.filter((fact) => cited.includes(fact.id))
  const others = facts.filter((fact) => !named.includes(fact) && isAbout(fact, about))
  return [...named, ...others].slice(0, MOST)
}

/** Facts of a prompt by their ids. */
export const citedIn = (question: Question, ids: readonly string[]): Fact[] =>
  promptFor(question).facts.filter(({ id }) => ids.includes(id))
