import { useEffect, useRef } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { lastAnswerAt, useOnline } from '#lib/online.ts'
import { useStore } from '#lib/store.ts'
import { Icon } from './icon.tsx'
import { WifiOff } from './icons.ts'
import css from './offline-bar.module.css'
import { uiTexts } from './texts.ts'

/** What fills the screen leaves room for the bar: `--offline-h` is its height, also with two lines or large text. */
const useToldHeight = () => {
  const bar = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--offline-h', `${bar.current?.offsetHeight ?? 0}px`))
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--offline-h')
    }
  }, [])
  return bar
}

const Bar = () => {
  const t = useTexts(uiTexts)
  const format = useFormat()
  const saved = useStore(lastAnswerAt)
  const bar = useToldHeight()
  return (
    <p className={css.bar} ref={bar}>
      <Icon of={WifiOff} />
      {saved > 0 ? t.offlineSince(format.time(new Date(saved))) : t.offline}
    </p>
  )
}

/** A slim bar under the header while there is no connection. */
export const OfflineBar = () => (
  <div role="status" className={css.place}>
    {useOnline() ? null : <Bar />}
  </div>
)
