import type { Wordings } from '#write/say/say.ts'

/** What is certain and what is not. */
export const CERTAIN: Wordings = {
  en: [
    'No{tail}. The dates of the period are certain, what comes of them is a tendency, and you decide more of it than any graha does.',
    'Not in that sense. The sky can be computed to the minute, a life cannot. Take it as a good wind, and keep your own hand on the oar.',
    'The times are certain, because they are computed. What they bring is likely, never fixed, and your own effort weighs most.',
    'I would not call it certain. The chart shows when a door stands open. Whether you walk through is yours.',
    'No astrologer can honestly give a guarantee or a percentage. I can stand by the dates, and I call the rest a leaning.',
    'The positions yes, the outcome no. Read it as a season: it helps what you plant, and plants nothing for you.',
  ],
  hi: [
    'नहीं{tail}। समय की तारीखें पक्की हैं, उनमें क्या होगा यह झुकाव है, और उसमें आपका हाथ किसी भी ग्रह से बड़ा है।',
    'उस अर्थ में नहीं। आसमान मिनट तक गिना जा सकता है, जीवन नहीं। इसे साथ की हवा समझिए, पतवार आपके हाथ में है।',
    'समय पक्का है, क्योंकि वह गणना से आता है। फल की संभावना होती है, गारंटी नहीं, और आपकी मेहनत सबसे भारी पड़ती है।',
    'पक्का नहीं कहूँ[गा|गी]। कुंडली बताती है कि दरवाज़ा कब खुला है। उसमें जाना आपका काम है।',
    'गारंटी या प्रतिशत कोई ज्योतिषी ईमानदारी से नहीं दे सकता। तारीखों पर मैं टिक[ता|ती] हूँ, बाक़ी को झुकाव कह[ता|ती] हूँ।',
    'ग्रहों की जगह पक्की है, नतीजा नहीं। इसे मौसम समझिए: जो बोएँगे उसमें मदद करेगा, ख़ुद कुछ नहीं बोता।',
  ],
  hing: [
    'Nahi{tail}. Time ki dates pakki hain, unme kya hoga yeh jhukav hai, aur usme aapka haath kisi bhi grah se bada hai.',
    'Us matlab me nahi. Aasman minute tak gina ja sakta hai, life nahi. Ise saath ki hawa samajhiye, patwar aapke haath me hai.',
    'Time pakka hai, kyunki woh ganana se aata hai. Phal ke chances hote hain, guarantee nahi, aur aapki mehnat sabse bhaari padti hai.',
    'Pakka nahi [kahunga|kahungi]. Kundli batati hai ki darwaza kab khula hai. Usme jaana aapka kaam hai.',
    'Guarantee ya percent koi jyotishi imaandari se nahi de sakta. Dates par main [tikta|tikti] hoon, baaki ko jhukav [kehta|kehti] hoon.',
    'Grahon ki jagah pakki hai, nateeja nahi. Ise mausam samajhiye: jo boyenge usme madad karega, khud kuch nahi bota.',
  ],
}

/** Asked to explain, and nothing was said yet. */
export const NOTHING_BEFORE: Wordings = {
  en: [
    'We have not opened anything yet. Tell me which question you mean, and I will explain it properly.',
    'There is no answer before this one in our talk. Ask the question first, then I go as deep as you like.',
    'Gladly, but of what? Name the matter, say work or marriage, and I begin there.',
    'I find nothing earlier to explain here. Which part of your life shall I start with?',
    'We are at the very start of our talk. Put your question, and I will keep it simple.',
    'First tell me what it is about: a job, a relationship, money, health. Then I explain.',
  ],
  hi: [
    'अभी हमने कोई बात खोली ही नहीं। कौन सा सवाल है, बताइए, फिर ठीक से समझा[ता|ती] हूँ।',
    'इस बातचीत में इससे पहले कोई जवाब नहीं है। पहले सवाल पूछिए, फिर जितना गहरा चाहें।',
    'ज़रूर, पर किसका? विषय बता दीजिए, काम या शादी, वहीं से शुरू कर[ता|ती] हूँ।',
    'पहले की कोई बात यहाँ नहीं दिखती। जीवन के किस हिस्से से शुरू करूँ?',
    'हम अभी शुरुआत में हैं। सवाल रखिए, आसान शब्दों में बताऊँ[गा|गी]।',
    'पहले यह बताइए कि बात किसकी है: नौकरी, रिश्ता, पैसा या सेहत। फिर समझा[ता|ती] हूँ।',
  ],
  hing: [
    'Abhi humne koi baat kholi hi nahi. Kaunsa sawal hai, bataiye, phir theek se [samjhata|samjhati] hoon.',
    'Is talk me isse pehle koi jawab nahi hai. Pehle sawal poochhiye, phir jitna gehra chahein.',
    'Zaroor, par kiska? Topic bata dijiye, kaam ya shaadi, wahin se shuru [karta|karti] hoon.',
    'Pehle ki koi baat yahan nahi dikhti. Life ke kis hisse se shuru karu?',
    'Hum abhi shuruaat me hain. Sawal rakhiye, aasaan shabdon me [bataunga|bataungi].',
    'Pehle yeh bataiye ki baat kiski hai: job, rishta, paisa ya sehat. Phir [samjhata|samjhati] hoon.',
  ],
}

