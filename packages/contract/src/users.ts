import * as z from 'zod/mini'
import { Nothing, Success } from './common.ts'
import { endpoint } from './endpoint.ts'

export const UserInfo = z.extend(Success, {
  uid: z.int(),
  mobile: z.string(),
  /** rupees */
  balance: z.number(),
  oracle_questions: z.int(),
  astra_questions: z.int(),
  daily_predictions: z.int(),
  weekly_predictions: z.int(),
  monthly_predictions: z.int(),
  yearly_predictions: z.int(),
  transferable_oracle_questions: z.int(),
  subscription_questions: z.int(),
})

export const users = {
  getUserInfo: endpoint({
    method: 'GET',
    also: 'POST',
    path: '/apis/users/getInfo.php',
    access: 'member',
    limit: 'read',
    summary: 'Who is logged in and what they have left',
    input: Nothing,
    output: UserInfo,
    errors: [],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/apis/users/logout.php',
    access: 'member',
    limit: 'write',
    summary: 'End this session',
    input: Nothing,
    output: Success,
    errors: [],
  }),
}
