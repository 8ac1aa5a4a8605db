import { ABUSE_AT_US_MESSAGES } from './examples/abuse-at-us-messages-data.ts'
import { ADDICTION_MESSAGES } from './examples/addiction-messages-data.ts'
import { BETTING_EXAMPLES } from './examples/betting-data.ts'
import { BETTING_MESSAGES } from './examples/betting-messages-data.ts'
import { BLACK_MAGIC_MESSAGES } from './examples/black-magic-messages-data.ts'
import { BLACKMAIL_FRAUD_MESSAGES } from './examples/blackmail-fraud-messages-data.ts'
import { CHEATING_EXAM_MESSAGES } from './examples/cheating-exam-messages-data.ts'
import { CHILD_ABUSE_MESSAGES } from './examples/child-abuse-messages-data.ts'
import { DANGER_NOW_MESSAGES } from './examples/danger-now-messages-data.ts'
import { DEATH_EXAMPLES } from './examples/death-data.ts'
import { DEATH_TIME_MESSAGES } from './examples/death-time-messages-data.ts'
import { DEBT_DESPAIR_MESSAGES } from './examples/debt-despair-messages-data.ts'
import { DOWRY_MESSAGES } from './examples/dowry-messages-data.ts'
import { EVERYDAY_MESSAGES } from './examples/everyday-messages-data.ts'
import { GRIEF_MESSAGES } from './examples/grief-messages-data.ts'
import { HARM_OTHERS_MESSAGES } from './examples/harm-others-messages-data.ts'
import { ILLNESS_MESSAGES } from './examples/illness-messages-data.ts'
import { LEGAL_EXAMPLES } from './examples/legal-data.ts'
import { LEGAL_OUTCOME_MESSAGES } from './examples/legal-outcome-messages-data.ts'
import { MEDICAL_EXAMPLES } from './examples/medical-data.ts'
import { MISCARRIAGE_MESSAGES } from './examples/miscarriage-messages-data.ts'
import { ORDINARY_EXAMPLES } from './examples/ordinary-data.ts'
import { SELF_HARM_EXAMPLES } from './examples/self-harm-data.ts'
import { SELF_HARM_MESSAGES } from './examples/self-harm-messages-data.ts'
import { SEXUAL_VIOLENCE_MESSAGES } from './examples/sexual-violence-messages-data.ts'
import { SOFT_LOW_MESSAGES } from './examples/soft-low-messages-data.ts'
import { SPYING_MESSAGES } from './examples/spying-messages-data.ts'
import { UNBORN_MESSAGES } from './examples/unborn-messages-data.ts'
import { VIOLENCE_MESSAGES } from './examples/violence-messages-data.ts'
import type { CareClass } from './model.ts'

/** What is learnt from: messages, and what each is of. */
export const EXAMPLES: ReadonlyArray<readonly [CareClass, readonly string[]]> = [
  ['danger_now', DANGER_NOW_MESSAGES],
  ['self_harm', SELF_HARM_MESSAGES],
  ['child_abuse', CHILD_ABUSE_MESSAGES],
  ['sexual_violence', SEXUAL_VIOLENCE_MESSAGES],
  ['violence', VIOLENCE_MESSAGES],
  ['dowry', DOWRY_MESSAGES],
  ['blackmail_fraud', BLACKMAIL_FRAUD_MESSAGES],
  ['harm_others', HARM_OTHERS_MESSAGES],
  ['miscarriage', MISCARRIAGE_MESSAGES],
  ['grief', GRIEF_MESSAGES],
  ['debt_despair', DEBT_DESPAIR_MESSAGES],
  ['addiction', ADDICTION_MESSAGES],
  ['black_magic', BLACK_MAGIC_MESSAGES],
  ['illness', ILLNESS_MESSAGES],
  ['death_time', DEATH_TIME_MESSAGES],
  ['unborn', UNBORN_MESSAGES],
  ['legal_outcome', LEGAL_OUTCOME_MESSAGES],
  ['betting', BETTING_MESSAGES],
  ['cheating_exam', CHEATING_EXAM_MESSAGES],
  ['spying', SPYING_MESSAGES],
  ['abuse_at_us', ABUSE_AT_US_MESSAGES],
  ['soft_low', SOFT_LOW_MESSAGES],
  ['none', EVERYDAY_MESSAGES],
  ['betting', BETTING_EXAMPLES],
  ['death_time', DEATH_EXAMPLES],
  ['legal_outcome', LEGAL_EXAMPLES],
  ['illness', MEDICAL_EXAMPLES],
  ['none', ORDINARY_EXAMPLES],
  ['self_harm', SELF_HARM_EXAMPLES],
]
