import { INDIA } from '@dhruva/common'
import * as z from 'zod/mini'
import { job } from '#job.ts'

const Nothing = z.strictObject({})

/** Every background job of the product; the key is the job's name and the name of its file in `apps/worker/src/jobs`. */
export const jobs = {
  /** gives questions back whose reply broke off with its process */
  sweepHolds: job('sweepHolds', Nothing, { attempts: 1, everySeconds: 15 }),
  /** deletes what has served its time: codes, confirmations, test messages, dispatched outbox rows, events told and payments told of, old notifications, security events of more than a year */
  purgeExpired: job('purgeExpired', Nothing, { attempts: 3, everySeconds: 3600 }),
  /** writes the horoscopes of today and tomorrow in India, at its midnight */
  writeHoroscopes: job('writeHoroscopes', Nothing, {
    attempts: 5,
    dailyAt: { hour: 0, minute: 0, zone: INDIA },
  }),
  /** counts what the service has done, for the figures of home, in the small hours; a night that was missed is counted with the next */
  countService: job('countService', Nothing, { attempts: 5, dailyAt: { hour: 3, minute: 20, zone: INDIA } }),
  /** gives questions back that were transferred to a number nobody logged in with in time */
  returnTransfers: job('returnTransfers', Nothing, { attempts: 3, everySeconds: 3600 }),
  /** computes stored charts again that an earlier version of the calculation made */
  refreshCharts: job('refreshCharts', Nothing, { attempts: 5 }),
  /** tells the people an event of the forum concerns */
  deliverNotice: job('deliverNotice', z.strictObject({ id: z.int() }), { attempts: 5 }),
  /** gives and takes back the points a person has earned or lost */
  settlePoints: job('settlePoints', z.strictObject({ uid: z.int() }), { attempts: 5 }),
  /** acts on what the provider of payments told */
  settleEvent: job('settleEvent', z.strictObject({ id: z.string() }), { attempts: 8 }),
  /** tells the provider of payments to debit no more for a subscription that was stopped or has ended; tried again until it confirms */
  cancelMandate: job('cancelMandate', z.strictObject({ id: z.uuid() }), { attempts: 8 }),
  /** asks the provider of payments to give money back, until it says that it did or never will */
  settleRefund: job('settleRefund', z.strictObject({ id: z.uuid() }), { attempts: 8 }),
  /** asks the provider of payments of every order nobody has paid as far as is known, of subscriptions, of refunds it has not answered or nobody asked for, and of events whose jobs were lost */
  reconcilePayments: job('reconcilePayments', Nothing, { attempts: 1, everySeconds: 900 }),
  /** compares the days of India that have no report yet with what the provider of payments lists, in the small hours */
  reportPayments: job('reportPayments', Nothing, { attempts: 8, dailyAt: { hour: 4, minute: 0, zone: INDIA } }),
  /** tells people by text message of a debit for their subscription, three days before */
  noticeDebits: job('noticeDebits', Nothing, { attempts: 1, everySeconds: 3600 }),
  /** sends their note of the day to people who wished one and whose hour has come */
  sendNotes: job('sendNotes', Nothing, { attempts: 1, everySeconds: 300 }),
  /** delivers and settles what waits in the forum's tables although its job is lost or late */
  catchUpForum: job('catchUpForum', Nothing, { attempts: 1, everySeconds: 15 }),
}

export type JobName = keyof typeof jobs
