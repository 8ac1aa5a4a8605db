/** One statement about the books. `bad` is SQL that selects one row for each thing that breaks it. */
export type Invariant = { id: string; says: string; bad: string }
