import { Dialog as Primitive } from 'radix-ui'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { IconButton } from '../button.tsx'
import type { PanelProps } from '../dialog-types.ts'
import { Icon } from '../icon.tsx'
import { X } from '../icons.ts'
import { uiTexts } from '../texts.ts'
import css from './dialog-panel.module.css'

const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null

/** Where the focus goes back to: what opened the panel; of the item of a menu, which has left with it, the menu's button. */
const placeOf = (opener: HTMLElement | null): HTMLElement | null => {
  if (opener?.isConnected && opener !== document.body) return opener
  const button = document.getElementById(opener?.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '')
  if (button) return button
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** The primitive returns the focus only to a trigger of its own; what has taken the focus meanwhile keeps it. */
const giveBackFocus = (event: Event, opener: HTMLElement | null) => {
  event.preventDefault()
  // the body, or an outer dialog as a whole: nobody has put the focus there on purpose
  const place = placeOf(opener)
  if (document.activeElement?.contains(place) ?? true) place?.focus({ preventScroll: place.tabIndex === -1 })
}

/** The field a dialog is opened for has the focus first, also where another control stands before it. */
const focusFirst = (event: Event) => {
  const panel = event.target
  const first = panel instanceof Element ? panel.querySelector<HTMLElement>('[data-first-focus]') : null
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** Every panel over the page: dialog, alert, side sheet. */
export const DialogPanel = ({
  open,
  onClose,
  kind,
  title,
  hideTitle,
  description,
  size,
  children,
  actions,
  opener,
}: PanelProps) => {
  const t = useTexts(uiTexts)
  const isAlert = kind === 'alert'
  const keepOpen = (event: Event & { detail: { originalEvent: Event } }) => {
    if (isAlert || isToast(event.detail.originalEvent.target)) event.preventDefault()
  }
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={cx(css.overlay, css[kind])}>
          <Primitive.Content
            className={cx(css.panel, size === 'wide' && css.wide)}
            role={isAlert ? 'alertdialog' : 'dialog'}
            onInteractOutside={keepOpen}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={(event) => giveBackFocus(event, opener.current)}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={css.top}>
              <Primitive.Title className={cx(hideTitle && 'vh')}>{title}</Primitive.Title>
              {description ? (
                <Primitive.Description asChild>
                  <div className={css.description}>{description}</div>
                </Primitive.Description>
              ) : null}
            </div>
            {children}
            {actions ? <div className={css.actions}>{actions}</div> : null}
            {isAlert ? null : (
              <Primitive.Close asChild>
                <IconButton label={t.close} className={css.close}>
                  <Icon of={X} />
                </IconButton>
              </Primitive.Close>
            )}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
