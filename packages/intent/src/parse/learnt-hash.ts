import { createHash } from 'node:crypto'

/** What tells that weights are of these texts. */
export const hashOfTexts = (texts: Readonly<Record<'en' | 'hing' | 'hi', string>>): string =>
  createHash('sha256').update(texts.en).update(texts.hing).update(texts.hi).digest('hex')
