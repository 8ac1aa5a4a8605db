import { field } from '@dhruva/common'

/** How a browser offers to install the product, kept by the first script of `index.html`; null where it does not. */
export const installOffer = (): (() => Promise<unknown>) | null => {
  const offer = field(globalThis, 'installOffer')
  const prompt = field(offer, 'prompt')
  return typeof prompt === 'function' ? async () => prompt.call(offer) : null
}
