import { useTexts } from '#lib/i18n.ts'
import { Tag } from '#ui/chip.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { discussionTexts } from '../shared/texts.ts'
import css from './tag-list.module.css'
import { drawingOf, useTagNames } from './use-tag-names.ts'

export type Tags = { rashi_tag: string | null; nakshatra_tag: string | null; mahadasha_tag: string | null }

const RashiTag = ({ rashi }: { rashi: string }) => {
  const t = useTexts(discussionTexts)
  const names = useTagNames()
  const sign = drawingOf(rashi)
  return (
    <li>
      <Tag tone="rashi" icon={sign ? <Glyph sign={sign} /> : undefined}>
        <span className="vh">{t.rashi}: </span>
        {names.rashi(rashi)}
      </Tag>
    </li>
  )
}

/** What a text is about: rashi, nakshatra, mahadasha, as far as its author said so. */
export const TagList = ({ rashi_tag: rashi, nakshatra_tag: nakshatra, mahadasha_tag: mahadasha }: Tags) => {
  const t = useTexts(discussionTexts)
  const names = useTagNames()
  if (!rashi && !nakshatra && !mahadasha) return null
  return (
    <ul className={css.tags} aria-label={t.tags}>
      {rashi ? <RashiTag rashi={rashi} /> : null}
      {nakshatra ? (
        <li>
          <Tag tone="nakshatra">
            <span className="vh">{t.nakshatra}: </span>
            {names.nakshatra(nakshatra)}
          </Tag>
        </li>
      ) : null}
      {mahadasha ? (
        <li>
          <Tag tone="dasha">
            <span className="vh">{t.mahadasha}: </span>
            {names.mahadasha(mahadasha)}
          </Tag>
        </li>
      ) : null}
    </ul>
  )
}
