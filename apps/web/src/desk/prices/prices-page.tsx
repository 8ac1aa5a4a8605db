import { type DeskPrice, desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskHouseTexts, deskPricesTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { SettingHistory } from '../parts/setting-history.tsx'
import { PriceForm } from './price-form.tsx'

const priceIn = (value: unknown): number | null => {
  const price: unknown = typeof value === 'object' && value !== null && 'price' in value ? value.price : null
  return typeof price === 'number' ? price : null
}

/** Something that is sold, with its price and what is planned for it. */
const OnePrice = ({ sold }: { sold: DeskPrice }) => {
  const t = useTexts(deskPricesTexts)
  const house = useTexts(deskHouseTexts)
  const format = useFormat()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { name, called, of, price, original, from, configured, planned, seen } = sold
  const title = called[language]
  const reset = () =>
    void doAct(
      {
        title: t.sureReset(title, format.rupees(configured.price)),
        description: planned ? t.plannedGoes : undefined,
        yes: house.reset,
      },
      (reason) => deskApi.call(desk.resetPrice, { name, seen, reason }),
    )
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <h3>{title}</h3>
        <strong className="num">{format.rupees(price)}</strong>
        {of === 'question' ? null : (
          <span className={`${css.quiet} num`}>
            {t.original[of === 'wallet' ? 'wallet' : 'other'](format.rupees(original))}
          </span>
        )}
        <Tag>{house.from[from]}</Tag>
      </div>
      {planned ? (
        <p className="num">{t.planned(format.rupees(planned.price), format.dateTime(planned.since))}</p>
      ) : null}
      <div className={css.acts}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {house.change}
        </Button>
        {from === 'desk' || planned ? (
          <Button size="sm" onClick={reset}>
            {house.reset}
          </Button>
        ) : null}
        <SettingHistory
          name={name}
          say={({ value }) => {
            const was = priceIn(value)
            return was === null ? null : <b className="num">{format.rupees(was)}</b>
          }}
        />
      </div>
      {isOpen ? <PriceForm sold={sold} title={title} onDone={() => setIsOpen(false)} /> : null}
    </Card>
  )
}

const GROUPS = ['oracle', 'astra', 'wallet', 'plan', 'question'] as const

/** `/desk/prices`: what is sold, and for how much from when on. */
export const PricesPage = () => {
  const t = useTexts(deskPricesTexts)
  const found = useDesk(desk.getPrices, {})
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <Answer of={found}>
        {({ prices }) =>
          GROUPS.map((group) => (
            <section key={group} className={css.section} aria-labelledby={group}>
              <h2 id={group}>{t.groups[group]}</h2>
              <ul className={css.list}>
                {prices
                  .filter(({ of }) => of === group)
                  .map((sold) => (
                    <OnePrice key={`${sold.name} ${sold.seen}`} sold={sold} />
                  ))}
              </ul>
            </section>
          ))
        }
      </Answer>
    </>
  )
}
