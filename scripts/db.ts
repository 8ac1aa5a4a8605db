// pnpm db check | pnpm db migrate dev --name x | pnpm db <any prisma command>, on DATABASE_URL or the embedded server.
import { onDatabase } from './database.ts'
import { run } from './lib.ts'

const COMPARE = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema', '--exit-code']
const args = process.argv.slice(2)

const code = await onDatabase((url) => {
  const prisma = (...words: string[]) => run('prisma', words, { DATABASE_URL: url })
  if (args[0] === 'check') return prisma('format', '--check') || prisma('migrate', 'diff', ...COMPARE)
  return prisma(...(args.length > 0 ? args : ['--help']))
})
process.exit(code)
