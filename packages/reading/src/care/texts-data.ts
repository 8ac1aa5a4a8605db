import type { Spoken } from '#write/types.ts'

/**
 * What is said of each grave matter. `{n}` is the name with a comma; `{mind}` and the other keys of helplines a number, with a `+` also when
 * it answers: a sentence whose number is not there is left out. `(m|f)` goes by the person, `[m|f]` by the astrologer. One wording of each:
 * nobody should feel that care is turned by chance.
 */
export const TEXTS = {
  self_harm: {
    en: '{n}I am glad you wrote this to me instead of carrying it alone. Please talk to a person now: Tele-MANAS {mind+} listens in your language. If you might act on it today, call {emergency}. Put away anything you could hurt yourself with, and tell one person near you exactly what you told me. Is someone with you right now?',
    hi: '{n}अच्छा किया कि यह बात मन में दबाकर नहीं रखी। अभी किसी से बोलकर बात कीजिए: टेली-मानस {mind+} आपकी भाषा में सुनता है। आज ही कुछ कर बैठने का डर हो तो {emergency} पर फ़ोन कीजिए। जिस चीज़ से चोट लग सकती है उसे दूर रख दीजिए, और किसी एक अपने को यही बात बताइए जो मुझे बताई। अभी आपके पास कोई है?',
    hing: '{n}achha kiya ki yeh baat mann me dabakar nahi rakhi. Abhi kisi se bolkar baat kijiye: Tele-MANAS {mind+} aapki bhasha me sunta hai. Aaj hi kuch kar baithne ka darr ho to {emergency} par phone kijiye. Jis cheez se chot lag sakti hai use door rakh dijiye, aur kisi ek apne ko yahi baat bataiye jo mujhe batayi. Abhi aapke paas koi hai?',
  },
  self_harm_again: {
    en: '{n}I am still here and I am listening. What would help most now is a voice: please call {mind}, or {emergency} if tonight feels dangerous, and stay near someone until it is lighter. You do not have to explain everything; "I am not safe with my thoughts" is enough.',
    hi: '{n}मैं यहीं हूँ और सुन [रहा|रही] हूँ। इस समय सबसे ज़्यादा काम किसी की आवाज़ आएगी: {mind} पर फ़ोन कीजिए, और आज की रात ख़तरे की लगे तो {emergency} पर। जब तक मन हल्का न हो, किसी के पास रहिए। सब कुछ समझाना ज़रूरी नहीं; "मुझे अपने ख़यालों से डर लग रहा है" कह देना काफ़ी है।',
    hing: '{n}main yahin hoon aur sun [raha|rahi] hoon. Is waqt sabse zyada kaam kisi ki awaaz aayegi: {mind} par phone kijiye, aur aaj ki raat khatre ki lage to {emergency} par. Jab tak mann halka na ho, kisi ke paas rahiye. Sab kuch samjhana zaroori nahi; "mujhe apne khayalon se darr lag raha hai" keh dena kaafi hai.',
  },
  self_harm_other: {
    en: '{n}thank you for looking out for them. Do not leave them alone; ask them plainly whether they think of dying, that does not put the thought there. Call Tele-MANAS {mind+} together, and {emergency} if there is danger now. You do not have to carry this by yourself.',
    hi: '{n}आप उनके लिए सोच (रहे|रही) हैं, यह बड़ी बात है। उन्हें अकेला न छोड़िए और सीधे पूछिए कि क्या मरने का ख़याल आता है; पूछने से ख़याल बढ़ता नहीं। साथ बैठकर टेली-मानस {mind+} पर बात कीजिए, अभी ख़तरा हो तो {emergency} पर। सब कुछ आपको अकेले नहीं सँभालना है।',
    hing: '{n}aap unke liye soch (rahe|rahi) hain, yeh badi baat hai. Unhe akela mat chhodiye aur seedhe poochhiye ki kya marne ka khayal aata hai; poochhne se khayal badhta nahi. Saath baithkar Tele-MANAS {mind+} par baat kijiye, abhi khatra ho to {emergency} par. Sab kuch aapko akele nahi sambhalna hai.',
  },
  danger_now: {
    en: '{n}call {emergency} now. If you cannot speak, stay on the line. Go where there are people, or lock the door between you and the danger. If something was swallowed or someone is bleeding, say that first. Write to me again when you are safe.',
    hi: '{n}अभी {emergency} पर फ़ोन कीजिए। बोल न पाएँ तो लाइन पर बने रहिए। जहाँ लोग हों वहाँ जाइए, नहीं तो दरवाज़ा बंद कर लीजिए। कुछ खा लिया हो या ख़ून बह रहा हो तो सबसे पहले वही बताइए। सुरक्षित हो जाएँ तब मुझे लिखिए।',
    hing: '{n}abhi {emergency} par phone kijiye. Bol na paayein to line par bane rahiye. Jahan log ho wahan jaiye, nahi to darwaza band kar lijiye. Kuch kha liya ho ya khoon beh raha ho to sabse pehle wahi bataiye. Surakshit ho jaayein tab mujhe likhiye.',
  },
  violence: {
    en: "{n}nobody deserves to be hit, and it is not your fault. The women's helpline {women+} and the police on {emergency} can also bring you to a safe place. Keep your phone charged and your papers where you can reach them. Is there someone you can go to tonight? I do not read a chart about this, but I am here to think through the next step.",
    hi: '{n}मार खाना किसी की क़िस्मत में नहीं लिखा होता, और इसमें आपकी कोई ग़लती नहीं है। महिला हेल्पलाइन {women+} और पुलिस {emergency} आपको सुरक्षित जगह तक भी पहुँचा सकते हैं। फ़ोन चार्ज रखिए और ज़रूरी काग़ज़ हाथ के पास। आज रात किसी अपने के यहाँ जा सकती हैं? इस पर मैं कुंडली नहीं [देखता|देखती], पर अगला क़दम साथ में सोच सकते हैं।',
    hing: '{n}maar khana kisi ki kismat me nahi likha hota, aur isme aapki koi galti nahi hai. Mahila helpline {women+} aur police {emergency} aapko safe jagah tak bhi pahuncha sakte hain. Phone charge rakhiye aur zaroori kaagaz haath ke paas. Aaj raat kisi apne ke yahan ja sakti hain? Is par main kundli nahi [dekhta|dekhti], par agla kadam saath me soch sakte hain.',
  },
  violence_any: {
    en: '{n}nobody has to live with being beaten, and it is not your fault. Call {emergency} when it happens. Free legal help is on {legal}. Tell one person you trust today, and keep a note of what happened and when.',
    hi: '{n}मार सहना किसी की मजबूरी नहीं होनी चाहिए, और ग़लती आपकी नहीं है। उस समय {emergency} पर फ़ोन कीजिए। मुफ़्त क़ानूनी मदद {legal} पर है। आज ही किसी एक भरोसे वाले को बताइए, और कब क्या हुआ, लिखकर रखिए।',
    hing: '{n}maar sehna kisi ki majboori nahi honi chahiye, aur galti aapki nahi hai. Us waqt {emergency} par phone kijiye. Free kanooni madad {legal} par hai. Aaj hi kisi ek bharose wale ko bataiye, aur kab kya hua, likhkar rakhiye.',
  },
  violence_other: {
    en: "{n}it is good that you do not look away. Tell them it is not their fault, and that the women's helpline {women+} and the police on {emergency} can bring a person to a safe place. When you hear it happen, call {emergency} yourself; you need not give your name. Ask what help they want from you before you act for them.",
    hi: '{n}अच्छा है कि आप नज़र नहीं फेर (रहे|रही) हैं। उन्हें बताइए कि ग़लती उनकी नहीं है, और महिला हेल्पलाइन {women+} और पुलिस {emergency} सुरक्षित जगह तक पहुँचा सकते हैं। मारपीट होती सुनें तो ख़ुद {emergency} पर फ़ोन कीजिए, नाम बताना ज़रूरी नहीं। पहले पूछ लीजिए कि उन्हें आपसे कैसी मदद चाहिए।',
    hing: '{n}achha hai ki aap nazar nahi pher (rahe|rahi) hain. Unhe bataiye ki galti unki nahi hai, aur mahila helpline {women+} aur police {emergency} safe jagah tak pahuncha sakte hain. Maar peet hoti sunein to khud {emergency} par phone kijiye, naam batana zaroori nahi. Pehle poochh lijiye ki unhe aapse kaisi madad chahiye.',
  },
  violence_elder: {
    en: '{n}nobody has to bear being beaten in their own home, at any age. Elder Line {elders+} is for exactly this, and {emergency} when it happens. Free legal help is on {legal}; the law gives parents a right to a safe home. Tell one person you trust today.',
    hi: '{n}अपने ही घर में मार सहना किसी उम्र में ज़रूरी नहीं। बुज़ुर्गों की एल्डर लाइन {elders+} इसी के लिए है, और मारपीट के समय {emergency}। मुफ़्त क़ानूनी मदद {legal} पर है; क़ानून माता-पिता को सुरक्षित घर का हक़ देता है। आज ही किसी एक भरोसे वाले को बताइए।',
    hing: '{n}apne hi ghar me maar sehna kisi umar me zaroori nahi. Bade-buzurgon ki Elder Line {elders+} isi ke liye hai, aur maar peet ke waqt {emergency}. Free kanooni madad {legal} par hai; kanoon maa-baap ko surakshit ghar ka haq deta hai. Aaj hi kisi ek bharose wale ko bataiye.',
  },
  forced_marriage: {
    en: "{n}a marriage needs your own yes, and the law is on your side in this. Call {emergency} if you are locked in or threatened; the women's helpline {women+} can also bring you to a safe place, and {legal} gives free legal help. Keep your papers and your phone with you, and tell one person outside the house where you are.",
    hi: '{n}शादी के लिए आपकी अपनी हाँ ज़रूरी है, और क़ानून इसमें आपके साथ है। बंद कर रखा हो या धमकी हो तो {emergency} पर फ़ोन कीजिए; महिला हेल्पलाइन {women+} सुरक्षित जगह तक भी पहुँचाती है, और {legal} पर मुफ़्त क़ानूनी मदद है। काग़ज़ और फ़ोन अपने पास रखिए, और घर के बाहर किसी एक को बताइए कि आप कहाँ हैं।',
    hing: '{n}shaadi ke liye aapki apni haan zaroori hai, aur kanoon isme aapke saath hai. Band kar rakha ho ya dhamki ho to {emergency} par phone kijiye; mahila helpline {women+} safe jagah tak bhi pahunchati hai, aur {legal} par free kanooni madad hai. Kaagaz aur phone apne paas rakhiye, aur ghar ke bahar kisi ek ko bataiye ki aap kahan hain.',
  },
  dowry: {
    en: "{n}asking for dowry is a crime, and the shame is theirs, not yours. Talk to the women's helpline {women+}, and to {emergency} if there is any threat. Free legal help is on {legal}. Keep messages and call records, and do not stay alone with this: tell your own family today.",
    hi: '{n}दहेज माँगना अपराध है, शर्म उन्हें आनी चाहिए, आपको नहीं। महिला हेल्पलाइन {women+} पर बात कीजिए, कोई धमकी हो तो {emergency} पर। मुफ़्त क़ानूनी मदद {legal} पर है। मैसेज और कॉल सँभालकर रखिए, और इसे अकेले मत सहिए: आज ही अपने घर वालों को बताइए।',
    hing: '{n}dahej maangna apradh hai, sharm unhe aani chahiye, aapko nahi. Mahila helpline {women+} par baat kijiye, koi dhamki ho to {emergency} par. Free kanooni madad {legal} par hai. Message aur call sambhalkar rakhiye, aur ise akele mat sahiye: aaj hi apne ghar walon ko bataiye.',
  },
  child_self: {
    en: 'What happened is wrong, and it is not your fault, whatever anyone told you. Call Childline {child+}; they listen and they help. If you are in danger now, call {emergency}. Tell one grown-up you trust, today, even if you were told to keep it secret.',
    hi: 'जो हुआ वह ग़लत है और इसमें तुम्हारी कोई ग़लती नहीं, चाहे किसी ने कुछ भी कहा हो। चाइल्डलाइन {child+} पर फ़ोन करो; वे सुनते हैं और मदद करते हैं। अभी ख़तरा हो तो {emergency} पर फ़ोन करो। जिस बड़े पर भरोसा हो उसे आज ही बताओ, चाहे छुपाने को कहा गया हो।',
    hing: 'Jo hua woh galat hai aur isme tumhari koi galti nahi, chahe kisi ne kuch bhi kaha ho. Childline {child+} par phone karo; wo sunte hain aur madad karte hain. Abhi khatra ho to {emergency} par phone karo. Jis bade par bharosa ho use aaj hi batao, chahe chhupane ko kaha gaya ho.',
  },
  child_other: {
    en: '{n}a child is being hurt, so this cannot wait for a chart. Tell Childline {child} or the police {emergency} now; you need not give your name. Keep the child away from that person today, and believe what the child says. If you fear your own anger, step out of the room first and then call.',
    hi: '{n}एक बच्चे को चोट पहुँच रही है, इसमें कुंडली का इंतज़ार नहीं। चाइल्डलाइन {child} या पुलिस {emergency} को अभी बताइए, नाम बताना ज़रूरी नहीं। आज बच्चे को उस व्यक्ति से दूर रखिए और उसकी बात पर भरोसा कीजिए। डर अपने ही ग़ुस्से का हो तो पहले कमरे से बाहर निकल जाइए, फिर फ़ोन कीजिए।',
    hing: '{n}ek bachche ko chot pahunch rahi hai, isme kundli ka intezaar nahi. Childline {child} ya police {emergency} ko abhi bataiye, naam batana zaroori nahi. Aaj bachche ko us insaan se door rakhiye aur uski baat par bharosa kijiye. Darr apne hi gusse ka ho to pehle kamre se bahar nikal jaiye, phir phone kijiye.',
  },
  sexual_violence: {
    en: "{n}I am sorry this was done to you. It is not your fault. Call {emergency} or the women's helpline {women}; a hospital must treat you first, without charge, and a woman officer can write down your report. {legal} gives free legal help. You decide whom to tell, but please do not stay alone with it.",
    hi: '{n}आपके साथ जो हुआ उसका मुझे दुख है। ग़लती आपकी नहीं है। {emergency} या महिला हेल्पलाइन {women} पर फ़ोन कीजिए; अस्पताल को पहले मुफ़्त इलाज करना होता है, और रिपोर्ट महिला अधिकारी लिख सकती हैं। {legal} पर मुफ़्त क़ानूनी मदद है। किसे बताना है यह आप तय कीजिए, पर अकेले मत सहिए।',
    hing: '{n}aapke saath jo hua uska mujhe dukh hai. Galti aapki nahi hai. {emergency} ya mahila helpline {women} par phone kijiye; hospital ko pehle free ilaaj karna hota hai, aur report mahila officer likh sakti hain. {legal} par free kanooni madad hai. Kise batana hai yeh aap tay kijiye, par akele mat sahiye.',
  },
  sexual_violence_other: {
    en: "{n}it is good that you stand by them. Believe what they say, and tell them it was not their fault. {emergency} or the women's helpline {women} can help; a hospital must treat them first, without charge. Whether and whom to tell is for them to decide; you can offer to go along.",
    hi: '{n}अच्छा है कि आप उनके साथ खड़े हैं। उनकी बात पर भरोसा कीजिए और कहिए कि ग़लती उनकी नहीं थी। {emergency} या महिला हेल्पलाइन {women} से मदद मिलेगी; अस्पताल को पहले मुफ़्त इलाज करना होता है। किसे बताना है यह वे ही तय करें; आप साथ चलने को कह सकते हैं।',
    hing: '{n}achha hai ki aap unke saath khade hain. Unki baat par bharosa kijiye aur kahiye ki galti unki nahi thi. {emergency} ya mahila helpline {women} se madad milegi; hospital ko pehle free ilaaj karna hota hai. Kise batana hai yeh wahi tay karein; aap saath chalne ko keh sakte hain.',
  },
  blackmail_fraud: {
    en: '{n}do not pay and do not reply to them; paying brings the next demand. Call {cyber} at once, for money can often be stopped in the first hours, or write at cybercrime.gov.in. If you are threatened, call {emergency}. Keep screenshots, change your passwords, and tell one person at home: it happens to thousands, the shame is theirs.',
    hi: '{n}पैसे मत दीजिए और जवाब भी नहीं; देने से माँग बढ़ती है। तुरंत {cyber} पर बताइए, शुरू के घंटों में पैसा अक्सर रुक जाता है, या cybercrime.gov.in पर लिखिए। धमकी हो तो {emergency} पर फ़ोन कीजिए। स्क्रीनशॉट रखिए, पासवर्ड बदलिए, और घर में किसी एक को बताइए: हज़ारों के साथ होता है, शर्म उनकी है।',
    hing: '{n}paise mat dijiye aur jawab bhi nahi; dene se maang badhti hai. Turant {cyber} par bataiye, shuru ke ghanton me paisa aksar ruk jata hai, ya cybercrime.gov.in par likhiye. Dhamki ho to {emergency} par phone kijiye. Screenshot rakhiye, password badliye, aur ghar me kisi ek ko bataiye: hazaron ke saath hota hai, sharm unki hai.',
  },
  harm_others: {
    en: '{n}I hear how much you were hurt. I will not help with harming anyone, and you would pay for it longest yourself. Step away from them now, and talk to Tele-MANAS {mind+}. If it may happen today, call {emergency} yourself. If they wronged you, {legal} gives free legal help.',
    hi: '{n}आपको कितनी चोट लगी है, यह समझ [रहा|रही] हूँ। किसी को नुक़सान पहुँचाने में मैं साथ नहीं [दूँगा|दूँगी], और सबसे लंबी सज़ा आपको ही मिलेगी। अभी उनसे दूर हो जाइए और टेली-मानस {mind+} पर बात कीजिए। आज कुछ हो जाने का डर हो तो ख़ुद {emergency} पर फ़ोन कीजिए। अन्याय हुआ है तो {legal} पर मुफ़्त क़ानूनी मदद है।',
    hing: '{n}aapko kitni chot lagi hai, samajh [raha|rahi] hoon. Kisi ko nuksan pahunchane me main saath nahi [dunga|dungi], aur sabse lambi saza aapko hi milegi. Abhi unse door ho jaiye aur Tele-MANAS {mind+} par baat kijiye. Aaj kuch ho jaane ka darr ho to khud {emergency} par phone kijiye. Anyay hua hai to {legal} par free kanooni madad hai.',
  },
  grief: {
    en: '{n}I am so sorry. {Loss} is a sorrow no chart makes smaller, and you need not be strong today. Light a lamp in memory if that is your way, and tell someone a story of the days you had. {Later}',
    hi: '{n}बहुत दुख हुआ। {Loss} ऐसा ख़ालीपन है जो कोई ग्रह नहीं भरता, और आज आपको मज़बूत बनने की ज़रूरत नहीं। मन करे तो उनके नाम का दिया जलाइए और किसी अपने से उनकी बातें कीजिए। {Later}',
    hing: '{n}bahut dukh hua. {Loss} aisa khalipan hai jo koi grah nahi bharta, aur aaj aapko strong banne ki zaroorat nahi. Mann kare to unke naam ka diya jalaiye aur kisi apne se unki baatein kijiye. {Later}',
  },
  grief_other: {
    en: '{n}I am sorry for them, and it is good that you stand by. No words take it away: go there, sit with them, and say the name of the one who died. Take over one thing of each day, food or errands, and come again after the first weeks, when others stop. {Later}',
    hi: '{n}उनके लिए बहुत दुख हुआ, और अच्छा है कि आप साथ खड़े हैं। कोई शब्द इसे मिटाता नहीं: जाकर पास बैठिए और जो गए उनका नाम लीजिए। रोज़ का एक काम अपने ऊपर ले लीजिए, खाना या बाहर का काम, और शुरू के हफ़्तों के बाद भी जाते रहिए, जब बाक़ी लोग रुक जाते हैं। {Later}',
    hing: '{n}unke liye bahut dukh hua, aur achha hai ki aap saath khade hain. Koi shabd ise mitata nahi: jaakar paas baithiye aur jo gaye unka naam lijiye. Roz ka ek kaam apne upar le lijiye, khaana ya bahar ka kaam, aur shuru ke hafton ke baad bhi jaate rahiye, jab baaki log ruk jaate hain. {Later}',
  },
  miscarriage: {
    en: '{n}I am sorry for your loss. It was not caused by anything you did, and no planet took your child. Give body and heart time, and let a doctor you trust tell you when to try again.',
    hi: '{n}आपके इस दुख से मन भर आया। यह आपके किसी काम से नहीं हुआ, और किसी ग्रह ने बच्चा नहीं छीना। शरीर और मन को समय दीजिए; दोबारा कब, यह भरोसे के डॉक्टर बताएँगे।',
    hing: '{n}aapke is dukh se mann bhar aaya. Yeh aapke kisi kaam se nahi hua, aur kisi grah ne bachcha nahi chheena. Sharir aur mann ko samay dijiye; dobara kab, yeh bharose ke doctor batayenge.',
  },
  miscarriage_other: {
    en: '{n}I am sorry for this loss. Nobody in the family caused it, least of all the mother, and no planet took the child. The best you can give is to sit with her and to keep blame away from her. When to try again is for a doctor she trusts.',
    hi: '{n}इस दुख से मन भर आया। यह किसी की ग़लती से नहीं हुआ, माँ की तो बिल्कुल नहीं, और किसी ग्रह ने बच्चा नहीं छीना। सबसे बड़ी मदद है उनके पास बैठना और किसी को दोष न देने देना। दोबारा कब, यह उनके भरोसे के डॉक्टर बताएँगे।',
    hing: '{n}is dukh se mann bhar aaya. Yeh kisi ki galti se nahi hua, maa ki to bilkul nahi, aur kisi grah ne bachcha nahi chheena. Sabse badi madad hai unke paas baithna aur kisi ko dosh na dene dena. Dobara kab, yeh unke bharose ke doctor batayenge.',
  },
  illness: {
    en: '{n}a chart does not find or cure an illness, so please let a doctor look at this {soon}. What I can read is which months ask for rest and which carry you better. Shall I?',
    hi: '{n}कुंडली न बीमारी पहचानती है न ठीक करती है, इसलिए {soon} डॉक्टर को दिखा दीजिए। मैं यह देख [सकता|सकती] हूँ कि कौन से महीने आराम माँगते हैं और कौन से सहारा देते हैं। देखूँ?',
    hing: '{n}kundli na bimari pehchanti hai na theek karti hai, isliye {soon} doctor ko dikha dijiye. Main yeh dekh [sakta|sakti] hoon ki kaunse mahine aaram maangte hain aur kaunse sahara dete hain. Dekhu?',
  },
  illness_treated: {
    en: '{n}a chart neither finds nor cures an illness, and it does not say how a treatment ends: the word of the doctors who know this case counts. I wish it goes well. What I can read is which months ask for rest and which carry better. Shall I?',
    hi: '{n}कुंडली न बीमारी पहचानती है न ठीक करती है, और इलाज कैसा रहेगा यह भी नहीं बताती: जो डॉक्टर देख रहे हैं, उनकी बात मानिए। सब अच्छा हो। मैं यह देख [सकता|सकती] हूँ कि कौन से महीने आराम माँगते हैं और कौन से सहारा देते हैं। देखूँ?',
    hing: '{n}kundli na bimari pehchanti hai na theek karti hai, aur ilaaj kaisa rahega yeh bhi nahi batati: jo doctor dekh rahe hain, unki baat maaniye. Sab achha ho. Main yeh dekh [sakta|sakti] hoon ki kaunse mahine aaram maangte hain aur kaunse sahara dete hain. Dekhu?',
  },
  black_magic: {
    en: '{n}nobody can do that to you, and nothing of the kind can be seen in any chart. Whoever asks money to remove it is selling you fear. What you feel is real and has plainer causes.{look}',
    hi: '{n}ऐसा कोई आपके साथ नहीं कर सकता, और किसी कुंडली में ऐसी चीज़ दिखती ही नहीं। जो इसे हटाने के पैसे माँगे, वह डर बेच रहा है। जो आप महसूस कर (रहे|रही) हैं वह सच है, पर उसके कारण सीधे-सादे होते हैं।{look}',
    hing: '{n}aisa koi aapke saath nahi kar sakta, aur kisi kundli me aisi cheez dikhti hi nahi. Jo ise hatane ke paise maange, woh darr bech raha hai. Jo aap mehsoos kar (rahe|rahi) hain woh sach hai, par uske kaaran seedhe-saade hote hain.{look}',
  },
  addiction: {
    en: '{n}this is an illness that is treated, not a bad star, and you did not cause it. The free counselling line {addiction+} also talks to families.{drugs}{look}',
    hi: '{n}यह एक बीमारी है जिसका इलाज होता है; यह बुरे ग्रह की सज़ा नहीं और आपकी ग़लती भी नहीं। मुफ़्त परामर्श {addiction+} घर वालों से भी बात करता है।{drugs}{look}',
    hing: '{n}yeh ek bimari hai jiska ilaaj hota hai; yeh bure grah ki saza nahi aur aapki galti bhi nahi. Free counselling {addiction+} gharwalon se bhi baat karta hai.{drugs}{look}',
  },
  addiction_self: {
    en: '{n}writing this took courage. What has hold of you is an illness that is treated, not a bad star and not weakness. The free counselling line {addiction+} talks to you without judging.{drugs} One person at home who knows makes the first week easier.{look}',
    hi: '{n}यह लिखने में हिम्मत लगी होगी। यह लत एक बीमारी है जिसका इलाज होता है; न बुरा ग्रह, न कमज़ोरी। मुफ़्त परामर्श {addiction+} बिना टोके बात करता है।{drugs} घर में किसी एक को बता दें तो पहला हफ़्ता आसान होता है।{look}',
    hing: '{n}yeh likhne me himmat lagi hogi. Yeh lat ek bimari hai jiska ilaaj hota hai; na bura grah, na kamzori. Free counselling {addiction+} bina toke baat karta hai.{drugs} Ghar me kisi ek ko bata dein to pehla hafta aasan hota hai.{look}',
  },
  debt_despair: {
    en: '{n}debt is a matter of numbers, not of your worth, and it can be untangled. Nobody may threaten you for it: call {emergency} if they do.{app} Free legal advice is on {legal}. If the nights get too heavy, {mind} listens.{look}',
    hi: '{n}क़र्ज़ हिसाब की बात है, आपके मान की नहीं, और सुलझता है। इसके लिए कोई धमका नहीं सकता: धमकाए तो {emergency} पर फ़ोन कीजिए।{app} मुफ़्त क़ानूनी सलाह {legal} पर है। रातें भारी लगें तो {mind} पर बात कीजिए।{look}',
    hing: '{n}karz hisaab ki baat hai, aapke maan ki nahi, aur sulajhta hai. Iske liye koi dhamka nahi sakta: dhamkaye to {emergency} par phone kijiye.{app} Free kanooni salah {legal} par hai. Raatein bhaari lagein to {mind} par baat kijiye.{look}',
  },
  death_time: {
    en: '{n}I do not read the length of a life; no honest astrologer can. If this is about an illness, the word of the doctor counts. If it is a worry, tell me what it is about and I will read that.',
    hi: '{n}आयु मैं नहीं [देखता|देखती]; ईमानदार ज्योतिषी इसका दावा नहीं करता। बीमारी की बात हो तो डॉक्टर की बात मानिए। मन में जो चिंता है वह बताइए, उस पर देख [लूँगा|लूँगी]।',
    hing: '{n}umar main nahi [dekhta|dekhti]; imaandar jyotishi iska daava nahi karta. Bimari ki baat ho to doctor ki baat maaniye. Mann me jo chinta hai woh bataiye, us par dekh [lunga|lungi].',
  },
  unborn: {
    en: '{n}whether a boy or a girl I do not tell: no chart knows it, and in India asking for it before birth is against the law, for good reason. May the child come healthy. What this time asks of the mother I can read.',
    hi: '{n}बेटा है या बेटी, यह मैं नहीं [बताता|बताती]: कुंडली यह जानती नहीं, और भारत में जन्म से पहले यह पूछना क़ानूनन मना है। बच्चा स्वस्थ आए। माँ के लिए यह समय कैसा है, यह देख [सकता|सकती] हूँ।',
    hing: '{n}beta hai ya beti, yeh main nahi [batata|batati]: kundli yeh jaanti nahi, aur India me janam se pehle yeh poochhna kanoonan mana hai. Bachcha swasth aaye. Maa ke liye yeh samay kaisa hai, yeh dekh [sakta|sakti] hoon.',
  },
  pregnant_now: {
    en: '{n}only a test or a doctor can say that; a chart cannot. A test from any chemist is reliable a few days after the missed date. When you know, I can read what this time asks of you.',
    hi: '{n}यह सिर्फ़ जाँच या डॉक्टर बता सकते हैं, कुंडली नहीं। तारीख़ निकलने के कुछ दिन बाद दवा की दुकान की जाँच भरोसे की होती है। पता चल जाए तो यह समय क्या माँगता है, देख [दूँगा|दूँगी]।',
    hing: '{n}yeh sirf test ya doctor bata sakte hain, kundli nahi. Date nikalne ke kuch din baad dawa ki dukaan wala test bharose ka hota hai. Pata chal jaye to yeh samay kya maangta hai, dekh [dunga|dungi].',
  },
  legal_outcome: {
    en: '{n}who wins I do not foretell; papers and a good lawyer decide that. Free legal aid is on {legal}. I can read which months favour talks and patience.',
    hi: '{n}जीत-हार मैं नहीं [बताता|बताती]; वह काग़ज़ और वकील तय करते हैं। मुफ़्त क़ानूनी मदद {legal} पर है। समझौते और धैर्य के लिए कौन से महीने अच्छे हैं, देख [सकता|सकती] हूँ।',
    hing: '{n}jeet-haar main nahi [batata|batati]; woh kaagaz aur vakeel tay karte hain. Free kanooni madad {legal} par hai. Samjhaute aur dhairya ke liye kaunse mahine achhe hain, dekh [sakta|sakti] hoon.',
  },
  betting: {
    en: '{n}no numbers, teams or shares from me: a chart does not know a market, and I would be guessing with your money. How your own income and saving run this year, I can read.',
    hi: '{n}नंबर, टीम या शेयर मैं नहीं [बताता|बताती]: कुंडली बाज़ार नहीं जानती, और दाँव आपके पैसे का होगा। आपकी आमदनी और बचत इस साल कैसी है, वह देख [सकता|सकती] हूँ।',
    hing: '{n}number, team ya share main nahi [batata|batati]: kundli market nahi jaanti, aur daav aapke paise ka hoga. Aapki income aur bachat is saal kaisi hai, woh dekh [sakta|sakti] hoon.',
  },
  cheating_exam: {
    en: '{n}I will not help with that, and it would cost you more than one exam. Tell me which exam it is, and I read your best weeks for study.',
    hi: '{n}इसमें मैं साथ नहीं [दूँगा|दूँगी]; इसका दाम एक परीक्षा से बड़ा होता है। कौन सी परीक्षा है बताइए, पढ़ाई के अच्छे हफ़्ते देख [दूँगा|दूँगी]।',
    hing: '{n}isme main saath nahi [dunga|dungi]; iska daam ek exam se bada hota hai. Kaunsa exam hai bataiye, padhai ke achhe hafte dekh [dunga|dungi].',
  },
  spying: {
    en: '{n}I will not help to watch anybody; love that has to be tracked is already asking for a talk. I can read your own side: how this bond stands for you, and when a talk goes well.',
    hi: '{n}किसी पर छुपकर नज़र रखने में मैं साथ नहीं [देता|देती]; जिस रिश्ते की निगरानी करनी पड़े, वह बातचीत माँग रहा है। आपकी तरफ़ से रिश्ता कैसा है और बात कब करें, यह देख [सकता|सकती] हूँ।',
    hing: '{n}kisi par chhupkar nazar rakhne me main saath nahi [deta|deti]; jis rishte ki nigrani karni pade, woh baatcheet maang raha hai. Aapki taraf se rishta kaisa hai aur baat kab karein, yeh dekh [sakta|sakti] hoon.',
  },
  bind: {
    en: '{n}no mantra binds a heart, and I would not give you one: what is forced does not stay. I can read your own side: how this bond stands for you, and when a talk goes well.',
    hi: '{n}कोई मंत्र किसी का मन नहीं बाँधता, और मैं ऐसा उपाय नहीं [देता|देती]: ज़ोर से जो मिले, टिकता नहीं। आपकी तरफ़ से रिश्ता कैसा है और बात कब करें, यह देख [सकता|सकती] हूँ।',
    hing: '{n}koi mantra kisi ka mann nahi baandhta, aur main aisa upay nahi [deta|deti]: zor se jo mile, tikta nahi. Aapki taraf se rishta kaisa hai aur baat kab karein, yeh dekh [sakta|sakti] hoon.',
  },
  minor: {
    en: '{n}that comes later, and it will not run away. Ask me about studies, friends or what suits you.',
    hi: '{n}उसका समय बाद में आएगा, कहीं भागा नहीं जा रहा। पढ़ाई, दोस्तों या अपने शौक़ के बारे में {ask}।',
    hing: '{n}uska samay baad me aayega, kahin bhaaga nahi ja raha. Padhai, doston ya apne shauk ke baare me {ask}.',
  },
  abuse_at_us: {
    en: 'I am here to read your chart. Ask me something about your life, and I will.',
    hi: 'मैं आपकी कुंडली देखने के लिए हूँ। जीवन की कोई बात पूछिए, मैं [देखूँगा|देखूँगी]।',
    hing: 'Main aapki kundli dekhne ke liye hoon. Life ki koi baat poochhiye, main [dekhunga|dekhungi].',
  },
  soft_before: {
    en: 'That sounds heavy to carry, and it is good that you say it.',
    hi: 'यह बहुत भारी लग रहा होगा, और अच्छा है कि आपने कहा।',
    hing: 'Yeh bahut bhaari lag raha hoga, aur achha hai ki aapne kaha.',
  },
  soft_after: {
    en: 'If it stays this heavy, Tele-MANAS {mind} is free and kind.',
    hi: 'बहुत भारी लगे तो टेली-मानस {mind} पर बात कर लीजिए, मुफ़्त है।',
    hing: 'Bahut bhaari lage to Tele-MANAS {mind} par baat kar lijiye, free hai.',
  },
  abroad: {
    en: 'If you are outside India, call your local emergency number.',
    hi: 'भारत से बाहर हों तो वहाँ के आपातकालीन नंबर पर फ़ोन कीजिए।',
    hing: 'India se bahar ho to wahan ke emergency number par phone kijiye.',
  },
  abroad_child: {
    en: 'If you are outside India, call your local emergency number.',
    hi: 'भारत से बाहर हो तो वहाँ के आपातकालीन नंबर पर फ़ोन करो।',
    hing: 'India se bahar ho to wahan ke emergency number par phone karo.',
  },
} satisfies Record<string, Spoken>
export type TextId = keyof typeof TEXTS

