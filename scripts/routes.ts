// pnpm routes [--check]: every call of the API, printed and written to docs/endpoints.md.
import { listEndpoints } from '@dhruva/contract/openapi'
import { writeOrCheck } from './written.ts'

const rows = listEndpoints().map(({ feature, key, endpoint }) => {
  const methods = [endpoint.method, endpoint.also].filter(Boolean).join(' ')
  const answer = endpoint.kind === 'stream' ? 'stream' : 'JSON'
  const handler = `apps/api/src/features/${feature}/${key}.ts`
  return {
    key,
    methods,
    path: endpoint.path,
    access: endpoint.access,
    limit: endpoint.limit,
    answer,
    handler,
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
