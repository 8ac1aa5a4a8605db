import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fetchAhead } from './plugins/fetch-ahead.ts'
import { pageFacts } from './plugins/page-facts.ts'
import { productionRouter } from './plugins/production-router.ts'

/** Where the API listens during `pnpm dev`. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), productionRouter(), fetchAhead(), pageFacts()],
  server: { proxy: { '/apis': api, '/server-images': api, '/dev/outbox': api } },
  preview: { proxy: { '/apis': api, '/server-images': api } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: 'hidden',
    // everything stays a file of its own: cacheable, and no data: addresses for the content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // what every page needs at once travels in one file: fewer requests, and it packs tighter together
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
  },
})
