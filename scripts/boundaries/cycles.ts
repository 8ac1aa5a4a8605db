import type { Layout } from './layout.ts'
import { isTest, type Violation } from './rules.ts'
import type { Source } from './sources.ts'

/** The circles of a graph, each as it was met: from one node along the arrows back to it. */
function circlesIn(nodes: Iterable<string>, nextOf: (node: string) => Iterable<string>): string[][] {
  const done = new Set<string>()
  const found: string[][] = []

  function visit(node: string, trail: string[]): void {
    const start = trail.indexOf(node)
    if (start >= 0) {
      found.push([...trail.slice(start), node])
      return
    }
    if (done.has(node)) return
    for (const next of nextOf(node)) visit(next, [...trail, node])
    done.add(node)
  }

  for (const node of nodes) visit(node, [])
  return found
}

/** What a file needs as soon as it is loaded. What is fetched later closes no circle: the table of the web app's pages leads to their code, and a page to the addresses in it. */
const targetsOf = (source: Source, layout: Layout): string[] =>
  source.imports.flatMap(({ from, later }) => (later ? [] : (layout.resolve(source, from) ?? [])))

/** Files that import each other, directly or in a circle: one violation for each circle met. */
export function findCycles(sources: Source[], layout: Layout): Violation[] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const next = (file: string) => {
    const source = byFile.get(file)
    return source ? targetsOf(source, layout) : []
  }
  return circlesIn(byFile.keys(), next).map((circle) => ({
    file: circle[0] ?? '',
    line: 1,
    says: `a circle of imports: ${circle.join(' → ')}`,
  }))
}

/**
 * The folder of a file, as circles are counted: files that stand directly in `src` (or directly in a folder of tools) are
 * rooms of their own, for an entrance and the types of a package stand there side by side.
 */
const roomOf = (file: string): string => {
  const folder = file.slice(0, file.lastIndexOf('/'))
  return /(^|\/)src$/.test(folder) || !folder.includes('/') ? file : folder
}

/** Folders that import each other, directly or in a circle; tests, which look on from outside, are not counted. */
export function findFolderCycles(sources: Source[], layout: Layout): Violation[] {
  const arrows = new Map<string, Map<string, string>>()
  for (const source of sources.filter(({ file }) => !isTest(file)))
    for (const target of targetsOf(source, layout).filter((file) => !isTest(file))) {
      const [home, other] = [roomOf(source.file), roomOf(target)]
      if (home === other) continue
      const known = arrows.get(home) ?? new Map<string, string>()
      if (!known.has(other)) known.set(other, `${source.file} → ${target}`)
      arrows.set(home, known)
    }
  return circlesIn(arrows.keys(), (room) => arrows.get(room)?.keys() ?? []).map((circle) => {
    const ties = circle.slice(1).map((next, at) => arrows.get(circle[at] ?? '')?.get(next))
    return { file: circle[0] ?? '', line: 1, says: `a circle of folders: ${ties.join(', ')}` }
  })
}
