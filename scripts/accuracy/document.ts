import { DEFAULT_CONVENTIONS } from '@dhruva/jyotish'
import { accuracy } from '../../apps/web/src/locales/en/accuracy.ts'
import type { Unit } from '../../packages/jyotish/src/testing/differences.ts'
import type { Accuracy, Agreement, Difference } from './measure.ts'

const UNITS: Readonly<Record<Unit, string>> = { arcsecond: '″', second: ' s', hour: ' h' }

const differenceRow = ({ id, unit, count, median, largest, tolerance }: Difference) => {
  const of = (value: number) => `${value.toFixed(2)}${UNITS[unit]}`
  return `| ${accuracy.quantities[id]} | ${count} | ${of(median)} | ${of(largest)} | ${tolerance}${UNITS[unit]} |`
}

const agreementRow = ({ id, same, of }: Agreement) => `| ${accuracy.likenesses[id]} | ${same} of ${of} |`

const conventions = Object.entries(DEFAULT_CONVENTIONS)
  .map(([key, value]) => `\`${key}: ${value}\``)
  .join(', ')

/** `docs/ACCURACY.md`. */
export const document = ({ births, differences, agreements }: Accuracy): string => `\
# How exact the charts are

Written by \`pnpm accuracy\` from \`packages/jyotish/testdata\`; not edited by hand. Anyone can run it: it computes
${births.all} reference births and compares them with what Swiss Ephemeris 2.10 says of them. The page \`/accuracy\` shows the same
figures. \`pnpm check\` fails when a figure is no longer the one written here, the tests of \`packages/jyotish\` when one leaves what is allowed.

${births.chosen} of the births were chosen for their difficulty (war time, summer time, a leap day, a double summer time, the edges of
signs), ${births.all - births.chosen} were drawn at random; ${births.india} in India, ${births.south} south of the equator, born ${births.firstYear} to ${births.lastYear}.

## Differences

One second of arc (″) is 1/3600 of a degree. The ascendant moves 15″ in one second of time.

| what | compared | median | largest | allowed |
| --- | --- | --- | --- | --- |
${differences.map(differenceRow).join('\n')}

## What is the same or not

| what | the same |
| --- | --- |
${agreements.map(agreementRow).join('\n')}

A period that changes within hours of the instant asked for can be the one here and its neighbour there: five seconds of arc of the Moon
move the dates of a dasha by up to 18 hours.

## Conventions

${conventions}; see [adr 0005](adr/0005-conventions-of-the-chart.md).

## Why another program may differ

- **Apparent or geometric.** The positions here are those of the almanacs: with aberration and the time the light takes. Jagannatha
  Hora and PyJHora use geometric ones: the Sun is 20.5″ ahead, a solar ingress 8 minutes earlier, a tithi ends about 40 seconds later.
- **Node.** Mean here; the true node is up to 1.93° away: another sign in 3.2 % of births, another navamsa in 29 %.
- **Ayanamsa.** Lahiri, as Swiss Ephemeris has it. True Chitra is about 0.02° less, Krishnamurti 0.1°, Raman 1.45°.
- **Year of the dasha.** 365.25 days. The sidereal year moves dates by 0.4 days in 60 years, a year of 360 days by 315.
- **Sunrise.** The centre of the disc on the true horizon, as Drik Panchang has it. The upper limb with refraction rises 3 to 5 minutes
  earlier in India, and with it a birth can belong to another weekday.
- **Clock.** War time of 1942-45, summer times and local mean times are taken from the IANA data. A program with a fixed
  +05:30 is an hour off for India's war years.
- **Place.** A town 10 km away moves the ascendant by about 6′, as much as 24 seconds of time.

## Limits

- Beyond latitude 66.5° the rising point can jump; such charts are marked \`polar\`. Where the Sun does not rise, there is no sunrise and the
  vara is the civil weekday.
- Dates of birth before 1900 are not taken.
- UTC stands for UT1: less than 0.9 s, at most 13″ in the ascendant, for Swiss Ephemeris as used here too.
- The rotation of the Earth in coming years is an estimate.
- What follows from the positions by a rule (yogas, doshas, bindus, gunas) is exact where the rule is; which rule is taken differs by
  school and stands at each of them.

## Sources

Astronomy Engine (MIT); GeoNames (CC BY 4.0) for places; OpenStreetMap contributors (ODbL) for the boundaries of time zones, through geo-tz
(MIT); IANA time zone database (public domain). Swiss Ephemeris made the reference values and is no part of the product.
[How they were made](../packages/jyotish/testdata/README.md).
`
