// The operators' commands beside a built service: node ops.js <command>. In a checkout it is pnpm ops; both do the same.
import { environmentOf } from '@dhruva/db/environment'
import { readCommand, runCommand } from '@dhruva/domain'
import { providerFromEnv } from './provider.ts'

const { DATABASE_URL, MOBILE_SECRET, JWT_SECRET } = environmentOf(process.env, 'api')
const command = readCommand(process.argv.slice(2))

const answer = async () => {
  if (/^(backups?|verify|restore)$/.test(process.argv[2] ?? ''))
    return { code: 2, text: 'dumps are made beside the database: docker compose run --rm backup help' }
  if ('result' in command) return command.result
  if (!DATABASE_URL) return { code: 3, text: 'DATABASE_URL is not set' }
  const service = { mobileSecret: MOBILE_SECRET || JWT_SECRET, provider: providerFromEnv }
  return runCommand(DATABASE_URL, command.run, new Date(), service)
}

const { code, text } = await answer()
if (code === 0) console.log(text)
else console.error(text)
process.exit(code)
