// Every screen and dialog of AstroHub.
import { startProduct } from './product.ts'
import { checkScreens } from './testing/accessible.ts'
import { createForumScreens } from './testing/forum-screens.ts'
import { createMemberScreens } from './testing/member-screens.ts'

const product = await startProduct()
await checkScreens(product, { ...(await createMemberScreens(product)), ...(await createForumScreens(product)) })
