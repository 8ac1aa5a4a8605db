import { at } from '#names.ts'
import type { Piece } from './pieces.ts'
import type { Span } from './verdict.ts'

/** The piece that runs on the day of a judgement. */
export const runningPiece = ({ pieces, fromMs }: Span): Piece =>
  pieces.find(({ startMs, endMs }) => startMs <= fromMs && fromMs < endMs) ?? at(pieces, 0)