/** The answers or the service are complained of. */
export const COMPLAINT: Wordings = {
  en: [
    'You need not believe it. The positions you can check in any almanac, the meaning is tradition. Use what helps and leave the rest.',
    'Fair enough{tail}. I do not ask for faith: the sky part can be verified, the reading is an old way of thinking about time.',
    'You may well doubt it, and I will not argue. Take an answer only where it fits what you see in your own life.',
    'I understand. If an answer was empty, tell me which, and I will look at it again without a charge.',
    'I am sorry it was of no use to you. Say in one line what you hoped to learn, and I will try once more.',
    'Doubt is healthy here. What I can offer is dates you can check afterwards, so judge me by those.',
  ],
  hi: [
    'मानना ज़रूरी नहीं। ग्रहों की जगह किसी भी पंचांग में जाँच सकते हैं, अर्थ परंपरा का है। जो काम आए, वह रखिए।',
    'आपकी बात ठीक है{tail}। मैं भरोसा नहीं माँग[ता|ती]: गणना जाँची जा सकती है, फल समय को समझने का एक पुराना तरीक़ा है।',
    'शक करना आपका हक़ है, मैं बहस नहीं करूँ[गा|गी]। जवाब उतना ही लीजिए जितना अपने जीवन से मेल खाए।',
    'समझ सक[ता|ती] हूँ। कौन सा जवाब ख़ाली लगा, बताइए, उसे बिना शुल्क फिर से देख[ता|ती] हूँ।',
    'खेद है कि काम नहीं आया। एक पंक्ति में बताइए कि क्या जानना था, मैं एक बार और कोशिश कर[ता|ती] हूँ।',
    'यहाँ शक अच्छी चीज़ है। मैं तारीखें दे सक[ता|ती] हूँ जिन्हें बाद में परखा जाए, उन्हीं से मुझे तौलिए।',
  ],
  hing: [
    'Maanna zaroori nahi. Grahon ki jagah kisi bhi panchang me check ho sakti hai, matlab parampara ka hai. Jo kaam aaye, woh rakhiye.',
    'Aapki baat theek hai{tail}. Main bharosa nahi [maangta|maangti]: ganana check ho sakti hai, phal time ko samajhne ka ek purana tareeka hai.',
    'Shak karna aapka haq hai, main behas nahi [karunga|karungi]. Jawab utna hi lijiye jitna apni life se mel khaye.',
    'Samajh [sakta|sakti] hoon. Kaunsa jawab khaali laga, bataiye, use bina charge phir se [dekhta|dekhti] hoon.',
    'Afsos hai ki kaam nahi aaya. Ek line me bataiye ki kya jaanna tha, main ek baar aur koshish [karta|karti] hoon.',
    'Yahan shak achhi cheez hai. Main dates de [sakta|sakti] hoon jinhe baad me check kiya jaye, unhi se mujhe tauliye.',
  ],
}

