import { setTimeout as sleep } from 'node:timers/promises'
import { HELPLINE_KEYS, type HelplineKey } from '@dhruva/common'
import { RESTING, type Resting } from '@dhruva/contract'
import { Helpline, HouseInfo, RestText, StoredPrice, ToldTestimonials } from '@dhruva/contract/desk'
import { type Queryable, readSettings, type SettingRow } from '@dhruva/db'
import { restName } from '@dhruva/domain'
import type { CareHelpline } from '@dhruva/reading'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '#config.ts'

/** Names of what is set of the house. */
export const HOUSE_INFO = 'site:info'
export const TESTIMONIALS = 'site:testimonials'
/** What a question costs by the minute of the wallet. */
export const QUESTION_PRICE = 'question:minute'
export const helplineName = (key: HelplineKey) => `helpline:${key}` as const

/** Reads a value that is stored; undefined where there is none, or another release wrote what this one cannot read. */
export type ReadStored = <T extends z.ZodMiniType>(name: string, schema: T) => z.output<T> | undefined

/** @param onUnreadable is told of each value that cannot be read */
export const storedIn = (rows: readonly SettingRow[], onUnreadable: (name: string) => void = () => {}): ReadStored => {
  const byName = new Map(rows.map((row) => [row.name, row.value]))
  return (name, schema) => {
    const value = byName.get(name)
    if (value === undefined || value === null) return undefined
    const read = z.safeParse(schema, value)
    if (!read.success) onUnreadable(name)
    return read.data
  }
}

/** A number of the desk; null takes it away. */
export const StoredHelpline = z.object({ line: z.nullable(Helpline) })

/** Over the numbers that are configured those that were set. */
const helplinesOf = (config: Pick<Config, 'helplines'>, stored: ReadStored) => {
  const helplines: Partial<Record<HelplineKey, CareHelpline | null>> = { ...config.helplines }
  for (const key of HELPLINE_KEYS) {
    const set = stored(helplineName(key), StoredHelpline)
    if (set) helplines[key] = set.line
  }
  return helplines
}

/** What rests, with what people are told of it. */
const restingIn = (stored: ReadStored) => {
  const resting: Partial<Record<Resting, { en: string; hi: string }>> = {}
  for (const what of RESTING) {
    const set = stored(restName(what), RestText)
    if (set) resting[what] = set.text
  }
  return resting
}

/** Offers at the prices that were set. */
const pricedAt = <T extends { id: string; rupees: number; originalRupees: number }>(
  kind: 'pack' | 'plan',
  offers: readonly T[],
  stored: ReadStored,
): readonly T[] =>
  offers.map((offer) => {
    const set = stored(`${kind}:${offer.id}`, StoredPrice)
    return set ? { ...offer, rupees: set.price, originalRupees: set.original } : offer
  })

/** What holds: what operators have set, and the configuration where they have not. */
export const settingsOf = (config: Config, stored: ReadStored) => ({
  helplines: helplinesOf(config, stored),
  info: stored(HOUSE_INFO, HouseInfo) ?? config.site.info,
  testimonials: stored(TESTIMONIALS, ToldTestimonials) ?? config.home.testimonials,
  resting: restingIn(stored),
  packs: pricedAt('pack', config.packs, stored),
  plans: pricedAt('plan', config.plans, stored),
  questionPriceRupees: stored(QUESTION_PRICE, StoredPrice)?.price ?? config.questionPriceRupees,
})
export type Settings = ReturnType<typeof settingsOf>

const KEPT_MS = 3_000
/** A page is not held up for what was set a moment ago. */
const PATIENCE_MS = 250

type Parts = { config: Config; db: Queryable; now: () => Date; log: Pick<FastifyBaseLogger, 'warn'> }

/**
 * The settings of this process, asked of the database once in three seconds at most. Where it is away or slow, those it knew last; where it
 * never answered, the configuration.
 */
export const createSettings = ({ config, db, now, log }: Parts) => {
  const unreadable = new Set<string>()
  const onUnreadable = (name: string) => {
    if (!unreadable.has(name)) log.warn({ setting: name }, 'what is set at the desk cannot be read')
    unreadable.add(name)
  }
  let last = settingsOf(config, () => undefined)
  let known: { at: number; settings: Promise<Settings> } | undefined
  const ask = async (): Promise<Settings> => {
    try {
      last = settingsOf(config, storedIn(await readSettings(db, now()), onUnreadable))
    } catch {
      // whoever needs the database will hear of it
    }
    return last
  }
  return {
    read: (): Promise<Settings> => {
      const at = now().getTime()
      if (known && Math.abs(at - known.at) < KEPT_MS) return known.settings
      const fresh = ask()
      // the first ones are waited for
      const settings = known ? Promise.race([fresh, sleep(PATIENCE_MS, null, { ref: false }).then(() => last)]) : fresh
      known = { at, settings }
      return settings
    },
    /** after a change: the next one who asks is told what is set now */
    forget: () => {
      known = undefined
    },
  }
}
export type StoredSettings = ReturnType<typeof createSettings>
