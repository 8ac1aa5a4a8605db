const MANY = /(?:examinations|exams|studies|savings|friendships|friends|children|steps|earnings|finances)$/
const ONE_VERB: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' }
/** A wording in which the verb goes by what it is said of: `your studies go forward`. Of English only. */
export const ofMany = (wording: string, slots: Readonly<Record<string, string>>): string =>
  wording.replace(
    /(?<!\b(?:for|of|in|to|with|on|over) )\{([Aa]im|[Tt]opic)\} ([a-z]+s)( its)?\b/g,
    (said, slot: string, verb: string, its = '') =>
      MANY.test(slots[slot] ?? '') ? `{${slot}} ${ONE_VERB[verb] ?? verb.slice(0, -1)}${its && ' their'}` : said,
  )
