// What a visitor sees of a page before any script has run: drawn by the API, which loads this file from the build.
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LayoutTop } from '#app/layout.tsx'
import { loadPage } from '#app/router.tsx'
import { shellTexts } from '#app/texts.ts'
import { queryClient } from '#lib/api.ts'
import { drawIn, type Language } from '#lib/i18n.ts'
import { keepAnswers, type ServedAnswer } from '#lib/served-answers.ts'
import { uiTexts } from '#ui/texts.ts'

/** Parts found only while drawing are fetched before the next try; they hold others at most so deep. */
const TRIES = 5

/** What React writes where a part has not come. */
const WAITING = '<!--$!-->'

/** Draws at once, so that two drawings never share a language or answers. */
const draw = (address: string, language: Language, answers: readonly ServedAnswer[]): string => {
  drawIn(language)
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

/** The page at an address as HTML, with the answers to what it will ask. */
export const firstView = async (
  address: string,
  language: Language,
  answers: readonly ServedAnswer[],
): Promise<string> => {
  await Promise.all([shellTexts.load(language), uiTexts.load(language), loadPage(address.split('?', 1)[0] ?? '')])
  for (let tries = 1; ; tries++) {
    const html = draw(address, language, answers)
    if (tries === TRIES || !html.includes(WAITING)) return html
    await new Promise((resolve) => setTimeout(resolve))
  }
}
