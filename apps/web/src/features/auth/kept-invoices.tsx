import { type DeletionReceipt, type KeptInvoice, statements } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { formatIn, useFormat } from '#lib/format.ts'
import { currentLanguage, useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { useSession } from '#lib/session.ts'
import type { Account } from '#locales/en/account.ts'
import { confirmUser } from '#ui/alert.tsx'
import css from './delete-account-page.module.css'
import { accountTexts } from './texts.ts'

/** The invoices that would stay; none while they are not known, or nobody is logged in. */
export const useKeptInvoices = (): readonly KeptInvoice[] => {
  const session = useSession()
  const { data } = useCall(statements.getKeptInvoices, {}, { enabled: session !== null, staleTimeMs: 0 })
  return (session && data?.invoices) ?? []
}

/** Which invoices stay, and how long each. */
export const KeptInvoices = ({ invoices, isGone }: { invoices: readonly KeptInvoice[]; isGone?: boolean }) => {
  const t = useTexts(accountTexts)
  const format = useFormat()
  return (
    <>
      <p className={css.why}>
        {t.invoicesWhy} {isGone ? null : t.invoicesSave}
      </p>
      <ul className={css.invoices}>
        {invoices.map(({ number, kind, issued_at, total, kept_until }) => (
          <li key={number}>
            <b lang="en">{number}</b> <span>{format.rupees(kind === 'credit' ? -total : total)}</span>
            <small>{t.invoiceKept(format.shortDate(issued_at), format.shortDate(kept_until))}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

const textOf = (t: Account, { uid, deleted_at, invoices }: DeletionReceipt) => {
  const format = formatIn(currentLanguage())
  const lines = invoices.map(
    ({ number, kind, issued_at, total, kept_until }) =>
      `${number}  ${format.rupees(kind === 'credit' ? -total : total)}  ${t.invoiceKept(format.shortDate(issued_at), format.shortDate(kept_until))}`,
  )
  const kept = lines.length > 0 ? [t.invoicesTitle, t.invoicesWhy, '', ...lines] : [t.invoicesNone]
  return [t.receiptTitle, t.receiptOf(uid, format.dateTime(deleted_at)), '', ...kept, ''].join('\n')
}

/** Shows what stays of an account that is gone, and offers it as a file: it cannot be asked for later. */
export const handReceipt = async (t: Account, receipt: DeletionReceipt) => {
  const wants = await confirmUser({
    message: t.receiptTitle,
    description: <KeptInvoices invoices={receipt.invoices} isGone />,
    yes: t.receiptSave,
    no: t.receiptClose,
  })
  if (wants) saveFile(`dhruva-deletion-${receipt.uid}.txt`, new Blob([textOf(t, receipt)], { type: 'text/plain' }))
}
