import { births, kundli } from '@dhruva/contract'
import { useRef, useState } from 'react'
import { ApiFail, api, HttpFailure, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useAlert } from '#ui/alert.tsx'
import { type FormValues, wireOf } from './form-values.ts'
import { birthTexts } from './texts.ts'

/** Sends a birth form, once however often it is pressed. Gives the id, or null after the failure has been shown. */
export const useSave = (celebrity: boolean) => {
  const t = useTexts(birthTexts)
  const alert = useAlert()
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)

  const explain = async (error: unknown) => {
    if (!(error instanceof ApiFail)) return alert(error instanceof HttpFailure ? t.addFailed : t.failed)
    // without a session the shell has said so and asks to log in
    if (error.httpStatus !== 401) await alert(error.message)
  }
  const send = async (values: FormValues, bid: number | null) => {
    const birth = wireOf(values, celebrity)
    // a change that says nothing of the time would leave it as uncertain as it was
    const changed = { tob_uncertainty: 0, ...birth }
    const reply =
      bid === null ? await api.call(births.addBirth, birth) : await api.call(births.editBirth, { ...changed, bid })
    return reply.bid
  }

  const save = async (values: FormValues, bid: number | null): Promise<number | null> => {
    if (sending.current) return null
    sending.current = true
    setBusy(true)
    try {
      const saved = await send(values, bid)
      void refreshCalls(births.getBirths, kundli.getChart, kundli.getToday)
      return saved
    } catch (error) {
      setBusy(false)
      await explain(error)
      return null
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { save, busy }
}