/** Parts that are put into a text, or left out of it. */
export const PARTS = {
  later: {
    en: 'When you want to ask something, I am here.',
    hi: 'जब पूछने का मन हो, मैं यहीं हूँ।',
    hing: 'Jab poochhne ka mann ho, main yahin hoon.',
  },
  now: {
    en: 'What you asked, I read for you below, slowly.',
    hi: 'जो आपने पूछा, वह नीचे धीरे से देख [रहा|रही] हूँ।',
    hing: 'Jo aapne poochha, woh neeche dheere se dekh [raha|rahi] hoon.',
  },
  look: {
    en: ' What the coming months are like for you, I can read.',
    hi: ' आने वाले महीने आपके लिए कैसे हैं, यह मैं देख [सकता|सकती] हूँ।',
    hing: ' Aane wale mahine aapke liye kaise hain, yeh main dekh [sakta|sakti] hoon.',
  },
  drugs: {
    en: ' For drugs there is also {narcotics}.',
    hi: ' ड्रग्स की बात हो तो {narcotics} भी है।',
    hing: ' Drugs ki baat ho to {narcotics} bhi hai.',
  },
  app: {
    en: ' For loan apps also tell {cyber}.',
    hi: ' लोन ऐप हो तो {cyber} पर भी बताइए।',
    hing: ' Loan app ho to {cyber} par bhi bataiye.',
  },
  soon: { en: 'soon', hi: 'जल्दी', hing: 'jaldi' },
  today: { en: 'today', hi: 'आज ही', hing: 'aaj hi' },
  ask_you: { en: '', hi: 'पूछिए', hing: 'poochhiye' },
  ask_thou: { en: '', hi: 'पूछो', hing: 'poochho' },
} satisfies Record<string, Spoken>

/** `24h`, and from one full hour to another. */
export const HOURS = {
  always: { en: 'free, day and night', hi: 'मुफ़्त, दिन-रात', hing: 'free, din-raat' },
  between: { en: '{from} to {to}', hi: 'सुबह {from} से रात {to}', hing: 'subah {from} se raat {to}' },
} satisfies Record<string, Spoken>
