import { to } from '#app/paths.ts'
import { type Language, languageNames } from '#lib/i18n.ts'
import type { Catalogues } from './catalogues.ts'
import type { ServedPage } from './types.ts'

/** How points are earned and used; where `{daily_cap}` and its like stand, the server puts the configured numbers. */
export const learnMorePage = (
  { learn: t }: Catalogues,
  lang: Language,
): Pick<ServedPage, 'heading' | 'blocks' | 'lang'> => ({
  lang,
  heading: t.title,
  blocks: [
    { p: t.lede },
    {
      table: {
        caption: t.tableTitle,
        head: [t.deed, t.earns],
        rows: [
          [t.deeds.discussion, '+{discussion}'],
          [t.deeds.comment, '+{comment}'],
          [t.deeds.vote, '+{vote}'],
          [t.deeds.upvote, '+{upvote_received}'],
        ],
      },
    },
    { h2: t.capTitle },
    { p: t.cap('{daily_cap}') },
    { h2: t.worthTitle },
    { p: t.worth('{per_question}') },
    { p: t.minimum('{minimum_redemption}', '{per_question}') },
    { h2: t.howTitle },
    { ol: t.how },
    { h2: t.rulesTitle },
    { ul: t.rules },
    { h2: t.freeTitle },
    { p: t.free('{free_oracle_questions}', '{free_astra_questions}') },
    {
      links: [
        [t.back, to('forum', { page: 1 })],
        lang === 'hi' ? [languageNames.en, to('learnMore')] : [languageNames.hi, to('learnMoreHindi')],
      ],
    },
  ],
})
