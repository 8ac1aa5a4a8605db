import type { Spoken } from '#write/types.ts'

export type Status = 'married' | 'single' | 'divorced' | 'engaged' | 'widowed' | 'employed' | 'unemployed' | 'parent'

const CUES: ReadonlyArray<readonly [Status, RegExp]> = [
  ['divorced', /divorc|talaq|तलाक/i],
  ['widowed', /widow|vidhwa|vidhur|विधवा|विधुर/i],
  ['engaged', /engag|sagai|सगाई/i],
  ['single', /single|unmarried|not married|kunwar|अविवाहित|कुँवार/i],
  ['married', /married|shaadi|shadi|shaadishuda|vivahit|विवाहित|शादी/i],
  ['unemployed', /unemploy|jobless|no job|berozgar|बेरोज़गार/i],
  ['employed', /employ|job|naukri|working|नौकरी/i],
  ['parent', /parent|child|baby|son|daughter|bach|बच्च|बेटा|बेटी/i],
]

/** A status as it was told, by the words it is written with. */
export const statusOf = (told: string): Status | null => CUES.find(([, cue]) => cue.test(told))?.[0] ?? null

/** A clause behind `that`. */
export const STATUS: Record<Status, Spoken> = {
  married: { en: 'you are married', hi: 'आपकी शादी हो चुकी है', hing: 'aapki shaadi ho chuki hai' },
  single: { en: 'you are single', hi: 'आपकी अभी शादी नहीं हुई', hing: 'aapki abhi shaadi nahi hui' },
  divorced: { en: 'you are divorced', hi: 'आपका तलाक़ हो चुका है', hing: 'aapka talaq ho chuka hai' },
  engaged: { en: 'you are engaged', hi: 'आपकी सगाई हो चुकी है', hing: 'aapki sagai ho chuki hai' },
  widowed: { en: 'your partner is no more', hi: 'आपके साथी अब नहीं रहे', hing: 'aapke saathi ab nahi rahe' },
  employed: { en: 'you have a job', hi: 'आपकी नौकरी लगी हुई है', hing: 'aapki job lagi hui hai' },
  unemployed: { en: 'you have no job at present', hi: 'अभी आपके पास नौकरी नहीं है', hing: 'abhi aapke paas job nahi hai' },
  parent: { en: 'you have children', hi: 'आपके बच्चे हैं', hing: 'aapke bachche hain' },
}
