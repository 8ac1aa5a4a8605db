import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkModules } from './plugins/chunk-modules.ts'
import { deskPage } from './plugins/desk-page.ts'
import { fileNames } from './plugins/file-names.ts'
import { pageOrder } from './plugins/page-order.ts'
import { productionRouter } from './plugins/production-router.ts'
import { serviceWorker } from './plugins/service-worker.ts'

/** Where the API listens during `pnpm dev`. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** Buttons, fields, icons and helpers; not what only some pages load, when they need it. */
const SHARED_PARTS =
  /apps[/\\]web[/\\]src[/\\](?:ui|lib)[/\\](?!radix|kundli|reply|place|zodiac|live)|[/\\]lucide-react[/\\]/

const AROUND = /[/\\]src[/\\]app[/\\](?:data-provider|footer|footer-links|outside-links|use-print)\.tsx?$/

const OF_A_MEMBER =
  /[/\\]src[/\\](?:app[/\\](?:account-menu|use-log-out|log-out|renew-session)|lib[/\\]live|features[/\\]astrohub[/\\](?:notifications[/\\](?:bell|unseen|use-focus-key)|profiles[/\\]account-picture|shared[/\\]own-profile))\b/

const wordsAround = (language: string) =>
  new RegExp(`[/\\\\]locales[/\\\\]${language}[/\\\\](?:shell|ui|astrohub-notifications)\\.ts$`)

export default defineConfig({
  plugins: [react(), productionRouter(), pageOrder(), serviceWorker(), deskPage(), chunkModules()],
  // this machine only; the outbox is not handed on, for to the api whoever reaches Vite would be this machine
  server: { host: 'localhost', proxy: { '/apis': api, '/server-images': api } },
  preview: { host: 'localhost', proxy: { '/apis': api, '/server-images': api } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: 'hidden',
    // everything stays a file of its own: cacheable, and no data: addresses for the content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        ...fileNames,
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // what every page needs at once travels in one file: fewer requests, and it packs tighter together
            { name: 'start', tags: ['$initial'], priority: 3 },
            // what most pages read with and are made of is many small files: two requests instead of twenty
            { name: 'contract', test: /packages[/\\]contract[/\\]src|node_modules.*[/\\]zod[/\\]/, priority: 2 },
            { name: 'parts', test: SHARED_PARTS, minShareCount: 4, priority: 1 },
            // what is around every page, and what a member has there
            { name: 'frame', test: AROUND },
            { name: 'member', test: OF_A_MEMBER },
            { name: 'words-en', test: wordsAround('en') },
            { name: 'words-hi', test: wordsAround('hi') },
            // drawings that two pages share are hardly larger than the name of a file
            { name: 'icons', test: /[/\\]lucide-react[/\\]/, minShareCount: 2 },
            // a pack leads to its payment, and every payment to its end
            { name: 'recharges', test: /apps[/\\]web[/\\]src[/\\]features[/\\]recharges[/\\]/ },
            { name: 'checkout', test: /apps[/\\]web[/\\]src[/\\]checkout[/\\]/ },
            { name: 'histories', test: /[/\\]astrohub[/\\](?:points|transfers)[/\\][a-z-]*history/ },
            // the two pages of the almanac lead to each other
            { name: 'almanac', test: /apps[/\\]web[/\\]src[/\\]features[/\\](?:panchang|muhurat)[/\\]/ },
            // small pages that lead to each other, read one after the other
            { name: 'policies', test: /apps[/\\]web[/\\]src[/\\]features[/\\]policies[/\\]/ },
          ],
        },
      },
    },
  },
})
