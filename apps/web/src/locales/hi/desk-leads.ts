import type { DeskLeads } from '../en/desk-leads.ts'

export const deskLeads: DeskLeads = {
  title: 'परामर्श',
  lede: 'ज्योतिषी से बात के अनुरोध, सबसे लंबे समय से प्रतीक्षा वाले पहले। आप यहाँ जो कहेंगे, वह व्यक्ति को दिखेगा।',
  which: 'कौन से अनुरोध',
  open: 'खुले',
  all: 'सभी',
  none: 'कोई अनुरोध खुला नहीं है।',
  any: 'कोई भी ज्योतिषी',
  asked: (when) => `${when} को अनुरोध`,
  born: (birth) => `जन्म ${birth}`,
  callAt: (when) => `${when} को कॉल`,
  at: 'कॉल का समय (भारत)',
  states: {
    new: 'नया',
    contacted: 'संपर्क हुआ',
    scheduled: 'समय तय',
    done: 'पूरा हुआ',
    declined: 'मना किया',
    cancelled: 'वापस लिया',
  },
  moves: { contacted: 'संपर्क हुआ', scheduled: 'समय तय करें', done: 'पूरा हुआ', declined: 'मना करें' },
  sure: (id, state) => `अनुरोध ${id}: ${state}?`,
}
