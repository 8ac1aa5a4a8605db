import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'

/** Runs one thing at a time, however often it is asked for; failures are shown. True when it was done. */
export const useBusy = () => {
  const explain = useRefusalToast('error')
  const { run: runOne, busy } = useOneAtATime()
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
      return true
    } catch (error) {
      explain(error)
      return false
    }
  }
  const run = async (act: () => Promise<void>): Promise<boolean> => (await runOne(() => attempt(act))) ?? false
  return { run, busy }
}
