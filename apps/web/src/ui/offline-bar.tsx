import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { lastAnswerAt, useOnline } from '#lib/online.ts'
import { useStore } from '#lib/store.ts'
import { Icon } from './icon.tsx'
import { WifiOff } from './icons.ts'
import css from './offline-bar.module.css'
import { uiTexts } from './texts.ts'

/** A slim bar under the header while there is no connection. */
export const OfflineBar = () => {
  const t = useTexts(uiTexts)
  const format = useFormat()
  const saved = useStore(lastAnswerAt)
  return (
    <div role="status" className={css.place}>
      {useOnline() ? null : (
        <p className={css.bar}>
          <Icon of={WifiOff} />
          {saved > 0 ? t.offlineSince(format.time(new Date(saved))) : t.offline}
        </p>
      )}
    </div>
  )
}
