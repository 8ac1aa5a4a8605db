import type { Plain } from '#locales/en/plain.ts'

export const plain: Plain = {
  needsScripts: 'फ़ॉर्म, बातचीत और सहेजी गई कुंडलियों के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
  member: 'यह पेज आपके खाते का है और इसके लिए JavaScript चाहिए। कृपया उसे ब्राउज़र में चालू करें और पेज फिर से लोड करें।',
}
