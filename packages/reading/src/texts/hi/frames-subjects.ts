import type { Focus, ReadingTopic } from '@dhruva/intent'
import type { Stage } from '#texts/en/frames-subjects.ts'
import type { Frames } from './shape.ts'

const LOVE: Record<Stage, string> = { single: 'विवाह', married: 'आपके वैवाहिक जीवन', divorced: 'नए साथ' }

/** All in the form that stands before a postposition. */
const SUBJECTS: Record<Exclude<ReadingTopic, 'love_marriage'>, string> = {
  career: 'काम',
  money: 'धन',
  health: 'आपकी ऊर्जा और दिनचर्या',
  family: 'पारिवारिक जीवन',
  children: 'संतान',
  education: 'पढ़ाई',
  travel: 'यात्रा और दूरी',
  property: 'घर और संपत्ति',
  spiritual: 'आध्यात्मिक जीवन',
  life: 'आपकी जीवन-राह',
}

export const FOCUS_NAMES: Record<Focus, string> = {
  love: 'प्रेम',
  breakup: 'रिश्ता जोड़ने',
  second_marriage: 'दूसरे विवाह',
  in_laws: 'ससुराल',
  business: 'व्यापार',
  promotion: 'पदोन्नति',
  job_change: 'नौकरी के बदलाव',
  government: 'सरकारी काम',
  creative: 'रचनात्मक काम',
  debt: 'कर्ज़ चुकाने',
  investment: 'निवेश',
  saving: 'बचत',
  stress: 'मन की शांति',
  sleep: 'नींद',
  mother: 'आपकी माँ',
  father: 'आपके पिता',
  siblings: 'भाई-बहन',
  exam: 'परीक्षा',
  abroad: 'विदेश',
  vehicle: 'वाहन',
}

export const KARAKA_OF: Record<ReadingTopic, string> = {
  love_marriage: 'प्रेम और साथ',
  career: 'काम और मान',
  money: 'धन',
  health: 'प्राणशक्ति',
  family: 'घर और माँ',
  children: 'संतान',
  education: 'विद्या',
  travel: 'दूरी और विदेश',
  property: 'ज़मीन और निर्माण',
  spiritual: 'आत्मिक विकास',
  life: 'उद्देश्य',
}

export const subject: Frames['subject'] = (topic, stage, name) => {
  if (topic !== 'love_marriage') return SUBJECTS[topic]
  return name === 'love' && stage !== 'married' ? 'प्रेम' : LOVE[stage]
}
