import { chats } from '@dhruva/contract'
import { startTalk } from '#features/chats/open-chat.ts'
import { implement } from '#http/implement.ts'

export const startChatCeleb = implement(chats.startChatCeleb, ({ ctx, user, input, language }) =>
  startTalk(ctx, { ...input, uid: user.uid, celebrity: true, language }),
)
