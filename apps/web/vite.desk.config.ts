import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productionRouter } from './plugins/production-router.ts'

/** The console of operators: a build of its own, so that no file of a visitor's names or holds any of it. */
export default defineConfig({
  plugins: [react(), productionRouter()],
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: 'dist/desk',
    target: 'es2022',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'desk.html', output: { hashCharacters: 'hex' } },
  },
})