/** Astrology itself is called false. */
export const DOUBT: Wordings = {
  en: [
    'You need not believe it. The positions you can check, the meaning is tradition. Use what helps.',
    'You may well doubt it. The sky part is arithmetic and can be verified, what is read from it is an old habit of thought.',
    'I do not ask for belief. Look at the dates I give, keep what proves useful, and drop the rest.',
    'That is a fair view. I compute where the grahas stood, and tradition says what it means. You judge whether it serves you.',
    'Nobody has to take it on trust. Check one answer against your own life and decide then.',
    'Many think so, and I will not argue. If a date of mine helps you plan, good, and if not, nothing is lost.',
  ],
  hi: [
    'मानना ज़रूरी नहीं। ग्रहों की जगह जाँची जा सकती है, अर्थ परंपरा का है। जो काम आए, वह लीजिए।',
    'शक करना ठीक है। आसमान का हिसाब गणित है और जाँचा जा सकता है, उससे जो पढ़ा जाता है वह सोचने का पुराना तरीक़ा है।',
    'मैं भरोसा नहीं माँग[ता|ती]। तारीखें देखिए, जो काम की निकले रखिए, बाक़ी छोड़ दीजिए।',
    'यह सोच भी ठीक है। ग्रह कहाँ थे, यह मैं गिन[ता|ती] हूँ, अर्थ परंपरा बताती है। काम का है या नहीं, आप तय कीजिए।',
    'किसी को आँख मूँदकर मानना नहीं है। एक जवाब अपने जीवन से मिलाइए, फिर तय कीजिए।',
    'बहुत लोग ऐसा मानते हैं, मैं बहस नहीं करूँ[गा|गी]। कोई तारीख काम आए तो अच्छा, नहीं तो कुछ गया नहीं।',
  ],
  hing: [
    'Maanna zaroori nahi. Grahon ki jagah check ho sakti hai, matlab parampara ka hai. Jo kaam aaye, woh lijiye.',
    'Shak karna theek hai. Aasman ka hisaab ganit hai aur check ho sakta hai, usse jo padha jata hai woh sochne ka purana tareeka hai.',
    'Main bharosa nahi [maangta|maangti]. Dates dekhiye, jo kaam ki nikle rakhiye, baaki chhod dijiye.',
    'Yeh soch bhi theek hai. Grah kahan the, yeh main [ginta|ginti] hoon, matlab parampara batati hai. Kaam ka hai ya nahi, aap tay kijiye.',
    'Kisi ko aankh moondkar maanna nahi hai. Ek jawab apni life se milaiye, phir tay kijiye.',
    'Bahut log aisa maante hain, main behas nahi [karunga|karungi]. Koi date kaam aaye to achha, nahi to kuch gaya nahi.',
  ],
}

/** A complaint that speaks of money goes on with this. */
export const MONEY_BACK: Wordings = {
  en: ['How a question comes back is written on the page Refund Policy.'],
  hi: ['सवाल वापस कैसे मिलता है, यह "वापसी नीति" पेज पर लिखा है।'],
  hing: ['Sawal wapas kaise milta hai, yeh "Refund Policy" page par likha hai.'],
}

