// pnpm test [--long] [vitest arguments]: unit, integration and browser tests; the last line is the totals.
// What tries many random cases tries a sample of them, and all with --long.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { generateAndBuildWeb, root, run } from './lib.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const reportFile = path.join(root, '.data', 'test-report.json')

await generateAndBuildWeb()
rmSync(reportFile, { force: true })
const reporters = [
  '--reporter=default',
  '--reporter=./scripts/retried.ts',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
]
const given = process.argv.slice(2)
const all = given.includes('--long')
const rest = given.filter((argument) => argument !== '--long')
const code = run('vitest', ['run', ...reporters, ...rest], all ? { TEST_LONG: '1' } : {})
if (!existsSync(reportFile)) {
  console.log('0 passed, 1 failed')
  process.exit(code || 1)
}
const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'))
// A file that does not even load has no tests to count.
const broken = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
)
if (report.numPendingTests > 0) console.log(`${report.numPendingTests} skipped`)
console.log(`${report.numPassedTests} passed, ${report.numFailedTests + broken.length} failed`)
process.exit(code)
