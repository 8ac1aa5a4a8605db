import type { DeskRole } from '@dhruva/contract'
import type { ComponentType } from 'react'
import type { DeskTexts } from '#locales/en/desk.ts'

/** A page of the console. */
export type DeskScreen = {
  /** below `/desk/` */
  path: string
  /** its name in the menu, `screens` of the texts */
  name: keyof DeskTexts['screens']
  /** those of the calls it makes: who has none of them does not see it. The calls are what refuses */
  roles: readonly DeskRole[]
  load: () => Promise<ComponentType>
}

/** Every page of the console, in the order of the menu. How to add one: docs/flows/desk.md. */
export const screens: readonly DeskScreen[] = [
  {
    path: 'people',
    name: 'people',
    roles: ['support', 'moderator', 'finance', 'owner'],
    load: () => import('./people/people-page.tsx').then((m) => m.PeoplePage),
  },
  {
    path: 'reports',
    name: 'reports',
    roles: ['moderator', 'owner'],
    load: () => import('./texts/reports-page.tsx').then((m) => m.ReportsPage),
  },
  {
    path: 'hidden',
    name: 'hidden',
    roles: ['moderator', 'owner'],
    load: () => import('./texts/reports-page.tsx').then((m) => m.HiddenPage),
  },
  {
    path: 'consultations',
    name: 'consultations',
    roles: ['support', 'owner'],
    load: () => import('./leads/leads-page.tsx').then((m) => m.LeadsPage),
  },
  {
    path: 'payments',
    name: 'payments',
    roles: ['support', 'finance', 'owner'],
    load: () => import('./money/payments-page.tsx').then((m) => m.PaymentsPage),
  },
  {
    path: 'prices',
    name: 'prices',
    roles: ['finance', 'owner'],
    load: () => import('./prices/prices-page.tsx').then((m) => m.PricesPage),
  },
  {
    path: 'coupons',
    name: 'coupons',
    roles: ['support', 'finance', 'owner'],
    load: () => import('./prices/coupons-page.tsx').then((m) => m.CouponsPage),
  },
  {
    path: 'house',
    name: 'house',
    roles: ['support', 'owner'],
    load: () => import('./house/house-page.tsx').then((m) => m.HousePage),
  },
  {
    path: 'switches',
    name: 'switches',
    roles: ['owner'],
    load: () => import('./switches/switches-page.tsx').then((m) => m.SwitchesPage),
  },
  {
    path: 'quality',
    name: 'quality',
    roles: ['support', 'finance', 'owner'],
    load: () => import('./health/quality-page.tsx').then((m) => m.QualityPage),
  },
  {
    path: 'health',
    name: 'health',
    roles: ['support', 'finance', 'owner'],
    load: () => import('./health/health-page.tsx').then((m) => m.HealthPage),
  },
  {
    path: 'acts',
    name: 'acts',
    roles: ['support', 'moderator', 'finance', 'owner'],
    load: () => import('./acts/acts-page.tsx').then((m) => m.ActsPage),
  },
  {
    path: 'operators',
    name: 'operators',
    roles: ['owner'],
    load: () => import('./staff/staff-page.tsx').then((m) => m.StaffPage),
  },
]

/** What somebody with these roles sees in the menu. */
export const screensFor = (roles: readonly DeskRole[]): readonly DeskScreen[] =>
  screens.filter((screen) => screen.roles.some((role) => roles.includes(role)))
