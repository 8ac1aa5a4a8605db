// A program for the tests of the supervisor: what it does at each start is said by the lines of a file.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

const [plan = '', starts = '', gate = ''] = process.argv.slice(2)
appendFileSync(starts, '.')
const turn = readFileSync(starts, 'utf8').length
const act = readFileSync(plan, 'utf8').split('\n')[turn - 1] ?? 'live'

process.on('disconnect', () => process.exit(0))
// told to end, it takes as long as the test wants
process.on('SIGTERM', () => setInterval(() => existsSync(gate) && process.exit(0), 10))
if (act.startsWith('exit')) process.exit(Number(act.split(' ')[1]))
process.send?.('ready')
if (act === 'crash') setImmediate(() => process.exit(1))
else setInterval(() => {}, 1_000)
