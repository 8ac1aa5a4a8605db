import { createLlm } from '@dhruva/adapters'
import { factsNamed } from '@dhruva/reading'
import type { Config } from '#config.ts'
import type { GenerationDeps } from '#generation/deps.ts'
import { createGenerations, type Generations } from '#generation/generations.ts'
import { pricesOf } from '#generation/prices.ts'

type Parts = Pick<GenerationDeps, 'db' | 'llm' | 'now' | 'log'> & { config: Config }

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
    factsNamed,
  })
