import { astrologers, type ResultOf } from '@dhruva/contract'
import { useState } from 'react'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AiNote, SectionHead } from '#ui/marks.tsx'
import { Avatar } from '#ui/portrait.tsx'
import { OpenMark } from '#ui/reply/fact-mark.tsx'
import { FactsDialog } from '#ui/reply/facts-dialog.tsx'
import { MarkedSentence } from '#ui/reply/marked-sentence.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import css from './sample-answer.module.css'
import { homeTexts } from './texts.ts'

type Paragraphs = ResultOf<typeof astrologers.getSampleAnswer>['paragraphs']

/** Sentences of an answer with their marks, numbered through all its paragraphs. */
const marked = (paragraphs: Paragraphs) => {
  let number = 0
  return paragraphs.map((sentences) =>
    sentences.map(({ text, facts }) => {
      number += 1
      return { text, mark: { number, facts } }
    }),
  )
}

/** What Oracle answers today about a sample birth: read by a visitor before anything is asked of them. */
export const SampleAnswer = () => {
  const t = useTexts(homeTexts)
  const { date } = useFormat()
  const [mark, setMark] = useState<Mark | null>(null)
  const { data } = useCall(astrologers.getSampleAnswer, {})
  if (!data) return null
  return (
    <section className={`page ${css.section}`} aria-labelledby="sample-answer">
      <SectionHead id="sample-answer" eyebrow={t.sampleEyebrow} title={t.sampleTitle}>
        {t.sampleLede}
      </SectionHead>
      <Card className={css.talk}>
        <p className={css.own}>{data.question}</p>
        <div className={css.said}>
          <p className={css.by}>
            <Avatar of="Oracle" size="sm" />
            {t.oracle} <time dateTime={data.at}>{date(data.at)}</time>
          </p>
          <OpenMark value={setMark}>
            {marked(data.paragraphs).map((sentences) => (
              <p key={sentences[0]?.text}>
                {sentences.map(({ text, mark: own }) => (
                  <span key={own.number}>
                    <MarkedSentence text={text} mark={own} />{' '}
                  </span>
                ))}
              </p>
            ))}
          </OpenMark>
          <AiNote />
        </div>
        <div className={css.about}>
          <p className={css.note}>{t.sampleNote}</p>
          <LinkButton look="solid" to={to('freeKundli', { type: 'Oracle' })}>
            {t.askOwn}
          </LinkButton>
        </div>
      </Card>
      <FactsDialog mark={mark} bid={null} onClose={() => setMark(null)} />
    </section>
  )
}
