import { Helpline, HelplineName } from '@dhruva/contract/desk'
import * as z from 'zod/mini'
import { jsonOf } from './config-money.ts'

const Helplines = z.partialRecord(HelplineName, z.nullable(Helpline))

/** The police and the ambulance are in every text of danger: that number may be another, but not none. */
const hasEmergency = (value: z.output<typeof Helplines>): boolean => value.emergency !== null

/** The environment of the numbers that are given to people in danger: JSON, over the table of `packages/reading`; null takes one away. */
export const helplineFields = {
  HELPLINES: z.pipe(
    z._default(z.optional(z.string()), '{}'),
    z.pipe(z.transform(jsonOf), Helplines.check(z.refine(hasEmergency))),
  ),
}
