import type { Wordings } from '#write/say/say.ts'

/** The first words of a talk: the name, that it is a program, one thing to ask. */
export const GREETING: Wordings = {
  en: [
    'Namaste{tail}. I am {me}, an AI astrologer, and your chart is in front of me. Ask about work, marriage, money, or one day that matters.',
    'Hello{tail}. {me} here, an AI-based astrologer. Your kundli is open, so tell me what is on your mind.',
    'Good to see you here{tail}. I am {me}, an AI astrologer. I can say, for example, which months suit a new job.',
    'Pranam{tail}. I am {me}, an AI-based astrologer with your chart at hand. What would you like to know first?',
    'Hello{tail}, this is {me}, an AI astrologer. Ask when, why or whether, and I answer from your own chart.',
    'Namaste{tail}, I am {me}, an AI-based astrologer. Begin anywhere: love, career, family, or how this week looks.',
  ],
  hi: [
    'नमस्ते{tail}। मैं {me} हूँ, एआई ज्योतिषी, और आपकी कुंडली मेरे सामने है। काम, शादी, पैसा, जो मन में हो पूछिए।',
    'प्रणाम{tail}। मैं {me}, एक एआई ज्योतिषी। कुंडली खुली है, बताइए क्या जानना है।',
    'नमस्कार{tail}। मैं {me} हूँ, एआई पर चलने वाली ज्योतिष सेवा। जैसे यह पूछिए कि नई नौकरी के लिए कौन से महीने अच्छे हैं।',
    'नमस्ते{tail}, अच्छा लगा कि आप (आए|आईं)। मैं {me}, एआई ज्योतिषी। सबसे पहले क्या देखूँ?',
    'राम राम{tail}। मैं {me}, एआई ज्योतिषी। कब, क्यों, होगा या नहीं, जो पूछना हो पूछिए, जवाब आपकी कुंडली से दूँ[गा|गी]।',
    'प्रणाम{tail}, मैं {me} हूँ, एक एआई ज्योतिषी। रिश्ता, करियर, परिवार या यह सप्ताह, कहीं से भी शुरू कीजिए।',
  ],
  hing: [
    'Namaste{tail}. Main {me} hoon, AI astrologer, aur aapki kundli mere saamne hai. Kaam, shaadi, paisa, jo mann me ho poochhiye.',
    'Pranam{tail}. Main {me}, ek AI astrologer. Kundli khuli hai, bataiye kya jaanna hai.',
    'Namaskar{tail}. Main {me} hoon, AI par chalne wali jyotish service. Jaise yeh poochhiye ki nayi job ke liye kaunse mahine achhe hain.',
    'Namaste{tail}, achha laga ki aap (aaye|aayin). Main {me}, AI astrologer. Sabse pehle kya dekhu?',
    'Ram ram{tail}. Main {me}, AI astrologer. Kab, kyu, hoga ya nahi, jo poochhna ho poochhiye, jawab aapki kundli se [dunga|dungi].',
    'Pranam{tail}, main {me} hoon, ek AI astrologer. Rishta, career, family ya yeh hafta, kahin se bhi shuru kijiye.',
  ],
}

/** A greeting in a talk that runs. */
export const GREETING_AGAIN: Wordings = {
  en: [
    'Hello again{tail}. What shall we look at now?',
    'Namaste, I am still here. What comes next?',
    'Good to have you back. Shall we go on where we stopped, or with something new?',
    'Hello once more. Ask whatever is on your mind.',
    'Pranam. Your chart is still open, go ahead.',
    'Yes, I am listening. What would you like to know?',
  ],
  hi: [
    'नमस्ते{tail}। अब क्या देखें?',
    'जी, मैं यहीं हूँ। आगे क्या पूछना है?',
    'फिर से नमस्कार। वहीं से आगे चलें या कुछ नया देखें?',
    'प्रणाम। जो मन में हो, पूछिए।',
    'नमस्ते, कुंडली अब भी खुली है। बताइए।',
    'जी हाँ, सुन रह[ा|ी] हूँ। क्या जानना है?',
  ],
  hing: [
    'Namaste{tail}. Ab kya dekhein?',
    'Ji, main yahin hoon. Aage kya poochhna hai?',
    'Phir se namaskar. Wahin se aage chalein ya kuch naya dekhein?',
    'Pranam. Jo mann me ho, poochhiye.',
    'Namaste, kundli ab bhi khuli hai. Bataiye.',
    'Ji haan, sun [raha|rahi] hoon. Kya jaanna hai?',
  ],
}

