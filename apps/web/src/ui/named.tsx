import { Fragment } from 'react'
import { languageOf } from '#lib/language-of.ts'

/** A sentence of the page with the name of a person in it, which may be of another language and script. */
export const Named = ({ text, names }: { text: string; names: readonly string[] }) => {
  let rest = text
  const parts = names.flatMap((name) => {
    const at = name === '' ? -1 : rest.indexOf(name)
    if (at < 0) return []
    const before = rest.slice(0, at)
    rest = rest.slice(at + name.length)
    return [{ before, name }]
  })
  return (
    <>
      {parts.map(({ before, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their place
        <Fragment key={index}>
          {before}
          <span lang={languageOf(name)}>{name}</span>
        </Fragment>
      ))}
      {rest}
    </>
  )
}
