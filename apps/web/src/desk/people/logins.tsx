import { desk } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { useDesk } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import css from '../parts/parts.module.css'

/** Where the person is logged in. */
export const Logins = ({ uid }: { uid: number }) => {
  const t = useTexts(deskPeopleTexts)
  const format = useFormat()
  const found = useDesk(desk.getPersonLogins, { uid })
  return (
    <section className={css.section} aria-labelledby="logins">
      <h2 id="logins">{t.logins}</h2>
      <Answer of={found}>
        {({ logins }) =>
          logins.length === 0 ? (
            <p className={css.quiet}>{t.noLogins}</p>
          ) : (
            <ul className={css.list}>
              {logins.map(({ device, agent, place, seen_at, created_at }) => (
                <Card as="li" tight key={`${created_at} ${agent} ${place}`} className={css.row}>
                  <strong lang={device === 'web' && agent ? 'en' : undefined}>
                    {(device === 'web' && agent) || (t.devices[device] ?? device)}
                  </strong>
                  <span className={css.quiet}>
                    {t.seen(format.dateTime(seen_at), format.dateTime(created_at))}
                    {place ? (
                      <>
                        {' · '}
                        <span lang="en">{place}</span>
                      </>
                    ) : null}
                  </span>
                </Card>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
