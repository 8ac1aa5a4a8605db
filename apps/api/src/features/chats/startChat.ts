import { chats } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { beginChat } from '#features/chats/open-chat.ts'

export const startChat = implement(chats.startChat, ({ ctx, user, input, language }) =>
  beginChat(ctx, { ...input, uid: user.uid, celebrity: false, language }),
)