/** An answer is said to be wrong. */
export const DISAGREE: Wordings = {
  en: [
    'Then I had it wrong, and you know your life better. Tell me in one line how it was, and I will read it afresh, free of charge.',
    'Thank you for saying so. What is computed stays: the dates of your periods. What I made of them can be wrong, so tell me what really happened.',
    'I take that back gladly. Give me the year and the event, and I will see what the chart had for it.',
    'You may be right{tail}. A chart shows a leaning, not a record. Which part did not fit?',
    'Good that you say it plainly. Tell me what is true, and I go on from there instead.',
    'Then let us correct it. One sentence from you about how things stand, and the next answer starts from that.',
  ],
  hi: [
    'तो मुझसे चूक हुई, अपना जीवन आप बेहतर (जानते|जानती) हैं। एक पंक्ति में बताइए कैसा रहा, मैं बिना शुल्क फिर से देख[ता|ती] हूँ।',
    'बताने के लिए शुक्रिया। आपकी दशा की तारीखें गणना से आती हैं, पर उनका जो अर्थ मैंने निकाला वह ग़लत हो सकता है। असल में क्या हुआ?',
    'वह बात मैं वापस ले[ता|ती] हूँ। साल और घटना बताइए, देख[ता|ती] हूँ कि कुंडली में उसके लिए क्या था।',
    'हो सकता है आप सही हों{tail}। कुंडली झुकाव दिखाती है, डायरी नहीं। कौन सी बात नहीं बैठी?',
    'अच्छा किया जो साफ़ कह दिया। सच क्या है, बताइए, आगे की बात वहीं से करूँ[गा|गी]।',
    'तो इसे ठीक कर लेते हैं। एक वाक्य में बताइए कि अभी हाल क्या है, अगला जवाब वहीं से शुरू होगा।',
  ],
  hing: [
    'To mujhse chook hui, apni life aap behtar (jaante|jaanti) hain. Ek line me bataiye kaisa raha, main bina charge phir se [dekhta|dekhti] hoon.',
    'Batane ke liye shukriya. Aapki dasha ki dates ganana se aati hain, par unka jo matlab maine nikala woh galat ho sakta hai. Asal me kya hua?',
    'Woh baat main wapas [leta|leti] hoon. Saal aur event bataiye, [dekhta|dekhti] hoon ki kundli me uske liye kya tha.',
    'Ho sakta hai aap sahi hon{tail}. Kundli jhukav dikhati hai, diary nahi. Kaunsi baat nahi baithi?',
    'Achha kiya jo saaf keh diya. Sach kya hai, bataiye, aage ki baat wahin se [karunga|karungi].',
    'To ise theek kar lete hain. Ek line me bataiye ki abhi haal kya hai, agla jawab wahin se shuru hoga.',
  ],
}

/** Another astrologer is quoted. */
export const OTHERS_SAID: Wordings = {
  en: [
    'Two astrologers can read one chart by different rules, from the lagna or from the Moon, and both may be in good faith. Tell me the point, and I will say by which rule I read it.',
    'I will not speak against anyone who looked at your chart with care. Name the one thing he said, and I will tell you what I see there and why.',
    'Such differences mostly come from the rule that is followed or from the time of birth that was used. Which statement shall I check in your chart?',
    'He may count from another point than I do. Ask me that very question, and you can lay the two answers side by side.',
    'Hear both, and keep what fits your life. If you tell me what exactly was said, I look at just that.',
    'That can be, since the traditions differ. I go by the lagna and Lahiri positions. Which of his words shall I look at?',
  ],
  hi: [
    'एक ही कुंडली दो नियमों से पढ़ी जा सकती है, लग्न से या चंद्र से, और दोनों की नीयत अच्छी हो सकती है। बात बताइए, मैं बताऊँ[गा|गी] कि किस नियम से देख[ता|ती] हूँ।',
    'जिसने ध्यान से कुंडली देखी, उसके ख़िलाफ़ मैं कुछ नहीं कहूँ[गा|गी]। उनकी कौन सी बात है, बताइए, मुझे वहाँ जो दिखता है वह कह दूँ[गा|गी]।',
    'ऐसा फ़र्क ज़्यादातर नियम से या जन्म के समय से आता है। उनकी कौन सी बात आपकी कुंडली में देखूँ?',
    'हो सकता है वे किसी और जगह से गिनते हों। वही सवाल मुझसे पूछ लीजिए, दोनों जवाब साथ रखकर देख लीजिए।',
    'दोनों सुनिए, और जो जीवन से मिले वह रखिए। ठीक-ठीक क्या कहा था, बताएँ तो बस वही देख[ता|ती] हूँ।',
    'हो सकता है, परंपराएँ अलग हैं। मैं लग्न और लाहिरी गणना से चल[ता|ती] हूँ। उनकी कौन सी बात परखूँ?',
  ],
  hing: [
    'Ek hi kundli do niyamon se padhi ja sakti hai, lagna se ya Chandra se, aur dono ki neeyat achhi ho sakti hai. Baat bataiye, main [bataunga|bataungi] ki kis niyam se [dekhta|dekhti] hoon.',
    'Jisne dhyan se kundli dekhi, uske khilaaf main kuch nahi [kahunga|kahungi]. Unki kaunsi baat hai, bataiye, mujhe wahan jo dikhta hai woh keh [dunga|dungi].',
    'Aisa fark zyadatar niyam se ya janm ke time se aata hai. Unki kaunsi baat aapki kundli me dekhu?',
    'Ho sakta hai woh kisi aur jagah se ginte hon. Wahi sawal mujhse poochh lijiye, dono jawab saath rakhkar dekh lijiye.',
    'Dono suniye, aur jo life se mile woh rakhiye. Theek theek kya kaha tha, batayein to bas wahi [dekhta|dekhti] hoon.',
    'Ho sakta hai, paramparayein alag hain. Main lagna aur Lahiri ganana se [chalta|chalti] hoon. Unki kaunsi baat dekhu?',
  ],
}

