import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Source } from './sources.ts'

/** One workspace package, as its package.json has it. */
export type Package = {
  name: string
  /** From the root, such as `packages/db`. */
  folder: string
  exports: Map<string, string>
  dependencies: Set<string>
  devDependencies: Set<string>
}

export function readPackages(root: string): Package[] {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...folders, '.']
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => readPackage(root, folder))
}

function readPackage(root: string, folder: string): Package {
  const found: Record<string, Record<string, string> | undefined> & { name: string } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  )
  const names = (field: string) => Object.keys(found[field] ?? {})
  return {
    name: found.name,
    folder,
    exports: new Map(Object.entries(found.exports ?? {})),
    dependencies: new Set([...names('dependencies'), ...names('optionalDependencies')]),
    devDependencies: new Set(names('devDependencies')),
  }
}

export type Layout = {
  packageOf(source: Source): Package | undefined
  /** The file an import means, undefined when it is not one of ours. */
  resolve(source: Source, from: string): string | undefined
}

export function layoutOf(packages: Package[]): Layout {
  const packageOf = ({ file }: Source) => packages.find(({ folder }) => file.startsWith(`${folder}/`))
  return {
    packageOf,
    resolve(source, from) {
      if (from.startsWith('.')) return path.posix.join(path.posix.dirname(source.file), from)
      if (from.startsWith('#')) return `${packageOf(source)?.folder}/src/${from.slice(1)}`
      const target = packages.find(({ name }) => from === name || from.startsWith(`${name}/`))
      const entry = target?.exports.get(`.${from.slice(target.name.length)}`)
      return target && entry ? path.posix.join(target.folder, entry) : undefined
    },
  }
}
