import { createHash } from 'node:crypto'

/** A weak entity tag of what is sent: the same for all its packed forms. */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
