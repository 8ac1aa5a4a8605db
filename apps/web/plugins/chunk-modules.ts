import path from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../src')

/**
 * Writes which of our modules stand in which script: Vite's manifest names those alone that have a script of their own. The server asks
 * it for the script a page begins in.
 */
export const chunkModules = (): Plugin => ({
  name: 'chunk-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const ours = (module: string) => module.startsWith(SOURCES)
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.filter(ours).map((module) => [module, file.fileName] as const) : [],
    )
    const named = modules.map(([module, file]) => [path.relative(path.dirname(SOURCES), module), file] as const)
    const sorted = named.toSorted(([one], [other]) => (one < other ? -1 : 1))
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(sorted)) })
  },
})
