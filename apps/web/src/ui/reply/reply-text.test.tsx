import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReplyText } from './reply-text.tsx'

test('words stand bold in a list, also where empty lines part its items', () => {
  for (const between of ['\n', '\n\n'])
    expect(
      renderToStaticMarkup(<ReplyText text={`- **Work** takes time.${between}- **Love** is strong.`} />),
    ).toContain('<ul><li><strong>Work</strong> takes time.</li><li><strong>Love</strong> is strong.</li></ul>')
})
