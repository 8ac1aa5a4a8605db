import { describe, expect, it } from 'vitest'
import { mentionsIn } from './mentions.ts'

describe('mentionsIn', () => {
  it('finds what an English sentence names', () => {
    const text =
      'Until 9 January 2027 Mercury rules your 2nd and 11th houses, at 4°05′ Leo in Purva Ashadha; Saturday is a day.'
    expect([...mentionsIn('en', text)].toSorted()).toEqual(
      ['9 January 2027', 'Mercury', 'house 2', 'house 11', '4°05′', 'Leo', 'Purva Ashadha'].toSorted(),
    )
  })

  it('finds what a Hindi sentence names', () => {
    const text = 'बुध आपके दूसरे और ग्यारहवें भाव का स्वामी है, 4°05′ पर सिंह में, पूर्वाषाढ़ा नक्षत्र; 9 जनवरी 2027 को बुधवार है।'
    expect([...mentionsIn('hi', text)].toSorted()).toEqual(
      ['बुध', 'house दूसरे', 'house ग्यारहवें', '4°05′', 'सिंह', 'पूर्वाषाढ़ा', '9 जनवरी 2027'].toSorted(),
    )
  })
})