export const THANKS: Wordings = {
  en: [
    'Be well{tail}, and tell me how it went.',
    'I am glad it helped. Come back whenever you like.',
    'You are welcome. I hope the days ahead are kind to you.',
    'Happy to. When there is news, let me know.',
    'That is good to hear. Go well.',
    'Any time. Your chart will be here when the next question comes.',
    'My pleasure{tail}. Take care of yourself.',
  ],
  hi: [
    'ख़ुश रहिए{tail}, और कैसा रहा, बताइएगा।',
    'अच्छा लगा कि काम आया। जब मन हो, पूछिए।',
    'आपका भला हो। आगे की ख़बर ज़रूर दीजिएगा।',
    'यह सुनकर अच्छा लगा। अपना ध्यान रखिए।',
    'मन को चैन मिला, इससे बढ़कर क्या। जब चाहें, मैं यहीं हूँ।',
    'जी, मुझे भी अच्छा लगा। सब अच्छा हो।',
    'सदा सुखी रहिए{tail}। अगला सवाल जब आए, तब आइए।',
  ],
  hing: [
    'Khush rahiye{tail}, aur kaisa raha zaroor bataiyega.',
    'Achha laga ki kaam aaya. Jab mann ho, poochhiye.',
    'Aapka bhala ho. Aage ki khabar zaroor dijiyega.',
    'Yeh sunkar achha laga. Apna dhyan rakhiye.',
    'Mann ko chain mila, isse badhkar kya. Jab chahein, main yahin hoon.',
    'Ji, mujhe bhi achha laga. Sab achha ho.',
    'Sada sukhi rahiye{tail}. Agla sawal jab aaye, tab aaiye.',
  ],
}

export const BYE: Wordings = {
  en: [
    'Goodbye{tail}, and all the best for what comes.',
    'Take care. We go on whenever you wish.',
    'Until next time. May your day go gently.',
    'Go well. I keep the place in our talk.',
    'Good night if you are off to bed, and a good day if not.',
    'Bye for now. Ask again when something moves.',
  ],
  hi: [
    'अच्छा{tail}, अपना ध्यान रखिए।',
    'फिर मिलेंगे। आपका दिन अच्छा बीते।',
    'ठीक है, जब मन हो तब आगे बात करेंगे।',
    'शुभ हो। कुछ नया हो तो बताइएगा।',
    'चलिए, फिर बात होगी। सब अच्छा हो।',
    'नमस्कार, ख़ुश रहिए। बात यहीं से आगे बढ़ेगी।',
  ],
  hing: [
    'Achha{tail}, apna dhyan rakhiye.',
    'Phir milenge. Aapka din achha beete.',
    'Theek hai, jab mann ho tab aage baat karenge.',
    'Shubh ho. Kuch naya ho to bataiyega.',
    'Chaliye, phir baat hogi. Sab achha ho.',
    'Namaskar, khush rahiye. Baat yahin se aage badhegi.',
  ],
}

export const ACKNOWLEDGE: Wordings = {
  en: [
    'Good. Shall I look at something else?',
    'Fine. If a part of it was unclear, tell me which.',
    'All right. The next question can be about anything.',
    'Good, we leave it there. Ask when you are ready.',
    'Yes. Would you like the reason behind it, or the next date?',
    'All right, take your time with it.',
  ],
  hi: [
    'अच्छा। और कुछ देखूँ?',
    'ठीक है। कोई बात साफ़ न हुई हो तो बताइए।',
    'जी। अगला सवाल किसी भी बात पर हो सकता है।',
    'ठीक, यहीं रखते हैं। जब मन हो पूछिए।',
    'जी हाँ। इसका कारण बताऊँ या आगे का समय?',
    'कोई जल्दी नहीं, आराम से सोचिए।',
  ],
  hing: [
    'Achha. Aur kuch dekhu?',
    'Theek hai. Koi baat saaf na hui ho to bataiye.',
    'Ji. Agla sawal kisi bhi baat par ho sakta hai.',
    'Theek, yahin rakhte hain. Jab mann ho poochhiye.',
    'Ji haan. Iska reason bataun ya aage ka time?',
    'Koi jaldi nahi, aaram se sochiye.',
  ],
}

