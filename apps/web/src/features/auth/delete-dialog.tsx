import { auth } from '@dhruva/contract'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, queryClient, type ResultOf } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { mobileDigits } from '#lib/mobile.ts'
import { clearSession, useSession } from '#lib/session.ts'
import { useStore } from '#lib/store.ts'
import { CodeStep } from '#one-time-code/code-step.tsx'
import { createFlow } from '#one-time-code/draft.ts'
import { NumberStep } from '#one-time-code/number-step.tsx'
import type { Check } from '#one-time-code/use-verify.ts'
import { useAlert } from '#ui/alert.tsx'
import { Dialog } from '#ui/dialog.tsx'
import css from './delete-account-page.module.css'
import { handReceipt, KeptInvoices, useKeptInvoices } from './kept-invoices.tsx'
import { accountTexts } from './texts.ts'

const deletion = createFlow('delete_account')

/** Deletes the account. Gives the server's words for it, and what stays. */
const deleteAccount: Check<ResultOf<typeof auth.validateRawOTP>> = (code) => api.call(auth.validateRawOTP, code)

const useFarewell = () => {
  const alert = useAlert()
  const navigate = useNavigate()
  const t = useTexts(accountTexts)
  return async ({ message = '', receipt }: ResultOf<typeof auth.validateRawOTP>) => {
    deletion.draft.set({ mobile: '', challenge: null })
    clearSession()
    queryClient.clear()
    await navigate('/')
    await alert(message)
    if (receipt && receipt.invoices.length > 0) await handReceipt(t, receipt)
  }
}

/** Number, then code: the account of that number is deleted, whoever is logged in here. */
export const DeleteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts(accountTexts)
  const session = useSession()
  const { challenge } = useStore(deletion.draft)
  const farewell = useFarewell()
  const own = session?.mobile ?? ''
  const invoices = useKeptInvoices()
  useEffect(() => {
    const { mobile } = deletion.draft.get()
    if (mobile === '') deletion.draft.set({ mobile: mobileDigits(own), challenge: null })
  }, [own])
  return (
    <Dialog open={open} onClose={onClose} title={t.numberTitle} description={challenge ? t.codeIntro : t.numberIntro}>
      {challenge ? (
        <CodeStep
          key={challenge.token}
          flow={deletion}
          challenge={challenge}
          check={deleteAccount}
          onDone={farewell}
          destructive
        />
      ) : (
        <NumberStep flow={deletion}>
          <p className={css.lost}>{t.lost}</p>
          {invoices.length > 0 ? (
            <details className={css.kept}>
              <summary>{t.invoicesKept(invoices.length)}</summary>
              <KeptInvoices invoices={invoices} />
            </details>
          ) : null}
        </NumberStep>
      )}
    </Dialog>
  )
}
