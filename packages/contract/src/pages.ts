import * as z from 'zod/mini'
import { Success } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What of a page is a member's own. */
export const OwnPart = z.object({
  /** what stands in the place of `data-own` of the page; null: nothing is drawn of it */
  html: z.nullable(z.string()),
  /** by what is asked (address with its query, and what is posted), what this person is answered; what was refused is left out */
  answers: z.array(z.object({ asked: z.string(), data: z.unknown() })),
})
export type OwnPart = z.output<typeof OwnPart>

export const pages = {
  getOwnPart: endpoint({
    method: 'GET',
    path: '/apis/pages/own_part.php',
    access: 'member',
    limit: 'read',
    summary:
      "What of a page of the web app is this person's own, drawn, with what its calls answer: for the page before its scripts",
    input: z.object({
      /** path and query of the page */
      address: z.string().check(z.maxLength(500)),
    }),
    output: z.extend(Success, OwnPart.shape),
    errors: [],
  }),
}
