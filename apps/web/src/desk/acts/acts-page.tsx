import { desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input, Select } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { deskApi, useDesk, useMay } from '../lib/api.ts'
import { deskLogTexts, deskTexts } from '../lib/texts.ts'
import { ActList } from '../parts/act-list.tsx'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'

const EMPTY = { operator: '', command: '', target: '', from: '', to: '' }
type Asked = typeof EMPTY

const Filter = ({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) => {
  const t = useTexts(deskLogTexts)
  const [typed, setTyped] = useState(asked)
  const put = (name: keyof Asked) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onAsk(typed)
  }
  return (
    <form className={`${css.bar} ${css.filter}`} onSubmit={ask}>
      <Field label={t.operator}>
        <Input value={typed.operator} onChange={put('operator')} />
      </Field>
      <Field label={t.command}>
        <Select value={typed.command} onChange={put('command')}>
          <option value="">{t.all}</option>
          {Object.entries(t.commands).map(([name, said]) => (
            <option key={name} value={name}>
              {said}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.target}>
        <Input value={typed.target} placeholder="u5, d12, pay_…" onChange={put('target')} />
      </Field>
      <Field label={t.from}>
        <Input type="date" value={typed.from} onChange={put('from')} />
      </Field>
      <Field label={t.to}>
        <Input type="date" value={typed.to} onChange={put('to')} />
      </Field>
      <Button size="lg" type="submit">
        {t.show}
      </Button>
    </form>
  )
}

/** `/desk/acts`: what operators did and why. */
export const ActsPage = () => {
  const t = useTexts(deskLogTexts)
  const { failed } = useTexts(deskTexts)
  const isOwner = useMay()()
  const [asked, setAsked] = useState(EMPTY)
  const [places, setPlaces] = useState<readonly number[]>([])
  const before = places.at(-1)
  const found = useDesk(desk.getActs, before ? { ...asked, before } : asked)
  const keep = async () => {
    try {
      saveFile('dhruva-acts.csv', await deskApi.file(desk.getActsFile, asked))
    } catch {
      toast.error(failed)
    }
  }
  return (
    <>
      <PageHead title={t.title} aside={isOwner ? <Button onClick={() => void keep()}>{t.csv}</Button> : undefined}>
        {isOwner ? t.lede : t.ledeOwn}
      </PageHead>
      <Filter
        asked={asked}
        onAsk={(next) => {
          setPlaces([])
          setAsked(next)
        }}
      />
      <Answer of={found}>
        {({ acts, next }) => (
          <>
            <ActList acts={acts} />
            <div className={css.acts}>
              {places.length > 0 ? <Button onClick={() => setPlaces(places.slice(0, -1))}>{t.newer}</Button> : null}
              {next ? <Button onClick={() => setPlaces([...places, next])}>{t.older}</Button> : null}
            </div>
          </>
        )}
      </Answer>
    </>
  )
}
