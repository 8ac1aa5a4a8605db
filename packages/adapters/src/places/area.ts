import { fold } from '@dhruva/hindi'
import { ID_RADIX } from './gazetteer.ts'
import { latinKey } from './latin.ts'

/** A decoded line of `Gazetteer.areas`. */
export type Area = {
  district: string
  state: string
  country: string
  showDistrict: boolean
  words: string[]
  sounds: string[]
}

/** Decodes areas when they are first asked for and keeps them. */
export type Areas = { numberOf: (placeLine: string) => number; get: (number: number) => Area }

const LEAST_LETTERS_FOR_SOUND = 4

function decode(line: string, soundsOf: (words: string[]) => string[]): Area {
  const [district = '', state = '', country = '', also = '', shown = ''] = line.split('\t')
  const words = latinKey([district, state, country, also].join(' ')).split(' ')
  return { district, state, country, showDistrict: shown === '1', words, sounds: soundsOf(words) }
}

export function createAreas(lines: string[]): Areas {
  const decoded = new Map<number, Area>()
  // The same words come back in thousands of areas.
  const heard = new Map<string, string>()
  const soundsOf = (words: string[]) =>
    words.map((word) => {
      const sound = heard.get(word) ?? fold('place', word)
      heard.set(word, sound)
      return sound
    })
  return {
    numberOf(placeLine) {
      const start = placeLine.indexOf('\t') + 1
      return Number.parseInt(placeLine.slice(start, placeLine.indexOf('\t', start)), ID_RADIX)
    },
    get(number) {
      const area = decoded.get(number) ?? decode(lines[number] ?? '', soundsOf)
      decoded.set(number, area)
      return area
    },
  }
}

/** A test whether each typed word begins a word of an area, or sounds as if it did. */
export function inArea(typed: string[]): (area: Area) => boolean {
  const wanted = typed.map((word) => ({
    word,
    sound: word.length < LEAST_LETTERS_FOR_SOUND ? '' : fold('place', word),
  }))
  return (area) =>
    wanted.every(
      ({ word, sound }) =>
        area.words.some((each) => each.startsWith(word)) ||
        (sound !== '' && area.sounds.some((each) => each.startsWith(sound))),
    )
}
