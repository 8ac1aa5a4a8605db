import type { Match, MatchPerson, Partner } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Disc, signs } from '#ui/glyph.tsx'
import { Icon } from '#ui/icon.tsx'
import { Info } from '#ui/icons.ts'
import { Named } from '#ui/named.tsx'
import { GunaDial } from './guna-dial.tsx'
import { isNumberOpen, openOf } from './open-parts.ts'
import css from './summary.module.css'
import { matchTexts } from './texts.ts'

type PersonProps = { person: MatchPerson; part: Partner; open: ReturnType<typeof openOf> }

const Person = ({ person, part, open }: PersonProps) => {
  const t = useTexts(matchTexts)
  const sign = signs[person.moon_sign]
  return (
    <div className={css.person} data-part={part}>
      {sign && !open.sign ? (
        <Disc sign={sign} className={css.disc} />
      ) : (
        <span className={css.open} aria-hidden="true" />
      )}
      <p className={css.role}>{t[part]}</p>
      <p className={css.name} lang={languageOf(person.full_name)}>
        <Link to={to('kundli', { bid: person.bid })} aria-label={t.open(person.full_name)}>
          {person.full_name}
        </Link>
      </p>
      <p className={css.tags}>
        {open.sign ? <Tag>{t.signOpen}</Tag> : <Tag tone="rashi">{t.moonIn(person.moon_sign_name)}</Tag>}
        {open.nakshatra ? null : (
          <Tag tone="nakshatra">{open.pada ? person.nakshatra_name : t.star(person.nakshatra_name, person.pada)}</Tag>
        )}
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
        <Named
          text={t.result(match.groom.full_name, match.bride.full_name)}
          names={[match.groom.full_name, match.bride.full_name]}
        />
      </h2>
      <div className={css.band}>
        <div className={css.dial}>
          <GunaDial total={match.total} text={format.number(match.total)} />
        </div>
        <Person person={match.groom} part="groom" open={openOf(match, 'groom')} />
        <Person person={match.bride} part="bride" open={openOf(match, 'bride')} />
      </div>
      <p className={css.verdict}>{isNumberOpen(match) ? t.numberOpen : match.verdict_text}</p>
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
