import { FREE_PLAN, type OfferedPlan } from '#config-money.ts'
import type { Ctx } from '#context.ts'
import { fill, type TextLanguage } from '#http/fail.ts'

const texts = {
  name: ['Free', 'मुफ़्त'],
  questions: ['{oracle} questions to Oracle and {astra} to Astra', 'ओरेकल से {oracle} और आस्त्रा से {astra} प्रश्न'],
  predictions: [
    'Predictions of your own: {daily} a day, {weekly} a week, {monthly} a month, {yearly} a year',
    'अपने भविष्यफल: रोज़ {daily}, हफ़्ते में {weekly}, महीने में {monthly}, साल में {yearly}',
  ],
  rest: ['Kundli, daily horoscope, panchang and AstroHub', 'कुंडली, दैनिक राशिफल, पंचांग और AstroHub'],
} as const

/** A plan as it is sent. */
export const shownPlan = ({ config }: Pick<Ctx, 'config'>, plan: OfferedPlan, language: TextLanguage) => ({
  name: plan.name[language],
  price: plan.rupees,
  old_price: plan.originalRupees,
  featured: plan.featured,
  bullet_points: [...plan.points[language]],
  id: plan.id,
  questions: plan.questions,
  grace_days: config.subscriptionGraceDays,
})

/** What everybody has without paying, as a plan. */
export const freePlan = ({ config: { free } }: Pick<Ctx, 'config'>, language: TextLanguage) => {
  const at = language === 'hi' ? 1 : 0
  return {
    name: texts.name[at],
    price: 0,
    old_price: 0,
    featured: false,
    bullet_points: [
      fill(texts.questions[at], { oracle: free.oracle, astra: free.astra }),
      fill(texts.predictions[at], free.predictions),
      texts.rest[at],
    ],
    id: FREE_PLAN,
    questions: free.oracle + free.astra,
    grace_days: 0,
  }
}
