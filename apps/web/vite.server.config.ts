import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fileNames } from './plugins/file-names.ts'
import { productionRouter } from './plugins/production-router.ts'
import { routeFiles } from './plugins/route-files.ts'

/** What draws pages, as one file that the API loads; styles and pictures are those of the browser's build. */
export default defineConfig({
  plugins: [routeFiles(), react(), productionRouter()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist/server',
    target: 'node22',
    assetsInlineLimit: 0,
    minify: false,
    rolldownOptions: { output: { ...fileNames, entryFileNames: 'pages.mjs', codeSplitting: false } },
  },
})
