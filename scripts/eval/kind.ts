/** What came of one line of a set: each figure it counts for, and whether it was right in it. */
export type Outcome = {
  marks: Record<string, boolean>
  /** what was taken for what: `[figure, wanted, got]` */
  confused: readonly (readonly [figure: string, wanted: string, got: string])[]
}

/** One line of a set, ready to be run. */
export type Case = {
  id: string
  /** its messages, of which none may stand in a training text */
  messages: readonly string[]
  run(): Outcome
}

/** A kind of set: what its lines hold, how one is run and what is asked of it. A set is of the kind its name begins with. */
export type Kind = {
  name: string
  /** the least share, 0..1, of a figure; figures without one are only told */
  goals: Readonly<Record<string, number>>
  /** @throws when the line is not of this kind; the message says what is wrong */
  read(line: unknown): Case
  /** every message that was learnt from, as it stands in the checkout */
  learntFrom(): Iterable<string>
}
