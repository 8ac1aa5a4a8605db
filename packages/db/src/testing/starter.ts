// Starts the server of a folder, which is to go with it, and waits to be killed.
import { writeFileSync } from 'node:fs'
import { startPostgres } from '#embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const cluster = await startPostgres(dataDir, { goesWithUs: true })
writeFileSync(`${dataDir}.url`, cluster.url())
process.send?.(cluster.pid)
setInterval(() => {}, 1_000)
