export { auditBooks, type Finding } from './audit/audit-books.ts'
export { isSpent, type Remaining, remaining } from './entitlements/remaining.ts'
export { type StatementEntry, statementOf } from './entitlements/statement.ts'
export { userBalances } from './entitlements/user-balances.ts'
export { getOrCreateHoroscope, horoscopesOf } from './horoscope/once.ts'
export { grantApp, grantWelcome } from './ledger/grants.ts'
export { LEDGER_KINDS, type LedgerKind } from './ledger/kinds.ts'
export { between, type Entry, type Operation, post, type SystemAccount } from './ledger/post.ts'
export { holdPrediction, type PredictionHold, settlePrediction } from './ledger/predictions.ts'
export {
  expireBooks,
  type Hold,
  heartbeat,
  holdFree,
  holdQuestion,
  holdRedo,
  LEASE_MS,
  type ReplyContent,
  refundTurn,
  releaseLease,
  settleTurn,
  sweepHolds,
} from './ledger/turns.ts'
export { type FreePredictions, PAISE_PER_RUPEE, type Prices, spendingOrder } from './ledger/units.ts'
export { banMacOf, type Mac, macOf, secretKeyOf } from './mac.ts'
export { type Price, priceOf, splitTax } from './money/gst.ts'
export { cancelMandate, settleSubscription } from './money/mandates.ts'
export { noticeDebits } from './money/notices.ts'
export { type Ordering, orderPack, type Pack, priceOfPack, type Tax } from './money/orders.ts'
export type { Provider, RefundProvider } from './money/provider.ts'
export { reconcilePayments, settleEvent } from './money/reconcile.ts'
export { type ListingProvider, type Reconciliation, reconcileDay, reportDays } from './money/reconciliation.ts'
export { askProvider, settleRefundsOf } from './money/refunds.ts'
export { type PlanTerms, type Subscribing, subscribe } from './money/subscribe.ts'
export { spinWheel, wheelOf } from './money/wheel.ts'
export { deliverWaiting } from './notifications/deliver-waiting.ts'
export { type Act, actAs, type By, OperatorRefusal, REPORTER_AGE_DAYS } from './operators/act.ts'
export { banNumber, banPerson, unbanNumber, unbanPerson } from './operators/bans.ts'
export { endCoupon } from './operators/coupons.ts'
export { openIncident, tellIncident } from './operators/incidents.ts'
export { moveRequest } from './operators/leads.ts'
export { logOutNumber, logOutPerson } from './operators/logins.ts'
export { dismissReports, hideText, restoreText } from './operators/moderation.ts'
export { lookAtPayments, refundAsOperator, settleAsOperator } from './operators/payments.ts'
export { sayStep } from './operators/print-payments.ts'
export { grantQuestions, MOST_QUESTIONS, takeQuestions } from './operators/questions.ts'
export { isResting, restName } from './operators/resting.ts'
export { readCommand, runCommand } from './operators/run-command.ts'
export { changeSetting, type SettingChanged } from './operators/settings.ts'
export { addToDesk, changeAtDesk, endAtDesk, resetAtDesk } from './operators/staff.ts'
export { consentMacOf, openTalks, readTalk } from './operators/talks.ts'
export { agreeToNotice, allows, isAllowed, setConsent } from './people/consents.ts'
export { invoicesLeft, type LeavingMarks, leaveService } from './people/leave.ts'
export { type Redeeming, redeemPoints } from './points/redeem.ts'
export { pointsCapFields, pointsCapsOf } from './points/settings.ts'
export { settlePoints, settleWaitingPoints } from './points/settle.ts'
export {
  type Giving,
  returnTransfers,
  TRANSFER_LIMITS,
  transferQuestions,
  waitsUntil,
} from './transfers/transfers.ts'
