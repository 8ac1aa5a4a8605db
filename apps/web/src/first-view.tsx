// What is seen of a page before any script has run: drawn by the API, which loads this file from the build.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LayoutTop } from '#app/layout.tsx'
import { loadPage } from '#app/router.tsx'
import { shellTexts } from '#app/texts.ts'
import { queryClient } from '#lib/api.ts'
import { drawIn, type Language } from '#lib/i18n.ts'
import { keepAnswers, type ServedAnswer } from '#lib/served-answers.ts'
import { drawAs } from '#lib/session.ts'
import { uiTexts } from '#ui/texts.ts'

/** Parts found only while drawing are fetched before the next try; they hold others at most so deep. */
const TRIES = 5

/** What React writes where a part has not come. */
const WAITING = '<!--$!-->'

export type Viewer = 'visitor' | 'member'

/** Draws at once, so that two drawings never share a language, a viewer or answers. */
const draw = (address: string, language: Language, answers: readonly ServedAnswer[], viewer: Viewer): string => {
  drawIn(language)
  drawAs(viewer === 'member')
  keepAnswers(queryClient, answers, language)
  try {
    return renderToString(
      <StaticRouter location={address}>
        <LayoutTop />
      </StaticRouter>,
    )
  } finally {
    queryClient.clear()
  }
}

/** The page at an address as HTML, with the answers to what it will ask; of a member while every answer is still awaited. */
export const firstView = async (
  address: string,
  language: Language,
  answers: readonly ServedAnswer[],
  viewer: Viewer,
): Promise<string> => {
  await Promise.all([shellTexts.load(language), uiTexts.load(language), loadPage(address.split('?', 1)[0] ?? '')])
  for (let tries = 1; ; tries++) {
    const html = draw(address, language, answers, viewer)
    if (tries === TRIES || !html.includes(WAITING)) return html
    await new Promise((resolve) => setTimeout(resolve))
  }
}
