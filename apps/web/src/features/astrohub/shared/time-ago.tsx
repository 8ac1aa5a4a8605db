import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { agoIn } from './ago.ts'
import { discussionTexts } from './texts.ts'
import { useMinute } from './use-minute.ts'

/** When a text was written: how long ago, and on hovering the full time in India. */
export const TimeAgo = ({ at }: { at: string }) => {
  const t = useTexts(discussionTexts)
  const language = useLanguage()
  const format = useFormat()
  const ago = agoIn(language, new Date(at), useMinute())
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {ago === 'now' ? t.justNow : ago === 'date' ? format.shortDate(at) : ago}
    </time>
  )
}
