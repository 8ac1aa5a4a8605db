import type { Astrologer } from '@dhruva/common'
import type { Birth } from '@dhruva/contract'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { useAfterLogin, useLogin } from '#lib/login.ts'
import { useOwner } from '#lib/session.ts'
import { useMedia } from '#lib/use-media.ts'
import { AiNote, Eyebrow } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Loading } from '#ui/states.tsx'
import { BirthForm } from './birth-form.tsx'
import type { FormKind } from './draft.ts'
import css from './form-page.module.css'
import type { FormValues } from './form-values.ts'
import { nextDestination, typeOf } from './next-destination.ts'
import { SavedList } from './saved-list.tsx'
import { birthTexts } from './texts.ts'
import { useBirthForm } from './use-birth-form.ts'

const SavedChart = lazy(() => import('./saved-chart.tsx').then((m) => ({ default: m.SavedChart })))

const PreviewChart = lazy(() => import('./preview-chart.tsx').then((m) => ({ default: m.PreviewChart })))

const SampleChart = lazy(() => import('./sample-chart.tsx').then((m) => ({ default: m.SampleChart })))

const showForm = () => {
  const form = document.getElementById('birth-form')
  form?.scrollIntoView({ block: 'start' })
  form?.focus({ preventScroll: true })
}

type Address = (bid: number) => string | null

/** The form of a page, what is saved, and the chart of what was saved or looked at last. */
const useFormPage = (kind: FormKind) => {
  const navigate = useNavigate()
  const login = useLogin()
  const [search] = useSearchParams()
  const [shown, setShown] = useState<number | null>(null)
  const [seen, setSeen] = useState<FormValues | null>(null)
  // where a visitor meant to go who was asked to log in first
  const meant = useRef<Address | null>(null)
  const ofPage: Address = (bid) => nextDestination(kind, search, bid)
  const askLogin = () => {
    login.open()
    window.scrollTo({ top: 0 })
  }
  const onSaved = (bid: number) => {
    const next = (meant.current ?? ofPage)(bid)
    meant.current = null
    setSeen(null)
    if (next) void navigate(next)
    else setShown(bid)
  }
  const onVisitor = (values: FormValues) => {
    meant.current = null
    setSeen(values)
    // who came to ask or to read days is asked at once
    if (ofPage(0) !== null) askLogin()
  }
  const state = useBirthForm(kind, { onSaved, onVisitor: kind === 'free' ? onVisitor : undefined })
  /** Saves what is looked at after a login; what was typed since gives way to it. */
  const keep = (address: Address) => {
    meant.current = address
    if (seen) state.form.reset(seen)
    login.open()
  }
  const choose = (birth: Birth) => {
    setShown(null)
    state.fill(birth)
    showForm()
  }
  const proceed = (birth: Birth) => {
    setShown(null)
    state.proceed(birth)
  }
  const forget = (bid: number) => {
    if (shown === bid) setShown(null)
    if (state.bid === bid) state.startNew()
  }
  return { state, shown, seen, keep, waits: ofPage(0) !== null, choose, proceed, forget }
}

/** Sends the form after a login made while the page is shown; not on the page that needs a login to be seen. */
const SendAfterLogin = ({ send }: { send: () => void }) => {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  }, [send])
  useAfterLogin(useCallback(() => latest.current(), []))
  return null
}

const Portraits = ({ type, both }: { type: Astrologer | null; both: boolean }) => {
  const t = useTexts(birthTexts)
  const shown: readonly Astrologer[] = type ? [type] : both ? ['Oracle', 'Astra'] : []
  return shown.length === 0 ? null : (
    <div className={css.portraits}>
      {shown.map((of) => (
        <Portrait
          key={of}
          of={of}
          alt={of === 'Oracle' ? t.oraclePortrait : t.astraPortrait}
          className={css.portrait}
        />
      ))}
    </div>
  )
}

const useHead = (kind: FormKind, type: Astrologer | null, predicts: boolean) => {
  const t = useTexts(birthTexts)
  const name = type === 'Astra' ? t.astra : t.oracle
  if (kind === 'celebrity') return { eyebrow: t.celebrityEyebrow, title: t.celebrityTitle, lede: t.celebrityLede(name) }
  const eyebrow = kind === 'free' ? t.freeEyebrow : t.memberEyebrow
  if (type) return { eyebrow, title: t.chatTitle(name), lede: t.chatLede(name) }
  if (predicts) return { eyebrow: t.predictEyebrow, title: t.predictTitle, lede: t.predictLede }
  return kind === 'free'
    ? { eyebrow, title: t.freeTitle, lede: t.freeLede }
    : { eyebrow, title: t.savedTitle, lede: t.savedLede }
}

const Head = ({ kind }: { kind: FormKind }) => {
  const [search] = useSearchParams()
  const type = typeOf(search)
  const predicts = search.get('predictions') === 'true'
  const head = useHead(kind, type, predicts)
  const talks = type !== null || kind === 'celebrity'
  return (
    <header className={css.head}>
      <Portraits type={type ?? (kind === 'celebrity' || predicts ? 'Oracle' : null)} both={kind === 'free'} />
      <div>
        <Eyebrow>{head.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{head.title}</h1>
        <p className={css.lede}>{head.lede}</p>
        {talks ? <AiNote className={css.note} /> : null}
      </div>
    </header>
  )
}

/** A page with the birth form: its head, the form, what is saved beside it, the chart of what was saved, more below. */
export const FormPage = ({ kind, children }: { kind: FormKind; children?: ReactNode }) => {
  const page = useFormPage(kind)
  const celebrity = kind === 'celebrity'
  const isMember = useOwner() !== null
  // as in form-page.module.css: beside the form; on a phone what is saved comes first
  const isBeside = useMedia('(min-width: 56rem)')
  const saved = (
    <SavedList
      strip={!isBeside}
      celebrity={celebrity}
      chosen={page.state.bid}
      busy={page.state.busy}
      onChoose={page.choose}
      onProceed={page.proceed}
      onDeleted={page.forget}
    />
  )
  return (
    <>
      <div className={`page ${css.page}`}>
        <Head kind={kind} />
        <div className={css.columns}>
          {isMember && !isBeside ? saved : null}
          <BirthForm state={page.state} celebrity={celebrity} />
          {isMember && isBeside ? saved : null}
          {isMember ? null : (
            <Suspense>
              <SampleChart />
            </Suspense>
          )}
        </div>
        {page.seen === null ? null : (
          <Suspense fallback={<Loading />}>
            <PreviewChart values={page.seen} quiet={page.waits} onKeep={page.keep} />
          </Suspense>
        )}
        {page.shown === null ? null : (
          <Suspense fallback={<Loading />}>
            <SavedChart key={page.shown} bid={page.shown} />
          </Suspense>
        )}
      </div>
      {kind === 'saved' ? null : <SendAfterLogin send={page.state.submitTyped} />}
      {children}
    </>
  )
}
