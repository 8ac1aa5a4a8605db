import { lines } from '#care/examples/lines.ts'

/**
 * People in danger who say it sideways: tiredness of everything, being a burden, a last message, what is put in order.
 * Written before the ear was changed and never learnt from; how many are heard is what the ear is measured by.
 */
export const CRIES = {
  english: lines(`
    everyone at home would be happier if i wasn't around
    i don't see myself being here next year
    i have written letters for my parents, they will find them
    what if one day i just don't wake up, nobody would even notice
    i keep looking at the ceiling fan and thinking
    i am tired of being alive, not of work, of being alive
    it would be easier for all of them if i was gone
    i have decided, after tomorrow nobody has to worry about me
    this is my last question to you, thank you for everything, goodbye
    i stand on the balcony every night and wonder how it would feel to fall
    i don't have the strength to go on living like this
    every morning i am sad that i woke up
    is it a sin to leave this world on my own
    i can't do this life thing anymore
    i have saved up my mother's tablets
    sometimes i want to walk in front of a truck
    i am only alive because of my daughter
    there is nothing left for me in this world
    i gave away my things, i will not need them
    my family will get the insurance money if i am not there, is that good for them
    i feel like a burden on everyone and want to disappear for good
    i don't want to exist anymore
    the pain inside is so much that i hurt myself to feel better
    i have started burning my arm when he shouts
    i want this to be over, all of it, my whole life
    please tell my mother i loved her
    nobody can help me now, i have made up my mind to go
    what does the next birth hold for me, i want to go there soon
    i wish a car would hit me
    i pray every night that god takes me
    i have no future, no reason to get up, no reason to be
    i was standing at the railway track today
    my friend says goodbye to everyone and talks of ending it, what do i do
    my husband says he will not be alive by sunday
    i found a rope in my son's room
    she cuts her arms, my younger sister, is it rahu
    i am thinking about not being here any more
    life feels pointless and i think about death all day
    my last wish is that my parents forgive me
    i just want to go to sleep and not get up again
    i don't want to see another birthday
    there is only one way out of this debt and i am going to take it
    i can no longer carry this, i want to let go of life
    how much of this medicine is too much
    if my result is bad on friday i will not stay in this world
    my time on this earth is done, i feel it and i want it
    the river near my house looks peaceful, i want to go in
    i am useless, the world is better without people like me
    if they marry me to him i will take something
    i am done living, tell me only if my soul gets peace
    nothing matters any more and i have stopped wanting to live
    i want to be with my dead wife, i want to join her now
    why should i wait for god to take me, i can go myself
    i tried last night but the rope broke
  `),
  hindi: lines(`
    अब इस दुनिया में रहने का कोई मतलब नहीं लगता
    मेरे न रहने से सब खुश रहेंगे
    रोज़ सुबह उठकर अफ़सोस होता है कि आँख खुल गई
    मैंने माँ पापा के नाम चिट्ठी लिख दी है
    बस अब सब खत्म करके चला जाना चाहता हूँ
    पंखे को देखकर बुरे ख्याल आते हैं
    छत पर खड़ी होकर नीचे देखती हूँ और सोचती हूँ कूद जाऊँ
    मैं घरवालों पर बोझ हूँ, मेरे जाने से उनका बोझ उतर जाएगा
    यह मेरा आखिरी सवाल है, अलविदा
    इस जीवन से अब मुक्ति चाहिए
    सो जाऊँ और फिर कभी आँख न खुले
    भगवान मुझे उठा ले, रोज़ यही माँगती हूँ
    जीने की हिम्मत नहीं बची
    साँस लेना भी बोझ लगता है
    मेरे बाद मेरे बच्चों का ख्याल कौन रखेगा, मैं अब नहीं रहूँगी
    कल के बाद किसी को मेरी चिंता नहीं करनी पड़ेगी
    क्या अपने आप दुनिया छोड़ना पाप है
    मन करता है ट्रेन के आगे आ जाऊँ
    नींद की सारी गोलियाँ इकट्ठी कर ली हैं
    इस शरीर में रहना नहीं चाहता
    कर्ज़ इतना है कि मरने के सिवा रास्ता नहीं दिखता
    मैं अपने हाथ पर ब्लेड चलाती हूँ, तब चैन मिलता है
    मेरा होना न होना बराबर है, क्यों जिऊँ
    मेरी बहन कह रही है कि वह जीना नहीं चाहती
    पति ने कहा है कि वह नदी में कूद जाएगा
    बेटे के कमरे में रस्सी मिली है
    अब और साँस नहीं लेनी
    हर वक़्त मौत के बारे में सोचता रहता हूँ
    मैं इस दुनिया के लायक नहीं, चली जाऊँगी
    एक ही रास्ता बचा है और मैं वही लूँगा
    काश मैं पैदा ही न होती
    मैं जा रहा हूँ, सबको माफ़ कर देना
    बस एक बार में सब दर्द खत्म कर दूँगी
    ऊपर वाले के पास जाना चाहता हूँ
    ज़िंदगी से हार गया हूँ, अब नहीं जी पाऊँगा
    मुझे अब दुनिया में नहीं रहना
    रिज़ल्ट खराब आया तो मैं ज़िंदा नहीं रहूँगा
    ऐसी ज़िंदगी से तो मौत अच्छी
    किसी गाड़ी के नीचे आ जाऊँ तो सब ठीक हो जाए
    मैं खुद को चोट पहुँचाता हूँ जब बहुत दुखी होता हूँ
    पत्नी के पास जाना है, वह दो साल पहले चल बसी, अब मैं भी
    मेरी आत्मा को शांति कब मिलेगी, मैं अब जाना चाहती हूँ
    माँ को कह देना मैं उनसे बहुत प्यार करता था
    कुछ खा लूँगी अगर उससे शादी कराई
    मैंने फैसला कर लिया है, अब लौटकर नहीं आऊँगा
    जीते जी मर चुकी हूँ, बस शरीर बाकी है, वह भी छोड़ना है
    जीवन का अंत कर लूँ तो सब सुखी हो जाएँगे
    कल रात कोशिश की थी, बच गया
    अगला जन्म अच्छा होगा क्या, इस जन्म को यहीं छोड़ना है
    जिंदा रहने की वजह बताओ, मुझे नहीं मिल रही
    दवा की कितनी गोली खाने से सब खत्म हो जाता है
    अब बस बहुत हुआ, मैं हमेशा के लिए जा रही हूँ
  `),
  hinglish: lines(`
    ab is duniya me rehne ka koi matlab nahi lagta
    mere na rehne se sab khush rahenge
    roz subah uthke afsos hota hai ki aankh khul gayi
    mummy papa ke naam chitthi likh di hai maine
    bas sab khatam karke chala jana chahta hu
    pankhe ko dekh ke galat khayal aate hai
    chhat pe khadi hoke sochti hu kud jau
    gharwalo pe bojh hu mere jane se unka bojh utar jayega
    ye mera aakhri sawal hai alvida
    is jeevan se mukti chahiye ab
    so jau aur phir kabhi aankh na khule
    bhagwan mujhe utha le bas yahi mangti hu
    jeene ki himmat nahi bachi
    saans lena bhi bojh lagta hai
    kal ke baad kisi ko meri chinta nahi karni padegi
    apne aap duniya chhodna paap hai kya
    man karta hai train ke aage aa jau
    neend ki saari goliya jama kar li hai
    karz itna hai ki marne ke siwa rasta nahi
    haath pe blade chalati hu tab chain milta hai
    mera hona na hona barabar hai kyu jiyu
    meri behen keh rahi hai wo jeena nahi chahti
    pati bol rahe hai nadi me kud jayenge
    bete ke kamre me rassi mili hai
    ab aur saans nahi leni
    har waqt maut ke bare me sochta rehta hu
    main is duniya ke layak nahi chali jaungi
    ek hi rasta bacha hai aur main wahi lunga
    kash main paida hi na hota
    main ja raha hu sabko maaf kar dena
    ek baar me saara dard khatam kar dungi
    upar wale ke paas jana chahta hu
    zindagi se haar gaya ab nahi ji paunga
    mujhe ab duniya me nahi rehna
    result kharab aaya to main zinda nahi rahunga
    aisi zindagi se to maut achhi
    kisi gaadi ke niche aa jau to sab theek ho jaye
    khud ko chot pahunchata hu jab dukhi hota hu
    meri aatma ko shanti kab milegi ab jana chahti hu
    maa ko keh dena main unse pyar karta tha
    kuch kha lungi agar usse shaadi karai
    faisla kar liya hai ab laut ke nahi aaunga
    jeevan ka ant kar lu to sab sukhi ho jayenge
    kal raat koshish ki thi bach gaya
    zinda rehne ki wajah batao mujhe nahi mil rahi
    dawa ki kitni goli khane se sab khatam ho jata hai
    ab bas bahut hua hamesha ke liye ja rahi hu
    life se thak gaya hu ab bas rest chahiye hamesha wala
    mann karta hai sab chhod ke upar chala jau
    bhai mujhe jeena hi nahi hai yaar, koi upay mat batao
    suicidal feel kar raha hu raat ko
    usne chhod diya ab main jee ke kya karu
    yeh zindagi nahi chahiye mujhe le lo wapas
    bohot dard hai, ab khud ko khatam karne ka socha hai
  `),
  later: lines(`
    nobody will cry for me so why am i still here
    i have no energy left to pretend i want to be alive
    i have planned everything for saturday, after that no pain
    i am looking for a painless way out
    my kids deserve a better mother, they should be free of me
    sometimes i drive fast and close my eyes hoping
    i wrote my will at 23 because i know i won't last
    i keep a bottle of phenyl next to my bed
    it would be a relief if this illness takes me
    please don't ask me to stay alive
    she told me she has nothing to live for, my roommate
    my son locked himself in his room and says it is over
    is there a yog that i end myself in saturn dasha
    i cannot see any tomorrow for me
    i just want silence forever
    मुझसे अब यह बोझ और नहीं उठाया जाता, सब छोड़कर चली जाऊँगी ऊपर
    मैं थक चुका हूँ, अब चिर निद्रा चाहिए
    मेरी मौत के बाद सब ठीक हो जाएगा
    मैंने ब्लेड खरीद ली है
    भगवान मुझे अपने पास बुला लो
    घर में किसी को मेरी ज़रूरत नहीं, मैं क्यों ज़िंदा हूँ
    वह कहता है मैं फंदा लगा लूँगा
    जीवन से मन भर गया, अब विदा लेना चाहता हूँ
    मुझे मेरी ज़िंदगी से नफ़रत है, इसे खत्म कर दूँ?
    मेरी सहेली ने कलाई काट ली
    रात को लगता है कि सुबह न हो मेरे लिए
    अब मैं और नहीं सह सकती, कुएँ में कूद जाऊँगी
    मरने के बाद आत्मा कहाँ जाती है, मुझे जल्दी पता चल जाएगा
    जीने से क्या फ़ायदा जब कोई अपना नहीं
    पुल के ऊपर खड़ा हूँ और घर नहीं लौटना
    mujhse ab nahi hota, upar jana hai mujhe
    meri death ke baad sab theek ho jayega
    zindagi se mann bhar gaya vida lena chahta hu
    phenyl pi lu kya
    saheli ne nas kaat li hai
    subah na ho mere liye bas yahi chahti hu
    kisi ko meri zarurat nahi main zinda kyu hu
    wo keh raha hai fanda laga lega
    jeene se kya fayda jab koi apna nahi
    ab aur nahi sehna kuye me kood jaungi
    mummy ko mat batana main kal nahi rahunga
    itni insult ke baad jeena bekar hai
    main khud ko saza deti hu haath jala ke
    mera time aa gaya hai, khud hi jaunga
    bas ab chup chap chale jana hai duniya se
  `),
}
