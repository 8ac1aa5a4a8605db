import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsDatabase = ['packages/{adapters,db,domain,jobs,testkit}', 'apps/{api,worker}', 'scripts']
const pure = ['packages/{common,contract,fact-check,hindi,intent,jyotish,reading}', 'apps/web']

const testsIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/**
 * What takes longest, begun first: at the end it would run alone while the other core has nothing to do. Otherwise a project at a
 * time, so that a test process goes on to the next file with what it has loaded and started.
 */
const longest = [
  'e2e/accessibility',
  'e2e/xss',
  'e2e/shell',
  'e2e/kundli',
  'worker/src/killed',
  'recharges/killed',
  'jobs/src/jobs',
  'points/model',
  'forum/village',
  'certainty/certain-facts',
]
const byProject = ['browser', 'services', 'pure']
const rankOf = ({ moduleId, project }: TestSpecification) => {
  const rank = longest.findIndex((part) => moduleId.includes(part))
  return byProject.indexOf(project.name) * (longest.length + 1) + (rank < 0 ? longest.length : rank)
}

/** Vitest goes by the times of earlier runs and, where there are none, by the size of the files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }

  /** Of what takes long each part gets as much, and of each project: by itself Vitest deals the files out by chance. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return files
      .toSorted((one, other) => rankOf(one) - rankOf(other) || one.moduleId.localeCompare(other.moduleId))
      .filter((_, place) => place % count === index - 1)
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // a guard against what never ends, not a measure: beside other work a test takes many times as long
    testTimeout: 60_000,
    // files of a test process share what was imported, which is half of their time; those in a browser share it, an API and a worker too
    isolate: false,
    // by itself Vitest leaves one core idle: on two cores the browser tests would take twice as long
    maxWorkers: 2,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: testsIn(pure) } },
      {
        extends: true,
        test: {
          name: 'services',
          include: testsIn(needsDatabase),
          globalSetup: 'packages/testkit/src/global.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: testsIn(['e2e']),
          globalSetup: 'packages/testkit/src/global.ts',
          // a browser, an API and a worker share the cores with another file's: a late frame is not a fault, the same twice is
          expect: { poll: { timeout: 10_000, interval: 30 } },
          retry: 2,
        },
      },
    ],
  },
})
