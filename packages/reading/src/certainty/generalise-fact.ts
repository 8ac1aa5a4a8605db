import type { Parts, Says } from '#parts.ts'

/** Less exact statements of a kind, the most exact first. */
type Coarser = { [S in Says]?: (parts: Parts<S>) => Parts[] }

const COARSER: Coarser = {
  window: ({ maha: _, antar: _antar, ...stretch }) => [stretch],
  placement: ({ arcminutes: _, ...inHouse }) => {
    const { house: _house, ...place } = inHouse
    return [inHouse, place]
  },
  nakshatra: ({ pada, ...inHouse }) => {
    const { house: _, ...star } = inHouse
    return [inHouse, pada === undefined ? star : { ...star, pada }, star]
  },
  dignity: ({ house: _, ...dignity }) => [dignity],
  retrograde: ({ house: _, ...inSign }) => {
    const { sign: _sign, ...retrograde } = inSign
    return [inSign, retrograde]
  },
  combust: ({ apart: _, ...combust }) => [combust],
  lagna: ({ arcminutes: _, pada: _pada, ...inStar }) => {
    const { nakshatra: _star, ...lagna } = inStar
    return [inStar, lagna]
  },
  lord: ({ lordSign: _, lordHouse: _house, ...lord }) => [lord],
  transit: ({ house: _, ...counted }) => {
    const { fromMoon: _fromMoon, ...transit } = counted
    return [counted, transit]
  },
  moon_of_day: ({ house: _, ...counted }) => {
    const { fromMoon: _fromMoon, ...moon } = counted
    return [counted, moon]
  },
  kaal_sarp: ({ type: _, ...rule }) => [rule],
  sade_sati: ({ phase: _, ...runs }) => [runs],
  no_sade_sati: ({ fromMoon: _, ...runs }) => [runs],
}

/** A statement said less exactly, the most exact first; as many ways for every statement of a kind, none for most. */
export const coarserOf = <S extends Says>(parts: Parts<S>): Parts[] => COARSER[parts.says]?.(parts) ?? []
