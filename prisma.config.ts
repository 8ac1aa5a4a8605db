import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// The native schema engine is a download at first use; ours comes with the packages.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('./packages/db/bin/schema-engine', import.meta.url))
process.env.CHECKPOINT_DISABLE ??= '1'
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset@localhost/unset' },
})
