import { type ComponentType, createElement } from 'react'

/**
 * A lazily loaded component together with what it reads the API with (the client, its schemas, the cache): none of that is
 * in the first file of a visit. For `React.lazy`.
 */
export const withData =
  <P extends object>(load: () => Promise<ComponentType<P>>) =>
  async (): Promise<{ default: ComponentType<P> }> => {
    const [{ DataProvider }, Component] = await Promise.all([import('./data-provider.tsx'), load()])
    return { default: (props: P) => createElement(DataProvider, null, createElement(Component, props)) }
  }
