import { useState } from 'react'
import { Check, Field, FieldGroup, Input, Select, Textarea } from '#ui/field.tsx'
import { MobileField } from '#ui/mobile-field.tsx'
import { OtpField } from '#ui/otp-field.tsx'
import css from './design.module.css'

export const Fields = () => {
  const [mobile, setMobile] = useState('98765 432')
  const [code, setCode] = useState<readonly string[]>(['4', '1', '7', '', '', ''])
  return (
    <>
      <Field label="Name" hint="As in your papers.">
        <Input placeholder="Ananya Sharma" />
      </Field>
      <MobileField value={mobile} onChange={setMobile} error="Enter all 10 digits, starting with 6, 7, 8 or 9." />
      <OtpField value={code} onChange={setCode} onComplete={() => {}} hint="Sent to +91 98••• ••210." />
      <FieldGroup label="Date of birth">
        <div className={css.row}>
          <Select aria-label="Day" defaultValue="14">
            <option>14</option>
          </Select>
          <Select aria-label="Month" defaultValue="August">
            <option>August</option>
          </Select>
        </div>
      </FieldGroup>
      <Field label="Question">
        <Textarea placeholder="Ask anything" />
      </Field>
      <Check defaultChecked>I agree to the terms.</Check>
    </>
  )
}
