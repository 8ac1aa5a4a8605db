import * as z from 'zod/mini'
import { Nothing, Success } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What is done to every chat of a person at once. */
export const allChats = {
  deleteAllChats: endpoint({
    method: 'POST',
    path: '/apis/chats/delete_all.php',
    access: 'member',
    limit: 'write',
    slow: true,
    summary: 'Delete every chat of the caller; a reply that is being written is stopped',
    input: Nothing,
    output: z.extend(Success, { deleted: z.int() }),
    errors: [],
  }),
}
