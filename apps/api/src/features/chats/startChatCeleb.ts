import { chats } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { beginChat } from '#features/chats/open-chat.ts'

export const startChatCeleb = implement(chats.startChatCeleb, ({ ctx, user, input, language }) =>
  beginChat(ctx, { ...input, uid: user.uid, celebrity: true, language }),
)
