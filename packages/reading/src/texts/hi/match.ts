import type { match as english } from '#texts/en/match.ts'
import { house, list, nth } from './vocab.ts'

export const match: typeof english = {
  manglikOf: (whose, mars, { present, house: h }, why) =>
    `${whose} कुंडली मांगलिक ${present ? 'है' : 'नहीं'}, ${mars} ${house(h)} में${why.length > 0 ? `, रद्द: ${list(why)}` : ''}`,
  facts: {
    total: (name, total) => `आपकी और ${name} की कुंडली का गुण मिलान: 36 में ${total}`,
    koota: (name, koota, score, [mine, theirs]) => `${koota}: ${score}; आपका ${mine}, ${name} का ${theirs}`,
    distance: (name, koota, score, toThem, toMe) =>
      `${koota}: ${score}; ${name} की चंद्र राशि आपकी राशि से ${nth(toThem)} और आपकी उनकी राशि से ${nth(toMe)} स्थान पर`,
    moons: (name, [mine, theirs], toThem) =>
      `आपकी चंद्र राशि ${mine}, ${name} की ${theirs}, आपकी राशि से ${nth(toThem)} स्थान पर`,
    lords: (name, [mine, theirs]) => `आपकी चंद्र राशि का स्वामी ${mine}, ${name} की राशि का ${theirs}`,
    moonSign: (name, moon, sign) => `${name} का ${moon} ${sign} में`,
    birth: (name, date) => `${name} का जन्म ${date} को`,
  },
  manglik: {
    yours: 'आपकी',
    theirs: (name) => `${name} की`,
  },
}
