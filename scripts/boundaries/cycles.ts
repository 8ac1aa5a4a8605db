import type { Layout } from './layout.ts'
import type { Violation } from './rules.ts'
import type { Source } from './sources.ts'

/** Files that import each other, directly or in a circle: one violation for each circle met. */
export function findCycles(sources: Source[], layout: Layout): Violation[] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const done = new Set<string>()
  const found: Violation[] = []

  function visit(file: string, trail: string[]): void {
    const start = trail.indexOf(file)
    if (start >= 0) {
      found.push({ file, line: 1, says: `a circle of imports: ${[...trail.slice(start), file].join(' → ')}` })
      return
    }
    const source = byFile.get(file)
    if (!source || done.has(file)) return
    for (const { from } of source.imports) {
      const target = layout.resolve(source, from)
      if (target) visit(target, [...trail, file])
    }
    done.add(file)
  }

  for (const { file } of sources) visit(file, [])
  return found
}
