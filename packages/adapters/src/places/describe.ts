export type Described = { title: string; district: string; state: string; country: string; showDistrict: boolean }

/**
 * One line for a place: `Jaipur, Rajasthan, India`, or `Tanda, Rampur district, Uttar Pradesh, India`. A part that
 * repeats the one before is left out. Elsewhere the sources write the kind of district themselves (`Lamar County`).
 */
export function describe({ title, district, state, country, showDistrict }: Described): string {
  const told = country === 'India' ? `${district} district` : district
  const parts = [title, ...(showDistrict && district ? [told] : []), state, country].filter(Boolean)
  return parts.filter((part, i) => part !== parts[i - 1]).join(', ')
}
