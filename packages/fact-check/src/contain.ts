import type { GrahaId } from '@dhruva/jyotish'
import { isSpeaker } from './actual.ts'
import type { Around } from './around.ts'
import type { Cited } from './cited.ts'
import { readAlone, readAspects, readCompany, readHouses, saysEmpty } from './company.ts'
import { isFiller } from './fillers.ts'
import { framesOf, GOCHAR, isVarga, motionOf } from './frames.ts'
import { namedLords, readHosts, readPredicates } from './lords.ts'
import { grahas, type Memory, memoryAfter, NOTHING_SAID } from './memory.ts'
import { aboutOf, bestOf, isSo, KINDS, type Reading } from './readings.ts'
import { type Frame, type Relations, relationsOf } from './relations.ts'
import type { Sky } from './sky.ts'
import { type Statement, type Subject, statementsOf } from './statements.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import type { Value } from './values.ts'
import { has, saysAny } from './words.ts'

const GRAHAS = /^(?:grahas?|planets?|ग्रह|ग्रहों|grah|grahon)$/
const EACH = /^(?:he|she|himself|herself|itself|one|other|former|latter|एक|दूसरा|दूसरे|ek|doosra|dusra)$/
const BINDUS = /bindu|बिंदु|ashtakvarg|ashtakavarg|अष्टकवर्ग/

const TODAY = /^(?:today|आज|aaj)$/

/** `Today has Revati`, `18 December … the star is Revati`: where the Moon is on a day that is named. */
const isOfDay = (tokens: readonly Token[], nakshatra: number, sky: Sky): boolean => {
  const days = tokens.flatMap(({ is, word }): (TimeWord | null)[] =>
    is.kind === 'time' && is.unit === 'day' ? [is] : TODAY.test(word) ? [null] : [],
  )
  return days.some((day) => sky.nakshatrasBy('moon', day)?.includes(nakshatra))
}

const saysToday = (tokens: readonly Token[]): boolean =>
  saysAny(tokens, 'now') || tokens.some(({ is, word }) => is.kind === 'time' || GOCHAR.test(word))

/** Reads the statements of one sentence in their order. */
class Reader {
  readonly claims: Claim[] = []
  private readonly sky: Sky
  private readonly cited: Cited
  private readonly statements: Statement[]
  private readonly times: TimeWord[]
  private readonly fromMoon: boolean
  private readonly speaks: boolean
  /** houses of which it was said that grahas stand there or look on them, and nobody was named but in a list */
  private listed: { houses: readonly number[]; aspect: boolean } | null = null
  /** a contrast was opened and nobody was named since */
  private contrasts = false
  memory: Memory

  constructor(tokens: readonly Token[], sky: Sky, cited: Cited, memory: Memory) {
    this.sky = sky
    this.cited = cited
    this.memory = { ...memory, frames: null }
    const { claims, told } = namedLords(tokens, sky)
    this.claims.push(...claims)
    this.statements = statementsOf(tokens, sky, told)
    this.times = tokens.flatMap(({ is }) => (is.kind === 'time' ? [is] : []))
    this.speaks = isSpeaker(tokens)
    const counts = ({ ids, part }: Subject) => part === 'from' && ids.includes('moon')
    this.fromMoon =
      tokens.some(({ word }) => /from moon$/.test(word) || /^(?:moon sign|चंद्र राशि)$/.test(word)) ||
      this.statements.some(({ subjects }) => subjects.some(counts))
  }

  read(): void {
    for (const { contradicts } of this.statements)
      for (const house of contradicts) this.claim('house', [`house:${house}`], false)
    for (const [index, statement] of this.statements.entries()) this.readStatement(statement, index)
  }

  private claim(kind: Claim['kind'], about: string[], ok: boolean): void {
    this.claims.push({ kind, about, ok })
  }

