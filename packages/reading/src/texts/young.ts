import type { Code } from '@dhruva/common'

/** What stands in general texts of love, and how it is said to one who is under age. */
const SAYINGS: Record<Code, ReadonlyArray<readonly [string, string]>> = {
  en: [
    ['learning, love and creative work', 'learning and creative work'],
    ['love, learning and creative work', 'learning and creative work'],
    ['work, love and learning', 'work and learning'],
    ['a chapter of love, comfort', 'a chapter of affection, comfort'],
    ['study, art or love', 'study or art'],
    ['learning, love and creation are', 'learning and creation are'],
  ],
  hi: [
    ['सीखने, प्रेम और रचनात्मक काम', 'सीखने और रचनात्मक काम'],
    ['प्रेम, पढ़ाई और रचनात्मक काम', 'पढ़ाई और रचनात्मक काम'],
    ['काम, प्रेम और सीखने', 'काम और सीखने'],
    ['प्रेम, सुख और कला का अध्याय', 'स्नेह, सुख और कला का अध्याय'],
    ['पढ़ाई, कला या प्रेम', 'पढ़ाई या कला'],
    ['सीखना, प्रेम और रचना', 'सीखना और रचना'],
  ],
}

/** A text as it is said to one who is under age: of the 5th house learning is named, and not love. */
export const young = (code: Code, text: string): string =>
  SAYINGS[code].reduce((said, [general, own]) => said.replaceAll(general, own), text)
