/** What a talk's calls say when they did what was asked. */
export const texts = {
  started: { en: 'The chat has started.', hi: 'बातचीत शुरू हो गई है।' },
  chat: { en: 'The chat has ended.', hi: 'बातचीत समाप्त हो गई है।' },
  reply: { en: 'The reply has been stopped.', hi: 'उत्तर रोक दिया गया है।' },
  deleted: { en: 'The chat has been deleted.', hi: 'बातचीत हटा दी गई है।' },
} as const
