import type { Points } from '../en/astrohub-points.ts'

export const points: Points = {
  redeem: 'अंक भुनाएँ',
  redeemLede: (points, per) =>
    `आपके पास ${points} एस्ट्रो अंक हैं। ${per} अंक पर ओरेकल का एक प्रश्न मिलता है; जो बचेंगे, वे आपके पास ही रहेंगे।`,
  tooNew: (points, date) =>
    `आपके पास ${points} एस्ट्रो अंक हैं। नया AstroHub नाम पहले सप्ताह में जो कमाता है, वह ${date} से भुनाया जा सकता है।`,
  pointsField: 'कितने अंक भुनाने हैं',
  pointsHint: (min) => `कम से कम ${min}`,
  pointsMissing: 'लिखें कि कितने अंक भुनाने हैं',
  pointsNotNumber: 'पूरी संख्या लिखें, जैसे 200',
  pointsTooFew: (min) => `कम से कम ${min} अंक चाहिए`,
  used: (used) => `${used} अंक लगेंगे`,
  given: (questions) => (questions === 1 ? 'ओरेकल का 1 प्रश्न और मिलेगा' : `ओरेकल के ${questions} प्रश्न और मिलेंगे`),
  stay: (left) => `${left} अंक बचेंगे`,
  redeeming: 'भुना रहे हैं..',
  historyEyebrow: 'AstroHub',
  historyTitle: 'भुनाए गए अंक',
  historyLede: 'एस्ट्रो अंक, जो ओरेकल के प्रश्न बने; नए सबसे ऊपर।',
  historyNone: 'अरे! अभी तक कोई अंक भुनाए नहीं गए',
  historyFailed: 'कोई रिकॉर्ड नहीं मिला',
  transferHistory: 'भेजे गए प्रश्न',
  howEarned: 'अंक कैसे मिलते हैं',
  card: (points, questions) => `${points} अंक भुनाए, ${questions} प्रश्न ${questions === '1' ? 'मिला' : 'मिले'}`,
  signed: (points) => `−${points}`,
  loading: 'सूची आ रही है',
}
