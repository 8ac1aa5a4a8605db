import type { Wordings } from '#write/say/say.ts'

/** What custom does for somebody who died; nothing of it is sold, and none of it is read from a chart. */
export const RITES_TEXT: Wordings = {
  en: [
    'For this no chart is needed, only what your own tradition keeps{tail}: a lamp in the evening, water with sesame for the one who left, food given to somebody hungry in that name, and the yearly day your family observes. The priest or elders of your family know the first days. Nothing costly is asked, and whoever says a soul suffers until you pay is not telling the truth.',
  ],
  hi: [
    'इसके लिए कुंडली की ज़रूरत नहीं, अपनी परंपरा काफ़ी है{tail}: शाम को एक दिया, उनके नाम से तिल-जल का तर्पण, किसी भूखे को भोजन, और हर साल उनकी तिथि पर श्राद्ध। शुरू के दिनों की विधि घर के बड़े या कुल के पुरोहित बता देंगे। महँगा कुछ नहीं चाहिए, और जो कहे कि पैसे दिए बिना आत्मा भटकेगी, वह सच नहीं कह रहा।',
  ],
  hing: [
    'Iske liye kundli ki zaroorat nahi, apni parampara kaafi hai{tail}: shaam ko ek diya, unke naam se til-jal ka tarpan, kisi bhookhe ko khaana, aur har saal unki tithi par shraddh. Shuru ke dinon ki vidhi ghar ke bade ya purohit bata denge. Mehnga kuch nahi chahiye, aur jo kahe ki paise diye bina aatma bhatkegi, woh sach nahi keh raha.',
  ],
}

/** Somebody asks much money for a rite against fear. */
export const PUJA_FOR_MONEY: Wordings = {
  en: [
    'Nothing bad comes to you because a puja was not paid for{tail}: no chart says such a thing, and whoever frightens you and names a price is selling fear. A prayer in your own words costs nothing. If you are worried about something, tell me what, and I read that.',
  ],
  hi: [
    'पूजा के पैसे न देने से कोई अनिष्ट नहीं होता{tail}: कुंडली ऐसा कुछ नहीं कहती, और जो डराकर रक़म बताए, वह डर बेच रहा है। अपने शब्दों में प्रार्थना मुफ़्त है। मन में जो चिंता है वह बताइए, वही देख [लूँगा|लूँगी]।',
  ],
  hing: [
    'Pooja ke paise na dene se koi anisht nahi hota{tail}: kundli aisa kuch nahi kehti, aur jo dara kar rakam bataye, woh darr bech raha hai. Apne shabdon me prarthana free hai. Mann me jo chinta hai woh bataiye, wahi dekh [lunga|lungi].',
  ],
}
