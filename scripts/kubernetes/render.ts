import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod'

/** One object of a cluster, as far as every kind is alike. */
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
})
export type Manifest = z.output<typeof Manifest>

const RENDERERS = [
  ['kubectl', 'kustomize'],
  ['kustomize', 'build'],
] as const

/** The manifests in a text of YAML. */
export const manifestsIn = (text: string): Manifest[] => {
  const documents = parseAllDocuments(text)
  if ('empty' in documents) return []
  return documents.map((document) => {
    const [error] = document.errors
    if (error) throw error
    return Manifest.parse(document.toJS())
  })
}

/** What a kustomization comes to. @returns null where this machine has neither kubectl nor kustomize */
export const render = (folder: string): Manifest[] | null => {
  for (const [program, word] of RENDERERS) {
    const { error, status, stdout, stderr } = spawnSync(program, [word, folder], { encoding: 'utf8' })
    if (error) continue
    if (status !== 0) throw new Error(`${program} ${word} ${path.basename(folder)}: ${stderr.trim()}`)
    return manifestsIn(stdout)
  }
  return null
}

/** Every manifest below a folder as it is written, before a kustomization changes it. */
export const written = (folder: string): Manifest[] =>
  globSync('**/*.yaml', { cwd: folder, exclude: (name) => name === 'kustomization.yaml' }).flatMap((file) =>
    manifestsIn(readFileSync(path.join(folder, file), 'utf8')),
  )