/** "Last time you said {what}": it stands in the talk. */
export const SAID_SO: Wordings = {
  en: [
    'Yes, I named {what} as a better time, and if nothing came of it I will not talk it right. Ask me the question again, and I look only at what lies ahead.',
    'That is so, {what} stands in our talk. It was a leaning and it did not hold. Tell me what happened instead, and I read from there.',
  ],
  hi: [
    'हाँ, {what} मैंने कहा था। अगर तब कुछ नहीं हुआ तो मैं उसे सही नहीं ठहराऊँ[गा|गी]। वही सवाल फिर पूछिए, अब केवल आगे का समय देखूँ[गा|गी]।',
    'जी, {what} हमारी बातचीत में लिखा है। वह झुकाव था और नहीं चला। असल में क्या हुआ, बताइए, वहीं से देख[ता|ती] हूँ।',
  ],
  hing: [
    'Haan, {what} maine kaha tha. Agar tab kuch nahi hua to main use sahi nahi [thehraunga|thehraungi]. Wahi sawal phir poochhiye, ab sirf aage ka time [dekhunga|dekhungi].',
    'Ji, {what} hamari baat me likha hai. Woh jhukav tha aur nahi chala. Asal me kya hua, bataiye, wahin se [dekhta|dekhti] hoon.',
  ],
}
/** It does not. */
export const NOT_SAID: Wordings = {
  en: [
    'I do not find {what} in our talk{tail}. If it was in another one, tell me the matter, and I look at the time for it again.',
    'In this talk I have not said {what}. Which matter was it about? Then I can give you the dates as they stand now.',
  ],
  hi: [
    '{what} मुझे इस बातचीत में नहीं मिलता{tail}। किसी और में कहा हो तो विषय बताइए, समय फिर से देख[ता|ती] हूँ।',
    'इस बातचीत में मैंने {what} नहीं कहा। बात किस विषय की थी? तो आज की तारीखें बता दूँ।',
  ],
  hing: [
    '{what} mujhe is talk me nahi milta{tail}. Kisi aur me kaha ho to topic bataiye, time phir se [dekhta|dekhti] hoon.',
    'Is talk me maine {what} nahi kaha. Baat kis topic ki thi? To aaj ki dates bata doon.',
  ],
}

/** The person is married, has a job … already. */
export const TOLD: Wordings = {
  en: [
    'Thank you, that helps: I take it from you that {what}. Ask the next thing from there, the correction costs nothing.',
    'Good to know that {what}. I keep it for the rest of our talk and start afresh from it.',
    'Then I was behind your life{tail}. So {what}: what would you like to know about the time after that?',
  ],
  hi: [
    'बताने के लिए शुक्रिया, अब मान[ता|ती] हूँ कि {what}। आगे का सवाल वहीं से पूछिए, सुधार का कोई शुल्क नहीं।',
    'अच्छा हुआ बता दिया कि {what}। बाक़ी बातचीत में यही मानकर चलूँ[गा|गी]।',
    'तो मैं आपके जीवन से पीछे [था|थी]{tail}। {what}, अब उसके आगे क्या जानना है?',
  ],
  hing: [
    'Batane ke liye shukriya, ab [maanta|maanti] hoon ki {what}. Aage ka sawal wahin se poochhiye, sudhaar ka koi charge nahi.',
    'Achha hua bata diya ki {what}. Baaki baat me yahi maankar [chalunga|chalungi].',
    'To main aapki life se peeche [tha|thi]{tail}. {what}, ab uske aage kya jaanna hai?',
  ],
}
