import type { Match, MatchPerson, Partner } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Disc, signs } from '#ui/glyph.tsx'
import { Icon } from '#ui/icon.tsx'
import { Info } from '#ui/icons.ts'
import { GunaDial } from './guna-dial.tsx'
import css from './summary.module.css'
import { matchTexts } from './texts.ts'

const Person = ({ person, part }: { person: MatchPerson; part: Partner }) => {
  const t = useTexts(matchTexts)
  const sign = signs[person.moon_sign]
  return (
    <div className={css.person} data-part={part}>
      {sign ? <Disc sign={sign} className={css.disc} /> : null}
      <p className={css.role}>{t[part]}</p>
      <p className={css.name}>
        <Link to={to('kundli', { bid: person.bid })} aria-label={t.open(person.full_name)}>
          {person.full_name}
        </Link>
      </p>
      <p className={css.tags}>
        <Tag tone="rashi">{t.moonIn(person.moon_sign_name)}</Tag>
        <Tag tone="nakshatra">{t.star(person.nakshatra_name, person.pada)}</Tag>
      </p>
    </div>
  )
}

/** The total on its dial between the two people, and what it means in calm words. */
export const Summary = ({ match }: { match: Match }) => {
  const t = useTexts(matchTexts)
  const format = useFormat()
  return (
    <Card as="section" className={css.card} aria-labelledby="match-of">
      <h2 id="match-of" className={css.title} tabIndex={-1}>
        {t.result(match.groom.full_name, match.bride.full_name)}
      </h2>
      <div className={css.band}>
        <div className={css.dial}>
          <GunaDial total={match.total} text={format.number(match.total)} />
        </div>
        <Person person={match.groom} part="groom" />
        <Person person={match.bride} part="bride" />
      </div>
      <p className={css.verdict}>{match.verdict_text}</p>
      <p className={css.roles}>{match.roles_by === 'gender' ? t.rolesByGender : t.rolesByOrder}</p>
      {match.uncertain.length > 0 ? (
        <div className={css.uncertain}>
          <h3>
            <Icon of={Info} />
            {t.uncertain}
          </h3>
          {match.uncertain.map(({ partner, what, text }) => (
            <p key={`${partner} ${what}`}>{text}</p>
          ))}
        </div>
      ) : null}
    </Card>
  )
}
