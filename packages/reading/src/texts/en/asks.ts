import { pickVariant } from '#texts/forms/pick-variant.ts'
import { atDegree, house, inPada, inSign, nth } from './vocab.ts'

/** Sentences for questions about the chart itself, the day, remedies. */
export const asks = {
  lagna: (sign: string, deg: number | null, nakshatra: string | null, pada: number | null, nature: string) =>
    `Your lagna is ${sign}${atDegree(deg, ',')}${nakshatra ? `, in ${nakshatra}` : ''}${inPada(pada)}: a nature that is ${nature}.`,
  rashi: (moon: string, sign: string, deg: number | null, h: number, nature: string) =>
    `Your rashi, the sign of the Moon, is ${sign}: ${moon} stands${atDegree(deg)} in your ${house(h)}, and the mind is ${nature}.`,
  sunSign: (sun: string, sign: string, deg: number | null, h: number) =>
    `Sign columns in newspapers often go by ${sun}, which in your sidereal chart is ${inSign(deg, sign)}, in your ${house(h)}; a Vedic reading goes by the rashi and the lagna.`,
  born: (nakshatra: string, pada: number | null, moon: string, sign: string, gift: string) =>
    `Your rashi is ${sign}, where your ${moon} stands in the nakshatra ${nakshatra}${inPada(pada)}, which gives ${gift}.`,
  firstDasha: (lord: string) => `Its lord is ${lord}, so the count of your dashas began with ${lord} at birth.`,
  noSadeSati: (saturn: string, sign: string, fromMoon: number, moon: string, until: string | null) =>
    `No, Sade Sati does not run for you now: ${saturn} is in ${sign}, ${nth(fromMoon)} from your ${moon}${until ? `, until ${until}` : ''}.`,
  sadeSatiWhat:
    'Sade Sati is the passage over the sign before the Moon, the sign of the Moon itself and the one after it; it slows things so that they are done properly, and millions pass through it every year.',
  doshas:
    'Of what people call dosha three are read here, manglik, Sade Sati and kaal sarp, and none is a verdict on a life; manglik first.',
  strongest: (graha: string) => `Weighed by sign and house, the graha that stands best in your chart is ${graha}.`,
  manglik: (mars: string, sign: string, h: number) =>
    `By the common rule, counted from the lagna, yes: ${mars} is in ${sign} in your ${house(h)}, one of the houses that the rule names.`,
  notManglik: (mars: string, sign: string, h: number) =>
    `By the common rule, counted from the lagna, no: ${mars} is in ${sign} in your ${house(h)}, which the rule does not name.`,
  manglikPlain: (mars: string, h: number) =>
    `What it says in plain words: ${mars} from the ${house(h)} brings energy and bluntness to close bonds, which exercise, early honesty and a partner of equal spirit turn into strength.`,
  manglikCalm:
    'It is one thread among many, found in nearly half of all charts, and no reason to fear or to refuse a match.',
  grahaPlace: (
    graha: string,
    deg: number | null,
    sign: string,
    nakshatra: string,
    pada: number | null,
    h: number,
    mark: string,
    area: string,
  ) =>
    `${graha} stands in your chart ${inSign(deg, sign)}, in ${nakshatra}${inPada(pada)}${mark}, in your ${house(h)}, the house of ${area}.`,
  grahaGives: (graha: string, brings: string, clause: string) => `There ${graha} brings ${brings}, and ${clause}.`,
  grahaRules: (graha: string, role: string, areas: string) => `${graha} ${role}, so it also speaks for ${areas}.`,
  grahaRuns: (graha: string, kind: 'maha' | 'antar', to: string) =>
    kind === 'maha'
      ? `You are living its mahadasha, to ${to}, so ${graha} colours these years more than any other graha.`
      : `Its antardasha runs now, to ${to}, so ${graha} is heard in everything you do.`,
  grahaNext: (graha: string, from: string, to: string) =>
    `Its turn comes with the ${graha} antardasha, ${from} to ${to}.`,
  passing: (v: number, graha: string, sign: string, h: number, until: string | null, area: string) =>
    pickVariant(v, [
      `${graha} in ${sign} lights up your ${house(h)}${until ? ` until ${until}` : ''}: ${area}.`,
      `${graha} passes through ${sign}, your ${house(h)}${until ? `, until ${until}` : ''}, so ${area} come up in small ways.`,
    ]),
  houseLead: (h: number, area: string, sign: string, lord: string, deg: number | null, lordSign: string, at: number) =>
    `The ${house(h)} speaks of ${area}; in your chart it is ${sign}, and its lord ${lord} stands ${inSign(deg, lordSign)} in your ${house(at)}.`,
  houseMeans: (area: string, own: boolean) =>
    own
      ? 'A lord in its own house guards it, so this part of life has its own strength.'
      : `So this part of life feeds on ${area}.`,
  houseEmpty: (h: number, lord: string, at: number) =>
    `No graha sits in your ${house(h)}, which is common and no lack: such a house simply follows its lord ${lord} in the ${house(at)}.`,
  moonDay: (day: string, moon: string, nakshatra: string, sign: string, h: number, fromMoon: number, clause: string) =>
    `On ${day} the ${moon} is in ${nakshatra}, in ${sign}, your ${house(h)} and ${nth(fromMoon)} from your natal ${moon}: ${clause}.`,
  dayAction: (v: number, action: string) =>
    pickVariant(v, [`One small thing for the day: ${action}.`, `A good use of the day: ${action}.`]),
  careLead: (graha: string, deg: number | null, sign: string, h: number, mark: string) =>
    `The graha in your chart that asks most for your care is ${graha}, ${inSign(deg, sign)} in your ${house(h)}${mark}.`,
  careMeans: (graha: string, clause: string) => `With ${graha} so placed, ${clause}.`,
  practice: (day: string, graha: string, action: string) => `- **${day}, for ${graha}:** ${action}.`,
  practiceEnd: (day: string, graha: string, action: string) => `A free practice for ${graha}: on ${day}, ${action}.`,
  areas: (list: readonly string[]) => list.join(', and for '),
  practiceWhy: (graha: string, to: string) =>
    `The second step below is for ${graha}, whose antardasha you are in to ${to}.`,
  noGems:
    'None of this costs anything: tradition counts attention, service and discipline as the real remedies, and no stone or paid ritual is needed for them.',
  careEnd: (day: string, graha: string) =>
    `Choose only one of these to begin with, the ${day} one for ${graha}, and keep it for five weeks before you judge it.`,
}
