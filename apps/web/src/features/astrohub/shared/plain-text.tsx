import { cx } from '#lib/cx.ts'
import { languageOf } from '#lib/language-of.ts'
import { linkify } from './linkify.ts'
import css from './plain-text.module.css'

/** What a person wrote, as they wrote it: their line breaks stay, addresses can be followed, nothing else is markup. */
export const PlainText = ({ text, className }: { text: string; className?: string | undefined }) => (
  <p className={cx(css.text, className)} lang={languageOf(text)}>
    {linkify(text).map((piece, at) =>
      piece.kind === 'words' ? (
        piece.text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
        <a key={at} href={piece.href} lang={languageOf(piece.text)} rel="nofollow ugc noopener" target="_blank">
          {piece.text}
        </a>
      ),
    )}
  </p>
)
