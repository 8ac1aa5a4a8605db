// Every number of the acceptance list that a test or bench cites stands in docs/ACCEPTANCE.md, once, and every line there is cited.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from './lib.ts'

const LIST = 'docs/ACCEPTANCE.md'

const sources = ['apps', 'packages', 'e2e', 'bench']
  .flatMap((folder) => filesBelow(path.join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file))

const cited = new Map<string, string>()
for (const file of sources) {
  for (const [number] of readFileSync(file, 'utf8').matchAll(/\bS-\d{3}\b/g))
    cited.set(number, path.relative(root, file))
}
const list = readFileSync(path.join(root, LIST), 'utf8')
const listed = [...list.matchAll(/^- (S-\d{3}) /gm)].map(([, number = '']) => number)

const faults = [
  ...[...cited]
    .filter(([number]) => !listed.includes(number))
    .map(([number, file]) => `${number} of ${file} is not in`),
  ...listed.filter((number) => !cited.has(number)).map((number) => `nothing cites ${number} of`),
  ...listed.filter((number, at) => listed.indexOf(number) < at).map((number) => `${number} stands twice in`),
]
for (const fault of faults) console.error(`${fault} ${LIST}`)
process.exit(faults.length > 0 ? 1 : 0)
