import type { EffectTexts } from '../shape/texts.ts'

/** What grahas bring to each field of life, in Hinglish: clauses that end a sentence. */
export const effects: EffectTexts = {
  love: {
    both: [
      'Guru milwate hain aur Shani rishte ko serious banate hain',
      'halki baatcheet sachchi baat me badalti hai',
      'dil ki baat ko naam aur vaada dono milte hain',
      'ek paas laate hain aur doosre tikate hain',
      'dosti aage badhkar rishta ban sakti hai',
    ],
    graha: {
      sun: {
        gives: ['bina kahe nazar padti hai', 'seedhi baat achhi lagti hai', 'confidence pasand aata hai'],
        strains: [
          'pehle kaun likhe, isi par baat atakti hai',
          'ego dil ki baat daba deta hai',
          'chhoti baat dil par lag jaati hai',
        ],
      },
      moon: {
        gives: [
          'dil ki baat kehna aasan hota hai',
          'care karne wala koi paas aata hai',
          'shaam ki baatcheet se nazdeeki badhti hai',
        ],
        strains: [
          'badalte mood ko ishara samajh liya jaata hai',
          'jo kaha nahi gaya, mann wahi sunta hai',
          'nazdeeki aati jaati rehti hai',
        ],
      },
      mars: {
        gives: ['koi ek pehla kadam uthata hai', 'dono taraf attraction mehsoos hota hai', 'kehne ki himmat aati hai'],
        strains: [
          'jaldbaazi se saamne wala peeche hatta hai',
          'nazdeeki se pehle jhagda ho jaata hai',
          'jalan jaldi bol padti hai',
        ],
      },
      mercury: {
        gives: [
          'messages asli baatcheet me badalte hain',
          'hansi-mazaak se doori ghatti hai',
          'ek call woh keh deta hai jo message nahi keh paaye',
        ],
        strains: [
          'messages ka galat matlab nikalta hai',
          'do options me mann atka rehta hai',
          'likha bahut jaata hai, kaha kam',
        ],
      },
      jupiter: {
        gives: [
          'kisi bharose wale ke zariye mulaqat hoti hai',
          'dosti ki baat aage badhti hai',
          'pehli meeting ke baad doosri bhi hoti hai',
          'chunna aur chuna jaana dono aasan hota hai',
          'saaf dil ka koi paas aata hai',
          'jhijhak bhare message ka pyara jawab aata hai',
          'purani jaan-pehchaan naye sire se dekhti hai',
        ],
        strains: [
          'umeed baat se aage bhaagti hai',
          'meethi baaton ke peeche kadam nahi uthta',
          'maafi zaroorat se jaldi mil jaati hai',
        ],
      },
      venus: {
        gives: [
          'pyar jatana aur paana aasan hota hai',
          'mulaqatein meethi rehti hain',
          'aadha kaam apni mithaas kar deti hai',
        ],
        strains: [
          'mann ki tasveer asli insaan se zyada sundar hoti hai',
          'aaram ke chakkar me sachchi baat talti hai',
          'kai taraf se attention milne par uljhan hoti hai',
        ],
      },
      saturn: {
        gives: [
          'dheemi dosti serious hoti hai',
          'kaha hua nibhta hai',
          'thoda bada ya thehra hua koi paas aata hai',
          'jo saaf nahi tha uska seedha jawab milta hai',
          'har mulaqat me bharosa badhta hai',
          'baat kuch dinon ki nahi rehti',
        ],
        strains: [
          'jawab der se aur chhote aate hain',
          'na sunne ke dar se dono chup rehte hain',
          'doori ya zimmedari beech me aati hai',
          'dil lambi parakh ke baad khulta hai',
          'apnapan hota hai par dikhta nahi',
          'mulaqatein talti rehti hain',
        ],
      },
      rahu: {
        gives: [
          'kisi aur mahaul ka koi bha jaata hai',
          'baat online ya safar me shuru hoti hai',
          'bemel lagne wala saath achha lagta hai',
        ],
        strains: [
          'attraction samajh se tez chalta hai',
          'jitna dikhaya jaata hai utna hota nahi',
          'chuppi me bhi ishare dikhte hain',
        ],
      },
      ketu: {
        gives: [
          'sachcha kaun hai, yeh turant samajh aata hai',
          'purana bandhan samajh me aata hai',
          'jhoothi umeed chhoot jaati hai',
        ],
        strains: [
          'nazdeeki chaahi bhi jaati hai aur taali bhi',
          'log bina bataye door ho jaate hain',
          'mann kahin aur rehta hai',
        ],
      },
    },
  },
  marriage: {
    both: [
      'Guru rishta laate hain aur Shani date pakki karate hain',
      'families baat bhi karti hain aur tay bhi',
      'ek baat chalate hain aur doosre mohar lagate hain',
      'tab kahi hui haan nibhane ke liye hoti hai',
      'razamandi aur zimmedari saath aati hain',
    ],
    graha: {
      sun: {
        gives: [
          'izzatdaar family se baat aati hai',
          'papa ya ghar ke bade saath dete hain',
          'rishte se maan badhta hai',
        ],
        strains: [
          'izzat ka sawal haan ko rokta hai',
          'ek family chahti hai ki pehle usse poochha jaye',
          'ego zyada faisle karta hai',
        ],
      },
      moon: {
        gives: [
          'dono taraf ki maayein ghul-mil jaati hain',
          'family rishte ko apnati hai',
          'dil families se pehle maan jaate hain',
        ],
        strains: [
          'har meeting ke baad mann badalta hai',
          'family ki chinta baat ko hilati hai',
          'mann haan aur na ke beech jhoolta hai',
        ],
      },
      mars: {
        gives: [
          'faisla lambe intezaar ke bina hota hai',
          'koi aage badhkar baat pakki karata hai',
          'baatcheet me tezi aati hai',
        ],
        strains: [
          'teekhi baat bani baat bigaadti hai',
          'chhoti baat ka jhagda der karata hai',
          'zyada pressure se log peeche hatte hain',
        ],
      },
      mercury: {
        gives: [
          'families ki baatcheet seedhi chalti hai',
          'ek call ya profile se baat aage badhti hai',
          'khule sawalon ke jawab milte hain',
        ],
        strains: [
          'families me chhoti baat galat samjhi jaati hai',
          'bahut saare rishton me chunna mushkil hota hai',
          'baatein chalti hain par faisla nahi hota',
        ],
      },
      jupiter: {
        gives: [
          'family tak achha rishta pahunchta hai',
          'bade log favour me bolte hain',
          'dono families ek doosre ko pasand aati hain',
          'meeting dono taraf ki haan par khatam hoti hai',
          'ruki hui baat phir chalti hai',
          'koi rishtedaar sahi naam laata hai',
          'family shaadi ke liye taiyaar hoti hai',
        ],
        strains: [
          'parakhne se pehle bade vaade ho jaate hain',
          'rishta kaagaz par zyada achha lagta hai',
          'badon ki raay do taraf jaati hai',
        ],
      },
      venus: {
        gives: [
          'pehli meeting se pasand banti hai',
          'rishta dono ko achha lagta hai',
          'aana-jaana families ko paas laata hai',
        ],
        strains: [
          'looks aur aaram ki umeed oonchi rehti hai',
          'aur achhe ki chaah me haan talti hai',
          'dono taraf ki ichchhayein alag hoti hain',
        ],
      },
      saturn: {
        gives: [
          'jo tay hota hai woh nibhta hai',
          'baat shabdon se date tak pahunchti hai',
          'samajhdaar aur zimmedar rishta aata hai',
          'doosri meeting pehli raay par mohar lagati hai',
          'dono families baat ko seriously leti hain',
          'tab kiya vaada lamba chalta hai',
        ],
        strains: [
          'haan se pehle har baat do baar parkhi jaati hai',
          'doosri family ka jawab der se aata hai',
          'koi shart ya zimmedari date rokti hai',
          'aakhri mod par baat dheemi padti hai',
          'umar, job ya doori ka sawal uthta hai',
          'dono families ko sabr rakhna padta hai',
        ],
      },
      rahu: {
        gives: [
          'rishta doosri jagah ya doosre mahaul se aata hai',
          'app ya bahar ke contact se baat banti hai',
          'jo rishta alag sa lage, wahi sunne layak hota hai',
        ],
        strains: [
          'baat tay hote-hote palatti hai',
          'shuru me kuch ankaha reh jaata hai',
          'bahar ki raay family ko uljhati hai',
        ],
      },
      ketu: {
        gives: [
          'bemel rishte apne aap hat jaate hain',
          'kam sharton wala rishta aata hai',
          'kya zaroori hai, yeh saaf hota hai',
        ],
        strains: [
          'haan se theek pehle mann hat jaata hai',
          'ek side bina wajah peeche hatti hai',
          'baat adhoori tootti hai',
        ],
      },
    },
  },
  home: {
    both: [
      'ek baat ko naram karte hain aur doosre vaada nibhwate hain',
      'purane gile hamesha ke liye mit sakte hain',
      'sulah hoti hai aur tikti hai',
      'dono side poori baat sunti hain',
    ],
    graha: {
      sun: {
        gives: [
          'family me aapki baat maani jaati hai',
          'ghar ke bade saath dete hain',
          'saaf zimmedari se shanti aati hai',
        ],
        strains: [
          'aakhri baat har koi apni chahta hai',
          'kisi bade ko ignore karna chubhta hai',
          'ego maafi ko rok deta hai',
        ],
      },
      moon: {
        gives: [
          'ghar me narmi lautti hai',
          'koi maa jaisi baat sambhalti hai',
          'dil ki baat bina dar ke kahi jaati hai',
        ],
        strains: [
          'chhoti baat zyada chubhti hai',
          'ghar ka mood ghadi-ghadi badalta hai',
          'ek ki chinta sab par chha jaati hai',
        ],
      },
      mars: {
        gives: [
          'tali hui baat aakhir hoti hai',
          'shanti bachane ki himmat milti hai',
          'saath kuch karne se mann saaf hota hai',
        ],
        strains: [
          'chhota sa shabd bada jhagda banta hai',
          'sunne se pehle gussa aata hai',
          'purana gussa naya bahana dhoondhta hai',
        ],
      },
      mercury: {
        gives: [
          'seedhi baat se galatfehmi mitti hai',
          'baaton me hansi-mazaak lautta hai',
          'jo munh se kehna mushkil ho, woh likhkar kaha jaata hai',
        ],
        strains: [
          'baat idhar se udhar jaate-jaate badalti hai',
          'kaha kuch jaata hai, suna kuch',
          'phone ya message se jhagda shuru hota hai',
        ],
      },
      jupiter: {
        gives: [
          'family ka koi samajhdaar beech me aata hai',
          'dono taraf maaf karna aasan hota hai',
          'meethi baat ka meetha jawab milta hai',
          'saath ke khaane me hansi lautti hai',
          'chhoton ke faisle ko badon ka aashirvaad milta hai',
          'ghar ke log phir sunne lagte hain',
          'koi family function sabko jodta hai',
        ],
        strains: [
          'bina maangi salah chubhti hai',
          'vaade bade aur kaam chhote rehte hain',
          'kisi ko lagta hai ki use judge kiya ja raha hai',
        ],
      },
      venus: {
        gives: [
          'chhoti-chhoti baaton me pyar lautta hai',
          'koi gift ya saath ghoomna achha karta hai',
          'saath rehna meetha lagta hai',
        ],
        strains: [
          'aaram ke liye kehne ki baat dab jaati hai',
          'ichchhayein do taraf kheenchti hain',
          'kharcha jhagde ki wajah banta hai',
        ],
      },
      saturn: {
        gives: [
          'roz ke kaam theek se bant jaate hain',
          'ghar ke log apni baat nibhate hain',
          'izzat chupchaap badhti hai',
          'purana jhagda thanda padta hai',
          'ek jaisa bartaav bharosa lautata hai',
          'jo tay hua woh tay rehta hai',
        ],
        strains: [
          'chuppi jhagde se lambi chalti hai',
          'zimmedari me apnapan dab jaata hai',
          'purani shikayatein phir gini jaati hain',
          'kisi ko lagta hai ki uski suni nahi jaati',
          'apnapan dheere lautta hai',
          'saara bojh ek par rehta hai',
        ],
      },
      rahu: {
        gives: [
          'saath rehne ka naya tareeka nikalta hai',
          'jagah ya routine badalne se madad hoti hai',
          'bahar ka koi shanti karata hai',
        ],
        strains: [
          'bahar wale shaant baat ko chhedte hain',
          'aadhi baat se shak badhta hai',
          'jaisa bataya gaya, waisa hota nahi',
        ],
      },
      ketu: {
        gives: [
          'purani chot ki pakad dheeli hoti hai',
          'koi jaane dena seekhta hai',
          'kam shabdon se zyada shanti hoti hai',
        ],
        strains: [
          'koi apne me simta rehta hai',
          'nazdeeki hoti hai par mehsoos nahi hoti',
          'log saath rehkar bhi alag rehte hain',
        ],
      },
    },
  },
  work: {
    both: [
      'Guru mauka laate hain aur Shani use tikate hain',
      'darwaza khulta hai aur kursi bani rehti hai',
      'tarakki aur security saath aati hain',
      'nayi zimmedari aati hai aur aapki rehti hai',
      'barson ki mehnat ko jagah milti hai',
    ],
    graha: {
      sun: {
        gives: [
          'bade officers ki nazar padti hai',
          'upar se ek baat raasta kholti hai',
          'sahi meeting me naam aata hai',
        ],
        strains: [
          'officer chahte hain ki pehle unse poochha jaye',
          'jo zor se bole, credit use jaata hai',
          'office me madad maangna mushkil lagta hai',
        ],
      },
      moon: {
        gives: [
          'team ko aapka saath pasand aata hai',
          'log ya customer apnapan dikhate hain',
          'care karne wala manager madad karta hai',
        ],
        strains: [
          'office ka mood zyada tay karta hai',
          'kaam se zyada result ki chinta thakati hai',
          'team ka saath kabhi milta hai, kabhi nahi',
        ],
      },
      mars: {
        gives: [
          'jaldi kadam uthane se jagah milti hai',
          'jahan doosre sochte hain, wahan baazi milti hai',
          'atke kaam chal padte hain',
        ],
        strains: [
          'gusse ka jawab mehnga padta hai',
          'competition wale zor lagate hain',
          'jaldbaazi me kadam galat padta hai',
        ],
      },
      mercury: {
        gives: [
          'interview ya mail me baat banti hai',
          'resume par likha hunar bolta hai',
          'ek call agle round tak le jaata hai',
        ],
        strains: [
          'form aur mail me chhoti galtiyan reh jaati hain',
          'kai options me mehnat bant jaati hai',
          'zabaani baat alag-alag samjhi jaati hai',
        ],
      },
      jupiter: {
        gives: [
          'interview ke call aate hain',
          'koi senior aapke liye bolta hai',
          'aage badhne wala offer aata hai',
          'achha kaam dikhta hai aur gina jaata hai',
          'saath kaam kar chuka koi aapka naam deta hai',
          'behtar post haath ke paas aati hai',
          'aapki knowledge ki poochh hoti hai',
        ],
        strains: [
          'upar se vaada bada aur letter chhota rehta hai',
          'achhe offer ki baat chalkar talti hai',
          'saari umeed ek aadmi par tikti hai',
        ],
      },
      venus: {
        gives: [
          'logon ko saath kaam karna achha lagta hai',
          'office ki koi lady madad karti hai',
          'saleeke se offer banta hai',
        ],
        strains: [
          'aaram ki kursi chhodna mushkil hota hai',
          'chaah offer se badi rehti hai',
          'meethi baaton me faisla reh jaata hai',
        ],
      },
      saturn: {
        gives: [
          'lagataar ki mehnat gini jaati hai',
          'jo post milti hai woh tikti hai',
          'faisla karne wale seriously lete hain',
          'zimmedari saunpi jaati hai',
          'adhoora process poora hota hai',
          'hunar se zyada discipline kaam aata hai',
        ],
        strains: [
          'approval aur letter me time lagta hai',
          'phal se pehle bojh badhta hai',
          'pehle chhote kaamon me parkha jaata hai',
          'jawab doosre reminder par aata hai',
          'rules aur line kadam dheeme karte hain',
          'pehchaan der se milti hai',
        ],
      },
      rahu: {
        gives: [
          'foreign ya naye tarah ki company interest dikhati hai',
          'alag sa mauka nikalta hai',
          'technology ya nayi field mauka deti hai',
        ],
        strains: [
          'offer jitna dikhta hai utna hota nahi',
          'office politics baat uljhati hai',
          'target beech me badal jaata hai',
        ],
      },
      ketu: {
        gives: [
          'purana hunar phir kaam aata hai',
          'chupchaap kiye sahi kaam ki kadar hoti hai',
          'jo kami auron ko na dikhe, woh pakad me aati hai',
        ],
        strains: [
          'kaam se mann galat time par hatta hai',
          'pehchaan paas se nikal jaati hai',
          'process beech me tootta hai',
        ],
      },
    },
  },
  business: {
    both: [
      'ek customer laate hain aur doosre unhe tikate hain',
      'badhat pakki zameen par hoti hai',
      'phailav aur hisaab saath chalte hain',
      'tab jo banta hai woh barson chalta hai',
    ],
    graha: {
      sun: {
        gives: ['koi bada naam customer banta hai', 'aapke naam par bharosa hota hai', 'sarkari permission milti hai'],
        strains: [
          'ego deal bigaadta hai',
          'officer aur papers maangte hain',
          'success ke credit par kheenchtaan hoti hai',
        ],
      },
      moon: {
        gives: [
          'public ko aapka maal pasand aata hai',
          'khaane aur gharelu cheezon ka kaam chalta hai',
          'customers ka aana-jaana badhta hai',
        ],
        strains: ['sale mausam ke saath badalti hai', 'faisle mood se hote hain', 'demand ka andaza mushkil hota hai'],
      },
      mars: {
        gives: [
          'competition se pehle kadam uthta hai',
          'zameen, machine ya himmat ka daav phal deta hai',
          'ruka maal nikalta hai',
        ],
        strains: ['rate ki ladai chhidti hai', 'dealer se jhagda mehnga padta hai', 'jaldbaazi me paisa fasta hai'],
      },
      mercury: {
        gives: ['mol-bhaav aur hisaab favour me jaata hai', 'ek call se sale hoti hai', 'len-den tez chalta hai'],
        strains: [
          'hisaab me kahin leak rehta hai',
          'bill aur terms galat padhe jaate hain',
          'ek saath bahut kaam khul jaate hain',
        ],
      },
      jupiter: {
        gives: [
          'customer aur customer laate hain',
          'bada order aata hai',
          'bank ya advisor bharosa karta hai',
          'zabaani tareef se sale hoti hai',
          'naye maal ko buyer milte hain',
          'udhaar theek terms par milta hai',
          'achhe log saath kaam karna chahte hain',
        ],
        strains: [
          'plan jeb se bada ho jaata hai',
          'udhaar khule haath se diya jaata hai',
          'order ka vaada hokar talta hai',
        ],
      },
      venus: {
        gives: ['sajavat se sale badhti hai', 'ladies customer aati hain', 'partner aasani se maante hain'],
        strains: [
          'profit se pehle paisa sajavat me jaata hai',
          'partner alag-alag chahte hain',
          'meethe deal kam dete hain',
        ],
      },
      saturn: {
        gives: [
          'purane customer lautte hain',
          'kharcha control me aata hai',
          'purani vasooli hoti hai',
          'dhandhe ki neev pakki hoti hai',
          'kaam karne wale tikte hain',
          'lamba contract mil sakta hai',
        ],
        strains: [
          'payment der se aata hai',
          'sale dheere lautti hai',
          'shuru ka profit kharche me jaata hai',
          'permission me time lagta hai',
          'customer har rate par taulte hain',
          'phal ek sookhe daur ke baad aata hai',
        ],
      },
      rahu: {
        gives: [
          'online aur door ke customer aate hain',
          'naya idea bikta hai',
          'bahar ka maal ya technology madad karti hai',
        ],
        strains: [
          'lubhane wala deal apni keemat chhupata hai',
          'demand chadhkar girti hai',
          'koi apni taakat se bada vaada karta hai',
        ],
      },
      ketu: {
        gives: ['ek chhota khaas kaam kamai deta hai', 'purana customer lautta hai', 'faltu kharcha chhoot jaata hai'],
        strains: ['kaam se mann hatta hai', 'order toot jaata hai', 'maal bina buyer pada rehta hai'],
      },
    },
  },
  money: {
    both: [
      'income badhti bhi hai aur tikti bhi',
      'ek jeb bharte hain aur doosre use baandhte hain',
      'kamai aur sanyam saath chalte hain',
      'dena nipatta hai aur bachat shuru hoti hai',
    ],
    graha: {
      sun: {
        gives: ['upar wale zyada dene ko maante hain', 'sarkari bakaya milta hai', 'aapke kaam ki keemat lagti hai'],
        strains: [
          'dikhave ka kharcha bhaari padta hai',
          'apna haq maangna mushkil lagta hai',
          'sarkari kaam paise ko rokta hai',
        ],
      },
      moon: {
        gives: [
          'family apna hissa jodti hai',
          'chhoti-chhoti rakam baar-baar aati hai',
          'ghar ka sahara mahina aasan karta hai',
        ],
        strains: [
          'paisa mood ke saath aata jaata hai',
          'family par kharcha badhta hai',
          'mann behlane ki shopping bachat khaati hai',
        ],
      },
      mars: {
        gives: ['himmat se maangi rakam milti hai', 'extra mehnat ka paisa milta hai', 'fasa payment chal padta hai'],
        strains: [
          'jaldbaazi ki shopping khatakti hai',
          'paise ka jhagda dono ko mehnga padta hai',
          'repair aur achanak bill aate hain',
        ],
      },
      mercury: {
        gives: ['hisaab saaf hota hai', 'baatcheet se terms sudharti hain', 'koi hunar alag se kamata hai'],
        strains: ['chhote leak dikhte nahi', 'koi form ya date chhoot jaati hai', 'paisa bahut jagah bant jaata hai'],
      },
      jupiter: {
        gives: [
          'income ek theek kadam badhti hai',
          'purana paisa lautta hai',
          'koi sahi salah deta hai',
          'salary badhne ya bonus ki baat hoti hai',
          'maangne par madad milti hai',
          'doosri kamai ka raasta banta hai',
          'udhaar dene wale naram padte hain',
        ],
        strains: [
          'paisa auron ko aasani se de diya jaata hai',
          'aane se pehle hi kamai gin li jaati hai',
          'paise ka vaada talta hai',
        ],
      },
      venus: {
        gives: ['aaram aur kamai saath badhte hain', 'mann ka kaam paisa deta hai', 'koi gift ya laabh milta hai'],
        strains: [
          'mehngi cheezein lubhati hain',
          'bachane se zyada kharch achha lagta hai',
          'aaram ka loan aaram se lamba chalta hai',
        ],
      },
      saturn: {
        gives: [
          'bachat mahine-dar-mahine badhti hai',
          'EMI halki lagne lagti hai',
          'bandhi income pakki hoti hai',
          'kharche ki limit banti hai',
          'jo alag rakha woh alag rehta hai',
          'purana bakaya nipatta hai',
        ],
        strains: [
          'paisa der se aata hai',
          'purani dendari kamai kha jaati hai',
          'zaroorat bhar milta hai, par jaldi nahi',
          'har rupaya mehnat maangta hai',
          'ek payment rukne se aur rukte hain',
          'haath kuch time tang rehta hai',
        ],
      },
      rahu: {
        gives: [
          'paisa ansochi taraf se aata hai',
          'foreign ya online source paisa deta hai',
          'himmat ka kadam laabh deta hai',
        ],
        strains: [
          'jaldi ke fayde ka lalach haath se fisalta hai',
          'offer apni terms chhupate hain',
          'zyada ki chaah me haath ka jaata hai',
        ],
      },
      ketu: {
        gives: [
          'bekaar kharche chhoot jaate hain',
          'purana investment kaam aata hai',
          'kam zarooraton me kaam chal jaata hai',
        ],
        strains: ['paisa chupchaap nikalta hai', 'hisaab se mann hatta hai', 'income ka ek source sookhta hai'],
      },
    },
  },
  property: {
    both: [
      'pasand achhi aur papers pakke rehte hain',
      'ek jagah dilate hain aur doosre rate tay karate hain',
      'tab jis par sign ho, woh aapka rehta hai',
      'loan aur papers saath baithte hain',
    ],
    graha: {
      sun: {
        gives: ['officer sign karte hain', 'achhi jagah haath me aati hai', 'koi bada loan me saath deta hai'],
        strains: ['sarkari papers rokte hain', 'dikhava rate badhata hai', 'maalik jhukta nahi'],
      },
      moon: {
        gives: ['dekhte hi apnapan lagta hai', 'maa ki madad milti hai', 'shaant aur ujli jagah milti hai'],
        strains: [
          'har baar dekhne par mann badalta hai',
          'family ki pasand alag-alag hoti hai',
          'loan ki chinta badhti hai',
        ],
      },
      mars: {
        gives: ['zameen aur makaan ki baat tez chalti hai', 'pakki boli jeetti hai', 'kaam time par shuru hota hai'],
        strains: ['rate ya had par jhagda hota hai', 'jaldbaazi me kami chhoot jaati hai', 'repair zyada leta hai'],
      },
      mercury: {
        gives: ['papers poore milte hain', 'mol-bhaav se rate ghatta hai', 'kisi dealer ka call kaam aata hai'],
        strains: ['papers ki ek line galat padhi jaati hai', 'zyada options uljhate hain', 'ek paper kam padta hai'],
      },
      jupiter: {
        gives: [
          'sahi cheez saamne aati hai',
          'loan approve hota hai',
          'down payment me bade madad karte hain',
          'theek rate par baat banti hai',
          'papers saaf nikalte hain',
          'pasand par family raazi hoti hai',
          'achha buyer ya seller milta hai',
        ],
        strains: ['chaah loan se badi hoti hai', 'bechne wale ke vaade talte hain', 'salah alag-alag milti hai'],
      },
      venus: {
        gives: ['sundar cheez budget me aati hai', 'aaram badhta hai', 'deal dono ko pasand aati hai'],
        strains: [
          'papers se zyada looks gine jaate hain',
          'upar ke kharche rate badhate hain',
          'hamesha agla wala behtar lagta hai',
        ],
      },
      saturn: {
        gives: [
          'papers doosri jaanch me bhi theek nikalte hain',
          'rate samajhdari par aata hai',
          'jo liya jaye woh tikta hai',
          'purana maamla nipatta hai',
          'EMI sehne layak baithti hai',
          'sabr se behtar cheez milti hai',
        ],
        strains: [
          'office aur papers time lete hain',
          'repair der se dikhta hai',
          'rate dheere hilta hai',
          'possession date ke baad milta hai',
          'ek sign der tak atakta hai',
          'har kadam doosre ke intezaar me rehta hai',
        ],
      },
      rahu: {
        gives: ['alag sa offer achha nikalta hai', 'naye area me value badhti hai', 'door ka buyer aata hai'],
        strains: [
          'offer kuch chhupata hai',
          'ownership ke papers dobara dekhne padte hain',
          'rate badha-chadhakar bataye jaate hain',
        ],
      },
      ketu: {
        gives: ['purkhon ki cheez kaam aati hai', 'bemel offer apne aap hatte hain', 'saadi cheez hi sahi nikalti hai'],
        strains: ['sign se pehle mann hatta hai', 'deal toot jaati hai', 'kami der se dikhti hai'],
      },
    },
  },
  study: {
    both: [
      'samajh aati hai aur tikti hai',
      'ek dimaag kholte hain aur doosre timetable nibhwate hain',
      'mehnat marks me badalti hai',
      'mushkil subject kaabu me aata hai',
    ],
    graha: {
      sun: {
        gives: ['exam me confidence rehta hai', 'teacher mehnat dekhte hain', 'goal saaf hota hai'],
        strains: [
          'teacher se poochhna mushkil lagta hai',
          'ego me basics chhoot jaate hain',
          'comparison mood kharab karta hai',
        ],
      },
      moon: {
        gives: ['yaad jaldi hota hai', 'apni jagah baithkar padhai achhi hoti hai', 'subject dil se padha jaata hai'],
        strains: [
          'panne se mann bhatakta hai',
          'paper se pehle ghabrahat hoti hai',
          'mood jitna kahe, padhai utni hoti hai',
        ],
      },
      mars: {
        gives: [
          'tezi aur himmat paper me kaam aati hai',
          'mushkil sawal pehle pakda jaata hai',
          'competition achha nikalwata hai',
        ],
        strains: [
          'laparwahi ki galtiyan marks kaatti hain',
          'bechaini ghanta todti hai',
          'jaldi me sawal galat padha jaata hai',
        ],
      },
      mercury: {
        gives: [
          'numbers aur shabd aasani se baithte hain',
          'notes aur mock paper kaam aate hain',
          'jaldi samajhne se time bachta hai',
        ],
        strains: [
          'dhyan ek topic se doosre par bhaagta hai',
          'jawab me chhoti baatein chhoot jaati hain',
          'zyada source uljhate hain',
        ],
      },
      jupiter: {
        gives: [
          'mushkil chapter samajh me aane lagta hai',
          'koi teacher sachcha dhyan deta hai',
          'exam me yaad saath deti hai',
          'sahi course ya guide milta hai',
          'kiye kaam ka phal result me dikhta hai',
          'doubts ke achhe jawab milte hain',
          'padhne me mann lagta hai',
        ],
        strains: [
          'confidence taiyaari se aage bhaagta hai',
          'bahut si kitaabein ek saath khul jaati hain',
          'sahi salah der se milti hai',
        ],
      },
      venus: {
        gives: [
          'saath padhne wale dost kaam aate hain',
          'art aur language aasani se aati hai',
          'padhai halki lagti hai',
        ],
        strains: [
          'dost aur screen kheenchte hain',
          'favourite subject saara time le leta hai',
          'aaram padhai ka time ghatata hai',
        ],
      },
      saturn: {
        gives: [
          'roz ke ghante marks me dikhte hain',
          'jo padha woh yaad rehta hai',
          'discipline hunar se aage nikalta hai',
          'kamzor chapter pakke hote hain',
          'lambi taiyaari phal deti hai',
          'practice se exam me shanti rehti hai',
        ],
        strains: [
          'badhat dheemi par asli hai',
          'paper ka dar time khaata hai',
          'ek subject doosri baar mehnat maangta hai',
          'result chaah se der me aata hai',
          'lambe ghante phal se pehle thakate hain',
          'har topic dohrana padta hai',
        ],
      },
      rahu: {
        gives: [
          'alag tareeka kaam karta hai',
          'technology ya online course madad karta hai',
          'anokha sawal wahi nikalta hai jo padha ho',
        ],
        strains: ['shortcut lubhate hain', 'paper ki afwahein ghabrati hain', 'dhyan bahut jagah bant jaata hai'],
      },
      ketu: {
        gives: ['gehra dhyan lagta hai', 'subject ka saar samajh aata hai', 'pehle ka padha kaam aata hai'],
        strains: ['bina wajah mann hatta hai', 'aati hui baat me bhi chook hoti hai', 'dhyan beech me tootta hai'],
      },
    },
  },
  travel: {
    both: [
      'manzoori milti hai aur thehraav banta hai',
      'ek raasta kholte hain aur doosre papers jamate hain',
      'jaana aur tikna dono bante hain',
      'file chalti hai aur atakti nahi',
    ],
    graha: {
      sun: {
        gives: ['sarkari manzoori madad karti hai', 'naami jagah se bulava aata hai', 'aapka record bolta hai'],
        strains: ['ek aur manzoori maangi jaati hai', 'madad maangne me ego aata hai', 'officer sakht rehte hain'],
      },
      moon: {
        gives: [
          'wahan jaldi apnapan lagta hai',
          'family jaane par raazi hoti hai',
          'jagah badalne se mann achha hota hai',
        ],
        strains: ['apnon ki yaad kheenchti hai', 'jaane ka mann badalta rehta hai', 'family ki chinta rokti hai'],
      },
      mars: {
        gives: ['shuru hone par baat tez chalti hai', 'kadam uthane ki himmat aati hai', 'safar me josh rehta hai'],
        strains: [
          'papers ki jaldbaazi ulti padti hai',
          'jaane ko lekar jhagda hota hai',
          'raaste me chhoti chot se bachna padta hai',
        ],
      },
      mercury: {
        gives: ['form aur interview achhe jaate hain', 'ek mail jawab laata hai', 'language rukavat nahi banti'],
        strains: [
          'form me galti rehti hai',
          'dates aur papers uljhte hain',
          'ek saath bahut se desh list me rehte hain',
        ],
      },
      jupiter: {
        gives: [
          'visa ya seat ki baat banti hai',
          'wahan ka koi madad karta hai',
          'papers maan liye jaate hain',
          'door se achha offer aata hai',
          'jaane ka paisa judta hai',
          'koi teacher, company ya rishtedaar raasta banata hai',
          'nayi jagah apnati hai',
        ],
        strains: ['agent karne se zyada kehta hai', 'plan paise se bada hota hai', 'haan hokar talti hai'],
      },
      venus: {
        gives: ['wahan achhe log milte hain', 'nayi jagah pasand aati hai', 'koi dost raah aasan karta hai'],
        strains: [
          'yahan ka aaram chhodna mushkil hota hai',
          'rehne ka kharcha chaunkata hai',
          'chaah budget se badi hoti hai',
        ],
      },
      saturn: {
        gives: [
          'file apni baari se chalti hai',
          'lamba thehraav banta hai',
          'jaanch me papers tikte hain',
          'jahan pahunche wahan jamna hota hai',
          'bahar ke kaam ki neev pakki hoti hai',
          'office me kiya sabr phal deta hai',
        ],
        strains: [
          'office apna poora time lete hain',
          'ek paper phir maanga jaata hai',
          'date ek baar peeche jaati hai',
          'apnon se vida bhaari lagti hai',
          'shuru me wahan akelapan rehta hai',
          'jaane ka paisa dheere judta hai',
        ],
      },
      rahu: {
        gives: [
          'door desh kheenchta hai aur khulta bhi hai',
          'alag sa raasta kaam karta hai',
          'abroad ka koi contact aage aata hai',
        ],
        strains: [
          'rules beech me badalte hain',
          'agent ya offer jaisa dikhta hai waisa hota nahi',
          'plan aakhri time palatta hai',
        ],
      },
      ketu: {
        gives: [
          'yahan se nikalna aasan hota hai',
          'wahan ki purani pehchaan kaam aati hai',
          'jo rokta tha woh chhoot jaata hai',
        ],
        strains: ['jaane ki chaah aati jaati hai', 'file chupchaap atakti hai', 'kuch time parayapan lagta hai'],
      },
    },
  },
  children: {
    both: [
      'umeed lautti hai aur sabr ka phal milta hai',
      'dekhbhaal aur shanti saath aati hain',
      'family badhne ko taiyaar hoti hai',
      'lamba intezaar halka padta hai',
    ],
    graha: {
      sun: {
        gives: ['bal aur bharosa lautta hai', 'achha doctor sambhalta hai', 'papa ki side saath deti hai'],
        strains: [
          'garmi aur tension se bachna padta hai',
          'chinta mann me dabi rehti hai',
          'badon ka pressure mehsoos hota hai',
        ],
      },
      moon: {
        gives: ['mamta bal deti hai', 'body ki rhythm theek hoti hai', 'ghar me komalta rehti hai'],
        strains: ['chinta rhythm bigaadti hai', 'mann har mahine badalta hai', 'neend tootti hai'],
      },
      mars: {
        gives: ['josh lautta hai', 'treatment ka faisla hota hai', 'agle kadam ki taakat milti hai'],
        strains: ['jaldbaazi tension badhati hai', 'chinta gusse me nikalti hai', 'body narmi maangti hai'],
      },
      mercury: {
        gives: [
          'saaf jaankari mann shaant karti hai',
          'tests se tasveer saaf hoti hai',
          'saath baat karne se madad hoti hai',
        ],
        strains: [
          'zyada padhne se chinta badhti hai',
          'alag-alag raay uljhati hai',
          'chhoti baat par zyada socha jaata hai',
        ],
      },
      jupiter: {
        gives: [
          'is baat me umeed lautti hai',
          'achhe doctor ki salah milti hai',
          'family bachche ke liye taiyaar hoti hai',
          'badon ka aashirvaad bal deta hai',
          'santan se sukh badhta hai',
          'sahi doctor poori baat sunta hai',
          'dono ka mann ek hota hai',
        ],
        strains: ['bahut si salah uljhati hain', 'umeed upar-neeche hoti hai', 'intezaar asal se lamba lagta hai'],
      },
      venus: {
        gives: ['dono me komalta badhti hai', 'aaram aur sukh milta hai', 'aapas ka pyar dono ko sambhalta hai'],
        strains: ['aaram test ko taalta hai', 'nazdeeki zimmedari lagne lagti hai', 'meethe ki aadat par rok chahiye'],
      },
      saturn: {
        gives: [
          'sabr ka phal milta hai',
          'bandhi routine body ki madad karti hai',
          'treatment plan se chalta hai',
          'mann mahine-dar-mahine shaant hota hai',
          'zimmedari khushi banti hai',
          'bachche ke liye pakki neev banti hai',
        ],
        strains: [
          'chaah se zyada time lagta hai',
          'intezaar dono par bhaari padta hai',
          'aaram kam milta hai',
          'tests aur dates sabr maangte hain',
          'chinta mahino ko lamba karti hai',
          'body time maangti hai',
        ],
      },
      rahu: {
        gives: ['naye zamane ka treatment madad karta hai', 'alag sa raasta khulta hai', 'door se madad aati hai'],
        strains: [
          'bina wajah chinta badhti hai',
          'suni-sunayi baat ghabrati hai',
          'bahut se doctors se poochha jaata hai',
        ],
      },
      ketu: {
        gives: ['purana dar chhoot jaata hai', 'prarthna bal deti hai', 'baat ko time par chhodne se shanti aati hai'],
        strains: ['umeed jaldi chhod di jaati hai', 'mann ki baat band rehti hai', 'dhyan kahin aur rehta hai'],
      },
    },
  },
  health: {
    both: [
      'taakat lautti hai aur tikti hai',
      'ek sudhaar laate hain aur doosre routine bandhwate hain',
      'achhi aadat jad pakadti hai',
      'tab shuru ki dekhbhaal chalti rehti hai',
    ],
    graha: {
      sun: {
        gives: ['josh achha rehta hai', 'mann phir kaam me lagta hai', 'subah ki dhoop achha karti hai'],
        strains: [
          'garmi aur tension asar karte hain',
          'apni limit andekhi hoti hai',
          'thakaan auron se chhupayi jaati hai',
        ],
      },
      moon: {
        gives: ['neend aur digestion sudharte hain', 'body halki lagti hai', 'paani aur aaram achha karte hain'],
        strains: ['chinta se neend bigadti hai', 'mood ka asar pet par aata hai', 'aaram beech me tootta hai'],
      },
      mars: {
        gives: ['exercise ki taakat rehti hai', 'body bimari se achha ladti hai', 'josh lautta hai'],
        strains: ['jaldbaazi me chhoti chot lagti hai', 'garmi aur gussa thakate hain', 'ek saath zyada ho jaata hai'],
      },
      mercury: {
        gives: [
          'nerves shaant rehti hain',
          'check-up se saaf jawab milta hai',
          'chhoti aadatein aasani se badalti hain',
        ],
        strains: ['nerves me tension rehti hai', 'zyada screen thakati hai', 'chhote signal chhoot jaate hain'],
      },
      jupiter: {
        gives: [
          'taakat kadam-kadam lautti hai',
          'body ke liye sahi salah milti hai',
          'bhookh aur mann dono sudharte hain',
          'sahi doctor milta hai',
          'aaram apna kaam karta hai',
          'sudhaar achha hota hai',
          'purani aadaton ka asar ghatta hai',
        ],
        strains: [
          'bhaari khaane aur weight par dhyan chahiye',
          'bhagya ke bharose der ho jaati hai',
          'achhe iraade talte hain',
        ],
      },
      venus: {
        gives: [
          'aaram aur achha khaana madad karta hai',
          'skin aur gala achha rehta hai',
          'chalne-phirne me maza lautta hai',
        ],
        strains: [
          'meethi aadatein kiya-karaya bigaadti hain',
          'aaram walk par bhaari padta hai',
          'paani kam piya jaata hai',
        ],
      },
      saturn: {
        gives: [
          'routine body ko mazboot karti hai',
          'purani takleef shaant padti hai',
          'tiki aadatein phal deti hain',
          'neend ka time bandhta hai',
          'stamina badhta hai',
          'thodi si mehnat kaafi hoti hai',
        ],
        strains: [
          'thakaan niyam se aaram maangti hai',
          'jodon aur thand ka dhyan chahiye',
          'sudhaar apna time leta hai',
          'body dheemi chaal maangti hai',
          'chhoti takleef lambi chalti hai',
          'taakat sambhalkar kharch karni padti hai',
        ],
      },
      rahu: {
        gives: [
          'naya treatment ya tareeka madad karta hai',
          'ajeeb takleef ka naam pata chalta hai',
          'body ka purana dar ghatta hai',
        ],
        strains: [
          'ajeeb takleef nuksan se zyada darati hai',
          'online khojna darata hai',
          'aadatein had paar karti hain',
        ],
      },
      ketu: {
        gives: ['body ka bojh utarta hai', 'saada khaana achha karta hai', 'shanti aaram deti hai'],
        strains: ['chhote signal dikhte nahi', 'taakat achanak girti hai', 'body ki dekhbhaal chhoot jaati hai'],
      },
    },
  },
  mind: {
    both: [
      'umeed lautti hai aur routine use sambhalti hai',
      'mann khulta hai aur phir theharta hai',
      'ek uthate hain aur doosre thaamte hain',
      'himmat aadat banti hai',
    ],
    graha: {
      sun: {
        gives: ['apne par bharosa lautta hai', 'kya chahiye, yeh saaf hota hai', 'subah achhi lagti hai'],
        strains: ['chhoti baat der tak chubhti hai', 'thakaan chhupayi jaati hai', 'madad maangna mushkil lagta hai'],
      },
      moon: {
        gives: ['mann komal hota hai', 'neend aasan hoti hai', 'feelings jatana aasan hota hai'],
        strains: ['mood jaldi-jaldi badalta hai', 'raat me chinta badhti hai', 'chup ghadi me purani baat lautti hai'],
      },
      mars: {
        gives: ['josh lautta hai', 'pehla kadam uthta hai', 'bhaaripan kaam me badalta hai'],
        strains: ['sochne se pehle gussa bolta hai', 'bechaini jagaye rakhti hai', 'adheerta taakat khaati hai'],
      },
      mercury: {
        gives: ['thoughts suljhte hain', 'likhne ya baat karne se madad hoti hai', 'dimaag saaf hota hai'],
        strains: ['thoughts rukte nahi', 'chhoti baat baar-baar ghoomti hai', 'zyada news thakati hai'],
      },
      jupiter: {
        gives: [
          'umeed lautti hai',
          'baatein apne sahi size me dikhti hain',
          'koi samajhdaar poori baat sunta hai',
          'chinta ki jagah bharosa aata hai',
          'chhoti baaton me matlab milta hai',
          'raat me dimaag theharta hai',
          'achhi sangat achha karti hai',
        ],
        strains: [
          'apne se umeed zyada hoti hai',
          'chaaron taraf ki salah uljhati hai',
          'vaadon me tasalli dhoondhi jaati hai',
        ],
      },
      venus: {
        gives: [
          'chhoti baaton me khushi lautti hai',
          'logon ka saath achha lagta hai',
          'sundar cheezein mann shaant karti hain',
        ],
        strains: ['aaram asli baat chhupata hai', 'mann na kahe aur munh haan', 'tadap thakati hai'],
      },
      saturn: {
        gives: [
          'bandhi routine din ko sambhalti hai',
          'mann hafte-dar-hafte shaant hota hai',
          'apne liye sabr badhta hai',
          'pakki aadatein zameen deti hain',
          'purani chinta halki padti hai',
          'chup rehna achha lagta hai',
        ],
        strains: [
          'raat me thoughts ghoomte rehte hain',
          'apne saath sakhti hoti hai',
          'thakaan udaasi jaisi lagti hai',
          'jo dosh apna nahi, woh bhi bhaari lagta hai',
          'akelapan zyada lagta hai',
          'bharosa karne me mann time leta hai',
        ],
      },
      rahu: {
        gives: ['purana dar dheela padta hai', 'dekhne ka naya tareeka milta hai', 'naya karne ka mann banta hai'],
        strains: ['dar asal se bada dikhata hai', 'mann sab kuch ek saath chahta hai', 'screen raat kha jaati hai'],
      },
      ketu: {
        gives: ['mann ka bojh chhoot jaata hai', 'beeti baat jaane di jaati hai', 'akele baithna achha karta hai'],
        strains: ['sabse kata hua lagta hai', 'cheezon se mann hatta hai', 'purana dard bina wajah uthta hai'],
      },
    },
  },
  dispute: {
    both: [
      'theek samjhauta hota hai aur tikta hai',
      'ek beech ka raasta laate hain aur doosre use likhwate hain',
      'maamla band ho sakta hai',
      'haq aur sabr saath chalte hain',
    ],
    graha: {
      sun: {
        gives: ['koi officer baat sunta hai', 'seedha khada hona logon ko dikhta hai', 'sahi office kadam uthata hai'],
        strains: ['dono taraf ka ego rokta hai', 'post wale ki chalti hai', 'pehle jhukne ko koi taiyaar nahi hota'],
      },
      moon: {
        gives: [
          'dono taraf mann naram padta hai',
          'family ki koi lady baat sambhalti hai',
          'logon ko achhe din yaad aate hain',
        ],
        strains: [
          'facts me feelings mil jaati hain',
          'chot samajh se zor se bolti hai',
          'mood ke saath proposal badalta hai',
        ],
      },
      mars: {
        gives: ['bolne ki himmat aati hai', 'pehle kadam uthane se baazi milti hai', 'rukavat tootti hai'],
        strains: [
          'garam shabd baat bigaadte hain',
          'saamne wala vaar karta hai',
          'jaldi ka kadam zameen chhinwata hai',
        ],
      },
      mercury: {
        gives: [
          'ek letter ya baatcheet se hulchul hoti hai',
          'papers aapki taraf se bolte hain',
          'sambhle shabd kaam aate hain',
        ],
        strains: ['baat todi-marodi jaati hai', 'ek paper kam padta hai', 'kaanaphoosi aag me ghee daalti hai'],
      },
      jupiter: {
        gives: [
          'koi bada ya achha vakil beech ka raasta nikaalta hai',
          'theek proposal aata hai',
          'log aapki side samajhte hain',
          'sahi salah time par milti hai',
          'samjhauta ho sakta hai',
          'saamne wale ka gussa ghatta hai',
          'sach suna jaata hai',
        ],
        strains: [
          'salah dene wale zyada vaade karte hain',
          'bhalmansahat ko kamzori samjha jaata hai',
          'samjhaute ki baat chalkar talti hai',
        ],
      },
      venus: {
        gives: [
          'meethe bol raasta kholte hain',
          'aisa raasta nikalta hai jo dono ko pasand aaye',
          'koi pyara insaan beech me aata hai',
        ],
        strains: ['shanti mehngi khareedi jaati hai', 'khuli baat taali jaati hai', 'haq me chaah mil jaati hai'],
      },
      saturn: {
        gives: [
          'faisla papers aur facts se hota hai',
          'maamla end ki taraf badhta hai',
          'sabr ke aage saamne wala thakta hai',
          'jo nipatta hai woh nibhta hai',
          'faisla karne wale sakht par sachche rehte hain',
          'purana record kaam aata hai',
        ],
        strains: [
          'dates aage badhti hain',
          'maamla offices me ghisatta hai',
          'purane hisaab phir khulte hain',
          'saamne wala time kheenchta hai',
          'intezaar me kharcha badhta hai',
          'sabr ka test hota hai',
        ],
      },
      rahu: {
        gives: ['ansocha mod madad karta hai', 'saamne wala chookta hai', 'naya saathi milta hai'],
        strains: ['chhupi chaalein chali jaati hain', 'aadha sach ghoomta hai', 'jaisa bataya gaya, waisa hota nahi'],
      },
      ketu: {
        gives: ['ladne ki chaah ghatti hai', 'jhoothe dost hat jaate hain', 'mamle ki jad dikhti hai'],
        strains: ['baatcheet toot jaati hai', 'log peeche hat jaate hain', 'galat mod par haar maan li jaati hai'],
      },
    },
  },
  path: {
    both: [
      'bhagya saath aata hai aur tikta hai',
      'ek ishara dete hain aur doosre tikne ki taakat',
      'vishwas aur mehnat milte hain',
      'naye chapter ki neev pakki hoti hai',
    ],
    graha: {
      sun: {
        gives: ['naam hota hai', 'goal saaf hota hai', 'upar wale madad karte hain'],
        strains: ['ego galat mod leta hai', 'pehchaan der se milti hai', 'madad maangi nahi jaati'],
      },
      moon: {
        gives: ['mann raasta jaanta hai', 'log apnapan dikhate hain', 'apnon se bal milta hai'],
        strains: ['mood ke saath goal badalta hai', 'chinta nazar dhundhlati hai', 'saath aata jaata rehta hai'],
      },
      mars: {
        gives: ['himmat ka phal milta hai', 'shuruaat hoti hai', 'rukavatein hatti hain'],
        strains: ['jaldbaazi mauka ganwati hai', 'jhagde taakat khaate hain', 'zaroorat se zyada zor lagta hai'],
      },
      mercury: {
        gives: ['sahi shabd raasta kholta hai', 'seekha hua phal deta hai', 'ek call plan ko achhi taraf modta hai'],
        strains: [
          'bahut se plan saath chalte hain',
          'chhoti baatein chhoot jaati hain',
          'kaam ki jagah baatein hoti hain',
        ],
      },
      jupiter: {
        gives: [
          'bhagya saath dene lagta hai',
          'koi teacher ya raah dikhane wala milta hai',
          'jo shuru karein woh badhta hai',
          'vishwas ka jawab milta hai',
          'life me achhe log aate hain',
          'agla kadam dikhne lagta hai',
          'kiya hua bhala lautkar aata hai',
        ],
        strains: [
          'umeed bahut aur shuruaat kam hoti hai',
          'raah dikhane wala zyada vaade karta hai',
          'achhe time ko halke me liya jaata hai',
        ],
      },
      venus: {
        gives: ['life me mithaas badhti hai', 'dosti kaam aati hai', 'kaam me khushi lautti hai'],
        strains: ['aaram kadam ko taalta hai', 'ichchhayein taakat bikherti hain', 'mauj time le leti hai'],
      },
      saturn: {
        gives: [
          'sabr ka phal milta hai',
          'tab shuru kiya kaam chalta rehta hai',
          'zimmedari raasta dikhati hai',
          'dheemi badhat dikhne lagti hai',
          'discipline bhagya se aage le jaata hai',
          'adhoori baatein simatti hain',
        ],
        strains: [
          'bhagya mehnat ke baad aata hai',
          'purani zimmedari pehle apna hissa leti hai',
          'har kadam apna poora time leta hai',
          'raah kuch time akeli rehti hai',
          'phal der se dikhta hai',
          'taakat bachakar rakhni padti hai',
        ],
      },
      rahu: {
        gives: ['alag sa darwaza khulta hai', 'door ka kuch naya kaam aata hai', 'himmat ka kadam phal deta hai'],
        strains: [
          'shortcut bhatkata hai',
          'sab kuch ek saath chahiye hota hai',
          'pehle confusion saaf karna padta hai',
        ],
      },
      ketu: {
        gives: ['jo apna nahi, woh chhoot jaata hai', 'andar ki shanti raah dikhati hai', 'purana hunar kaam aata hai'],
        strains: ['mann lagkar hat jaata hai', 'galat time par peeche reh jaana hota hai', 'baat adhoori tootti hai'],
      },
    },
  },
  office: {
    both: [
      'ek upar uthate hain aur doosre wahan tikate hain',
      'faisla hota hai aur tikta hai',
      'order aata hai aur bana rehta hai',
      'tarakki aur security saath aati hain',
    ],
    graha: {
      sun: {
        gives: [
          'bade officers ki nazar padti hai',
          'upar se ek baat raasta kholti hai',
          'sahi meeting me naam aata hai',
        ],
        strains: [
          'officer chahte hain ki pehle unse poochha jaye',
          'jo zor se bole, credit use jaata hai',
          'office me madad maangna mushkil lagta hai',
        ],
      },
      moon: {
        gives: [
          'team ko aapka saath pasand aata hai',
          'log ya customer apnapan dikhate hain',
          'care karne wala manager madad karta hai',
        ],
        strains: [
          'office ka mood zyada tay karta hai',
          'kaam se zyada result ki chinta thakati hai',
          'team ka saath kabhi milta hai, kabhi nahi',
        ],
      },
      mars: {
        gives: [
          'jaldi kadam uthane se jagah milti hai',
          'jahan doosre sochte hain, wahan baazi milti hai',
          'atke kaam chal padte hain',
        ],
        strains: [
          'gusse ka jawab mehnga padta hai',
          'competition wale zor lagate hain',
          'jaldbaazi me kadam galat padta hai',
        ],
      },
      mercury: {
        gives: [
          'ek letter ya mail se hulchul hoti hai',
          'kaagaz par likhi wajah maani jaati hai',
          'sahi aadmi se baatcheet kaam aati hai',
        ],
        strains: [
          'koi form ya mail idhar-udhar ho jaata hai',
          'office me baat idhar ki udhar hoti hai',
          'zabaani baat alag-alag samjhi jaati hai',
        ],
      },
      jupiter: {
        gives: [
          'koi senior aapke liye bolta hai',
          'file upar badhti hai',
          'achha kaam dikhta hai aur gina jaata hai',
          'faisla karne wala naram rehta hai',
          'aapki raay poochhi jaati hai',
          'bada kaam saunpa jaata hai',
          'poori baat suni jaati hai',
        ],
        strains: [
          'upar se vaada bada aur letter chhota rehta hai',
          'achhi baat kahi jaati hai par hoti nahi',
          'saari umeed ek officer par tikti hai',
        ],
      },
      venus: {
        gives: [
          'logon ko saath kaam karna achha lagta hai',
          'office ki koi lady madad karti hai',
          'jo pressure se na ho, woh saleeke se hota hai',
        ],
        strains: [
          'aaram ki kursi chhodna mushkil hota hai',
          'chaah saamne rakhi baat se badi rehti hai',
          'meethi baaton me faisla reh jaata hai',
        ],
      },
      saturn: {
        gives: [
          'lagataar ki mehnat gini jaati hai',
          'jo post milti hai woh tikti hai',
          'faisla karne wale seriously lete hain',
          'zimmedari saunpi jaati hai',
          'atka order nikalta hai',
          'purana record bolta hai',
        ],
        strains: [
          'file kai mezon par rukti hai',
          'phal se pehle bojh badhta hai',
          'pehle chhote kaamon me parkha jaata hai',
          'order doosre reminder par aata hai',
          'rules aur seniority kadam dheeme karte hain',
          'pehchaan der se milti hai',
        ],
      },
      rahu: {
        gives: ['alag sa mauka nikalta hai', 'upar ka badlav madad karta hai', 'naya project aage laata hai'],
        strains: [
          'office politics baat uljhati hai',
          'afwah order se aage chalti hai',
          'target beech me badal jaata hai',
        ],
      },
      ketu: {
        gives: [
          'purana hunar phir kaam aata hai',
          'chupchaap kiye sahi kaam ki kadar hoti hai',
          'jo kami auron ko na dikhe, woh pakad me aati hai',
        ],
        strains: [
          'kaam se mann galat time par hatta hai',
          'pehchaan paas se nikal jaati hai',
          'process beech me tootta hai',
        ],
      },
    },
  },
  vehicle: {
    both: [
      'pasand achhi rehti hai aur tikti hai',
      'ek theek deal dilate hain aur doosre sahi papers',
      'loan aur delivery saath baithte hain',
      'tab li gayi cheez barson chalti hai',
    ],
    graha: {
      sun: {
        gives: ['manchaha number milta hai', 'papers jaldi bante hain', 'koi bada loan me saath deta hai'],
        strains: ['dikhava rate badhata hai', 'papers rokte hain', 'dealer jhukta nahi'],
      },
      moon: {
        gives: ['dekhte hi pasand baithti hai', 'maa ki madad milti hai', 'family ko khushi hoti hai'],
        strains: [
          'har test drive ke baad mann badalta hai',
          'family ki pasand alag-alag hoti hai',
          'loan ki chinta badhti hai',
        ],
      },
      mars: {
        gives: ['deal tez chalti hai', 'pakki boli jeetti hai', 'engine damdaar milta hai'],
        strains: ['jaldbaazi me kami chhoot jaati hai', 'rate par jhagda hota hai', 'repair zyada leta hai'],
      },
      mercury: {
        gives: ['papers poore milte hain', 'mol-bhaav se rate ghatta hai', 'dealer ka call kaam aata hai'],
        strains: ['papers ki ek line galat padhi jaati hai', 'zyada options uljhate hain', 'ek paper kam padta hai'],
      },
      jupiter: {
        gives: [
          'sahi model saamne aata hai',
          'loan approve hota hai',
          'down payment me bade madad karte hain',
          'theek rate par baat banti hai',
          'dealer apni baat nibhata hai',
          'pasand par family raazi hoti hai',
          'season ka achha offer milta hai',
        ],
        strains: ['chaah loan se badi hoti hai', 'delivery ki date talti hai', 'salah alag-alag milti hai'],
      },
      venus: {
        gives: ['aaram budget me aata hai', 'colour aur model pasand aate hain', 'deal dono ko pasand aati hai'],
        strains: [
          'papers se zyada looks gine jaate hain',
          'upar ke kharche rate badhate hain',
          'hamesha agla wala behtar lagta hai',
        ],
      },
      saturn: {
        gives: [
          'papers doosri jaanch me bhi theek nikalte hain',
          'rate samajhdari par aata hai',
          'jo liya jaye woh tikta hai',
          'EMI sehne layak baithti hai',
          'purani me bhi achhi cheez mil sakti hai',
          'sabr se behtar cheez milti hai',
        ],
        strains: [
          'loan aur papers time lete hain',
          'repair der se dikhta hai',
          'rate kam hi hilta hai',
          'delivery date ke baad milti hai',
          'ek sign der tak atakta hai',
          'EMI soch se lambi bhaari lagti hai',
        ],
      },
      rahu: {
        gives: ['alag sa offer achha nikalta hai', 'naye tarah ki gaadi fayda deti hai', 'door ka seller milta hai'],
        strains: [
          'offer kuch chhupata hai',
          'papers dobara dekhne padte hain',
          'rate badha-chadhakar bataye jaate hain',
        ],
      },
      ketu: {
        gives: [
          'achhi haalat ki purani mil jaati hai',
          'bemel offer apne aap hatte hain',
          'saada model hi sahi nikalta hai',
        ],
        strains: ['payment se pehle mann hatta hai', 'deal toot jaati hai', 'kami der se dikhti hai'],
      },
    },
  },
  sale: {
    both: [
      'buyer aata hai aur papers pakke rehte hain',
      'ek buyer laate hain aur doosre rate tay karate hain',
      'deal hoti hai aur paisa milta hai',
      'jo tay hota hai woh milta bhi hai',
    ],
    graha: {
      sun: {
        gives: ['officer sign karte hain', 'achha address rate badhata hai', 'koi izzatdaar buyer aata hai'],
        strains: [
          'sarkari papers rokte hain',
          'dikhave me rate zyada maanga jaata hai',
          'pehle jhukne ko koi taiyaar nahi hota',
        ],
      },
      moon: {
        gives: [
          'bachchon wali families ko jagah pasand aati hai',
          'maa raazi hoti hain',
          'jagah achhe roop me dikhti hai',
        ],
        strains: ['mann use chhodna nahi chahta', 'family ki raay alag-alag hoti hai', 'buyer mann badalte hain'],
      },
      mars: {
        gives: ['zameen aur makaan ki baat tez chalti hai', 'pakki boli jeetti hai', 'kaam time par shuru hota hai'],
        strains: ['rate ya had par jhagda hota hai', 'jaldbaazi me kami chhoot jaati hai', 'repair zyada leta hai'],
      },
      mercury: {
        gives: ['papers poore milte hain', 'mol-bhaav se rate ghatta hai', 'kisi dealer ka call kaam aata hai'],
        strains: ['papers ki ek line galat padhi jaati hai', 'zyada options uljhate hain', 'ek paper kam padta hai'],
      },
      jupiter: {
        gives: [
          'serious buyer aata hai',
          'theek rate par baat banti hai',
          'bechne par family raazi hoti hai',
          'papers saaf nikalte hain',
          'koi imaandar dealer kaam karta hai',
          'dekhne wale badhte hain',
          'buyer ka loan approve hota hai',
        ],
        strains: [
          'buyer apni limit se bada vaada karta hai',
          'maanga rate zyada hota hai',
          'salah alag-alag milti hai',
        ],
      },
      venus: {
        gives: [
          'jagah apne sabse achhe roop me dikhti hai',
          'deal dono ko pasand aati hai',
          'kisi buyer ka dil aa jaata hai',
        ],
        strains: [
          'papers se zyada looks gine jaate hain',
          'upar ki cheezein free maangi jaati hain',
          'hamesha agla buyer behtar lagta hai',
        ],
      },
      saturn: {
        gives: [
          'papers doosri jaanch me bhi theek nikalte hain',
          'rate theek rakam par tikta hai',
          'purana maamla nipatta hai',
          'bharose wala buyer tikta hai',
          'paisa tay date par aata hai',
          'sabr se behtar rate milta hai',
        ],
        strains: [
          'buyer dekhkar laut jaate hain',
          'office aur papers time lete hain',
          'rate dheere hilta hai',
          'paisa tukdon me aata hai',
          'ek sign der tak atakta hai',
          'har kadam doosre ke intezaar me rehta hai',
        ],
      },
      rahu: {
        gives: ['alag sa offer achha nikalta hai', 'naye area me value badhti hai', 'door ka buyer aata hai'],
        strains: [
          'offer kuch chhupata hai',
          'ownership ke papers dobara dekhne padte hain',
          'rate badha-chadhakar bataye jaate hain',
        ],
      },
      ketu: {
        gives: ['chhodna aasan hota hai', 'bemel buyer apne aap hatte hain', 'saada deal jaldi hota hai'],
        strains: ['sign se pehle mann hatta hai', 'deal toot jaati hai', 'kami der se dikhti hai'],
      },
    },
  },
}
