import { type ComponentType, createElement } from 'react'

/**
 * Code that is fetched when it is needed, together with what it reads the API with (the client, its schemas, the cache): none of
 * that is in the first file of a visit.
 */
export const withData =
  <P extends object>(load: () => Promise<ComponentType<P>>) =>
  async (): Promise<ComponentType<P>> => {
    const [{ DataProvider, whenRestored }, Component] = await Promise.all([import('./data-provider.tsx'), load()])
    await whenRestored()
    return (props: P) => createElement(DataProvider, null, createElement(Component, props))
  }
