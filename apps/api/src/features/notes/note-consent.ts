import { NOTICE_VERSION } from '@dhruva/contract'
import type { Tx } from '@dhruva/db'
import { setConsent } from '@dhruva/domain'
import type { TextLanguage } from '#http/fail.ts'

/** Notes that a person wishes a note each morning, or none any more. @returns false when the account was deleted meanwhile */
export const noteConsent = (tx: Tx, uid: number, given: boolean, language: TextLanguage, now: Date): Promise<boolean> =>
  setConsent(tx, 'daily_note', given, {
    uid,
    version: NOTICE_VERSION,
    language: language === 'hi' ? 'Hindi' : 'English',
    how: 'page',
    device: 'web',
    now,
  })
