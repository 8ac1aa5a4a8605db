import type { Page } from 'playwright-core'
import type { Product } from '../product.ts'
import type { PageOptions } from './pages.ts'
import { RAN } from './payloads.ts'

/** A page that notes every script that runs, every dialog, every request that leaves the product and every one that breaks it. */
export const watch = async (product: Product, options: PageOptions = {}): Promise<{ page: Page; seen: string[] }> => {
  const page = await product.page(options)
  const seen: string[] = []
  await page.exposeFunction(RAN, () => void seen.push(`a script ran at ${page.url()}`))
  page.on('dialog', (dialog) => {
    seen.push(`a dialog at ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== product.url) seen.push(`${request.url()} was asked for at ${page.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) seen.push(`${response.status()} for ${response.url()} at ${page.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame.url() !== 'about:blank' && !frame.url().startsWith(product.url)) seen.push(`went to ${frame.url()}`)
  })
  return { page, seen }
}
