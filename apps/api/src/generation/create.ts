import { createLlm } from '@dhruva/adapters'
import { PAISE_PER_RUPEE, type Prices } from '@dhruva/domain'
import type { Config } from '#config.ts'
import type { GenerationDeps } from '#generation/deps.ts'
import { createGenerations, type Generations } from '#generation/generations.ts'

type Parts = Pick<GenerationDeps, 'db' | 'store' | 'llm' | 'now' | 'log'> & { config: Config }

/** The wallet buys time by the minute. */
const MINUTE_SECONDS = 60

/** What a question costs here, in paise, and how long the minute is that it buys. */
export const pricesOf = ({ questionPriceRupees }: Pick<Config, 'questionPriceRupees'>): Prices => ({
  questionPaise: questionPriceRupees * PAISE_PER_RUPEE,
  minuteSeconds: MINUTE_SECONDS,
})

const PACE_MS = 12

const plainOf = ({ llm, now }: Pick<Parts, 'llm' | 'now'>) =>
  llm.name === 'embedded' ? llm : createLlm({ ASTROLOGER: 'embedded', EMBEDDED_PACE_MS: PACE_MS }, now)

/** The replies of this process, as its configuration limits and prices them. */
export const createReplies = ({ config, ...parts }: Parts): Generations =>
  createGenerations({
    ...parts,
    databaseUrl: config.databaseUrl,
    plain: plainOf(parts),
    limits: config.replies,
    prices: pricesOf(config),
  })
