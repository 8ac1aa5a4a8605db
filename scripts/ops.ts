// pnpm ops <command>: what operators look at and do; `pnpm ops --help` lists the commands, docs/operators.md says when to use them.
import { onDatabase } from './database.ts'
import { generate } from './lib.ts'
import { runBackup } from './service/backup.ts'
import { mobileSecret } from './service/settings.ts'

const backup = runBackup(process.argv.slice(2))
if (backup !== undefined) process.exit(backup)

await generate()
const { runCommand, readCommand } = await import('@dhruva/domain')
const { providerFromEnv } = await import('./service/provider.ts')

const command = readCommand(process.argv.slice(2))
const service = { mobileSecret: mobileSecret(), provider: providerFromEnv }
const { code, text } =
  'result' in command ? command.result : await onDatabase((url) => runCommand(url, command.run, new Date(), service))
if (code === 0) console.log(text)
else console.error(text)
process.exit(code)
