import { desk, HouseInfo } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { Field, Input } from '#ui/field.tsx'
import { deskApi } from '../lib/api.ts'
import { deskHouseTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'
import { SettingHistory } from '../parts/setting-history.tsx'
import type { House } from './house.ts'

type Name = keyof HouseInfo
type Info = House['info']

const FIGURES = ['predictions', 'users', 'chats', 'astrologers', 'rating'] as const
const ADDRESSES = [
  ...(['support_email', 'whatsapp_url', 'store_url'] as const),
  ...(['facebook', 'instagram', 'youtube', 'linkedin', 'x'] as const),
]
const NAMES: readonly Name[] = [...FIGURES, ...ADDRESSES]

const shownOf = (value: HouseInfo[Name]) => (value === null ? '' : String(value))
const typedOf = (info: HouseInfo) => new Map(NAMES.map((name) => [name, shownOf(info[name])]))

const infoOf = (typed: ReadonlyMap<Name, string>) => {
  const value = (name: Name) => {
    const text = typed.get(name)?.trim() ?? ''
    if (text === '') return null
    return name === 'rating' ? Number(text) : text
  }
  return z.safeParse(HouseInfo, Object.fromEntries(NAMES.map((name) => [name, value(name)])))
}

/** What a reader will see of what was changed, before it is saved. */
const Preview = ({ of, counted, changed }: { of: HouseInfo; counted: Info['counted']; changed: readonly Name[] }) => {
  const t = useTexts(deskHouseTexts)
  const said = (name: Name): string => {
    const own = shownOf(of[name])
    if (own !== '') return own
    if (name === 'predictions' || name === 'users' || name === 'chats') return counted[name] ?? t.notShown
    return name === 'astrologers' ? '2' : t.notShown
  }
  return (
    <dl className={`${css.preview} ${css.facts}`}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{t.info[name]}</dt>
          <dd>{said(name)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Figures and addresses of the website. */
export const HouseInfoForm = ({ info: { value, from, seen, counted } }: { info: Info }) => {
  const t = useTexts(deskHouseTexts)
  const [typed, setTyped] = useState(() => typedOf(value))
  const read = infoOf(typed)
  const wrong = new Set(read.error?.issues.map(({ path: [field] }) => field))
  const changed = NAMES.filter((name) => (typed.get(name) ?? '').trim() !== shownOf(value[name]))
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!read.success || changed.length === 0) return
    const info = read.data
    const description = changed.map((name) => `${t.info[name]}: ${shownOf(info[name]) || t.empty}`).join(' · ')
    void doAct({ title: t.sureInfo, description, yes: t.save }, (reason) =>
      deskApi.call(desk.saveHouseInfo, { info, seen, reason }),
    )
  }
  const reset = () =>
    void doAct({ title: t.sureReset(t.infoTitle), yes: t.reset, destructive: true }, (reason) =>
      deskApi.call(desk.resetSetting, { name: 'site:info', seen, reason }),
    )
  const field = (name: Name, hint?: string) => (
    <Field key={name} label={t.info[name]} hint={hint} error={wrong.has(name) ? t.infoWrong[kindOf(name)] : null}>
      <Input
        value={typed.get(name) ?? ''}
        onChange={({ target }) => setTyped(new Map(typed).set(name, target.value))}
      />
    </Field>
  )
  const countOf = (name: 'predictions' | 'users' | 'chats') => t.countedHint(counted[name] ?? t.tooFew)
  return (
    <section className={css.section} aria-labelledby="house-info">
      <div className={css.line}>
        <h2 id="house-info">{t.infoTitle}</h2>
        <Tag>{t.from[from]}</Tag>
      </div>
      <p className={css.quiet}>{t.infoMore}</p>
      <form className={css.form} noValidate onSubmit={save}>
        <div className={css.fields}>
          {FIGURES.map((name) =>
            field(name, name === 'rating' ? t.ratingHint : name === 'astrologers' ? t.countedHint('2') : countOf(name)),
          )}
          {ADDRESSES.map((name) => field(name))}
        </div>
        {read.success && changed.length > 0 ? (
          <>
            <p className={css.quiet}>{t.readerSees}</p>
            <Preview of={read.data} counted={counted} changed={changed} />
          </>
        ) : null}
        <div className={css.acts}>
          <Button look="solid" type="submit" inactive={!read.success || changed.length === 0}>
            {t.save}
          </Button>
          {from === 'desk' ? <Button onClick={reset}>{t.reset}</Button> : null}
          <SettingHistory name="site:info" />
        </div>
      </form>
    </section>
  )
}

const kindOf = (name: Name) => {
  if (name === 'rating') return 'rating'
  if (name === 'support_email') return 'email'
  return FIGURES.some((figure) => figure === name) ? 'figure' : 'address'
}
