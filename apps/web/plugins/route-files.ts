import type { Plugin } from 'vite'

/** `() => import('#features/home/home-page.tsx').then((m) => m.HomePage)` */
const LOADS = /\(\) =>\s*import\('#([^']+)'\)\.then\(\(m\) => m\.\w+\)/g

/**
 * Tells the server, of each page in the table of routes, the file its code begins in: by it Vite's manifest says what the page is
 * made of. The browser does not need to know.
 */
export const routeFiles = (): Plugin => ({
  name: 'route-files',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/app/routes.ts')) return null
    const told = code.replace(LOADS, (load, file) => `Object.assign(${load}, { file: 'src/${file}' })`)
    if (told.match(/import\(/g)?.length !== told.match(/Object\.assign\(/g)?.length)
      throw new Error('routes.ts loads a page in a way route-files.ts does not know')
    return { code: told, map: null }
  },
})
