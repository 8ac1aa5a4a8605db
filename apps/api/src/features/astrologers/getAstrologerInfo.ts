import { astrologers } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

const descriptions = {
  oracle: [
    'Oracle reads the whole kundli: lagna, grahas, bhavas and the running dasha, and answers in depth about life, work and marriage.',
    'ओरेकल पूरी कुंडली पढ़ते हैं: लग्न, ग्रह, भाव और चल रही दशा, और जीवन, काम और विवाह के प्रश्नों का विस्तार से उत्तर देते हैं।',
  ],
  astra: [
    'Astra looks at the sky as it moves now: gochara and dasha, and answers shortly and practically about the days ahead.',
    'आस्त्रा अभी चलते आकाश को देखती हैं: गोचर और दशा, और आने वाले दिनों के बारे में संक्षेप में व्यावहारिक उत्तर देती हैं।',
  ],
} as const

export const getAstrologerInfo = implement(astrologers.getAstrologerInfo, async ({ ctx, language }) => {
  const at = language === 'hi' ? 1 : 0
  const { free } = ctx.config
  const { questionPriceRupees } = await ctx.settings.read()
  return {
    oracle_desc: descriptions.oracle[at],
    oracle_price: questionPriceRupees,
    free_oracle_questions: free.oracle,
    astra_desc: descriptions.astra[at],
    astra_price: questionPriceRupees,
    free_astra_questions: free.astra,
  }
})
