import { useState } from 'react'
import { Button, IconButton, LinkButton } from '#ui/button.tsx'
import { Chip, Tag } from '#ui/chip.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight, Search } from '#ui/icons.ts'
import { AiNote, Eyebrow, Meter, Rule } from '#ui/marks.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Orbit } from '#ui/spinner.tsx'
import css from './design.module.css'

export const Controls = () => {
  const [busy, setBusy] = useState(false)
  const [period, setPeriod] = useState('week')
  return (
    <>
      <div className={css.row}>
        <LinkButton to="/free-kundli" look="accent">
          Chat now
          <Icon of={ArrowRight} />
        </LinkButton>
        <Button look="solid" busy={busy} busyLabel="loading..." onClick={() => setBusy(true)}>
          Proceed
        </Button>
        <Button>Cancel</Button>
        <Button look="soft">New</Button>
        <Button look="text">Resend code</Button>
        <Button look="danger">Delete</Button>
        <Button look="solid" busy busyLabel="generating..">
          Generate
        </Button>
        <Button inactive>Inactive</Button>
        <IconButton label="Search" framed>
          <Icon of={Search} />
        </IconButton>
      </div>
      <div className={css.row}>
        <Chip>What about my salary?</Chip>
        <Chip pressed>This Week</Chip>
        <Tag tone="rashi" icon={<Glyph sign="leo" />}>
          Leo
        </Tag>
        <Tag tone="nakshatra">Rohini</Tag>
        <Tag tone="dasha">Venus dasha</Tag>
        <Tag tone="ok">Active</Tag>
        <Tag tone="bad">Not Verified</Tag>
        <Tag>Plain</Tag>
      </div>
      <Segmented
        label="Period"
        options={[
          { value: 'day', label: 'Today' },
          { value: 'week', label: 'This Week' },
          { value: 'month', label: 'यह महीना', lang: 'hi' },
        ]}
        value={period}
        onChange={setPeriod}
      />
      <Eyebrow>Vedic astrology, read by AI</Eyebrow>
      <Rule />
      <Meter label="Love" value={0.82} text="Strong, 82%" />
      <Orbit>Placing your planets</Orbit>
      <AiNote />
    </>
  )
}
