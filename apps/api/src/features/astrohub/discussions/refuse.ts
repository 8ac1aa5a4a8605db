import type { Refused } from '@dhruva/db'
import { fail, type TextLanguage } from '#http/fail.ts'
import { waitInWords } from '#http/language.ts'

type Unwritten = { outcome: 'wait'; next_at: Date } | { outcome: Refused }

type Asked = {
  /** what `missing` means here */
  missing: 'discussion_not_found' | 'comment_not_found'
  maxLinks: number
  now: Date
  language: TextLanguage
}

/** The refusal for a text that was not written. */
export const refusalOf = (unwritten: Unwritten, { missing, maxLinks, now, language }: Asked) => {
  switch (unwritten.outcome) {
    case 'gone':
      return fail('no_session')
    case 'banned':
      return fail('banned')
    case 'no_handle':
      return fail('handle_required')
    case 'links':
      return fail('too_many_links', { max: maxLinks })
    case 'missing':
      return fail(missing)
    case 'wait': {
      const seconds = Math.ceil((unwritten.next_at.getTime() - now.getTime()) / 1000)
      return fail('too_many_posts', { wait: waitInWords(seconds, language) }, { retry_after_seconds: seconds })
    }
  }
}
