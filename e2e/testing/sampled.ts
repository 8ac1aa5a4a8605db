/**
 * All with `test --long`, otherwise every so many from the first: of cases that go the same way through the same code.
 * @param every 2: each second one
 */
export const sampled = <Case>(all: readonly Case[], every: number): Case[] =>
  all.filter((_, at) => process.env.TEST_LONG || at % every === 0)