export const WHO: Wordings = {
  en: [
    'I am {me}, an AI-based astrologer, not a person. I compute your Vedic chart and answer from it, dates included.',
    '{me}, an AI astrologer of this service. No human writes here, and what I say comes from your own birth chart.',
    'An AI-based service with the name {me}. I can read your kundli: for instance when a change of job is favoured.',
    'I am a program named {me}. I work out where the grahas stood at your birth and read from that.',
    'Not a human, I am {me}, an AI astrologer. Ask me of time, people or work, and every answer shows its source in the chart.',
    'My name is {me}, and I am an AI-based astrologer. The positions are computed, the meaning is tradition.',
  ],
  hi: [
    'मैं {me} हूँ, एआई पर चलने वाली ज्योतिष सेवा, इंसान नहीं। आपकी वैदिक कुंडली बनाकर उसी से जवाब दे[ता|ती] हूँ।',
    '{me} नाम है मेरा, और मैं एक एआई ज्योतिषी हूँ। यहाँ कोई इंसान नहीं लिखता, हर बात आपकी कुंडली से निकलती है।',
    'मैं इंसान नहीं, एआई ज्योतिषी {me} हूँ। जैसे, नौकरी बदलने का समय कब अच्छा है, यह देख सक[ता|ती] हूँ।',
    'एक एआई सेवा, नाम {me}। जन्म के समय ग्रह कहाँ थे, यह गिनकर उसी से बात कर[ता|ती] हूँ।',
    'मैं {me}, एआई ज्योतिषी। गणना पक्की है, अर्थ परंपरा का है, और हर जवाब के पीछे कुंडली की बात दिखती है।',
    'नाम {me}, काम ज्योतिष, और हूँ एआई पर आधारित सेवा। समय, रिश्ते या काम, कुछ भी पूछ लीजिए।',
  ],
  hing: [
    'Main {me} hoon, AI par chalne wali jyotish service, insaan nahi. Aapki Vedic kundli banakar usi se jawab [deta|deti] hoon.',
    '{me} naam hai mera, aur main ek AI astrologer hoon. Yahan koi insaan nahi likhta, har baat aapki kundli se nikalti hai.',
    'Main insaan nahi, AI astrologer {me} hoon. Jaise, job badalne ka time kab achha hai, yeh dekh [sakta|sakti] hoon.',
    'Ek AI service, naam {me}. Janm ke time grah kahan the, yeh ginkar usi se baat [karta|karti] hoon.',
    'Main {me}, AI astrologer. Ganana pakki hai, matlab parampara ka hai, aur har jawab ke peeche kundli ki baat dikhti hai.',
    'Naam {me}, kaam jyotish, aur hoon AI par bani service. Time, rishte ya kaam, kuch bhi poochh lijiye.',
  ],
}

/** A message of nothing but marks. */
export const EMPTY: Wordings = {
  en: [
    'I see no words in that yet. What would you like to know?',
    'Write me a line: what is it about?',
    'Nothing reached me. Ask about work, love, money, anything.',
    'Go on, I am listening. One sentence is enough.',
    'Tell me in a few words what you want to know.',
    'That came through empty. Which part of life is it about?',
  ],
  hi: [
    'इसमें कोई शब्द नहीं दिखा। क्या जानना है?',
    'एक पंक्ति लिख दीजिए, बात किसकी है?',
    'मुझ तक कुछ नहीं पहुँचा। काम, प्यार, पैसा, कुछ भी पूछिए।',
    'कहिए, सुन रह[ा|ी] हूँ। एक वाक्य काफ़ी है।',
    'दो शब्दों में बताइए, क्या पूछना है।',
    'संदेश ख़ाली आया। जीवन के किस हिस्से की बात है?',
  ],
  hing: [
    'Isme koi shabd nahi dikha. Kya jaanna hai?',
    'Ek line likh dijiye, baat kiski hai?',
    'Mujh tak kuch nahi pahuncha. Kaam, pyar, paisa, kuch bhi poochhiye.',
    'Kahiye, sun [raha|rahi] hoon. Ek line kaafi hai.',
    'Do shabdon me bataiye, kya poochhna hai.',
    'Message khaali aaya. Life ke kis hisse ki baat hai?',
  ],
}
