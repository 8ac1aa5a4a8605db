import type { DeskPerson } from '@dhruva/contract/desk'
import { desk } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskApi, useMay } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'
import { ActsAbout } from './acts-about.tsx'
import { GiveOrTake } from './give-or-take.tsx'
import { Logins } from './logins.tsx'
import { Statement } from './statement.tsx'
import { Talks } from './talks.tsx'

const inWords = (counts: Record<string, number>, names: Record<string, string>, none: string) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${names[name] ?? name}`)
    .join(', ') || none

const Facts = ({ person }: { person: DeskPerson }) => {
  const t = useTexts(deskPeopleTexts)
  const format = useFormat()
  const { transfers, balances } = person
  const money = (unit: string, count: number) => (unit === 'wallet' ? format.rupees(count / 100) : format.number(count))
  const facts: [string, string][] = [
    [t.number, person.mobile ?? t.none],
    [t.since, format.dateTime(person.since)],
    [t.handle, person.handle ?? t.none],
    ...(balances
      ? Object.entries(balances).map(([unit, count]): [string, string] => [t.units[unit] ?? unit, money(unit, count)])
      : []),
    ...(balances && Object.keys(balances).length === 0 ? [[t.has, t.nothing] satisfies [string, string]] : []),
    ...(person.logins === null ? [] : [[t.loginsCount, format.number(person.logins)] satisfies [string, string]]),
    [t.discussions, inWords(person.discussions, t.states, t.none)],
    [t.comments, inWords(person.comments, t.states, t.none)],
    [t.openReports, format.number(person.open_reports)],
    [t.reportsMade, format.number(person.reports_made)],
    ...(transfers
      ? [
          [t.transfers, t.transferred(transfers.given, transfers.received, transfers.waiting)] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const useActs = ({ uid }: DeskPerson) => {
  const t = useTexts(deskPeopleTexts)
  return {
    suspend: () =>
      doAct({ title: t.sureSuspend(uid), description: t.suspendMore, yes: t.suspend, destructive: true }, (reason) =>
        deskApi.call(desk.suspendPerson, { who: uid, reason }),
      ),
    unsuspend: () =>
      doAct({ title: t.sureUnsuspend(uid), yes: t.unsuspend }, (reason) =>
        deskApi.call(desk.unsuspendPerson, { who: uid, reason }),
      ),
    logOut: () =>
      doAct({ title: t.sureLogOut(uid), description: t.logOutMore, yes: t.logOut, destructive: true }, (reason) =>
        deskApi.call(desk.logOutEverywhere, { uid, reason }),
      ),
  }
}

/** Everything the roles of the operator show of a person, and what they can do. */
export const PersonView = ({ person }: { person: DeskPerson }) => {
  const t = useTexts(deskPeopleTexts)
  const format = useFormat()
  const acts = useActs(person)
  const is = useMay()
  const isThere = person.deleted_at === null
  return (
    <>
      <Card as="section" aria-labelledby="person">
        <div className={css.row}>
          <div className={css.line}>
            <h2 id="person">{t.uid(person.uid)}</h2>
            {person.deleted_at ? <Tag tone="bad">{t.deleted(format.dateTime(person.deleted_at))}</Tag> : null}
            {person.banned_at ? <Tag tone="bad">{t.suspended(format.dateTime(person.banned_at))}</Tag> : null}
          </div>
          <Facts person={person} />
          <div className={css.acts}>
            {is('moderator') && !person.banned_at && isThere ? (
              <Button look="danger" onClick={() => void acts.suspend()}>
                {t.suspend}
              </Button>
            ) : null}
            {is('moderator') && person.banned_at ? (
              <Button onClick={() => void acts.unsuspend()}>{t.unsuspend}</Button>
            ) : null}
            {is('support') && isThere ? <Button onClick={() => void acts.logOut()}>{t.logOut}</Button> : null}
            {is('support', 'finance') ? (
              <LinkButton to={`/payments?what=${person.uid}`}>{t.payments}</LinkButton>
            ) : null}
          </div>
        </div>
      </Card>
      {is('support') && isThere ? <GiveOrTake uid={person.uid} /> : null}
      {is('support') && isThere ? <Talks uid={person.uid} /> : null}
      {is('support') && isThere ? <Logins uid={person.uid} /> : null}
      {is('support', 'finance') ? <Statement uid={person.uid} /> : null}
      <ActsAbout target={`u${person.uid}`} />
    </>
  )
}
