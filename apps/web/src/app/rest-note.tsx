import { type Resting, site } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Info } from '#ui/icons.ts'
import css from './rest-note.module.css'

const MINUTE_MS = 60_000

/** Says, before anybody tries, that a part of the service rests, in the operator's words; nothing while it works. */
export const RestNote = ({ of, className }: { of: Resting; className?: string | undefined }) => {
  const { data } = useCall(site.getSiteInfo, {}, { staleTimeMs: MINUTE_MS })
  const text = data?.resting.find(({ what }) => what === of)?.text
  if (text === undefined) return null
  return (
    <p className={cx(css.note, className)} role="status">
      <Icon of={Info} />
      <span>{text}</span>
    </p>
  )
}
