import { transfers, users } from '@dhruva/contract'
import { useRef, useState } from 'react'
import { api, refreshCalls } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { isMobile, mobileDigits } from '#lib/mobile.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MobileField } from '#ui/mobile-field.tsx'
import { NumberField, SpendForm } from '../points/spend-form.tsx'
import { useSpending } from '../points/use-spending.ts'
import { numberFault, wholeNumber } from '../points/whole-number.ts'
import { spacedMobile } from './spaced-mobile.ts'
import { transferTexts } from './texts.ts'
import css from './transfers.module.css'

const useTransfer = (onDone: () => void) => {
  const { spend, busy } = useSpending({
    refresh: () => refreshCalls(users.getUserInfo, transfers.getTransferHistory),
    readBalance: () => refreshCalls(users.getUserInfo),
    refused: 'error',
    onDone,
  })
  const transfer = (mobile: string, questions: number) =>
    spend(`${mobile} ${questions}`, (client_id) =>
      api.call(transfers.transferQuestions, { mobile, questions, client_id }),
    )
  return { transfer, busy }
}

const mobileFault = (digits: string) => {
  if (digits === '') return 'missing'
  return isMobile(digits) ? null : 'invalid'
}

const useTransferForm = (onDone: () => void) => {
  const { transfer, busy } = useTransfer(onDone)
  const mobileField = useRef<HTMLInputElement>(null)
  const countField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ mobile: '', count: '' })
  const [judged, setJudged] = useState({ mobile: false, count: false })
  const digits = mobileDigits(typed.mobile)
  const count = wholeNumber(typed.count)
  const faults = { mobile: mobileFault(digits), count: numberFault(typed.count, 1) }
  const submit = () => {
    setJudged({ mobile: true, count: true })
    if (faults.mobile) mobileField.current?.focus()
    else if (faults.count || count === null) countField.current?.focus()
    else void transfer(digits, count)
  }
  return {
    mobileField,
    countField,
    typed,
    busy,
    submit,
    /** what is to be sent, once it can be */
    ready: !faults.mobile && !faults.count && count !== null ? { digits, count } : null,
    shown: { mobile: judged.mobile ? faults.mobile : null, count: judged.count ? faults.count : null },
    type: (part: Partial<typeof typed>) => setTyped((was) => ({ ...was, ...part })),
    /** what was typed and left is judged; what was never touched is not */
    leave: (field: 'mobile' | 'count') => {
      if (typed[field] !== '') setJudged((was) => ({ ...was, [field]: true }))
    },
  }
}

const Summary = ({ digits, count }: { digits: string; count: number }) => {
  const t = useTexts(transferTexts)
  const format = useFormat()
  return (
    <>
      <p className={css.gives}>{t.summaryGives(format.number(count), count === 1)}</p>
      <p className={css.to}>
        {t.summaryTo} <span>{spacedMobile(digits)}</span>
      </p>
      <p className={css.aside}>{t.noReturn}</p>
    </>
  )
}

type Form = ReturnType<typeof useTransferForm>

const CountField = ({ form, transferable }: { form: Form; transferable: number }) => {
  const t = useTexts(transferTexts)
  const format = useFormat()
  const fault = form.shown.count
  const words = { missing: t.countMissing, invalid: t.countInvalid, tooFew: t.countInvalid }
  return (
    <NumberField
      ref={form.countField}
      label={t.count}
      hint={t.countHint(format.number(transferable))}
      error={fault ? words[fault] : null}
      maxLength={9}
      value={form.typed.count}
      onChange={(count) => form.type({ count })}
      onBlur={() => form.leave('count')}
    />
  )
}

const TransferForm = ({ transferable, onDone }: { transferable: number; onDone: () => void }) => {
  const t = useTexts(transferTexts)
  const form = useTransferForm(onDone)
  const { mobile } = form.shown
  return (
    <SpendForm
      outcome={form.ready ? <Summary {...form.ready} /> : null}
      onSubmit={form.submit}
      label={t.transfer}
      busy={form.busy}
      busyLabel={t.transferring}
    >
      <MobileField
        ref={form.mobileField}
        label={t.mobile}
        hint={t.mobileHint}
        error={mobile ? { missing: t.mobileMissing, invalid: t.mobileInvalid }[mobile] : null}
        value={form.typed.mobile}
        onChange={(value) => form.type({ mobile: value })}
        onBlur={() => form.leave('mobile')}
      />
      <CountField form={form} transferable={transferable} />
    </SpendForm>
  )
}

type TransferDialogProps = {
  open: boolean
  onClose: () => void
  /** how many questions the person may give */
  transferable: number
}

/** Gives Oracle questions to another number; repeats number and count before they go. */
export const TransferDialog = ({ open, onClose, transferable }: TransferDialogProps) => {
  const t = useTexts(transferTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.transfer}>
      <TransferForm transferable={transferable} onDone={onClose} />
    </Dialog>
  )
}
