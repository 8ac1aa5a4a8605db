import { ApiFail } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'

/** Runs one thing at a time, however often it is asked for; failures are shown. True when it was done. */
export const useBusy = () => {
  const t = useTexts(uiTexts)
  const { run: runOne, busy } = useOneAtATime()
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
      return true
    } catch (error) {
      // without a session the shell has said so and asks to log in
      if (!(error instanceof ApiFail)) toast.error(t.failed)
      else if (error.httpStatus !== 401) toast.error(error.message)
      return false
    }
  }
  const run = async (act: () => Promise<void>): Promise<boolean> => (await runOne(() => attempt(act))) ?? false
  return { run, busy }
}
