export { auditBooks, type Finding } from './audit/audit-books.ts'
export { isSpent, type Remaining, remaining } from './entitlements/remaining.ts'
export { type FreePredictions, userBalances } from './entitlements/user-balances.ts'
export { horoscopeOnce, horoscopesOf } from './horoscope/once.ts'
export { grantApp, grantWelcome } from './ledger/grants.ts'
export { between, type Entry, type Operation, post, type SystemAccount } from './ledger/post.ts'
export { holdPrediction, type PredictionHold, settlePrediction } from './ledger/predictions.ts'
export {
  expireBooks,
  farewell,
  type Hold,
  heartbeat,
  holdFree,
  holdQuestion,
  LEASE_MS,
  refundTurn,
  type Said,
  settleTurn,
  sweepHolds,
} from './ledger/turns.ts'
export { drawOrder, PAISE_PER_RUPEE, type Prices } from './ledger/units.ts'
export { banMacOf, type Mac, macOf } from './mac.ts'
export { deliverWaiting } from './notifications/deliver-waiting.ts'
export { OperatorRefusal, REPORTER_AGE_DAYS } from './operators/act.ts'
export { banNumber, banPerson, unbanNumber, unbanPerson } from './operators/bans.ts'
export { dismissReports, hideText, restoreText } from './operators/moderation.ts'
export { operate, readCommand } from './operators/operate.ts'
export { grantQuestions, takeQuestions } from './operators/questions.ts'
export { type Redeeming, redeemPoints } from './points/redeem.ts'
export { DAILY_CAP, NEW_HANDLE, settlePoints, settleWaitingPoints } from './points/settle.ts'
export {
  type Giving,
  returnTransfers,
  TRANSFER_LIMITS,
  transferQuestions,
  waitsUntil,
} from './transfers/transfers.ts'
