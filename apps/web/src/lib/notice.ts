import { NOTICE_VERSION } from '@dhruva/contract'
import type { Language } from './i18n.ts'
import { createStore } from './store.ts'

/** Which notice somebody read, and in which language. */
export type Notice = { version: string; language: 'English' | 'Hindi' }

/** The notice as it stands, shown in a language. */
export const noticeIn = (language: Language): Notice => ({
  version: NOTICE_VERSION,
  language: language === 'hi' ? 'Hindi' : 'English',
})

/** The notice that the box of the login was ticked under; null while it is not. Kept like the typed number, also while the code is awaited. */
export const agreement = createStore<Notice | null>(null)
