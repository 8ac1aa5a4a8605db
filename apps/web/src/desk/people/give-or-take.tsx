import { desk } from '@dhruva/contract/desk'
import { useId, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input, Select } from '#ui/field.tsx'
import { deskApi } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'

/** Questions for a reply that was lost, or an apology; and the other way round. */
export const GiveOrTake = ({ uid }: { uid: number }) => {
  const t = useTexts(deskPeopleTexts)
  const id = useId()
  const [kind, setKind] = useState<'oracle' | 'astra'>('oracle')
  const [count, setCount] = useState('1')
  const questions = Number(count)
  const isRight = Number.isInteger(questions) && questions >= 1 && questions <= 10_000
  const act = (call: typeof desk.giveQuestions | typeof desk.takeQuestions, title: string, yes: string) => {
    if (!isRight) return
    void doAct({ title, yes }, (reason) => deskApi.call(call, { uid, kind, questions, reason }))
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t.questions}</h2>
      <p className={css.quiet}>{t.questionsMore}</p>
      <div className={css.bar}>
        <Field label={t.whose}>
          <Select value={kind} onChange={({ target }) => setKind(target.value === 'astra' ? 'astra' : 'oracle')}>
            <option value="oracle">{t.oracle}</option>
            <option value="astra">{t.astra}</option>
          </Select>
        </Field>
        <Field label={t.howMany} error={isRight ? null : t.howManyWrong}>
          <Input
            className="num"
            inputMode="numeric"
            value={count}
            onChange={({ target }) => setCount(target.value.replace(/\D/g, ''))}
          />
        </Field>
        <Button size="lg" onClick={() => act(desk.giveQuestions, t.sureGive(questions, t[kind], uid), t.give)}>
          {t.give}
        </Button>
        <Button size="lg" onClick={() => act(desk.takeQuestions, t.sureTake(questions, t[kind], uid), t.take)}>
          {t.take}
        </Button>
      </div>
    </section>
  )
}
