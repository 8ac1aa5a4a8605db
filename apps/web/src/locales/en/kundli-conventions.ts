export const kundliConventions = {
  names: {
    ayanamsa: 'Ayanamsa',
    node: 'Rahu and Ketu',
    houses: 'Houses',
    positions: 'Positions',
    dasha: 'Dasha year',
    sunrise: 'Sunrise',
    bindus: 'Ashtakavarga',
    zone: 'Time zone',
  },
  lahiri: (value: string) => `Lahiri (Chitrapaksha), ${value}`,
  node: (kind: string) => `${kind} node`,
  wholeSign: 'whole signs from the lagna',
  apparent: 'apparent, from the centre of the Earth',
  days: (days: number) => `${days} days`,
  centre: 'centre of the Sun on the horizon, without refraction',
  zoneAt: (zone: string, offset: string) => `${zone}, UTC${offset}`,
  differs: 'Why another program may differ',
  reasons: [
    'Another ayanamsa (Raman, Krishnamurti) moves every planet, by up to one and a half degrees.',
    'The true node can stand up to two degrees from the mean one.',
    'A dasha year of 360 days moves the later periods by months.',
    'Other house systems put planets near a border into the neighbouring house.',
    'Clock time before 1970, summer time and wartime are not always known to older programs.',
  ],
  more: 'How exact the calculation is',
}

export type KundliConventions = typeof kundliConventions
