import { HELPLINE_KEYS, INDIA } from '@dhruva/common'
import { desk, type Origin } from '@dhruva/contract/desk'
import { readLastSettings } from '@dhruva/db'
import { helplinesFor, uncheckedHelplines } from '@dhruva/reading'
import { implement } from '#endpoints/implement.ts'
import { saidFrom } from '#figures.ts'
import { HOUSE_INFO, helplineName, settingsOf, storedIn, TESTIMONIALS } from '#settings.ts'

export const getHouse = implement(desk.getHouse, async ({ ctx, language }) => {
  const { config } = ctx
  const [rows, counts] = await Promise.all([readLastSettings(ctx.db), ctx.figures()])
  const rowOf = new Map(rows.map((row) => [row.name, row]))
  const { info, testimonials, helplines } = settingsOf(config, storedIn(rows))
  const where = (name: string, otherwise: Origin) => ({
    from: rowOf.get(name)?.value ? ('desk' as const) : otherwise,
    seen: rowOf.get(name)?.id ?? 0,
  })
  const told = helplinesFor(INDIA, helplines)
  const old = new Set(uncheckedHelplines(told, ctx.now()))
  const said = saidFrom(config.site.figuresFrom, language)
  return {
    status: 'success' as const,
    helplines: HELPLINE_KEYS.map((key) => {
      const line = told.entries[key]
      return {
        key,
        line: line ? { ...line, languages: [...line.languages] } : null,
        is_old: old.has(key),
        ...where(helplineName(key), config.helplines[key] === undefined ? 'product' : 'configuration'),
      }
    }),
    info: {
      value: info,
      ...where(HOUSE_INFO, 'configuration'),
      counted: {
        predictions: said(counts.predictions),
        users: said(counts.people),
        chats: said(counts.answers),
      },
    },
    testimonials: { value: testimonials, ...where(TESTIMONIALS, 'configuration') },
  }
})
