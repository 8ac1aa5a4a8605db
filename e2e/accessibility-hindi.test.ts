// Every screen and dialog in Hindi, and that nothing English is left in them.
import { startProduct } from './product.ts'
import { checkScreens } from './testing/accessible.ts'

await checkScreens(await startProduct(), 'hi')
