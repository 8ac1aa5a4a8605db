import { useRef } from 'react'
import { ApiFail } from '#lib/api.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { toast } from '#ui/toast.tsx'
import { useRefusalToast } from '../shared/use-error-toast.ts'

type Send = (clientId: string) => Promise<{ message?: string | undefined }>

type Spending = {
  /** what shows the change is read again */
  refresh: () => Promise<unknown>
  /** the balance is read again */
  readBalance: () => Promise<unknown>
  /** how a refusal is said */
  refused: 'warning' | 'error'
  onDone: () => void
}

/**
 * Spends points or questions, which must count once. One press at a time; the same `about` sent again after a failure has
 * the same client id, by which the service knows it: had the first one arrived after all, the second changes nothing.
 */
export const useSpending = ({ refresh, readBalance, refused, onDone }: Spending) => {
  const explain = useRefusalToast(refused)
  const last = useRef<{ about: string; id: string } | null>(null)
  const { run, busy } = useOneAtATime()

  /** Nothing happens while another one runs. */
  const spend = (about: string, send: Send) =>
    run(async () => {
      if (last.current?.about !== about) last.current = { about, id: crypto.randomUUID() }
      try {
        const { message } = await send(last.current.id)
        void refresh()
        if (message) toast.success(message)
        onDone()
      } catch (error) {
        explain(error)
        // it may have counted: what is left is known before the button acts again
        if (!(error instanceof ApiFail)) await readBalance().catch(() => undefined)
      }
    })
  return { spend, busy }
}
