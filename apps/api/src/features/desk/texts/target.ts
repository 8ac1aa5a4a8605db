import type { TextTarget } from '@dhruva/db'

/** `d12` of a discussion, `c7` of a comment. */
export const targetOf = (text: string): TextTarget => ({
  kind: text.startsWith('d') ? 'd' : 'c',
  id: Number(text.slice(1)),
})
