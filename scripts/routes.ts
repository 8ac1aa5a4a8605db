// pnpm routes [--check]: every call of the API, printed and written to docs/endpoints.md.
import { globSync } from 'node:fs'
import { accessInWords, limitInWords, listEndpoints } from '@dhruva/contract/openapi'
import { root } from './lib.ts'
import { writeOrCheck } from './write-or-check.ts'

/** A handler's file has the name of its key, wherever in the features it stands. */
const handlerOf = (key: string) => {
  const [handler, ...others] = globSync(`apps/api/src/features/**/${key}.ts`, { cwd: root })
  if (!handler || others.length > 0) throw new Error(`${key} must have one handler, apps/api/src/features/…/${key}.ts`)
  return handler
}

const rows = listEndpoints().map(({ key, endpoint }) => {
  const methods = [endpoint.method, endpoint.altMethod].filter(Boolean).join(' ')
  const answer = endpoint.kind === 'json' ? 'JSON' : endpoint.kind
  return {
    key,
    methods,
    path: endpoint.path,
    access: accessInWords(endpoint),
    limit: limitInWords(endpoint),
    answer,
    handler: handlerOf(key),
    endpoint,
  }
})

const line = (row: (typeof rows)[number]) =>
  `| ${row.methods} | \`${row.path}\` | [${row.key}](../${row.handler}) | ${row.access} | ${row.limit} | ${row.answer} | ${row.endpoint.summary} |`

const text = `# Endpoints

Written by \`pnpm routes\` from \`packages/contract\`; not edited by hand. The key is the name of the handler's file.

| method | path | key | session | limit | answer | what |
|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`

writeOrCheck('docs/endpoints.md', text)
for (const row of rows)
  console.log(`${row.methods.padEnd(8)} ${row.path.padEnd(40)} ${row.access.padEnd(9)} ${row.key}`)
