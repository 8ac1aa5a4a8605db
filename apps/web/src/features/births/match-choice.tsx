import type { Birth } from '@dhruva/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/field.tsx'
import css from './match-choice.module.css'
import { birthTexts } from './texts.ts'

/** Which saved births are chosen for a match, at most two; null while nobody chooses. */
export type MatchChoice = {
  picked: readonly number[] | null
  begin: () => void
  end: () => void
  /** A third one takes the place of the first. */
  toggle: (bid: number) => void
}

export const useMatchChoice = (): MatchChoice => {
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  return {
    picked,
    begin: () => setPicked([]),
    end: () => setPicked(null),
    toggle: (bid) =>
      setPicked((before) => {
        const list = before ?? []
        return list.includes(bid) ? list.filter((one) => one !== bid) : [...list, bid].slice(-2)
      }),
  }
}

/** Chooses one entry of the list. */
export const MatchPick = ({ birth, choice }: { birth: Birth; choice: MatchChoice }) => {
  const t = useTexts(birthTexts)
  if (!choice.picked) return null
  return (
    <Check
      className={css.pick}
      checked={choice.picked.includes(birth.bid)}
      onChange={() => choice.toggle(birth.bid)}
      aria-label={t.matchPick(birth.full_name)}
    >
      {t.matchThis}
    </Check>
  )
}

/** Begins the choice. */
export const MatchBegin = ({ choice }: { choice: MatchChoice }) => {
  const t = useTexts(birthTexts)
  return (
    <Button look="text" size="sm" className={css.begin} onClick={choice.begin}>
      {t.matchTwo}
    </Button>
  )
}

/** While two are chosen: says what to choose, and goes to the match of the two. */
export const MatchBar = ({ picked, onEnd }: { picked: readonly number[]; onEnd: () => void }) => {
  const t = useTexts(birthTexts)
  const navigate = useNavigate()
  const [one, two] = picked
  const isReady = one !== undefined && two !== undefined
  return (
    <div className={css.bar}>
      <p role="status">{t.matchChosen(picked.length)}</p>
      <Button size="sm" look="text" onClick={onEnd}>
        {t.matchEnd}
      </Button>
      <Button
        size="sm"
        look="solid"
        inactive={!isReady}
        onClick={() => {
          if (isReady) void navigate(to('match', { one, two }))
        }}
      >
        {t.match}
      </Button>
    </div>
  )
}
