import type { AtDesk } from '@dhruva/contract/desk'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Logo } from '#ui/logo.tsx'
import { deskTexts } from '../lib/texts.ts'
import { LanguageSwitch, ThemeSwitch } from '../parts/switches.tsx'
import { CodeEntry } from './code-entry.tsx'
import css from './entry.module.css'
import { NumberEntry } from './number-entry.tsx'
import { SetUp } from './set-up.tsx'

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useTexts(deskTexts)
  return (
    <main className={css.frame}>
      <Logo name={t.brand} />
      <section className={css.card} aria-labelledby="entry">
        <h1 id="entry">{title}</h1>
        {children}
      </section>
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </main>
  )
}

/** The way in: the number and its code, then the code of the app, which is set up the first time. */
export const Entry = ({ here }: { here: AtDesk | null }) => {
  const t = useTexts(deskTexts)
  if (!here)
    return (
      <Frame title={t.logInTitle}>
        <NumberEntry />
      </Frame>
    )
  if (here.stage === 'enrol')
    return (
      <Frame title={t.setUpTitle}>
        <SetUp />
      </Frame>
    )
  return (
    <Frame title={t.codeTitle}>
      <CodeEntry />
    </Frame>
  )
}
