import { factsNamed } from '@dhruva/reading'
import type { Config } from '#config.ts'
import type { GenerationDeps } from '#generation/deps.ts'
import { createGenerations, type Generations } from '#generation/generations.ts'
import { pricesOf } from '#generation/prices.ts'

type Parts = Pick<GenerationDeps, 'db' | 'llm' | 'now' | 'log'> & { config: Config }

/** The replies of this process, as its configuration limits and prices them. */
export const createReplies = ({ config, ...parts }: Parts): Generations =>
  createGenerations({
    ...parts,
    databaseUrl: config.databaseUrl,
    limits: config.replies,
    prices: pricesOf(config),
    factsNamed,
  })
