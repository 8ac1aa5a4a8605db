import { BAD_SETTINGS, ConfigError } from '@dhruva/common'
import { readConfig } from '#config.ts'
import { type Sandbox, startSandbox } from '#sandbox.ts'

const config = settings()
let sandbox: Sandbox | undefined

/** Started by another program: Ctrl-C is its to understand, and its end is ours. */
const hasParent = process.send !== undefined
process.on('SIGINT', () => hasParent || void end())
process.on('SIGTERM', () => void end())
process.on('disconnect', () => void end())

sandbox = await startSandbox({ ...config, now: () => new Date() })
process.send?.('ready')

async function end(): Promise<void> {
  await sandbox?.close()
  process.exit(0)
}

function settings() {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(BAD_SETTINGS)
  }
}
