import { expect, it } from 'vitest'
import { placeSpellings } from './place-spellings.ts'

it.each([
  ['जयपुर', 'jaypur', 'jayapura'],
  ['वाराणसी', 'varansi', 'varanasi'],
  ['चंडीगढ़', 'chandigarh', 'chandigarha'],
  ['लखनऊ', 'lakhnau', 'lakhanau'],
  // as Hindi says them: after these clusters and nasals there is no a
  ['दुर्ग', 'durg', 'durga'],
  ['सांगली', 'sangli', 'sangali'],
  ['ज्ञानपुर', 'gyanpur', 'gyanapura'],
  ['मुजफ्फरपुर', 'mujaphpharpur', 'mujaphpharapura'],
  ['सेक्टर १२, जयपुर', 'sektar 12, jaypur', 'sektara 12, jayapura'],
])('%s is %s', (name, ...spellings) => expect(placeSpellings(name)).toEqual(spellings))

it.each([
  ['উদয়পুর', 'udaypur'],
  ['કচ્છ', 'kachchh'],
  ['ਜਲੰਧਰ', 'jalandhar'],
  ['ਪੱਟੀ', 'pati'],
  ['ପଲୱାଲ', 'palval'],
  ['சென்னை', 'chennai'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ৰঙিয়া', 'raniya'],
  ['কৰাচী', 'karachi'],
  ['കണ്ണൂർ', 'kannur'],
])('%s of another Indian script can be %s', (name, spelling) => expect(placeSpellings(name)).toContain(spelling))
