import { avatars } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { avatarIds } from './avatars.ts'

export const getAvatars = implement(avatars.getAvatars, async () => avatarIds)
