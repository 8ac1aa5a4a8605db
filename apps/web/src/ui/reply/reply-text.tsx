import type { MessageFact } from '@dhruva/contract'
import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, memo, type ReactNode } from 'react'
import { languageOf } from '#lib/language-of.ts'
import { FactMark } from './fact-mark.tsx'
import { closeOpenStars, type Mark, marksOf, splitMarks, withMarks } from './marked-text.ts'
import css from './reply-text.module.css'

type Marks = ReadonlyMap<number, Mark>

/** The last word of a sentence: its mark must not begin the next line alone. */
const LAST_WORD = /[^\s\ue000\ue001]{1,24}$/

const runs = (text: string, marks: Marks): ReactNode => {
  const all = splitMarks(text)
  return all.map((run, index) => {
    const next = all[index + 1]
    if ('text' in run) return next && 'mark' in next ? run.text.replace(LAST_WORD, '') : run.text
    const mark = marks.get(run.mark)
    const last = all[index - 1]
    const word = last && 'text' in last ? LAST_WORD.exec(last.text)?.[0] : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text keep their place
      <span key={index} className={css.together}>
        {word}
        {mark ? <FactMark mark={mark} /> : null}
      </span>
    )
  })
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const inline = (tokens: readonly Token[] | undefined, marks: Marks): ReactNode =>
  tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text keep their place
    <Fragment key={index}>{inlineOne(token, marks)}</Fragment>
  ))

const inlineOne = (token: Token, marks: Marks): ReactNode => {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens, marks)}</strong>
    case 'em':
      return <em>{inline(token.tokens, marks)}</em>
    case 'br':
      return <br />
    // an item of a list with empty lines between its items
    case 'paragraph':
      return inline(token.tokens, marks)
    case 'text':
      return token.tokens ? inline(token.tokens, marks) : runs(plain(token.raw), marks)
    case 'escape':
      return runs(plain(token.text), marks)
    default:
      // links, images, code and HTML of a reply are shown as the text they are
      return runs(token.raw, marks)
  }
}

const cells = (row: readonly Tokens.TableCell[], marks: Marks, As: 'td' | 'th') =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their place
  row.map((cell, index) => <As key={index}>{inline(cell.tokens, marks)}</As>)

const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isList = (token: Token): token is Tokens.List => token.type === 'list'

const Table = ({ token, marks }: { token: Tokens.Table; marks: Marks }) => (
  <div className={css.scroll}>
    <table>
      <thead>
        <tr>{cells(token.header, marks, 'th')}</tr>
      </thead>
      <tbody>
        {token.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table keep their place
          <tr key={index}>{cells(row, marks, 'td')}</tr>
        ))}
      </tbody>
    </table>
  </div>
)

const List = ({ token, marks }: { token: Tokens.List; marks: Marks }) => {
  const As = token.ordered ? 'ol' : 'ul'
  return (
    <As>
      {token.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their place
        <li key={index}>{inline(item.tokens, marks)}</li>
      ))}
    </As>
  )
}

const block = (token: Token, marks: Marks): ReactNode => {
  if (token.type === 'space') return null
  if (token.type === 'hr') return <hr />
  if (isList(token)) return <List token={token} marks={marks} />
  if (isTable(token)) return <Table token={token} marks={marks} />
  if (token.type === 'heading') return <h3>{inline(token.tokens, marks)}</h3>
  if (token.type === 'paragraph' || token.type === 'text') return <p>{inline(token.tokens, marks)}</p>
  return <p>{runs(token.raw.trim(), marks)}</p>
}

const noMarks: Marks = new Map()

/** One block; blocks whose source did not change are not rendered again while the reply grows. */
const Block = memo(
  ({ token, marks }: { token: Token; marks: Marks }) => block(token, marks),
  (last, next) => last.token.raw === next.token.raw && last.marks === next.marks,
)

/** A reply as set text: paragraphs, lists, tables, bold. No HTML is ever made of it. */
export const ReplyText = ({
  text,
  facts,
  growing,
}: {
  text: string
  facts?: readonly MessageFact[]
  growing?: boolean
}) => {
  const marks = facts?.length ? new Map(marksOf(facts).map(({ mark }) => [mark.number, mark])) : noMarks
  const source = growing ? closeOpenStars(text) : withMarks(text, facts ?? [])
  return (
    <div className={css.text} lang={languageOf(text)} data-reply data-growing={growing || undefined}>
      {lexer(source).map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
        <Block key={index} token={token} marks={marks} />
      ))}
    </div>
  )
}
