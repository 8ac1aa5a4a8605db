import { subscriptions } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { freePlan, shownPlan } from './plans.ts'

export const getPlans = implement(subscriptions.getPlans, async ({ ctx, language }) => [
  freePlan(ctx, language),
  ...(await ctx.settings.read()).plans.map((plan) => shownPlan(ctx, plan, language)),
])
