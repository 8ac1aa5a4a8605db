import type { Refused } from '@dhruva/db'
import { fail, type TextLanguage } from '#http/fail.ts'
import { failUntil } from '#http/wait.ts'

type Unwritten = { outcome: 'wait'; next_at: Date } | { outcome: Refused }

type Asked = {
  maxLinks: number
  now: Date
  language: TextLanguage
}

/** The refusal for a text that was not written. */
export const refusalOf = (unwritten: Unwritten, { maxLinks, now, language }: Asked) => {
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
      return fail('discussion_not_found')
    case 'wait':
      return failUntil('too_many_posts', { until: unwritten.next_at, now, language })
  }
}
