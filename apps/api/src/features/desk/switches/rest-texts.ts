import type { Resting } from '@dhruva/contract'

/** What people are told of a part that rests, where the operator says nothing of their own. */
export const REST_TEXTS: Record<Resting, { en: string; hi: string }> = {
  questions: {
    en: 'Oracle and Astra rest for now and take no new questions. Nothing was charged; please come back a little later.',
    hi: 'ओरेकल और आस्त्रा अभी विश्राम में हैं और नए प्रश्न नहीं ले रहे। कोई शुल्क नहीं लिया गया; कृपया थोड़ी देर बाद लौटें।',
  },
  payments: {
    en: 'Payments rest for now. Nothing was charged, and what you have stays yours.',
    hi: 'भुगतान अभी बंद हैं। कोई राशि नहीं ली गई, और जो आपके पास है, वह आपका ही है।',
  },
  forum: {
    en: 'AstroHub can be read, but takes no new texts and votes for now.',
    hi: 'AstroHub अभी पढ़ा जा सकता है, पर नए लेख और वोट नहीं लिए जा रहे।',
  },
  wheel: {
    en: 'The wheel rests for now. A discount that you have won stays good.',
    hi: 'चक्र अभी विश्राम में है। जो छूट आपने जीती है, वह मान्य रहेगी।',
  },
  notes: {
    en: 'Notes of the morning rest for now and cannot be ordered.',
    hi: 'सुबह के संदेश अभी बंद हैं और चालू नहीं किए जा सकते।',
  },
  model: {
    en: 'Our own astrologer writes the answers for now.',
    hi: 'अभी उत्तर हमारे अपने ज्योतिषी लिखते हैं।',
  },
}
