import { defineConfig } from 'vitest/config'

const needsDatabase = ['packages/{adapters,db,domain,jobs,testkit}', 'apps/{api,worker}', 'scripts']
const pure = ['packages/{contract,jyotish,reading}', 'apps/web']

const testsIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    testTimeout: 20_000,
    // by itself Vitest leaves one core idle: on two cores the browser tests would take twice as long
    maxWorkers: 2,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: testsIn(pure) } },
      {
        extends: true,
        test: { name: 'services', include: testsIn(needsDatabase), globalSetup: 'packages/testkit/src/global.ts' },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: testsIn(['e2e']),
          globalSetup: 'packages/testkit/src/global.ts',
          // a browser, an API and a worker share the cores with another file's: a late frame is not a fault, the same twice is
          testTimeout: 60_000,
          retry: 2,
        },
      },
    ],
  },
})
