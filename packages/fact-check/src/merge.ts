import { joinAscendant, joinCounted, joinHouses } from './merge-houses.ts'
import { joinLords } from './merge-lords.ts'
import { joinGrahas, joinLabels, joinNames } from './merge-names.ts'
import type { Token } from './types.ts'

/** Tokens whose meaning needs their neighbours, put together. */
export const merged = (tokens: readonly Token[]): Token[] =>
  joinGrahas(joinLords(joinCounted(joinAscendant(joinHouses(joinNames(joinLabels(tokens)))))))
