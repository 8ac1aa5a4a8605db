import { type ReactNode, useRef, useState } from 'react'
import { codeOf, Late } from '#ui/late.tsx'
import { lacksHandle, readOwnProfile } from './own-profile.ts'
import { useRefusalToast } from './use-error-toast.ts'

const handleDialog = codeOf(() => import('../profiles/handle-dialog.tsx').then((m) => m.HandleDialog))

type Wanted = { run: () => void; orElse: (() => void) | undefined }

export type HandleGate = {
  /** Runs at once when the person has a handle, else after they registered one; `orElse` when they closed the dialog. */
  require: (run: () => void, orElse?: () => void) => Promise<void>
  /** True when an error says that the handle is missing: the dialog is then open and `run` follows it. */
  missing: (error: unknown, run: () => void, orElse?: () => void) => boolean
  /** To be rendered once, anywhere on the page. */
  dialog: ReactNode
}

/** What needs an AstroHub handle (writing, commenting) goes through this; the person must be logged in. */
export const useHandle = (): HandleGate => {
  const explain = useRefusalToast()
  const wanted = useRef<Wanted | null>(null)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')

  const take = () => {
    const taken = wanted.current
    wanted.current = null
    setState('closed')
    return taken
  }
  const ask = (run: () => void, orElse?: () => void) => {
    wanted.current = { run, orElse }
    setState('open')
  }
  const missing = (error: unknown, run: () => void, orElse?: () => void) => {
    if (!lacksHandle(error)) return false
    ask(run, orElse)
    return true
  }
  const require = async (run: () => void, orElse?: () => void) => {
    try {
      await readOwnProfile()
    } catch (error) {
      if (!missing(error, run, orElse)) explain(error)
      return
    }
    run()
  }
  const dialog =
    state === 'unused' ? null : (
      <Late of={handleDialog}>
        {(HandleDialog) => (
          <HandleDialog open={state === 'open'} onClose={() => take()?.orElse?.()} onDone={() => take()?.run()} />
        )}
      </Late>
    )
  return { require, missing, dialog }
}
