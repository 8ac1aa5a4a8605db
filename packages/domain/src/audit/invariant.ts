/** One statement about the books. `violationsQuery` is SQL that selects one row for each thing that breaks it. */
export type Invariant = { id: string; description: string; violationsQuery: string }
