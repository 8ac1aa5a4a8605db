import { existsSync } from 'node:fs'
import { loadGazetteer } from './gazetteer.ts'
import type { Places } from './port.ts'
import { createSearch } from './search.ts'

// Beside the sources; beside a bundle; beside the folder of a bundle's chunks.
const FOLDERS = ['../../data', './data', '../data']

function gazetteerFile(): URL {
  const files = FOLDERS.map((folder) => new URL(`${folder}/gazetteer.tsv.br`, import.meta.url))
  const file = files.find((each) => existsSync(each))
  if (!file) throw new Error('the gazetteer is missing: data/gazetteer.tsv.br')
  return file
}

/**
 * Places from the gazetteer in the package: India and the towns of the world, without a network. The file is read at the
 * first question and kept; a reading that failed is tried again at the next question.
 */
export function createEmbeddedPlaces(): Places {
  let search: Promise<ReturnType<typeof createSearch>> | undefined
  const load = async () => createSearch(await loadGazetteer(gazetteerFile()))
  return {
    async suggest(input, signal) {
      signal?.throwIfAborted()
      search ??= load().catch((error: unknown) => {
        search = undefined
        throw error
      })
      const find = await search
      signal?.throwIfAborted()
      return find(input)
    },
  }
}
