import type { Consultant } from '@dhruva/contract'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Star, User } from '#ui/icons.ts'
import css from './consultant-card.module.css'
import { Testimonials } from './testimonials.tsx'
import { consultTexts } from './texts.ts'

const Picture = ({ one, alt = '' }: { one: Consultant; alt?: string }) =>
  one.image ? (
    <img className={css.picture} src={one.image} alt={alt} width={320} height={320} loading="lazy" decoding="async" />
  ) : (
    <span className={css.picture} aria-hidden="true">
      {[...(one.name.trim().split(' ').at(-1) ?? '')].at(0)}
    </span>
  )

const Photo = ({ one }: { one: Consultant }) => {
  const t = useTexts(consultTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.photo}
        aria-label={t.enlarge(one.name)}
        onPointerDown={preloadDialogs}
        onClick={() => setOpen(true)}
      >
        <Picture one={one} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={one.name} size="wide">
        <div className={css.large}>
          <Picture one={one} alt={t.photoOf(one.name)} />
        </div>
      </Dialog>
    </>
  )
}

const Rating = ({ value }: { value: number }) => {
  const t = useTexts(consultTexts)
  const format = useFormat()
  return (
    <p className={css.rating}>
      <Icon of={Star} />
      {t.rating(format.number(value))}
    </p>
  )
}

/** One of the people: who they are, what others said, and the way to ask for them. */
export const ConsultantCard = ({ one, onAsk }: { one: Consultant; onAsk: () => void }) => {
  const t = useTexts(consultTexts)
  const format = useFormat()
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <Photo one={one} />
        <div>
          <h2 className={css.name}>{one.name}</h2>
          <p className={css.field}>{one.specialization}</p>
          {one.rating === null ? null : <Rating value={one.rating} />}
        </div>
      </div>
      <p className={css.person}>
        <Icon of={User} />
        {one.is_sample ? t.sample : t.person}
      </p>
      <p>{one.bio}</p>
      <dl className={css.facts}>
        <div>
          <dt className="vh">{t.experience('')}</dt>
          <dd>{t.experience(format.number(one.experience_years))}</dd>
        </div>
        <div>
          <dt>{t.speaks}</dt>
          <dd>{format.list(one.languages)}</dd>
        </div>
      </dl>
      {one.testimonials.length > 0 ? <Testimonials of={one.testimonials} /> : null}
      <Button look="accent" size="lg" wide aria-label={t.consultWith(one.name)} onClick={onAsk}>
        {t.consultNow}
      </Button>
    </Card>
  )
}
