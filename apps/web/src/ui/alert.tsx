import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { createStore, useStore } from '#lib/store.ts'
import { Button } from './button.tsx'
import { LazyPanel } from './dialog.tsx'
import { uiTexts } from './texts.ts'

export type ConfirmOptions = {
  /** The question, in the specified words. */
  message: ReactNode
  description?: ReactNode
  /** 'Yes' and 'No' unless given. */
  yes?: ReactNode
  no?: ReactNode
  /** The confirming button is red. */
  destructive?: boolean
}

type Asked = ConfirmOptions & { kind: 'alert' | 'confirm'; answer: (yes: boolean) => void }

type State = { queue: readonly Asked[]; closing: Asked | null }

const store = createStore<State>({ queue: [], closing: null })

const ask = (asked: Omit<Asked, 'answer'>) =>
  new Promise<boolean>((resolve) => {
    const { queue } = store.get()
    store.set({ queue: [...queue, { ...asked, answer: resolve }], closing: null })
  })

const settle = (yes: boolean) => {
  const [shown, ...rest] = store.get().queue
  if (!shown) return
  store.set({ queue: rest, closing: shown })
  shown.answer(yes)
}

/** Shows a message with `OK`; resolves when it was closed (button, Enter or Esc). */
export const alertUser = async (message: ReactNode): Promise<void> => {
  await ask({ kind: 'alert', message })
}

/** Asks a question; true for yes. Esc is the harmless choice. */
export const confirmUser = (options: ConfirmOptions): Promise<boolean> => ask({ kind: 'confirm', ...options })

export const useAlert = () => alertUser
export const useConfirm = () => confirmUser

/** The one place alerts appear in; the shell renders it once. */
export const AlertHost = () => {
  const t = useTexts(uiTexts)
  const { queue, closing } = useStore(store)
  const shown = queue[0]
  // the last words stay while the panel leaves
  const words = shown ?? closing
  if (!words) return null
  const { kind, message, description, yes, no, destructive } = words
  return (
    <LazyPanel
      kind="alert"
      open={shown !== undefined}
      onClose={() => settle(false)}
      title={message}
      description={description}
      actions={
        kind === 'alert' ? (
          <Button look="solid" onClick={() => settle(true)}>
            {t.ok}
          </Button>
        ) : (
          <>
            <Button onClick={() => settle(false)}>{no ?? t.no}</Button>
            <Button look={destructive ? 'danger' : 'solid'} onClick={() => settle(true)}>
              {yes ?? t.yes}
            </Button>
          </>
        )
      }
    />
  )
}
