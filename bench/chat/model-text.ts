// Replies as a language model writes them, for measurements.

/** Pieces of four or five characters, as a tokenizer of English makes them. */
const TOKEN = /\s*[\p{L}\p{M}\p{N}]{1,7}|\s*[^\s\p{L}\p{N}]|\s+/gu

const ENGLISH = {
  plain: [
    'What you ask has more to do with patience than with luck, and the coming seasons are kind to those who prepare.',
    'Speak openly with the people who stand close to you, even where the first word is hard to find.',
    'Small habits that are kept will carry you further than one great effort.',
    'Let the answer ripen before you act on what others expect from you.',
  ],
  links: ['', 'You can see the reason in the chart: ', 'Beside this, ', 'For the same reason '],
}
const HINDI = {
  plain: [
    'आपका प्रश्न भाग्य से अधिक धैर्य का है, और आने वाला समय उनका साथ देता है जो तैयारी करते हैं।',
    'अपने प्रियजनों से खुलकर बात कीजिए, चाहे पहला शब्द कठिन लगे।',
    'छोटी आदतें बड़े प्रयास से अधिक दूर ले जाती हैं।',
    'दूसरों की अपेक्षाओं पर चलने से पहले उत्तर को मन में पकने दीजिए।',
  ],
  links: ['', 'कुंडली में इसका कारण दिखता है: ', 'इसके साथ ', 'इसी कारण '],
}

type Fact = { id: string; text: string }
type Judged = { verdict: { says: string; ids: string[] } }
export type PromptData = { facts?: Fact[]; judgement?: Judged[]; question?: string; write_in?: string }

/** What stands between the marks of the prompt, of all its messages. */
export const promptDataIn = (body: unknown): PromptData => {
  const texts = JSON.stringify(body).matchAll(/<<<DATA\\n(.*?)\\nDATA>>>/g)
  const told = Array.from(texts, ([, data = '{}']): PromptData => JSON.parse(JSON.parse(`"${data}"`)))
  return Object.assign({}, ...told)
}

/** The verdict, then plain sentences and sentences with facts by turns, as the rules of the prompt have it. */
export const modelText = (
  { facts = [], judgement = [], write_in = 'English' }: PromptData,
  count: number,
): string[] => {
  const { plain, links } = write_in === 'English' ? ENGLISH : HINDI
  const [{ verdict } = { verdict: null }] = judgement
  const tokens: string[] = verdict
    ? (`${verdict.says.replace(/[.।]$/, '')} [${verdict.ids.join(',')}]. `.match(TOKEN) ?? [])
    : []
  for (let at = 0; tokens.length < count; at += 1) {
    const fact = facts[Math.floor(at / 2) % Math.max(1, facts.length)]
    const cited = fact
      ? `${links[at % links.length]}${fact.text.replace(/[.।]$/, '')} [${fact.id}]${write_in === 'English' ? '.' : '।'}`
      : ''
    const sentence = at % 2 === 0 || !fact ? plain[(at / 2) % plain.length] : cited
    tokens.push(...(`${at === 0 ? '' : at % 5 === 0 ? '\n\n' : ' '}${sentence}`.match(TOKEN) ?? []))
  }
  return tokens.slice(0, count)
}
