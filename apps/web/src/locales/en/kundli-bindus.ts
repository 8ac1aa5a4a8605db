export const kundliBindus = {
  lede: 'In the ashtakavarga the seven planets and the lagna give each sign points, called bindus. The sums show which houses carry easily and which want more effort.',
  drawing: (lagna: string) => `Sum of bindus in each house, ${lagna} rising. The table has every number.`,
  total: 'All',
  tableLabel: 'Bindus of each planet in each sign',
  sign: 'House and sign',
  signInHouse: (house: number, sign: string) => `${house} · ${sign}`,
  totals: 'Total',
  strong: 'well supported',
  weak: 'wants effort',
  legendStrong: '▲ more than 28: the house is well supported.',
  legendWeak: '▽ less than 25: the house wants more effort.',
  legendOwn:
    'In a planet’s own column 5 or more is good for its transit, 3 or fewer is weak. The darker the ground, the more bindus.',
  note: (table: string) => `Table of ${table}. All twelve sums together are always 337, so 28 is the middle.`,
  tables: { raman: 'Varahamihira and B. V. Raman', jhora: 'Santhanam’s Parashara' },
}

export type KundliBindus = typeof kundliBindus
