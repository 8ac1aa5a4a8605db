import { desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { useDesk } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import css from '../parts/parts.module.css'

/** What came and went of a person, as they see it themselves, a page at a time. */
export const Statement = ({ uid }: { uid: number }) => {
  const t = useTexts(deskPeopleTexts)
  const format = useFormat()
  const [places, setPlaces] = useState<readonly string[]>([])
  const before = places.at(-1)
  const found = useDesk(desk.getPersonStatement, before ? { uid, before } : { uid })
  const amount = (unit: string, value: number) => (unit === 'wallet' ? format.rupees(value) : format.number(value))
  return (
    <section className={css.section} aria-labelledby="statement">
      <h2 id="statement">{t.statement}</h2>
      <Answer of={found}>
        {({ lines, next }) => (
          <>
            {lines.length === 0 ? (
              <p className={css.quiet}>{t.nothing}</p>
            ) : (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
              <section className={css.scroll} tabIndex={0} aria-label={t.statementLines}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t.at}</th>
                      <th scope="col">{t.what}</th>
                      <th scope="col">{t.change}</th>
                      <th scope="col">{t.left}</th>
                      <th scope="col">{t.why}</th>
                    </tr>
                  </thead>
                  <tbody className="num">
                    {lines.map((line) => (
                      <tr key={line.id}>
                        <td>{format.dateTime(line.at)}</td>
                        <td>{t.statementUnits[line.unit]}</td>
                        <td className={line.change > 0 ? css.plus : undefined}>
                          {line.change > 0 ? '+' : ''}
                          {amount(line.unit, line.change)}
                        </td>
                        <td>{amount(line.unit, line.balance)}</td>
                        <td>
                          {line.text} {line.reference}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            )}
            <div className={css.acts}>
              {places.length > 0 ? (
                <Button size="sm" onClick={() => setPlaces(places.slice(0, -1))}>
                  {t.newer}
                </Button>
              ) : null}
              {next ? (
                <Button size="sm" onClick={() => setPlaces([...places, next])}>
                  {t.older}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </Answer>
    </section>
  )
}