  private readStatement(statement: Statement, index: number): void {
    const { tokens, subjects } = statement
    // bindus of a graha in a sign: see bindus.ts
    const counted =
      BINDUS.test(tokens.map(({ word }) => word).join(' ')) &&
      tokens.some(({ is, word }) => is.kind === 'number' && (Number(word) <= 8 || subjects.length === 0))
    const ranged = this.statements.some((each) =>
      each.tokens.some(({ is }) => is.kind === 'yoga' && is.name === 'adhi'),
    )
    const values = counted || ranged ? [] : statement.values
    const dasha = tokens.some(({ is }) => is.kind === 'dasha')
    // the lord of a period is where nothing is told of
    const named = dasha && values.length === 0 ? [] : subjects
    const plainly = named.filter(({ part }) => part === null)
    const alone = plainly.length === 0 && values.length > 0 && this.memory.subjects.length === 0
    const main = alone ? named.filter(({ part }) => part === 'of') : plainly
    const ids = main.flatMap((subject) => subject.ids)
    const follow = this.statements
      .slice(index + 1)
      .flatMap((each) => each.subjects.filter(({ part }) => part === null))[0]?.ids
    const anyone = ids.length > 0 ? ids : named.flatMap((subject) => subject.ids)
    this.contrasts = subjects.length === 0 && (this.contrasts || statement.opens === 'but')
    const before = this.contrasts ? (follow ?? []) : (this.memory.subjects[0] ?? follow ?? [])
    const frames = framesOf(statement, anyone.length > 0 ? anyone : before, this.cited, this.memory)
    const chosen = values.length === 0 ? frames : this.readValues(statement, main, follow, frames)
    const charts = chosen.map((frame) => this.chartOf(frame, tokens))
    const around: Around = { statement, statements: this.statements, main, charts, memory: this.memory, sky: this.sky }
    const denied = saysAny(tokens, 'neg')
    if (!dasha && !denied) this.claims.push(...readCompany(around))
    if (!dasha) this.claims.push(...readAlone(around))
    if (!dasha && statement.aspect)
      this.claims.push(...readAspects(around).map((claim) => ({ ...claim, ok: claim.ok !== denied })))
    this.readList(statement, charts)
    this.claims.push(...readHouses(around), ...readHosts(around))
    if (values.length === 0 && !dasha) this.claims.push(...readPredicates(around))
    const lordsOfPeriods = ({ at }: Subject) => tokens.slice(at + 1, at + 4).some(({ is }) => is.kind === 'dasha')
    this.memory = memoryAfter(
      this.memory,
      statement,
      main.length > 0
        ? main
        : plainly.length > 0
          ? plainly
          : subjects.filter((subject) => subject.part === null && !lordsOfPeriods(subject)),
      named,
      // a verb of motion alone does not turn the talk to the sky of today
      values.length === 0 && chosen.every((frame) => frame === 'now') && !saysToday(tokens)
        ? this.memory.frames
        : chosen,
    )
  }

  /** `three grahas sit in your seventh house: the Sun, Mars and Mercury` */
  private readList({ tokens, values, subjects, aspect }: Statement, charts: readonly Relations[]): void {
    const ids = subjects.flatMap((subject) => subject.ids)
    const plain = tokens.filter(
      (token) => token.is.kind === 'word' && !isFiller(token) && !has(token, 'of', 'with', 'be'),
    ).length
    if (this.listed && ids.length > 0 && plain <= 1 && values.every(({ kind }) => kind === 'state')) {
      const { houses, aspect: looks } = this.listed
      const ok = charts.some((chart) =>
        houses.some((house) =>
          ids.every((id) =>
            looks ? chart.looksOn(id, chart.signOfHouse(house)) : chart.isIn(id, chart.signOfHouse(house)),
          ),
        ),
      )
      this.claims.push({ kind: looks ? 'aspect' : 'house', about: grahas(ids), ok })
      return
    }
    const houses = values.flatMap((value) => (value.kind === 'house' && !value.any ? value.houses : []))
    const counts = tokens.some(({ word }) => GRAHAS.test(word))
    this.listed = counts && subjects.length === 0 && houses.length === 1 ? { houses, aspect } : null
  }

  /** The graha named last before a statement, as whatever. */
  private named({ start }: Statement): GrahaId[] {
    return (
      this.statements
        .filter((each) => each.start < start)
        .flatMap(({ subjects }) => subjects)
        .at(-1)?.ids ?? []
    )
  }

  private chartOf(frame: Frame, tokens: readonly Token[]): Relations {
    const own = tokens.flatMap(({ is }): TimeWord[] => (is.kind === 'time' ? [is] : []))
    return relationsOf(this.sky, frame, {
      times: own.length > 0 ? own : this.times,
      strict: own.length > 0,
      motion: motionOf(tokens),
    })
  }

