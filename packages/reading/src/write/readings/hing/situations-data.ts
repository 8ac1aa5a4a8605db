import type { SituationTexts } from '../shape/situation.ts'

/** Matter ke andar roz ki situations Hinglish me: "Tab tak …" ke baad aane wale steps. */
export const situations: SituationTexts = {
  result_awaited: {
    aim: 'result',
    topic: 'result',
    gender: 'm',
    steps: [
      'khana aur neend time par rakhiye, paper ab haath me nahi hai',
      'abhi tay kar lijiye ki result dekhte waqt kaun saath baithega',
      'ek page par likhiye ki result jaisa bhi ho, agla kadam kya hoga',
      'ghar me kisi ek ko apna dar bata dijiye, akele mat dekhiye',
    ],
  },
  boards_child: {
    steps: [
      'padhai ke time ghar shaant rakhiye aur marks ki baat mat chhediye',
      'poochhiye ki sabse mushkil chapter kaun sa hai, aur usi me madad dilaiye',
      'sone ka time pakka rakhiye, khaas kar aakhri hafte me',
      'ek purana paper saath baith kar dekhiye, marks diye bina',
    ],
  },
  maths: {
    aim: 'padhai',
    topic: 'padhai',
    gender: 'f',
    steps: [
      'roz das sawal haath se kijiye aur apni galtiyon ki list banaiye',
      'solve kiya hua example dhak kar khud kijiye, phir milaiye',
      'jis chapter se gadbad shuru hui, pehle wahi dobara kijiye',
      'jo teen sawal atkein, har hafte teacher ke paas le jaiye',
      'ise sabse pehle padhiye, fixed time par, phone doosre kamre me rakh kar',
    ],
  },
  child_study: {
    steps: [
      'shuru ke bees minute paas baithiye, phone alag rakh kar',
      'kitne marks aaye ki jagah poochhiye ki aaj kya mushkil laga',
      'padhne ka ek ghanta tay kijiye aur use khaane ke time jitna pakka rakhiye',
      'class teacher se ek baar akele me miliye',
    ],
  },
  school_refusal: {
    steps: [
      'shaant time me poochhiye ki wahan kya bhaari lagta hai, aur pehle keh dijiye ki daant nahi padegi',
      'isi hafte class teacher se mil aaiye',
      'kuch din gate tak saath jaiye aur subah jaldbaazi mat hone dijiye',
      'do hafte aisa chale to bachchon ke counsellor se miliye',
    ],
  },
  admission: {
    aim: 'admission',
    topic: 'admission',
    gender: 'm',
    ofKin: '{kin} ke admission',
    steps: [
      'marksheet, certificates aur photo ek folder me scan karke rakhiye',
      'list me ek sapne ka, do theek aur ek pakka college rakhiye',
      'counselling ke har round ki last date likh lijiye',
      'us college ke kisi student se saal ka asli kharcha poochhiye',
    ],
  },
  phone_study: {
    steps: [
      'dinner se sone tak phone ghar me kisi ko de dijiye',
      'papers tak do sabse bhaari app hata dijiye',
      'do ghante ki padhai par bees minute screen rakhiye',
    ],
  },
  language_test: {
    aim: 'language test',
    topic: 'test',
    gender: 'm',
    steps: [
      'har hafte ghadi rakh kar ek poora mock dijiye, speaking wala part bhi',
      'roz do minute bol kar record kijiye aur ek baar suniye',
      'chaaron me jo part sabse kamzor hai, pehle wahi pakadiye',
    ],
  },
  school_exam: {
    steps: [
      'pichhle saal ka paper ek baar me, ghadi rakh kar solve kijiye',
      'har chapter ka ek page apne haath se banaiye',
      'ek chapter ghar me kisi ko bol kar samjhaiye',
      'teacher se poochhiye ki kaun se sawal har saal aate hain',
      'sabse kamzor chapter subah padhiye, jab dimaag fresh ho',
    ],
  },
  fitness_test: {
    steps: [
      'ek din chhod kar naapi hui doori daudiye aur time likhiye',
      'running dheere-dheere badhaiye, ghutne bhi bachane hain',
      'jump, seena aur height waise hi check kijiye jaise wahan hoti hai',
      'medical aur certificates pehle hi check kara lijiye',
    ],
  },
  joining: {
    aim: 'joining',
    topic: 'joining',
    gender: 'f',
    ofKin: '{kin} ki joining',
    steps: [
      'office se ek baar likh kar expected date poochhiye',
      'original papers aur do-do copy verification ke liye ready rakhiye',
      'official website hafte me do baar dekhiye, usse zyada nahi',
      'letter haath me aane tak abhi ki kamai mat chhodiye',
    ],
  },
  scholarship: {
    aim: 'scholarship milne',
    topic: 'scholarship',
    gender: 'f',
    ofKin: '{kin} ki scholarship',
    steps: [
      'paanch scholarships ki last date likhiye aur sabme apply kijiye',
      'do teachers se recommendation letter abhi maang lijiye',
      'yahi subject kyu, yeh ek page par likh kar kisi ko padhwaiye',
    ],
  },
  thesis: {
    aim: 'thesis poori hone',
    topic: 'thesis',
    gender: 'f',
    steps: [
      'kuch bhi padhne se pehle roz teen sau words likhiye',
      'guide ko teen adhoore nahi, ek poora chapter bhejiye',
      'guide ke saath hafte ka aadha ghanta fix kijiye',
      'pehle chapters ki list pakki kijiye, aur yeh bhi ki kya chhodna hai',
    ],
  },
  channel: {
    aim: 'channel badhne',
    topic: 'channel',
    gender: 'm',
    ofKin: '{kin} ke channel',
    steps: [
      'teen mahine tak har hafte ek hi din ek video daaliye',
      'dekhiye ki kaun se teen sabse zyada chale, agla unhi jaisa banaiye',
      'pehle bees comments ka jawab khud dijiye',
      'sabse pehle title aur shuru ke das second sudhaariye',
      'apne jitne bade kisi aur ke saath ek video kijiye',
    ],
  },
  sport: {
    aim: 'khel me aage badhne',
    topic: 'khel',
    gender: 'm',
    ofKin: '{kin} ke khel',
    steps: [
      'coach se poochhiye ki jagah kis ek kami se chhootti hai, aur usi par mehnat kijiye',
      'hafte me ek baar apne se strong ke saath kheliye',
      'apna time ya score har hafte likhiye',
      'aath ghante soiye aur warm-up poora kijiye, chot poora season le jaati hai',
    ],
  },
  stage: {
    aim: 'acting me mauka milne',
    topic: 'acting',
    gender: 'f',
    ofKin: '{kin} ki acting',
    steps: [
      'audition ke liye do chhote scene yaad rakhiye, ek halka aur ek serious',
      'kisi theatre group se judiye, chhota hi sahi',
      'phone par do minute ki simple reel banaiye',
      'role ya portfolio ke naam par kisi ko paisa mat dijiye',
    ],
  },
  music: {
    aim: 'music',
    topic: 'music',
    gender: 'm',
    ofKin: '{kin} ke music',
    steps: [
      'roz ek hi time riyaaz kijiye, gaane se pehle sargam',
      'har mahine paanch logon ke saamne ek poori cheez sunaiye',
      'ek gaana saaf record kijiye aur das organisers ko bhejiye',
      'agle style se pehle ek ko pakka kijiye',
    ],
  },
  dance: {
    aim: 'dance',
    topic: 'dance',
    gender: 'm',
    ofKin: '{kin} ke dance',
    steps: [
      'ek teacher ke paas roz ghanta bhar practice kijiye aur aakhri paanch minute ka video dekhiye',
      'kisi local stage par ek baar utariye',
      'pairon ki taakat aur stretch par kaam kijiye, taaki ghutne saath dein',
    ],
  },
  writing: {
    aim: 'writing',
    topic: 'writing',
    gender: 'f',
    ofKin: '{kin} ki writing',
    steps: [
      'roz ek hi time ek page likhiye, sudhaar agle din kijiye',
      'har mahine ek poori cheez kisi editor ko bhejiye',
      'do aise reader rakhiye jo batayein ki woh kahan ruk gaye',
    ],
  },
  drawing: {
    aim: 'art',
    topic: 'art',
    gender: 'm',
    ofKin: '{kin} ke art',
    steps: [
      'hafte me ek kaam poora kijiye aur us par date daaliye',
      'das kaam ek saath dikhaiye, kisi cafe me ya online',
      'do chhote order lijiye aur tay din par dijiye',
    ],
  },
  overwork: {
    aim: 'kaam ka bojh ghatne',
    topic: 'kaam',
    gender: 'm',
    steps: [
      'do hafte apne ghante likhiye aur ek baar shanti se dikhaiye',
      'naya kaam aaye to poochhiye ki inme se kaun sa ruk sakta hai',
      'hafte ki ek shaam tay kar dijiye jab phone nahi uthega',
      'shikayat ki jagah weekend ki baari banane ka suggestion dijiye',
    ],
  },
  boss: {
    steps: [
      'jo tay ho, usi din do line ke mail me likh dijiye',
      'akele me ek baar poochhiye ki unki nazar me achha mahina kaisa hota hai',
      'teekhi baat ka jawab ghante bhar baad, sirf facts se dijiye',
      'har problem ke saath ek raasta bhi rakhiye',
      'kisi ek aur senior ko apne kaam ki khabar rehne dijiye',
    ],
  },
  seat_fear: {
    steps: [
      'isi hafte resume theek kar lijiye, ghabraye bina',
      'teen mahine ka kharcha haath me rakhiye',
      'har hafte apna ek result saamne aane dijiye',
      'do purane colleagues se openings ke baare me poochh lijiye',
    ],
  },
  job_lost: {
    steps: [
      'isi hafte paanch purane colleagues ko phone kijiye aur saaf kahiye ki aap khaali hain',
      'job kyu chhooti, iska ek sachcha jawab taiyaar rakhiye',
      'pichhli jagah ke papers aur dues likhit me nipta lijiye',
      'search ke liye office jaise ghante rakhiye aur shaam chhah par ruk jaiye',
    ],
  },
  first_job: {
    steps: [
      'apne do poore projects wahan rakhiye jahan company dekh sake',
      'college ke teen seniors se poochhiye ki unka selection kaise hua',
      'har hafte kisi dost ke saath ek interview ki practice kijiye',
      'jahan seekhna zyada ho woh jagah lijiye, paisa thoda kam bhi ho',
    ],
  },
  after_break: {
    steps: [
      'beech ke saalon ki baat ek seedhi line me kahiye, phir yeh ki aaj kya kar (sakte|sakti) hain',
      'ek skill chhote course se fresh kijiye jiske end me kuch bane',
      'jinke saath pehle kaam kiya tha unhe likhiye, woh aapko bhoole nahi hain',
      'full time ke saath part time jobs bhi dekhiye',
    ],
  },
  pay: {
    aim: 'salary badhne',
    topic: 'salary',
    gender: 'f',
    steps: [
      'baat karne se pehle pata kijiye ki aise kaam ka doosri jagah kya milta hai',
      'ek amount kahiye, aur uske peeche apne teen results',
      'poochhiye ki hike kab tay hoti hai, aur mahina bhar pehle baat kijiye',
      'abhi paisa na badhe to poochhiye ki kis kaam par badhega',
    ],
  },
  kin_work: {
    steps: [
      'ek baar poochhiye ki kaisi madad chahiye, aur bas utni kijiye',
      'salah ki jagah kaam ka ek contact dijiye',
      'khaane ki table par yeh baat mat laiye',
    ],
  },
  food_business: {
    steps: [
      'pehle ghar se das paise dene wale customers ko khilaiye',
      'ek plate ka asli kharcha nikaaliye, gas aur packing ke saath',
      'board lagane se pehle food licence le lijiye',
      'bees nahi, paanch cheezein rakhiye jo kabhi na bigdein',
    ],
  },
  teaching_business: {
    steps: [
      'ghar par paanch bachchon ke ek batch se shuru kijiye',
      'mahine me ek class free dijiye aur parents ko baithne dijiye',
      'har bachche ki progress ek page par dikhaiye',
    ],
  },
  online_business: {
    steps: [
      'website par kharche se pehle bees cheezein phone aur message par bechiye',
      'har cheez ki photo din ki roshni me lijiye aur size saaf likhiye',
      'daam me delivery aur return ka kharcha jodiye',
    ],
  },
  business_loss: {
    steps: [
      'jo ek cheez ya customer sabse zyada dubota hai, use isi mahine rokiye',
      'ghar ka paisa aur kaam ka paisa alag rakhiye',
      'makaan maalik aur bade supplier se terms par baat kijiye',
      'mahine bhar roz ki sale aur kharcha likhiye',
    ],
  },
  branch: {
    steps: [
      'pehli jagah ko mahina bhar apne bina chala kar dekhiye',
      'nayi gali me do din khade hokar giniye ki kitne log nikalte hain',
      'purani jagah sambhalne wale ko abhi se taiyaar kijiye',
      'nayi jagah pehle ek season ke liye ya stall se try kijiye',
    ],
  },
  harvest: {
    aim: 'fasal achhi hone',
    topic: 'kheti',
    gender: 'f',
    steps: [
      'agli buvai se pehle mitti aur paani janchwa lijiye',
      'thode hisse me doosri fasal bhi rakhiye, taaki ek daam par saal na tike',
      'beej aur buvai ki date krishi kendra se poochh lijiye',
    ],
  },
  farm: {
    steps: [
      'agli buwai se pehle mitti aur paani check kara lijiye',
      'fasal chunne se pehle do buyers se bhaav poochhiye',
      'nayi fasal chauthai zameen par try kijiye',
    ],
  },
  shop: {
    steps: [
      'us gali me do aam dino me khade hokar giniye ki kitne log nikalte hain',
      'kiraya do saal ke liye likh kar tay kijiye',
      'aaspaas walon se poochhiye ki mande mahine kaise jaate hain',
      'pehle wahi maal rakhiye jo har hafte bikta hai',
    ],
  },
  loan_approval: {
    aim: 'loan pass hone',
    topic: 'loan',
    gender: 'm',
    steps: [
      'apni credit report ek baar dekhiye aur galti ho to theek karaiye',
      'chhah mahine ka bank statement aur do saal ka return ek file me rakhiye',
      'do banks se interest aur fees likhit me lijiye',
      'utna hi maangiye jiski EMI income ke tihaai se kam rahe',
    ],
  },
  card_debt: {
    aim: 'card ka balance utarne',
    topic: 'card ka balance',
    gender: 'o',
    steps: [
      'minimum se thoda zyada bhariye, isi se saal kam hote hain',
      'teen mahine card alag rakhiye aur account se kharch kijiye',
      'bank se kahiye ki balance ko fixed EMI me badal de',
      'sabse chhota card pehle band kijiye',
    ],
  },
  asset_loan: {
    aim: 'loan khatam hone',
    topic: 'loan',
    gender: 'm',
    ofKin: '{kin} ka loan khatam hone',
    steps: [
      'bank se poochhiye ki aaj close karne par kitna dena hoga aur fees kya hai',
      'saal me ek EMI zyada bhariye, seedhe principal me',
      'EMI usi din katne dijiye jab income aati hai',
      'aaj ke kam rate ke liye bank ko ek mail likhiye',
    ],
  },
  salary_due: {
    aim: 'ruki hui salary milne',
    topic: 'dues',
    gender: 'o',
    steps: [
      'mahine aur amount ginakar office ko likhiye aur date maangiye',
      'appointment letter, slips aur bank statement saath rakhiye',
      'labour office se poochhiye ki complaint me kya lagta hai',
    ],
  },
  office_money: {
    aim: 'paisa milne',
    topic: 'claim',
    gender: 'm',
    ofKin: '{kin} ke claim',
    steps: [
      'claim number aur uska status dekh kar likh lijiye',
      'dekhiye ki naam, account aur date of birth har paper me same ho',
      'ek grievance copies ke saath file kijiye aur receipt rakhiye',
      'mahine ke pehle do hafton me ek baar khud jaiye',
    ],
  },
  buyer_money: {
    steps: [
      'har bill, date aur amount ka ek statement bhejiye',
      'purana clear hone tak naya maal cash par hi dijiye',
      'teen kiston ki date tay kijiye aur pehli usi waqt lijiye',
      'khud jaakar miliye, das phone se ek mulaqat zyada kaam karti hai',
    ],
  },
  will_share: {
    steps: [
      'zameen ke papers ki copy nikalwaiye jisme sabke naam hon',
      'kisi bade ke saamne apna hissa ek baar shanti se kahiye',
      'vakil se poochhiye ki kanoon har bachche ko kya deta hai',
      'baat chalti rahe tab bhi tyohaar par aana-jaana rakhiye',
    ],
  },
  possession: {
    aim: 'flat ka possession milne',
    topic: 'flat',
    gender: 'm',
    ofKin: '{kin} ke flat ka possession milne',
    steps: [
      'RERA ki website par project ki date dekhiye',
      'baaki buyers ke saath milkar builder ko likhiye',
      'har receipt aur letter ek file me rakhiye',
    ],
  },
  build_house: {
    aim: 'makaan banne',
    topic: 'makaan',
    gender: 'm',
    ofKin: '{kin} ka makaan banne',
    steps: [
      'naksha aur kharcha floor ke hisaab se likhwa lijiye',
      'paise ka paanchva hissa upar ke kharche ke liye rakhiye',
      'contractor ke banaye do makaan dekhiye aur maalikon se poochhiye',
      'paani, bijli aur approval pehle nipta lijiye',
    ],
  },
  plot: {
    aim: 'zameen lene',
    topic: 'plot',
    gender: 'm',
    steps: [
      'papers aur boundary apne kisi jaankaar se check karaiye',
      'baarish ke baad jaakar raasta aur naali dekhiye',
      'padosiyon se poochhiye ki pehle maalik kaun tha',
    ],
  },
  lending: {
    aim: 'yeh paisa udhaar dene',
    topic: 'paisa',
    gender: 'm',
    on: ['rakam utni hi ho jiske bina teen saal chal sake', 'rakam aur lautane ki date likhi ho'],
    steps: [
      'utna hi dijiye jitne ke bina teen saal chal sake',
      'rishta kitna bhi paas ka ho, rakam aur lautane ki date likh lijiye',
      'pehle hi keh dijiye ki der hui to kya hoga',
    ],
  },
  place_back: {
    aim: 'jagah khaali hone',
    topic: 'jagah',
    gender: 'f',
    steps: [
      'notice likh kar dijiye aur uski copy rakhiye',
      'agli baat se pehle agreement kisi vakil ko dikha lijiye',
      'ek date aur saamaan hatane me thodi madad, dono saath kahiye',
    ],
  },
  gadget: {
    aim: 'naya lene',
    topic: 'paisa',
    gender: 'm',
    steps: [
      'do jagah daam poochhiye aur ho sake to EMI par mat lijiye',
      'pehle poochh lijiye ki repair kitne me hogi',
      'har hafte ek tay rakam alag rakhiye',
    ],
  },
  work_place: {
    aim: 'kaam ki jagah lene',
    topic: 'kaam ki jagah',
    gender: 'f',
    steps: [
      'ek hafte giniye ki wahan se kis time kitne log guzarte hain',
      'papers aur wahan kis kaam ki ijaazat hai, vakil ko dikhaiye',
      'daam ko chaar saal ke kiraye se mila kar dekhiye',
    ],
  },
  repair: {
    aim: 'ghar ki marammat',
    topic: 'ghar',
    gender: 'm',
    steps: [
      'do jagah se likh kar kharch ka andaza lijiye',
      'kuch todne se pehle pata karaiye ki paani kahan se aata hai',
      'sookhe mahine me shuru kijiye aur paisa teen hisson me dijiye',
    ],
  },
  split: {
    aim: 'hisaab poora hone',
    topic: 'hisaab',
    gender: 'm',
    steps: [
      'pichhle do saal ka hisaab dono ke liye ek hi accountant se banwaiye',
      'paise se pehle likh lijiye ki maal, naam aur udhaar kiske paas rahega',
      'ek aakhri date tay kijiye aur gawah ke saamne sign kijiye',
    ],
  },
  habit: {
    aim: 'ise chhod paane',
    topic: 'isse bahar aane ka raasta',
    gender: 'm',
    ofKin: '{kin} ke ise chhod paane',
    steps: [
      'shuru karne ka ek din tay kijiye aur ghar me kisi ek ko bata dijiye',
      '14446 par ek baar baat kijiye, baat free hai aur ghar walon ke liye bhi hai',
      'jis ghante sabse mushkil lagta ho, usme haathon ka koi kaam rakhiye',
    ],
  },
  quarter: {
    aim: 'quarter milne',
    topic: 'quarter',
    gender: 'm',
    steps: [
      'poochhiye ki list me aapka number kitna hai, aur date likh lijiye',
      'papers ek baar phir receipt lekar jama kijiye',
      'beech ke time ke liye kiraye ki ek jagah dhyaan me rakhiye',
    ],
  },
  own_will: {
    aim: 'vasiyat likhne',
    topic: 'vasiyat',
    gender: 'f',
    steps: [
      'apna kamaya aur mila hua, dono ki alag list banaiye',
      'do aise gawah rakhiye jinhe usse kuch na milta ho',
      'zaroorat aur pehle mile hisse dekh kar dijiye, aur wajah bhi likh dijiye',
    ],
  },
  temple: {
    aim: 'mandir banwane',
    topic: 'mandir',
    gender: 'm',
    steps: [
      'pehle patthar se pehle zameen aur samiti kaagaz par kar lijiye',
      'tay kar lijiye ki ban jaane ke baad roz ki pooja kaun dekhega',
      'shilanyas ka din wahan ke purohit ke saath chuniye',
    ],
  },
  borewell: {
    aim: 'boring karwane',
    topic: 'boring',
    gender: 'f',
    steps: [
      'pehle zameen ki jaanch karaiye, paani hai ya nahi yeh survey batata hai, kundli nahi',
      'aaspaas ke teen logon se poochhiye ki kitni gehrai par mila',
      'sookha nikle to kitna dena hoga, yeh pehle tay kar lijiye',
    ],
  },
  rent_home: {
    aim: 'kiraye ka achha ghar milne',
    topic: 'ghar',
    gender: 'm',
    steps: [
      'jagah din me bhi dekhiye aur raat me bhi',
      'deposit, notice aur repair ki baat agreement me likhwaiye',
      'pichhle kirayedaar se poochhiye ki kyu chhoda',
    ],
  },
  land_sale: {
    aim: 'zameen bikne',
    topic: 'zameen',
    gender: 'f',
    ofKin: '{kin} ki zameen bikne',
    steps: [
      'naap aur papers pehle theek kara lijiye',
      'jin-jin ke sign lagenge unse pehle baat pakki kijiye',
      'pata kijiye ki paas ki zameen is saal kis bhaav par registry hui',
      'token sirf bank se lijiye',
    ],
  },
  sell_vehicle: {
    aim: 'gaadi bikne',
    topic: 'gaadi',
    gender: 'f',
    steps: [
      'service aur wash ke baad das saaf photo lijiye',
      'ek hi din teen jagah rate poochhiye',
      'chaabi dene se pehle papers doosre naam kara lijiye',
    ],
  },
  two_wheeler: {
    aim: 'bike lene',
    topic: 'bike',
    gender: 'f',
    steps: [
      'teen model par baithiye aur har ek ko pandrah minute chalaiye',
      'daam me helmet, insurance aur registration jodiye',
      'chalane wale kisi se mileage aur service poochhiye',
    ],
  },
  no_label: {
    steps: [
      'din ke time ek baar poochhiye ki aap dono kya hain, aur jawab tak chup rahiye',
      'aapko kya chahiye yeh bata dijiye, use test banaye bina',
      'dekhiye ki plan agle mahine ka banta hai ya sirf aaj shaam ka',
      'mann me ek date rakhiye jiske baad intezaar nahi',
    ],
  },
  no_reply: {
    steps: [
      'ek chhota, halka message bhejiye aur phir hafte bhar kuch nahi',
      'shaam ko chat nazar se hata kar rakhiye',
      'ek baar likh kar nahi, bol kar poochhiye',
      'intezaar ke ghante unke saath bitaiye jo jawab dete hain',
    ],
  },
  together: {
    steps: [
      'ek line me kahiye ki aapko kya aur chahiye, aur wahi poochhiye',
      'ek poora din saath rakhiye, bina phone aur bina doston ke',
      'sirf is hafte ki nahi, agle saal ke kaam aur ghar ki baat kijiye',
      'chhota jhagda usi din niptaiye',
    ],
  },
  silent_spouse: {
    aim: 'phir se baatcheet',
    topic: 'aapas ki baatcheet',
    gender: 'f',
    steps: [
      'paas baith kar kahiye ki baatein yaad aati hain, peeche koi sawal rakhe bina',
      'roz ek kaam chupchaap saath kijiye, chai ya walk',
      'bolna bhaari ho to teen pyari lines likhiye',
      'poochhiye ki kya chubha, aur sunte waqt safai mat dijiye',
    ],
  },
  far_spouse: {
    steps: [
      'hafte me do call fix rakhiye jo kisi kaam se na talein',
      'agli mulaqat ki date likh kar rakhiye',
      'khabar aur kharcha hi nahi, din ki chhoti baatein bhi bataiye',
      'tay kijiye ki kis saal tak ek jagah rehna hai',
    ],
  },
  new_in_laws: {
    aim: 'hone wale sasural',
    topic: 'sasural',
    gender: 'm',
    steps: [
      'tyohaar ke bina, kisi aam din us ghar jaakar dekhiye',
      'poochhiye ki wahan paise aur kitchen ki baat kaun tay karta hai',
      'date se pehle job aur rehne ki baat kar lijiye',
      'dekhiye ki us ghar me ladies se kaise baat hoti hai',
    ],
  },
  bahu: {
    aim: 'bahu se mel',
    topic: 'bahu se rishta',
    gender: 'm',
    steps: [
      'doosron ke saamne uski ek baat ki tareef kijiye',
      'ghar ka ek kona uske tareeke se chalne dijiye',
      'poochh kar salah dijiye, aur ek hi baar',
      'bete ko beech me mat laiye',
    ],
  },
  damad: {
    aim: 'damad se mel',
    topic: 'damad se rishta',
    gender: 'm',
    steps: [
      'ghar ki kisi ek baat me unki raay poochhiye',
      'bina mauke aur bina kaam ke bulaiye',
      'unke saamne unke parents ki achhi baat kahiye',
    ],
  },
  two_children: {
    aim: 'dono me mel',
    topic: 'ghar',
    gender: 'm',
    steps: [
      'ek hi din dono ko alag-alag suniye, aur idhar ki baat udhar mat kijiye',
      'dono ko saath khaane par bulaiye, woh topic bahar rakh kar',
      'batwara abhi likh dijiye, jab aap khud samjha (sakte|sakti) hain',
      'aise bade ko beech me baithaiye jise dono maante hon',
    ],
  },
  parents_fight: {
    steps: [
      'awaaz oonchi ho to doosre kamre me chale jaiye, yeh aapko nahi suljhana',
      'agle din dono me se ek ko shanti se bataiye ki aapko kaisa lagta hai',
      'ghar ke bahar kisi ek bade ko chuniye jise aap phone kar sakein',
    ],
  },
  daily_quarrel: {
    steps: [
      'ek hafte tak har baat ka jawab unse dheemi awaaz me dijiye',
      'chubhne wala topic khaane ke baad ke liye rakhiye',
      'poochhiye ki daant ke peeche chinta kis baat ki hai',
      'kehne se pehle ghar ka ek chhota kaam kar dijiye',
      'din me ek baar kisi sachchi baat ke liye thank you kahiye',
    ],
  },
  teen_phone: {
    steps: [
      'bina phone ke ghante tay kijiye, jo badon par bhi laagu hon',
      'raat ko saare phone kamre se bahar charge kijiye',
      'ek baar wahi game saath dekhiye, phir rule banaiye',
      'usi time ghar ke bahar kuch aur karne ko dijiye',
    ],
  },
  silent_child: {
    steps: [
      'saath walk kijiye ya gaadi me chaliye, bagal me baith kar baat aasan hoti hai',
      'pehle apne din ki koi baat bataiye',
      'darwaza khatkhataiye, chai rakhiye aur bina sawal laut aaiye',
      'kisi teacher ya mausi se poochhiye ki unhe kya lagta hai',
    ],
  },
  left_out: {
    aim: 'dosti',
    topic: 'dosti',
    gender: 'f',
    steps: [
      'akele me ek baar poochhiye ki kya koi baat buri lagi',
      'is hafte kisi aur ke saath baith kar dekhiye',
      'doosron ke through mat poochhiye aur is par kuch post mat kijiye',
      'ghar me kisi ko bataiye ki kaisa lag raha hai',
    ],
  },
  new_friends: {
    aim: 'naye dost milne',
    topic: 'doston ka circle',
    gender: 'o',
    steps: [
      'har hafte ek hi jagah jaiye, chehre dheere-dheere dost bante hain',
      'poore group ko nahi, ek ko chai par bulaiye',
      'aaj kisi ek purane dost ko likhiye',
    ],
  },
  adopt: {
    aim: 'bachcha god lene',
    topic: 'god lene ki ichchha',
    gender: 'o',
    steps: [
      'sarkari adoption agency me jaldi register kijiye, intezaar wahin se gina jaata hai',
      'income, health aur shaadi ke papers ek file me rakhiye',
      'aisi family se miliye jisne bachcha god liya ho',
    ],
  },
  treatment: {
    steps: [
      'doctor ka bataya schedule maaniye, baaki salahein bahar rakhiye',
      'ghar ki baatcheet me din aur ginti mat laiye',
      'check-up dono ka karaiye, ek ka nahi',
      'dates sirf do logon ko bataiye',
    ],
  },
  visa: {
    aim: 'visa milne',
    topic: 'visa',
    gender: 'm',
    ofKin: '{kin} ka visa milne',
    steps: [
      'form ko passport se letter by letter milaiye',
      'chhah mahine ka bank statement aur funds ka proof ready rakhiye',
      'chhote jawab bol kar dekhiye ki kyu jaana hai, kitne din aur kharcha kiska',
      'jo pehla slot mile, le lijiye',
      'stamp lagne tak aisi koi booking mat kijiye jo refund na ho',
    ],
  },
  residence: {
    aim: 'PR milne',
    topic: 'application',
    gender: 'f',
    ofKin: '{kin} ko PR milne',
    steps: [
      'har status paper ki copy rakhiye, dates me koi gap na rahe',
      'lawyer se ek baar poochhiye ki agla step kaun sa hai aur kab',
      'teen saal ke kaam aur tax ke papers theek rakhiye',
      'company badalne se pehle jaan lijiye ki file par kya asar hoga',
    ],
  },
  onsite: {
    aim: 'company ki taraf se bahar jaane',
    topic: 'onsite ki baat',
    gender: 'o',
    steps: [
      'manager ko likh kar bata dijiye ki aap jaane ko taiyaar hain',
      'passport aage ke do saal ke liye valid rakhiye',
      'poochhiye ki agli zaroorat kis project me hai',
      'agli meetings me client se khud baat kijiye',
    ],
  },
  feel_at_home: {
    aim: 'wahan mann lagne',
    topic: 'nayi jagah',
    gender: 'f',
    ofKin: '{kin} ka wahan mann lagne',
    steps: [
      'hafte ka ek thikana banaiye, koi class, mandir ya game',
      'hafte me do baar ghar jaisa khana banaiye',
      'shuru ke mahino me ghar call chhoti aur fixed time par rakhiye',
      'do season beetne dijiye, phir tay kijiye',
    ],
  },
  return_home: {
    aim: 'lautne',
    topic: 'wapsi',
    gender: 'f',
    steps: [
      'wahan ke kaam ke contacts fresh rakhiye',
      'faisle se pehle wahan ek mahina aam dino ki tarah reh kar dekhiye',
      'paisa, school aur papers ek season pehle nipta lijiye',
    ],
  },
  kin_return: {
    aim: 'lautne',
    topic: 'wapsi',
    gender: 'f',
    ofKin: '{kin} ki wapsi',
    steps: [
      'ek baar saaf poochhiye ki ghar lautna kis baat se aasan hoga',
      'ghar ka haal jaisa hai waisa bataiye aur faisla un par chhodiye',
      'papers aur kamra taiyaar rakhiye, par date ka dabaav mat daaliye',
    ],
  },
  election: {
    aim: 'chunav',
    topic: 'chunav',
    gender: 'm',
    ofKin: '{kin} ke chunav',
    steps: [
      'gali-gali naam se giniye ki kaun pakka vote dene aayega',
      'ek kaam ki baat kijiye jo aap karwayenge, virodhi ki nahi',
      'har kharcha rule ke hisaab se kaagaz par rakhiye',
    ],
  },
  politics: {
    aim: 'politics me aane',
    topic: 'politics ki raah',
    gender: 'f',
    ofKin: '{kin} ke politics me aane',
    steps: [
      'apne ilaake ki ek samasya uthaiye aur use poora karwaiye',
      'ek saal kisi pad wale ke saath kaam kijiye',
      'aisi kamai rakhiye jo party par na tiki ho',
    ],
  },
  guarantor: {
    aim: 'guarantee se chhootne',
    topic: 'guarantee',
    gender: 'f',
    ofKin: '{kin} ki guarantee',
    steps: [
      'bank se likh kar poochhiye ki kitna, kisse aur kab tak lena hai',
      'jisne loan liya use likhit notice dijiye aur har message sambhaliye',
      'ghar me abhi bata dijiye, bank ke batane se pehle, aur tay kijiye ki kitna diya ja sakta hai',
      'kuch dene ya sign karne se pehle vakil se miliye, chukane wala guarantor woh paisa wapas maang sakta hai',
    ],
  },
  pilgrimage: {
    aim: 'tirth yatra',
    topic: 'yatra',
    gender: 'f',
    ofKin: '{kin} ki tirth yatra',
    steps: [
      'dekhiye ki kapaat kin mahino me khule hain, phir booking kijiye',
      'pehle darshan aur rukne ki jagah tay kijiye, ticket baad me',
      'pehla din aaram ka rakhiye, pahaad me khaas kar',
      'dawaiyan aur garam kapde saath rakhiye, akele mat jaiye',
    ],
  },
  lonely: {
    aim: 'saath milne',
    topic: 'mel-jol',
    gender: 'm',
    steps: [
      'roz shaam kisi ek ko phone kijiye, das minute kaafi hain',
      'hafte me ek baar kisi padosi ya rishtedaar ke saath khana khaiye',
      'har hafte aisi jagah jaiye jahan wahi log milein, satsang, class ya park',
      'kisi ek ko saaf bata dijiye ki shaamein bhaari lagti hain',
    ],
  },
  retired: {
    aim: 'achhe dino',
    topic: 'routine',
    gender: 'm',
    steps: [
      'mohalle ke kisi bachche ko hafte me do din ghanta bhar padhaiye',
      'subah apni umar ke do logon ke saath walk kijiye',
      'ghar ki purani baatein roz ek page likhiye',
      'hafte ki do subah mandir, school ya library ko dijiye',
      'woh ek cheez seekhiye jiske liye kabhi time nahi mila',
    ],
  },
  sleepless: {
    aim: 'achhi neend',
    topic: 'neend',
    gender: 'f',
    steps: [
      'sone se ghanta bhar pehle phone doosre kamre me rakh dijiye',
      'raat kaisi bhi jaaye, subah ek hi time uthiye',
      'chaar baje ke baad chai-coffee mat lijiye',
      'letne se pehle kal ki chintayein page par utaar dijiye',
      'teen hafte aisa chale to doctor se miliye',
    ],
  },
  overthink: {
    steps: [
      'dopahar me pandrah minute chinta ko dijiye aur use likh lijiye',
      'dimaag ghoomne lage to haath ka koi kaam pakadiye',
      'chhoti baatein ek minute me tay karne ki practice kijiye',
      'kisi ek ko bol kar bataiye, baat chhoti lagne lagti hai',
    ],
  },
  stage_fear: {
    aim: 'sabke saamne bolne',
    topic: 'confidence',
    gender: 'm',
    steps: [
      'pehli teen lines yaad rakhiye, baaki apne aap aati hain',
      'paanch baar khade hokar boliye, ek baar kisi dost ke saamne',
      'kisi ek apne chehre ko dekhiye aur saans chhod kar shuru kijiye',
      'har hafte bolne ka ek chhota mauka lijiye',
    ],
  },
  exam_fear: {
    steps: [
      'roz ghadi rakh kar ek purana sawal kijiye, aadat se dar ghatta hai',
      'paper palatne se pehle paanch baar dheere saans chhodiye',
      'aaj hi kisi teacher ya ghar ke bade ko bataiye ki dar lag raha hai',
      'aakhri shaam wahi dohraiye jo aata hai, phir so jaiye',
    ],
  },
  shy: {
    aim: 'logon me khulne',
    topic: 'nature',
    gender: 'm',
    steps: [
      'roz kisi anjaan se ek line boliye',
      'koi badi baat dhoondhne ki jagah ek sawal poochhiye',
      'group se nahi, ek insaan se shuru kijiye',
      'ek kissa taiyaar rakhiye jo sunana achha lagta ho',
    ],
  },
  weight: {
    steps: [
      'dinner ke baad aadha ghanta tehliye',
      'pehle chai ki cheeni chhodiye, baaki baad me',
      'weight roz nahi, hafte me ek baar dekhiye',
      'ek baar thyroid aur sugar check kara lijiye',
    ],
  },
  kin_mood: {
    steps: [
      'roz das minute paas baithiye, salah diye bina',
      'ek baar poochhiye ki din kis baat se halka hoga',
      'do hafte se zyada chale to doctor ke paas saath jaiye',
    ],
  },
}
