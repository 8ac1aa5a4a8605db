import type { PredictionType } from '@dhruva/contract'

/** The name of a kind of prediction, as refusals say it. */
export const typeNames: Record<PredictionType, { en: string; hi: string }> = {
  daily: { en: 'daily', hi: 'दैनिक' },
  weekly: { en: 'weekly', hi: 'साप्ताहिक' },
  monthly: { en: 'monthly', hi: 'मासिक' },
  yearly: { en: 'yearly', hi: 'वार्षिक' },
}
