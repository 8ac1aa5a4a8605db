import type { GrahaId } from '@dhruva/jyotish'
import type { Sentence } from '#types.ts'
import { dayIn, grahaIn, theGraha } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './feeling-data.ts'

const moodOf = (said: string): words.Mood => words.MOOD_WORDS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'heavy'

/** The running pratyantar and the one after it, as the facts have them. */
const shortTimes = ({ facts, speech }: WriteContext): { graha: GrahaId; to: string; next: GrahaId | null } | null => {
  const running = facts.get('dasha.pratyantar')?.parts
  if (running?.says !== 'pratyantar') return null
  const after = facts.get('dasha.sub.1')?.parts
  return {
    graha: running.pratyantar,
    to: dayIn(speech, running.to),
    next: after?.says === 'pratyantar' ? after.pratyantar : null,
  }
}

const times = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const short = shortTimes(context)
  if (!short) return []
  const { graha, to, next } = short
  const slots = {
    graha: grahaIn(speech, graha),
    the: theGraha(speech, graha),
    to,
    mood: words.PERIOD_MOOD[graha][speech],
  }
  const now = line(say(context, 'feeling.now', words.NOW_IS, slots), 'dasha.pratyantar')
  if (!next) return [now]
  const then = { graha: theGraha(speech, next), what: words.NEXT_BRINGS[next][speech] }
  return [now, line(say(context, 'feeling.then', words.THEN, then), 'dasha.sub.1')]
}

/** A feeling without a question: named, then what the time is, when it changes, and one small act. */
export const feeling = (context: WriteContext): Sentence[][] => {
  const mood = moodOf(context.asked.words)
  const named = line(say(context, 'feeling', words.NAMED[mood]))
  if (mood === 'happy') return [[named, line(say(context, 'feeling.act', words.HAPPY_ACT))]]
  return [[named, ...times(context), line(say(context, 'feeling.act', words.SMALL_ACT))]]
}
