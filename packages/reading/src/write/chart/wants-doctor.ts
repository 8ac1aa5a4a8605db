import type { WriteContext } from '#write/types.ts'
import { ALARMS, ELDER } from './health-data.ts'

/** Whether a doctor comes before the chart: at sixty and more, and with signs that are no matter of a daily walk. */
export const wantsDoctor = ({ age, asked, question }: Pick<WriteContext, 'age' | 'asked' | 'question'>): boolean =>
  (age >= ELDER && asked.subject.kind === 'self') ||
  ALARMS.test(asked.words) ||
  (asked.matter === 'health_general' && ALARMS.test(question.message))
