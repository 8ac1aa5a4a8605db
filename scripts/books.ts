// pnpm books [--check]: what always holds of the books, printed and written to docs/BOOKS.md.
import { invariants } from '@dhruva/domain/invariants'
import { writeOrCheck } from './write-or-check.ts'

const numberOf = ({ id }: { id: string }) => Number.parseInt(id.slice(1), 10)
const sorted = invariants.toSorted((one, other) => numberOf(one) - numberOf(other) || one.id.localeCompare(other.id))

const text = `# What always holds of the books

Written by \`pnpm books\` from \`packages/domain/src/audit\`; not edited by hand. \`pnpm audit:books\` counts in a database what breaks each,
tests run it after every scenario, and a number is never given to another sentence.

${sorted.map(({ id, description }) => `- ${id} ${description}`).join('\n')}
`

writeOrCheck('docs/BOOKS.md', text)
for (const { id, description } of sorted) console.log(`${id.padEnd(5)} ${description}`)
