import { useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SectionHead } from '#ui/marks.tsx'
import css from './delete-account-page.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { KeptInvoices, useKeptInvoices } from './kept-invoices.tsx'
import { accountTexts } from './texts.ts'

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Card as="section">
    <h2 className={css.title}>{title}</h2>
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Card>
)

/** `/delete-account`: what goes, what stays, and the dialog that does it, open on arrival. */
export const DeleteAccountPage = () => {
  const t = useTexts(accountTexts)
  const [open, setOpen] = useState(true)
  const invoices = useKeptInvoices()
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead eyebrow={t.eyebrow} title={t.title} level={1}>
        {t.lede}
      </SectionHead>
      <div className={css.parts}>
        <Points title={t.goes} points={t.going} />
        <Points title={t.stays} points={t.staying} />
        {invoices.length > 0 ? (
          <Card as="section" className={css.wide}>
            <h2 className={css.title}>{t.invoicesTitle}</h2>
            <KeptInvoices invoices={invoices} />
          </Card>
        ) : null}
      </div>
      <div className={css.ways}>
        <LinkButton to="/" look="line" size="lg">
          {t.keep}
        </LinkButton>
        <Button look="danger" size="lg" onClick={() => setOpen(true)}>
          {t.start}
        </Button>
      </div>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
