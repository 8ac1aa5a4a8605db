import { expect, test } from 'vitest'
import { checkBoundaries } from './boundaries/check.ts'
import { findCycles, findFolderCycles } from './boundaries/cycles.ts'
import { layoutOf, readPackages } from './boundaries/layout.ts'
import { checkSource } from './boundaries/rules.ts'
import { readSource } from './boundaries/sources.ts'
import { root } from './lib.ts'

const layout = layoutOf(readPackages(root))
const sayings = (file: string, text: string) => checkSource(readSource(file, text), layout).map(({ says }) => says)

test('the rules of the house are kept', () => {
  expect(checkBoundaries(root).map(({ file, line, says }) => `${file}:${line} ${says}`)).toEqual([])
})

test.each([
  ['packages/db/src/a.ts', "import { x } from '@dhruva/domain'", 'packages/db may not use @dhruva/domain'],
  ['apps/api/src/a.ts', "import type {\n  X,\n} from '@dhruva/testkit'", 'apps/api may not use @dhruva/testkit'],
  ['apps/worker/src/a.ts', "export * from '@dhruva/api'", 'apps/worker may not use @dhruva/api'],
  ['apps/web/src/a.ts', "const x = await import('@dhruva/db')", 'apps/web may not use @dhruva/db'],
  ['apps/web/src/a.ts', "import fs from 'node:fs'", 'node:fs does not exist in a browser'],
  ['apps/api/src/a.ts', "import OpenAI from 'openai'", 'openai belongs into packages/adapters'],
  ['packages/reading/src/a.ts', "import pg from 'pg'", 'pg is not among the dependencies of packages/reading'],
  ['packages/jobs/src/a.ts', "import { y } from '../../db/src/db.ts'", '../../db/src/db.ts is in another package'],
  [
    'apps/api/src/features/chats/a.ts',
    "import { b } from '../births/b.ts'",
    'the feature chats may not use the feature births',
  ],
  [
    'apps/web/src/features/chats/a.tsx',
    "import { b } from '#features/births/b.tsx'",
    'the feature chats may not use the feature births',
  ],
  ['apps/web/src/ui/a.tsx', "import { b } from '#features/births/b.tsx'", 'ui and lib may not use the feature births'],
  ['packages/domain/src/a.ts', 'const x = process.env.HOME', 'process.env outside of the config'],
  ['packages/domain/src/a.ts', 'const x = Date.now()', 'time and chance are arguments (clock)'],
  ['packages/jyotish/src/a.ts', 'const x = new Date()', 'time and chance are arguments (clock)'],
  ['apps/api/src/a.ts', 'const x = Math.random()', 'time and chance are arguments (chance)'],
  ['apps/api/src/a.ts', 'const x = y as string', 'a cast with `as`: parse at the edge, or let the type follow'],
  ['apps/api/src/a.ts', '\n'.repeat(301), '301 lines, at most 300'],
])('%s: %j is refused', (file, text, says) => {
  expect(sayings(file, text)).toEqual([says])
})

test.each([
  ['packages/domain/src/a.ts', "import { openDb } from '@dhruva/db'\nconst x = [1] as const\nconst d = new Date(0)"],
  ['packages/domain/src/a.test.ts', "import { testDatabase } from '@dhruva/testkit/database'\nconst x = Date.now()"],
  ['packages/domain/src/a.ts', '// import OpenAI from "openai"\nconst x = "Date.now() as string"'],
  ['apps/api/src/config.ts', 'const x = process.env'],
  ['apps/web/src/app/a.tsx', "import { b } from '#features/births/b.tsx'"],
  ['packages/jyotish/src/zone-history-data.ts', '\n'.repeat(400)],
])('%s: %j is fine', (file, text) => {
  expect(sayings(file, text)).toEqual([])
})

test('a circle of imports is found, over packages too', () => {
  const circle = [
    readSource('packages/db/src/index.ts', "export * from './db.ts'"),
    readSource('packages/db/src/db.ts', "import type { X } from '@dhruva/domain'"),
    readSource('packages/domain/src/index.ts', "import { y } from '@dhruva/db'"),
  ]
  const trail =
    'packages/db/src/index.ts → packages/db/src/db.ts → packages/domain/src/index.ts → packages/db/src/index.ts'
  expect(findCycles(circle, layout)).toMatchObject([{ says: `a circle of imports: ${trail}` }])
})

test('what is imported later closes no circle', () => {
  const table = readSource('apps/web/src/app/table.ts', "export const load = () => import('#features/births/page.tsx')")
  const page = readSource('apps/web/src/features/births/page.tsx', "import { load } from '#app/table.ts'")
  expect(findCycles([table, page], layout)).toEqual([])
})

test('a circle of folders is found, where no file imports itself; what stands beside the entrance of a package is no folder', () => {
  const files = [
    readSource('packages/db/src/rows/read.ts', "import { name } from '#names/name.ts'"),
    readSource('packages/db/src/names/name.ts', "import type { Row } from '#types.ts'"),
    readSource('packages/db/src/names/of-row.ts', "import type { Read } from '#rows/read.ts'"),
    readSource('packages/db/src/types.ts', 'export type Row = string'),
    readSource('packages/db/src/index.ts', "export * from './rows/read.ts'"),
  ]
  const ties =
    'packages/db/src/rows/read.ts → packages/db/src/names/name.ts, packages/db/src/names/of-row.ts → packages/db/src/rows/read.ts'
  expect(findCycles(files, layout)).toEqual([])
  expect(findFolderCycles(files, layout)).toMatchObject([{ says: `a circle of folders: ${ties}` }])
})
