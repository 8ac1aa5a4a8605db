import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Info } from '#ui/icons.ts'
import { Spinner } from '#ui/spinner.tsx'
import css from './outcome-note.module.css'
import { checkoutTexts } from './texts.ts'
import type { Outcome } from './use-checkout.ts'

type OutcomeNoteProps = {
  outcome: Outcome
  /** what is said while a payment that went through is looked for */
  waiting: { title: string; text: string; now: string }
  className?: string | undefined
  /** where one may look in the meantime */
  children?: ReactNode
}

/** What became of the last press, where it can be read on. */
export const OutcomeNote = ({ outcome, waiting, className, children }: OutcomeNoteProps) => {
  const { reference } = useTexts(checkoutTexts)
  return (
    <div role="status" className={className}>
      {outcome.kind === 'note' ? (
        <p className={css.note}>
          <Icon of={Info} />
          {outcome.text}
        </p>
      ) : null}
      {outcome.kind === 'waiting' ? (
        <div className={css.waiting}>
          <h2>{waiting.title}</h2>
          <p>{waiting.text}</p>
          <p className={css.reference}>
            {reference}: <bdi lang="en">{outcome.paymentId}</bdi>
          </p>
          <p className={css.looking}>
            <Spinner />
            {waiting.now}
          </p>
          {children}
        </div>
      ) : null}
    </div>
  )
}
