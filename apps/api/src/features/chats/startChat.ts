import { chats } from '@dhruva/contract'
import { startTalk } from '#features/chats/open-chat.ts'
import { implement } from '#http/implement.ts'

export const startChat = implement(chats.startChat, ({ ctx, user, input, language }) =>
  startTalk(ctx, { ...input, uid: user.uid, celebrity: false, language }),
)
