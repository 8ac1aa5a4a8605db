import { deskActs } from './acts.ts'
import { deskHealth } from './health.ts'
import { deskHouse } from './house.ts'
import { deskLeads } from './leads.ts'
import { deskLogins } from './login.ts'
import { deskMoney } from './money.ts'
import { deskPeople } from './people.ts'
import { deskPrices } from './prices.ts'
import { deskStaff } from './staff.ts'
import { deskSwitches } from './switches.ts'
import { deskTexts } from './texts.ts'

/** Every call of the desk. Not in the package's entrance: no visitor's page reads any of it. */
export const desk = {
  ...deskLogins,
  ...deskPeople,
  ...deskTexts,
  ...deskLeads,
  ...deskMoney,
  ...deskPrices,
  ...deskHouse,
  ...deskSwitches,
  ...deskHealth,
  ...deskActs,
  ...deskStaff,
}

export * from './acts.ts'
export * from './health.ts'
export * from './house.ts'
export * from './leads.ts'
export * from './login.ts'
export * from './money.ts'
export * from './people.ts'
export * from './prices.ts'
export * from './staff.ts'
export * from './switches.ts'
export * from './texts.ts'
