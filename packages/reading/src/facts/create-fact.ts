import type { Both, Fact } from '#types.ts'
import { write } from './render.ts'

/** Each language is written when it is first read. */
const writtenOf = (parts: Fact['parts'], whose: Fact['whose']): Both => {
  let [en, hi]: Array<string | undefined> = []
  return {
    get en() {
      en ??= write(parts, 'en', whose)
      return en
    },
    get hi() {
      hi ??= write(parts, 'hi', whose)
      return hi
    },
  }
}

/** A fact whose text is written from its parts when it is first read: most facts of a chart are never told. */
export const createFact = ({ id, list, kind, parts, whose, opens, strength }: Omit<Fact, 'text'>): Fact => {
  const text = writtenOf(parts, whose)
  return {
    id,
    list,
    kind,
    parts,
    whose,
    text,
    opens,
    strength,
  }
}
