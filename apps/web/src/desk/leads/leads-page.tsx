import { type DeskLead, desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskLeadsTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'

type Moved = 'contacted' | 'scheduled' | 'done' | 'declined'

const isOpen = ({ state }: DeskLead) => state === 'new' || state === 'contacted' || state === 'scheduled'

const OneLead = ({ lead }: { lead: DeskLead }) => {
  const t = useTexts(deskLeadsTexts)
  const format = useFormat()
  const [at, setAt] = useState('')
  // old clients send the day as it was typed
  const day = lead.date_of_birth ?? ''
  const born = /^\d{4}-\d\d-\d\d$/.test(day) ? format.date(`${day}T12:00:00+05:30`) : day
  const birth = [born, lead.time_of_birth, lead.birth_place].filter(Boolean).join(', ')
  const move = (state: Moved) =>
    void doAct(
      { title: t.sure(lead.id, t.states[state]), yes: t.moves[state], destructive: state === 'declined' },
      (reason) =>
        deskApi.call(desk.moveLead, { id: lead.id, state, at: state === 'scheduled' ? at : undefined, reason }),
    )
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <strong>{lead.full_name}</strong>
        <Tag tone={lead.state === 'new' ? 'rashi' : 'plain'}>{t.states[lead.state]}</Tag>
        <span className={`${css.quiet} num`}>
          l{lead.id} · {t.asked(format.dateTime(lead.created_at))}
        </span>
      </div>
      <p className="num">
        <a href={`tel:+${lead.mobile.length === 10 ? '91' : ''}${lead.mobile}`}>{lead.mobile}</a>
        {lead.email ? ` · ${lead.email}` : ''}
      </p>
      <p className={css.quiet}>
        {lead.astrologer ?? t.any}
        {birth ? ` · ${t.born(birth)}` : ''}
        {lead.scheduled_at ? ` · ${t.callAt(format.dateTime(lead.scheduled_at))}` : ''}
      </p>
      {isOpen(lead) ? (
        <div className={css.bar}>
          <Button onClick={() => move('contacted')}>{t.moves.contacted}</Button>
          <Field label={t.at}>
            <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </Field>
          <Button inactive={at === ''} onClick={() => move('scheduled')}>
            {t.moves.scheduled}
          </Button>
          <Button onClick={() => move('done')}>{t.moves.done}</Button>
          <Button look="danger" onClick={() => move('declined')}>
            {t.moves.declined}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

/** `/desk/consultations`: requests to be called by an astrologer. */
export const LeadsPage = () => {
  const t = useTexts(deskLeadsTexts)
  const [of, setOf] = useState<'open' | 'all'>('open')
  const found = useDesk(desk.getRequests, { of })
  const options = [
    { value: 'open', label: t.open },
    { value: 'all', label: t.all },
  ] as const
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <div className={css.bar}>
        <Segmented label={t.which} options={options} value={of} onChange={setOf} />
      </div>
      <Answer of={found}>
        {({ leads }) =>
          leads.length === 0 ? (
            <p className={css.quiet}>{t.none}</p>
          ) : (
            <ul className={css.list}>
              {leads.map((lead) => (
                <OneLead key={lead.id} lead={lead} />
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  )
}
