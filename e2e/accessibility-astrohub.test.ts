// Every screen and dialog of AstroHub.
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { checkScreens } from './testing/accessible.ts'
import { isAstroHub, withoutScreen } from './testing/every-page.ts'
import { createForumScreens } from './testing/forum-screens.ts'
import { createMemberScreens } from './testing/member-screens.ts'

const product = await startProduct()
const screens = { ...(await createMemberScreens(product)), ...(await createForumScreens(product)) }
await checkScreens(product, screens)

test('S-428 every page of AstroHub is among them', () => {
  expect(withoutScreen(screens, isAstroHub)).toEqual([])
})
