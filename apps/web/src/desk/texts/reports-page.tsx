import type { ReportedText } from '@dhruva/contract/desk'
import { desk } from '@dhruva/contract/desk'
import { type KeyboardEvent, useRef } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskReportsTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'

const KNOWN = ['harm', 'abuse', 'private', 'false', 'spam', 'other'] as const

/** How often each reason was given, harm first; a reporter's own words are quoted. */
const useReasons = () => {
  const t = useTexts(deskReportsTexts)
  return ({ reasons }: ReportedText): string => {
    const counted = KNOWN.map((name) => ({ name, count: reasons.filter((one) => one === name).length }))
    const quoted = reasons.filter((one) => !KNOWN.some((name) => name === one)).map((words) => `“${words}”`)
    const known = counted.filter(({ count }) => count > 0).map(({ name, count }) => `${count} × ${t.reasons[name]}`)
    return [...known, ...quoted].join(', ')
  }
}

/** What can be done with a text, by the key that does it. */
const useActs = () => {
  const t = useTexts(deskReportsTexts)
  return (row: ReportedText) => {
    const { text, author } = row
    const act =
      (call: typeof desk.hideText, title: string, yes: string, destructive = false) =>
      () =>
        void doAct({ title, yes, destructive, description: row.excerpt }, (reason) =>
          deskApi.call(call, { text, reason }),
        )
    const suspend = () => {
      if (author === null) return
      void doAct(
        { title: t.sureSuspend(author), description: t.suspendMore, yes: t.suspend, destructive: true },
        (reason) => deskApi.call(desk.suspendPerson, { who: author, reason }),
      )
    }
    const isHidden = row.state === 'hidden'
    const isShown = row.state === 'shown'
    return [
      ...(isShown || (isHidden && row.open > 0)
        ? [
            {
              key: 'h',
              label: isHidden ? t.leaveHidden : t.hide,
              run: act(desk.hideText, t.sureHide(text), t.hide, true),
            },
          ]
        : []),
      ...(row.open > 0
        ? [{ key: 'd', label: t.dismiss, run: act(desk.dismissReports, t.sureDismiss(text), t.dismiss) }]
        : []),
      ...(isHidden ? [{ key: 'r', label: t.restore, run: act(desk.restoreText, t.sureRestore(text), t.restore) }] : []),
      ...(author === null || row.suspended ? [] : [{ key: 'b', label: t.suspend, run: suspend }]),
    ]
  }
}

const OneText = ({ row }: { row: ReportedText }) => {
  const t = useTexts(deskReportsTexts)
  const format = useFormat()
  const reasons = useReasons()(row)
  const acts = useActs()(row)
  const press = (event: KeyboardEvent) => {
    // a button of its own takes Enter and Space, a letter is ours wherever in the row the focus is
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = acts.find(({ key }) => key === event.key.toLowerCase())
    if (!act) return
    event.preventDefault()
    act.run()
  }
  return (
    <li>
      <Card
        as="article"
        tight
        className={css.row}
        tabIndex={0}
        data-text
        onKeyDown={press}
        aria-label={`${row.text}: ${row.excerpt}`}
      >
        <div className={css.line}>
          <strong>{row.text}</strong>
          <Tag tone={row.state === 'hidden' ? 'bad' : 'plain'}>{t.states[row.state ?? 'gone'] ?? row.state}</Tag>
          <span className={`${css.quiet} num`}>
            {t.counted(row.open, row.total)} · {t.since(format.dateTime(row.since))}
          </span>
          {row.suspended ? <Tag tone="bad">{t.suspended}</Tag> : null}
        </div>
        <p>{row.excerpt}</p>
        <p className={css.quiet}>
          {row.author === null ? t.deletedPerson : t.by(row.handle ?? t.noHandle, row.author)}
          {reasons ? ` · ${reasons}` : ''}
        </p>
        <div className={css.acts}>
          {acts.map(({ key, label, run }) => (
            <Button
              key={key}
              size="sm"
              look={key === 'h' || key === 'b' ? 'danger' : 'line'}
              aria-keyshortcuts={key}
              onClick={run}
            >
              {label}
            </Button>
          ))}
          {row.author === null ? null : (
            <LinkButton size="sm" look="text" to={`/people?who=${row.author}`}>
              {t.thePerson}
            </LinkButton>
          )}
        </div>
      </Card>
    </li>
  )
}

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The texts, one below the other: j and k go on and back, the letters of the row act. */
const Queue = ({ rows, none }: { rows: readonly ReportedText[]; none: string }) => {
  const t = useTexts(deskReportsTexts)
  const list = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
    const at = all.findIndex((one) => one.contains(document.activeElement))
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
    event.preventDefault()
  }
  if (rows.length === 0) return <p className={css.quiet}>{none}</p>
  return (
    <>
      <p className={css.keys}>
        <kbd>j</kbd> <kbd>k</kbd> {t.keys.move} · <kbd>h</kbd> {t.keys.hide} · <kbd>d</kbd> {t.keys.dismiss} ·{' '}
        <kbd>r</kbd> {t.keys.restore} · <kbd>b</kbd> {t.keys.suspend}
      </p>
      <ul ref={list} className={css.list} onKeyDown={move}>
        {rows.map((row) => (
          <OneText key={row.text} row={row} />
        ))}
      </ul>
    </>
  )
}

/** `/desk/reports`: what waits for an operator. */
export const ReportsPage = () => {
  const t = useTexts(deskReportsTexts)
  const found = useDesk(desk.getReportedTexts, { of: 'open' })
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <Answer of={found}>{({ texts }) => <Queue rows={texts} none={t.noReports} />}</Answer>
    </>
  )
}

/** `/desk/hidden`: what is out of view. */
export const HiddenPage = () => {
  const t = useTexts(deskReportsTexts)
  const found = useDesk(desk.getReportedTexts, { of: 'hidden' })
  return (
    <>
      <PageHead title={t.hiddenTitle}>{t.hiddenLede}</PageHead>
      <Answer of={found}>{({ texts }) => <Queue rows={texts} none={t.noHidden} />}</Answer>
    </>
  )
}