  /** Where the grahas stand, and how: the most favourable of the ways in which the words can go together. */
  private readValues(
    statement: Statement,
    main: readonly Subject[],
    follow: GrahaId[] | undefined,
    frames: readonly Frame[],
  ): Frame[] {
    const { values, subjects } = statement
    const readings = frames.flatMap((frame): Reading[] => {
      const chart = this.chartOf(frame, statement.tokens)
      const claimOf = (value: Value, of: readonly GrahaId[]): Claim => {
        const so =
          isSo(value, of, chart, this.sky, this.fromMoon) ||
          // `the Mars of your lagna goes to Cancer in the navamsa`
          (value.leads && isVarga(frame) && isSo(value, of, this.chartOf('birth', []), this.sky, false))
        const ok = value.kind === 'state' ? so !== value.denied : value.denied || so
        return { kind: isVarga(frame) ? 'navamsa' : KINDS[value.kind], about: aboutOf(of, value), ok }
      }
      const led = (value: Value) => (value.leads ? subjects.find(({ at }) => at > value.at) : undefined)
      const bound = (of: (value: Value) => readonly GrahaId[] | undefined): Reading => ({
        frame,
        claims: values.map((value) => claimOf(value, led(value)?.ids ?? [...(of(value) ?? []), ...statement.also])),
      })
      if (main.length > 0) {
        const before = (value: Value) => main.findLast(({ at }) => at < value.at)
        const after = (value: Value) => main.find(({ at }) => at > value.at)
        return [
          bound((value) => (before(value) ?? after(value))?.ids),
          bound((value) => (after(value) ?? before(value))?.ids),
        ]
      }
      const others = [
        ...subjects.filter(({ part }) => part === 'of').map((subject) => subject.ids),
        ...this.memory.subjects.slice(0, 3),
        // `that exchange ties your sixth and eighth houses together`
        this.memory.subjects.slice(0, 2).flat(),
        // `the help of Venus in Virgo, the fourth from your Moon`
        ...(values.some(({ kind }) => kind === 'counted') ? [this.named(statement)] : []),
        // `one in the lagna, the other in the seventh`; `the guest of Jupiter, himself in the fifth`
        ...(statement.tokens.some(({ word }) => EACH.test(word))
          ? [...(this.memory.subjects[0] ?? []), ...this.named(statement)].map((id) => [id])
          : []),
        ...(this.memory.subjects.length === 0 ? this.memory.lords : []),
        ...((this.memory.subjects.length === 0 || this.contrasts) &&
        follow &&
        !(statement.opens === 'which' && this.memory.houses.length > 0)
          ? [follow]
          : []),
      ]
      const carried = others.filter((of) => of.length > 0).map((of) => bound(() => of))
      const known = this.memory.subjects.length > 0
      if (statement.aspect && carried.length > 0) return carried
      const own = this.unowned(statement, chart, known, follow !== undefined)
      return [
        {
          frame,
          claims: own.map((each, at) => {
            const value = values[at]
            return value?.leads ? claimOf(value, led(value)?.ids ?? []) : each
          }),
        },
        ...carried,
      ]
    })
    const best = bestOf(readings)
    this.claims.push(...(best[0]?.claims ?? []))
    return [...new Set(best.map(({ frame }) => frame))]
  }

  /** What is said of no graha: the sign of a house, of the ascendant or the Moon, their nakshatra. */
  private unowned({ tokens, values, opens }: Statement, chart: Relations, carried: boolean, awaited: boolean): Claim[] {
    const { ascendant, nakshatra, pada, moon_sign } = this.sky.chart
    const houses = values.flatMap((value) => (value.kind === 'house' && !value.any ? value.houses : []))
    const signs = values.flatMap((value) => (value.kind === 'sign' ? [value.sign] : []))
    const ascends = tokens.some(({ is }) => is.kind === 'lagna')
    const of = houses.length > 0 ? houses : ascends ? [1] : this.memory.houses
    const lagna = ascends || (of.includes(1) && (!carried || houses.length > 0))
    const empty = saysEmpty(tokens)
    const text = tokens.map(({ word }) => word).join(' ')
    const plain = tokens.filter((token) => token.is.kind === 'word' && token.cues.size === 0).length
    const fits = houses.some((house) => signs.includes(chart.signOfHouse(house)))
    const isOwn = (value: Value): boolean => {
      switch (value.kind) {
        case 'rising':
          return chart.signOfHouse(1) === value.sign
        case 'rashi':
          return moon_sign === value.sign
        case 'house':
          if (value.way === 'rules' || value.way === 'on') return false
          if (empty || value.any) return true
          if (!carried && awaited && saysAny(tokens, 'hold', 'sit') && !BINDUS.test(text)) return false
          if (!carried || opens === 'so' || this.speaks) return true
          return signs.length > 0 ? fits : value.way === 'of' || (value.way !== 'in' && opens !== 'which' && plain >= 1)
        case 'sign':
          return (
            value.beside.some((house) => chart.signOfHouse(house) === value.sign) ||
            ((houses.length > 0 || ascends || !carried) &&
              (of.some((house) => chart.signOfHouse(house) === value.sign) ||
                (of.every((house) => house === 1) && moon_sign === value.sign)))
          )
        case 'nakshatra': {
          const stars = [[nakshatra, pada], ...(lagna ? [[ascendant.nakshatra, ascendant.pada]] : [])]
          if (isOfDay(tokens, value.nakshatra, this.sky)) return true
          return (
            !carried &&
            stars.some(([star, quarter]) => star === value.nakshatra && (value.pada === null || value.pada === quarter))
          )
        }
        case 'degree':
          return !carried && !(awaited && !lagna) && (!lagna || Math.abs(ascendant.degree - value.value) <= 1.05)
        default:
          return !carried && !awaited
      }
    }
    return values.map((value) => ({ kind: KINDS[value.kind], about: aboutOf([], value), ok: isOwn(value) }))
  }
}

/** All that a sentence says of grahas, signs, houses and nakshatras, held against the charts it may be about. */
export const readContained = (
  tokens: readonly Token[],
  sky: Sky,
  cited: Cited,
  memory: Memory = NOTHING_SAID,
): { claims: Claim[]; memory: Memory } => {
  const reader = new Reader(tokens, sky, cited, memory)
  reader.read()
  return { claims: reader.claims, memory: reader.memory }
}
