import type { Plugin } from 'vite'

/** While it is developed, the console stands at the address it has in production: `/desk`, and every one below it. */
export const deskPage = (): Plugin => ({
  name: 'desk-page',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (/^\/desk(?:\/[\w/-]*)?(?:\?|$)/.test(request.url ?? '')) request.url = '/desk.html'
      next()
    })
  },
})
