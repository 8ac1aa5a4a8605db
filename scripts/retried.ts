// A reporter: names each test that passed only when it was repeated, and refuses a run with more than a few of them.
import type { Reporter, TestCase } from 'vitest/node'

/** One may be the machine's; three are a fault that hides. */
const MAY_BE_REPEATED = 2

export default class Retried implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    const times = test.diagnostic()?.retryCount ?? 0
    if (times === 0 || !test.ok()) return
    const [why = ''] = (test.result().errors?.at(0)?.message ?? '').split('\n')
    this.names.push(`${test.module.relativeModuleId}: ${test.fullName} (${times}): ${why}`)
  }

  onTestRunEnd(): void {
    if (this.names.length === 0) return
    console.log(`passed when repeated:\n${this.names.map((name) => `  ${name}`).join('\n')}`)
    if (this.names.length <= MAY_BE_REPEATED) return
    console.log(`more than ${MAY_BE_REPEATED} tests had to be repeated`)
    process.exitCode = 1
  }
}
