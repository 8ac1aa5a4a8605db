import type { WriteContext } from '#write/types.ts'
import { ALARMS, COMPLAINTS, ELDER, LASTING } from './health-data.ts'

/** Whether a doctor comes before the chart: at sixty and more, and with signs that are no matter of a daily walk. */
export const wantsDoctor = ({ age, asked, question }: Pick<WriteContext, 'age' | 'asked' | 'question'>): boolean =>
  (age >= ELDER && asked.subject.kind === 'self') ||
  ALARMS.test(asked.words) ||
  (asked.matter === 'health_general' && ALARMS.test(question.message))

/** Whether something of the body is told that a doctor should see: of an elder any complaint, of everybody the alarms and what does not go away. */
export const reportsIllness = ({ age, asked, question }: Pick<WriteContext, 'age' | 'asked' | 'question'>): boolean => {
  const { message } = question
  return (
    ALARMS.test(asked.words) ||
    ALARMS.test(message) ||
    LASTING.test(message) ||
    (age >= ELDER && COMPLAINTS.test(message))
  )
}

/** Whether an elder asks of health without a complaint. */
export const isElder = ({ age, asked }: Pick<WriteContext, 'age' | 'asked'>): boolean =>
  age >= ELDER && asked.subject.kind === 'self'
