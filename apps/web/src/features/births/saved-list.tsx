import { type Birth, births } from '@dhruva/contract'
import { useRef } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, api, HttpFailure, refreshCalls, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useSession } from '#lib/session.ts'
import { alertUser, confirmUser } from '#ui/alert.tsx'
import { Button, IconButton, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pencil, Trash2 } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import { MatchBar, MatchBegin, type MatchChoice, MatchPick, useMatchChoice } from './match-choice.tsx'
import { honestMoment } from './moment-text.ts'
import css from './saved-list.module.css'
import { birthTexts } from './texts.ts'

export type SavedListProps = {
  celebrity?: boolean
  /** Above the form: cards beside each other, and no word where nothing is saved. */
  strip?: boolean
  /** the entry in the form */
  chosen: number | null
  /** an entry is being sent */
  busy: boolean
  onChoose: (birth: Birth) => void
  onProceed: (birth: Birth) => void
  onDeleted: (bid: number) => void
}

type EntryProps = Omit<SavedListProps, 'onDeleted' | 'celebrity' | 'strip'> & {
  birth: Birth
  choice: MatchChoice
  onDelete: () => void
}

const Entry = ({ birth, choice, chosen, busy, onChoose, onProceed, onDelete }: EntryProps) => {
  const t = useTexts(birthTexts)
  const { untitled, uncertain } = useTexts(kundliTexts)
  const format = useFormat()
  const { date, time } = honestMoment(birth, format, uncertain)
  const name = birth.full_name
  return (
    <Card as="li" tight className={css.entry} data-chosen={chosen === birth.bid || undefined} data-bid={birth.bid}>
      <button type="button" className={css.fill} onClick={() => onChoose(birth)}>
        <span className={css.name} lang={languageOf(name)}>
          {name}
        </span>
        <span className="num">
          {date}, {time}
        </span>
        <span>{birth.pob}</span>
      </button>
      <MatchPick birth={birth} choice={choice} />
      <div className={css.actions}>
        <Button look="soft" size="sm" inactive={busy} aria-label={t.proceedWith(name)} onClick={() => onProceed(birth)}>
          {t.proceed}
        </Button>
        <LinkButton look="text" size="sm" to={to('kundli', { bid: birth.bid })} aria-label={t.viewChart(name)}>
          {untitled}
        </LinkButton>
        <span className={css.tools}>
          <IconButton label={t.edit(name)} onClick={() => onChoose(birth)}>
            <Icon of={Pencil} />
          </IconButton>
          <IconButton label={t.remove(name)} onClick={onDelete}>
            <Icon of={Trash2} />
          </IconButton>
        </span>
      </div>
    </Card>
  )
}

/** Asks, deletes, and puts the focus on what comes next in the list. */
const useDelete = (onDeleted: (bid: number) => void) => {
  const t = useTexts(birthTexts)
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusAt = (index: number) => {
    const next = list.current?.children[index] ?? list.current?.lastElementChild
    const target = next?.querySelector<HTMLElement>('button') ?? heading.current
    target?.focus()
  }
  const remove = async (birth: Birth, index: number) => {
    if (!(await confirmUser({ message: t.confirmDelete, destructive: true }))) return
    try {
      await api.call(births.deleteBirth, { bid: birth.bid })
    } catch (error) {
      if (!(error instanceof ApiFail)) return alertUser(t.failed)
      if (error.httpStatus === 404) await refreshCalls(births.getBirths)
      if (error.httpStatus !== 401) await alertUser(error.message)
      return
    }
    await refreshCalls(births.getBirths)
    onDeleted(birth.bid)
    toast.success(t.deleted)
    requestAnimationFrame(() => focusAt(index))
  }
  return { list, heading, remove }
}

/** `Saved Kundli`: what was saved, newest first. */
export const SavedList = ({ celebrity = false, strip = false, onDeleted, ...props }: SavedListProps) => {
  const t = useTexts(birthTexts)
  const isMember = useSession() !== null
  const call = useCall(births.getBirths, celebrity ? { celebrity: '1' } : {}, { enabled: isMember })
  const { list, heading, remove } = useDelete(onDeleted)
  const choice = useMatchChoice()
  const saved = call.data?.births
  const canMatch = saved !== undefined && saved.length > 1 && !celebrity
  if ((!isMember && !saved) || (strip && saved?.length === 0)) return null
  return (
    <section className={css.section} aria-labelledby="saved-births">
      <div className={css.head}>
        <h2 id="saved-births" ref={heading} tabIndex={-1}>
          {celebrity ? t.savedCelebrities : t.savedList}
        </h2>
        {canMatch && !choice.picked ? <MatchBegin choice={choice} /> : null}
      </div>
      {canMatch && choice.picked ? <MatchBar picked={choice.picked} onEnd={choice.end} /> : null}
      {saved && saved.length > 0 ? (
        <ul className={strip ? css.strip : css.list} ref={list}>
          {saved.map((birth, index) => (
            <Entry
              key={birth.bid}
              {...props}
              birth={birth}
              choice={choice}
              onDelete={() => void remove(birth, index)}
            />
          ))}
        </ul>
      ) : null}
      {saved?.length === 0 ? (
        <Card>
          <EmptyState>{t.savedEmpty}</EmptyState>
        </Card>
      ) : null}
      {!saved && call.error ? (
        <ErrorState error={call.error} onRetry={() => void call.refetch()}>
          {call.error instanceof HttpFailure ? t.savedFailed : undefined}
        </ErrorState>
      ) : null}
      {!saved && call.isPending ? <Loading label={t.savedLoading} /> : null}
    </section>
  )
}
