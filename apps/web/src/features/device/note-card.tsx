import { dailyNotes, NOTE_HOURS, type ResultOf } from '@dhruva/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { to } from '#app/paths.ts'
import { RestNote } from '#app/rest-note.tsx'
import { ApiFail, refreshCalls, useAct, useCall } from '#lib/api.ts'
import { noteEndpoint, noteSupport, refuseNotes, takeNotes } from '#lib/browser-notes.ts'
import { useFormat } from '#lib/format.ts'
import { type Language, languageNames, languages, useLanguage, useTexts } from '#lib/i18n.ts'
import { useSession } from '#lib/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, Select } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast.tsx'
import css from './device-page.module.css'
import { deviceTexts } from './texts.ts'

type State = ResultOf<typeof dailyNotes.getDailyNote>
type When = { hour: number; language: Language }

const HOURS = Array.from({ length: NOTE_HOURS.last - NOTE_HOURS.first + 1 }, (_, n) => NOTE_HOURS.first + n)
/** An hour of India's clock, as a moment of some day. */
const atHour = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00+05:30`

/** What this browser can do and takes; asked anew whenever it may have changed. */
const useBrowser = () => {
  const { data, refetch } = useQuery({
    queryKey: ['browser notes'],
    queryFn: async () => ({ support: noteSupport(), endpoint: await noteEndpoint() }),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  return { browser: data, look: refetch }
}

/** Turns notes on, off and to another hour; says what went wrong. */
const useNoteActs = (key: string, look: () => Promise<unknown>) => {
  const t = useTexts(deviceTexts)
  const save = useAct(dailyNotes.saveDailyNote)
  const stop = useAct(dailyNotes.stopDailyNote)
  const [isAsking, setAsking] = useState(false)
  const act = async (run: () => Promise<string | null>) => {
    setAsking(true)
    try {
      const said = await run()
      if (said !== null) toast.success(said)
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.noteFailed)
    } finally {
      await look()
      await refreshCalls(dailyNotes.getDailyNote)
      setAsking(false)
    }
  }
  return {
    busy: isAsking,
    turnOn: (when: When) =>
      act(async () => {
        const browser = await takeNotes(key)
        return browser && (await save.mutateAsync({ ...browser, ...when })).message
      }),
    turnOff: () =>
      act(async () => {
        const { message } = await stop.mutateAsync({})
        await refuseNotes().catch(() => undefined)
        return message
      }),
  }
}

type ChoiceProps = { state: State; noteKey: string; isBlocked: boolean; look: () => Promise<unknown> }

const Choice = ({ state: { note, has_birth }, noteKey, isBlocked, look }: ChoiceProps) => {
  const t = useTexts(deviceTexts)
  const format = useFormat()
  const language = useLanguage()
  const stateId = useId()
  const { busy, turnOn, turnOff } = useNoteActs(noteKey, look)
  const [when, setWhen] = useState<When>(note ?? { hour: NOTE_HOURS.usual, language })
  const isOn = note?.here === true && !isBlocked
  const change = (next: When) => {
    setWhen(next)
    if (isOn) void turnOn(next)
  }
  if (!has_birth)
    return (
      <>
        <p>{t.noteNoKundli}</p>
        <LinkButton to={to('createKundli')}>{t.noteAddKundli}</LinkButton>
      </>
    )
  const said = isBlocked
    ? t.noteBlocked
    : isOn
      ? t.noteOn(format.time(atHour(note.hour)))
      : note
        ? t.noteElsewhere
        : t.noteOff
  return (
    <>
      {isBlocked ? null : (
        <Switch
          label={t.noteSwitch}
          on={isOn}
          busy={busy}
          describedBy={stateId}
          onChange={(on) => void (on ? turnOn(when) : turnOff())}
        />
      )}
      <p id={stateId} role="status">
        {said}
      </p>
      {note && !isOn ? (
        <Button size="sm" busy={busy} onClick={() => void turnOff()}>
          {t.noteStop}
        </Button>
      ) : null}
      {isBlocked ? null : (
        <div className={css.when}>
          <Field label={t.noteHour}>
            <Select value={when.hour} onChange={({ target }) => change({ ...when, hour: Number(target.value) })}>
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {format.time(atHour(hour))}
                </option>
              ))}
            </Select>
          </Field>
          <Segmented
            label={t.noteLanguage}
            value={when.language}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            onChange={(value) => change({ ...when, language: value })}
          />
        </div>
      )}
    </>
  )
}

/** The note of the morning, for a member: off until they switch it on, and only then the browser is asked. */
export const NoteCard = () => {
  const t = useTexts(deviceTexts)
  const isMember = useSession() !== null
  const { browser, look } = useBrowser()
  const args = browser?.endpoint === undefined ? {} : { endpoint: browser.endpoint }
  const { data } = useCall(dailyNotes.getDailyNote, args, {
    enabled: isMember && browser !== undefined,
    staleTimeMs: 0,
    keepLast: true,
  })
  if (!isMember || !browser || !data || data.key === null) return null
  return (
    <Card as="section" className={css.part}>
      <h2>{t.note}</h2>
      <p>{t.noteText}</p>
      <RestNote of="notes" />
      {browser.support === 'none' ? (
        <p role="status">{t.noteUnsupported}</p>
      ) : (
        <Choice state={data} noteKey={data.key} isBlocked={browser.support === 'blocked'} look={look} />
      )}
    </Card>
  )
}
