import { desk } from '@dhruva/contract/desk'
import { useTexts } from '#lib/i18n.ts'
import { useStore } from '#lib/store.ts'
import { CodeStep } from '#one-time-code/code-step.tsx'
import { createFlow } from '#one-time-code/draft.ts'
import { NumberStep } from '#one-time-code/number-step.tsx'
import type { Check } from '#one-time-code/use-verify.ts'
import { deskApi, whoIsHere } from '../lib/api.ts'
import { deskTexts } from '../lib/texts.ts'
import css from './entry.module.css'

const flow = createFlow('desk')

const prove: Check<Awaited<ReturnType<typeof proven>>> = (code) => proven(code)
const proven = (code: Parameters<Check<unknown>>[0]) => deskApi.call(desk.logInToDesk, code)

/** The number, and the code that was sent to it. */
export const NumberEntry = () => {
  const t = useTexts(deskTexts)
  const { challenge } = useStore(flow.draft)
  const enter = (here: Awaited<ReturnType<typeof proven>>) => {
    flow.draft.set({ mobile: '', challenge: null })
    whoIsHere.set(here)
  }
  return (
    <>
      <p className={css.quiet}>{t.logInIntro}</p>
      {challenge ? (
        <CodeStep key={challenge.token} flow={flow} challenge={challenge} check={prove} onDone={enter} />
      ) : (
        <NumberStep flow={flow} />
      )}
    </>
  )
}
