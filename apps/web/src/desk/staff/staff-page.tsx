import { DESK_ROLES, type DeskRole } from '@dhruva/contract'
import { desk, type Operator } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { isMobile, mobileDigits } from '#lib/mobile.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Check, Field, FieldGroup, Input } from '#ui/field.tsx'
import { MobileField } from '#ui/mobile-field.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskLogTexts, deskTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'

type RolesProps = { label: string; value: readonly DeskRole[]; onChange: (roles: DeskRole[]) => void }

const Roles = ({ label, value, onChange }: RolesProps) => {
  const { roles } = useTexts(deskTexts)
  return (
    <FieldGroup label={label}>
      <div className={css.line}>
        {DESK_ROLES.map((role) => (
          <Check
            key={role}
            checked={value.includes(role)}
            onChange={({ target }) =>
              onChange(DESK_ROLES.filter((one) => (one === role ? target.checked : value.includes(one))))
            }
          >
            {roles[role]}
          </Check>
        ))}
      </div>
    </FieldGroup>
  )
}

const AddOperator = () => {
  const t = useTexts(deskLogTexts)
  const [mobile, setMobile] = useState('')
  const [name, setName] = useState('')
  const [roles, setRoles] = useState<DeskRole[]>([])
  const [isTried, setIsTried] = useState(false)
  const digits = mobileDigits(mobile)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isMobile(digits) || roles.length === 0) return
    const done = await doAct({ title: t.sureAdd(name || digits), description: t.addMore, yes: t.add }, (reason) =>
      deskApi.call(desk.addOperator, { mobile: digits, name, operator_roles: roles, reason }),
    )
    if (!done) return
    setMobile('')
    setName('')
    setRoles([])
    setIsTried(false)
  }
  return (
    <section className={css.section} aria-labelledby="add-operator">
      <h2 id="add-operator">{t.addTitle}</h2>
      <form className={css.form} noValidate onSubmit={add}>
        <div className={css.bar}>
          <MobileField
            value={mobile}
            onChange={setMobile}
            error={isTried && !isMobile(digits) ? t.mobileWrong : null}
          />
          <Field label={t.name} hint={t.nameHint}>
            <Input maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
        </div>
        <Roles label={isTried && roles.length === 0 ? t.rolesMissing : t.rolesOf} value={roles} onChange={setRoles} />
        <div className={css.acts}>
          <Button look="solid" type="submit">
            {t.add}
          </Button>
        </div>
      </form>
    </section>
  )
}

const OneOperator = ({ operator }: { operator: Operator }) => {
  const t = useTexts(deskLogTexts)
  const { roles: names } = useTexts(deskTexts)
  const format = useFormat()
  const { uid, name, mobile, ended_at, seen_at, enrolled } = operator
  const [roles, setRoles] = useState<DeskRole[]>(operator.roles)
  const hasChanged = roles.join() !== operator.roles.join()
  const change = () =>
    doAct(
      { title: t.sureRoles(name), description: roles.map((role) => names[role]).join(', '), yes: t.change },
      (reason) => deskApi.call(desk.changeOperator, { uid, operator_roles: roles, reason }),
    )
  const end = () =>
    doAct({ title: t.sureEnd(name), description: t.endMore, yes: t.end, destructive: true }, (reason) =>
      deskApi.call(desk.endOperator, { uid, reason }),
    )
  const reset = () =>
    doAct({ title: t.sureReset(name), description: t.resetMore, yes: t.reset, destructive: true }, (reason) =>
      deskApi.call(desk.resetOperator, { uid, reason }),
    )
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <strong>{name}</strong>
        <span className={`${css.quiet} num`}>
          {mobile ?? t.noNumber} · uid {uid} · {t.added(format.date(operator.added_at), operator.added_by)}
          {seen_at ? ` · ${t.seen(format.dateTime(seen_at))}` : ''}
        </span>
        {ended_at ? <Tag>{t.ended(format.date(ended_at))}</Tag> : null}
        {ended_at || enrolled ? null : <Tag tone="rashi">{t.notEnrolled}</Tag>}
      </div>
      {ended_at ? null : (
        <>
          <Roles label={t.rolesOf} value={roles} onChange={setRoles} />
          <div className={css.acts}>
            <Button size="sm" inactive={!hasChanged || roles.length === 0} onClick={() => void change()}>
              {t.change}
            </Button>
            <Button size="sm" onClick={() => void reset()}>
              {t.reset}
            </Button>
            <Button size="sm" look="danger" onClick={() => void end()}>
              {t.end}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

/** `/desk/operators`: who works here, as what. */
export const StaffPage = () => {
  const t = useTexts(deskLogTexts)
  const found = useDesk(desk.getOperators, {})
  return (
    <>
      <PageHead title={t.staffTitle}>{t.staffLede}</PageHead>
      <Answer of={found}>
        {({ operators }) => (
          <ul className={css.list}>
            {operators.map((operator) => (
              <OneOperator key={`${operator.uid} ${operator.roles} ${operator.ended_at}`} operator={operator} />
            ))}
          </ul>
        )}
      </Answer>
      <AddOperator />
    </>
  )
}
