import { findCycles, findFolderCycles } from './cycles.ts'
import { layoutOf, readPackages } from './layout.ts'
import { checkSource, type Violation } from './rules.ts'
import { readSources } from './sources.ts'

/** Everything in the checkout that breaks the rules of the house, computed from its folders. */
export function checkBoundaries(root: string): Violation[] {
  const sources = readSources(root)
  const layout = layoutOf(readPackages(root))
  return [
    ...sources.flatMap((source) => checkSource(source, layout)),
    ...findCycles(sources, layout),
    ...findFolderCycles(sources, layout),
  ]
}
