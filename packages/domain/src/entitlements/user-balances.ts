import { type Queryable, readBalances } from '@dhruva/db'
import { type FreePredictions, PAISE_PER_RUPEE } from '#ledger/units.ts'
import { heldFrom } from '#transfers/transfers.ts'

/**
 * Everything `users/getInfo.php` says about what a person has, in one statement. `balance` in rupees. Prediction counters
 * are the allowance less the predictions held or charged (turns of unit pred_daily …) since the period began in Asia/Kolkata, those
 * under an earlier account of the number as well.
 * @param heldDays what was redeemed in so many days cannot be given away
 */
export const userBalances = async (
  db: Queryable,
  uid: number,
  now: Date,
  freePredictions: FreePredictions,
  heldDays = 0,
) => {
  const row = await readBalances(db, uid, now, heldFrom(now, heldDays))
  return {
    balance: row.money_paise / PAISE_PER_RUPEE,
    oracle_questions: row.oracle_grant + row.oracle_paid,
    astra_questions: row.astra_grant + row.astra_paid,
    transferable_oracle_questions: row.transferable,
    subscription_questions: row.sub_q,
    daily_predictions: Math.max(0, freePredictions.daily - row.daily),
    weekly_predictions: Math.max(0, freePredictions.weekly - row.weekly),
    monthly_predictions: Math.max(0, freePredictions.monthly - row.monthly),
    yearly_predictions: Math.max(0, freePredictions.yearly - row.yearly),
  }
}
