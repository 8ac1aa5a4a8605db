/** What the upstream tells of a reply when it has ended; times in ns of the system's clock. */
export type Sent = { question: string; asked: string; at: string[]; tokens: string[] }

export const isSent = (message: unknown): message is Sent =>
  typeof message === 'object' && message !== null && 'question' in message && 'at' in message
