import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { useTexts } from '#lib/i18n.ts'
import css from './field.module.css'
import { FieldGroup } from './field.tsx'
import { uiTexts } from './texts.ts'

/** Six boxes, each empty or one digit. */
export type OtpDigits = readonly string[]

export const emptyOtp: OtpDigits = ['', '', '', '', '', '']

export type OtpHandle = { focusFirst: () => void }

export type OtpFieldProps = {
  value: OtpDigits
  onChange: (value: OtpDigits) => void
  /** Enter was pressed with all six boxes filled. */
  onComplete: () => void
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<OtpHandle> | undefined
}

/** Where an arrow leads. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

const sixDigits = /^\d{6}$/

/** The digit just typed into a box that may already have held one. */
const typedDigit = (text: string, before: string): string => {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 2) return digits
  return (digits.startsWith(before) ? digits.at(-1) : digits.at(0)) ?? ''
}

const useBoxes = ({ value, onChange, onComplete }: OtpFieldProps) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(5, index))]?.focus()
  const put = (index: number, digit: string) => onChange(value.map((old, at) => (at === index ? digit : old)))
  const fill = (code: string) => {
    onChange([...code])
    focus(5)
  }
  return {
    boxes,
    change: (index: number, event: ChangeEvent<HTMLInputElement>) => {
      const text = event.target.value
      if (sixDigits.test(text)) return fill(text)
      const digit = typedDigit(text, value[index] ?? '')
      if (digit === '' && text !== '') return
      put(index, digit)
      if (digit !== '') focus(index + 1)
    },
    paste: (event: ClipboardEvent) => {
      event.preventDefault()
      const text = event.clipboardData.getData('text').trim()
      if (sixDigits.test(text)) fill(text)
    },
    key: (index: number, event: KeyboardEvent) => {
      const step = steps[event.key] ?? (event.key === 'Backspace' && !value[index] ? -1 : 0)
      const isDone = event.key === 'Enter' && value.every(Boolean)
      if (step === 0 && !isDone) return
      event.preventDefault()
      if (isDone) onComplete()
      else focus(index + step)
    },
  }
}

/**
 * Six boxes for a code: typing moves on, Backspace in an empty box goes back, arrows move, Enter submits; a pasted or
 * filled-in code is taken only when it is exactly six digits.
 */
export const OtpField = (props: OtpFieldProps) => {
  const t = useTexts(uiTexts)
  const { boxes, change, paste, key } = useBoxes(props)
  useImperativeHandle(props.ref, () => ({ focusFirst: () => boxes.current[0]?.focus() }), [boxes])
  return (
    <FieldGroup label={t.codeGroup} hint={props.hint} error={props.error}>
      <div className={css.otp}>
        {props.value.map((digit, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are six places, not items
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            className={css.input}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t.codeDigit(index + 1)}
            aria-invalid={props.error ? true : undefined}
            value={digit}
            onChange={(event) => change(index, event)}
            onPaste={paste}
            onKeyDown={(event) => key(index, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
