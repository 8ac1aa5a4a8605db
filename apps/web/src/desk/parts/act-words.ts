import { field } from '@dhruva/common'
import type { DeskAct } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import {
  deskHealthTexts,
  deskHouseTexts,
  deskLeadsTexts,
  deskLogTexts,
  deskPeopleTexts,
  deskSwitchesTexts,
  deskTexts,
} from '../lib/texts.ts'

type Words = Record<string, string>

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What the log tells of an act beside its reason; what comes in a way we have no word for stands as it came. */
export const useActWords = () => {
  const t = useTexts(deskLogTexts)
  const { roles } = useTexts(deskTexts)
  const people = useTexts(deskPeopleTexts)
  const leads = useTexts(deskLeadsTexts)
  const house = useTexts(deskHouseTexts)
  const switches = useTexts(deskSwitchesTexts)
  const health = useTexts(deskHealthTexts)
  const format = useFormat()
  const language = useLanguage()

  const word = (words: Words, name: unknown) => words[String(name)] ?? plain(name)
  const time = (value: unknown) => format.dateTime(String(value))
  const rolesIn = (value: unknown) => listed(value).map((role) => word(roles, role))

  const setting = (value: unknown): string => {
    if (value === null) return house.asConfigured
    const line = field(value, 'line')
    if (line !== undefined) return line === null ? house.notTold : plain(field(line, 'number'))
    const filled = Object.entries(Object(value)).filter(([, figure]) => figure !== null)
    return filled.map(([name, figure]) => `${word(house.info, name)}: ${plain(figure)}`).join(' · ')
  }

  const sayings: Record<string, (value: unknown, details: DeskAct['details']) => string> = {
    what: (value) => (typeof value === 'number' ? format.rupees(value / 100) : word(t.wire.refunds, value)),
    // said with how many
    kind: () => '',
    questions: (value, { kind }) => `${word({ oracle: people.oracle, astra: people.astra }, kind)}: ${plain(value)}`,
    consent: (value) => t.consent(plain(value)),
    talk: (value) => t.talk(plain(value)),
    state: (value) => word(leads.states, value),
    scheduledAt: (value) => leads.callAt(time(value)),
    price: (value) => (typeof value === 'number' ? format.rupees(value) : house.asConfigured),
    original: (value) => (typeof value === 'number' ? t.original(format.rupees(value)) : plain(value)),
    since: (value) => house.holdsFrom(time(value)),
    name: plain,
    names: (value) => format.list(listed(value).map(plain)),
    roles: (value) => format.list(rolesIn(value)),
    added: (value) => format.list(rolesIn(value)),
    ended: () => t.placeEnded,
    codes: () => t.codesForgotten,
    part: (value) => word(health.parts, value),
    beganAt: time,
    text: (value) => plain(field(value, language)),
    ends: (value) => (value === true ? health.itIsOver : ''),
    value: setting,
  }

  const kinds: Record<string, (of: string) => string> = {
    helpline: (of) => word(house.helplines, of),
    switch: (of) => word(switches.parts, of),
    site: (of) => word({ info: house.infoTitle, testimonials: house.testimonialsTitle }, of),
  }

  return {
    details: (act: DeskAct): string =>
      Object.entries(act.details)
        .filter(([, value]) => value !== null || act.command === 'set')
        .map(([name, value]) => sayings[name]?.(value, act.details) ?? `${name}: ${plain(value)}`)
        .filter((said) => said !== '')
        .join(' · '),
    /** What a setting is called; '' for what has a number alone, by which one looks for it. */
    target: ({ target }: DeskAct): string => {
      const [kind = '', of = ''] = target.split(':')
      return kinds[kind]?.(of) ?? ''
    },
  }
}
