import { useRef } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import css from './steps.module.css'
import { authTexts } from './texts.ts'

/** Says why a code takes a moment longer, and lets go of it. The region stands always: what comes into it is read out. */
export const Proving = ({ shown, onCancel }: { shown: boolean; onCancel: () => void }) => {
  const t = useTexts(authTexts)
  const region = useRef<HTMLDivElement>(null)
  const cancel = () => {
    onCancel()
    // the button goes; the focus would fall back to the page
    region.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <div ref={region} className={css.proving} data-shown={shown || undefined}>
      <p role="status">{shown ? t.proving : ''}</p>
      {shown ? (
        <Button look="text" size="sm" onClick={cancel}>
          {t.cancel}
        </Button>
      ) : null}
    </div>
  )
}
