import type { ReasonTexts } from '../shape/texts.ts'

export const reasons: ReasonTexts = {
  house: {
    every: [
      'lagna',
      'paise ke ghar',
      'himmat ke ghar',
      'sukh ke ghar',
      'dimaag ke ghar',
      'mehnat ke ghar',
      'partnership ke ghar',
      'chhupi baaton ke ghar',
      'bhagya ke ghar',
      'kaam ke ghar',
      'laabh ke ghar',
      'door desh ke ghar',
    ],
    of: {
      love: {
        2: 'family ke ghar',
        5: 'pyar ke ghar',
        7: 'partner ke ghar',
        11: 'ichchhaon ke ghar',
        12: 'nazdeeki ke ghar',
      },
      marriage: {
        2: 'family ke ghar',
        5: 'pyar ke ghar',
        6: 'anban ke ghar',
        7: 'shaadi ke ghar',
        8: 'sasural ke ghar',
        11: 'ichchhaon ke ghar',
        12: 'nazdeeki ke ghar',
      },
      work: { 3: 'koshish ke ghar', 6: 'roz ke kaam ke ghar' },
      business: { 6: 'competition ke ghar', 7: 'business ke ghar', 12: 'kharche ke ghar' },
      money: { 6: 'karz ke ghar', 8: 'virasat ke ghar', 12: 'kharche ke ghar' },
      debt: { 6: 'karz ke ghar', 8: 'paraye paise ke ghar', 12: 'kharche ke ghar' },
      property: { 3: 'papers ke ghar', 4: 'makaan aur zameen ke ghar', 12: 'kharche ke ghar' },
      home: {
        2: 'family ke ghar',
        3: 'bhai-behen ke ghar',
        4: 'ghar ki shanti ki jagah',
        6: 'jhagdon ke ghar',
        12: 'aaram ke ghar',
      },
      children: { 2: 'family ke ghar', 5: 'santan ke ghar', 11: 'ichchhaon ke ghar' },
      study: { 4: 'padhai ke ghar', 6: 'competition ke ghar', 9: 'higher studies ke ghar' },
      travel: { 3: 'chhote safar ke ghar', 7: 'bahar ke rishton ke ghar', 9: 'lambe safar ke ghar' },
      health: { 6: 'sehat ke ghar', 12: 'aaram ke ghar' },
      mind: { 4: 'mann ki shanti ke ghar', 6: 'chinta ke ghar', 12: 'neend ke ghar' },
      spirit: { 5: 'bhakti ke ghar', 8: 'gehri baaton ke ghar', 9: 'dharm ke ghar', 12: 'tyaag ke ghar' },
      people: { 3: 'pados ke ghar', 6: 'virodhiyon ke ghar', 11: 'doston ke ghar', 12: 'akelepan ke ghar' },
      luck: { 5: 'punya ke ghar' },
    },
  },
  via: [
    'baat apni pehel se banti hai',
    'family aur savings ka sahara milta hai',
    'apni himmat aur mehnat se baat banti hai',
    'ghar aur apni zameen se sahara milta hai',
    'achhe ideas kaam aate hain',
    'roz ki mehnat se baat banti hai',
    'baat doosron ke zariye aati hai',
    'baat achanak mod se banti hai',
    'bade log aur sahi time saath dete hain',
    'kaam me bani izzat saath deti hai',
    'dost aur contacts kaam aate hain',
    'door ki jagah ya bahar ke log kaam aate hain',
  ],
  stands: {
    love: 'pyar',
    marriage: 'shaadi',
    work: 'kaam',
    business: 'business',
    money: 'paise',
    debt: 'karz chukane',
    property: 'makaan aur zameen',
    home: 'family',
    children: 'santan',
    study: 'padhai',
    travel: 'safar',
    health: 'sharir ki taakat',
    mind: 'mann',
    self: 'khud',
    luck: 'bhagya',
    spirit: 'dharm',
    people: 'doston aur virodhiyon',
  },
  link: {
    rules: '{house} ke swami',
    sits: '{house} me baithe',
    karaka: '{stands} ke kaarak',
    looks: '{house} ko dekhne wale',
    lagna_lord: 'aapke lagnesh',
    for: '{of} ka phal dene wale',
  },
  period: { maha: 'mahadasha', antar: 'antardasha', pratyantar: 'chhoti dasha' },
  states: {
    exalted: 'uchch ke hain',
    own: 'apni rashi ke hain',
    good: 'achhe baithe hain',
    debilitated: 'neech ke hain',
    combust: 'Surya ke bahut paas hain',
    hidden: 'chhup kar baithe hain',
    weak: 'kamzor hain',
  },
  exalted: 'uchch ke ',
  place: '{house} me ',
  ownPlace: 'usi ghar me ',
  runs: {
    now: [
      '{to} tak {link} {g} ki {period} hai, isliye {brings}.',
      'Aapki {period} abhi {link} {g} ki hai, {to} tak, jisse {brings}.',
      'Abhi {link} {g} ki {period} chal rahi hai, jo {to} tak rahegi, aur {brings}.',
      '{Link} {g} ki {period} {to} tak hai, isme {brings}.',
      'Is time {link} {g} ki {period} me aap {to} tak hain, isliye {brings}.',
      'Chal rahi {period} {link} {g} ki hai, {to} tak, aur isme {brings}.',
    ],
    later: [
      '{from} se {link} {g} ki {period} shuru hogi, tab {brings}.',
      '{Link} {g} ki {period} {from} se lagegi, jisse {brings}.',
      '{from} ko {link} {g} ki {period} lag rahi hai, isliye {brings}.',
      'Aage {from} se {link} {g} ki {period} hai, aur {brings}.',
      '{Link} {g} ki {period} {from} ko aate hi {brings}.',
      '{Period} {from} se {link} {g} ki hogi, usme {brings}.',
    ],
  },
  crosses: {
    now: [
      '{Exalted}{g} abhi {house} se guzar rahe hain, aise time me {gives}.',
      'In dino {exalted}{g} {house} me hain, aur aksar {gives}.',
      '{House} me is time {exalted}{g} chal rahe hain, jisse {gives}.',
      'Abhi {exalted}{g} ka gochar {house} me hai, isliye {gives}.',
    ],
    later: [
      'Tab {exalted}{g} {house} se guzrenge, jisse {gives}.',
      'Un mahino me {exalted}{g} {house} me honge, aur aksar {gives}.',
      '{Exalted}{g} ka gochar tab {house} me hoga, aise time me {gives}.',
      'Us beech {exalted}{g} {house} me rahenge, isliye {gives}.',
    ],
    hard: [
      'Par usi beech {g} {house} me hain, isliye kabhi-kabhi {strains}.',
      'Dhyan rahe, tab {g} {house} se guzarte hain aur {strains}.',
      'Un mahino me {g} ka {house} me hona batata hai ki {strains}.',
    ],
  },
  looks: {
    now: [
      'Abhi {g} ki nazar {house} par hai, aise time me {gives}.',
      '{House} par in dino {g} ki nazar hai, aur aksar {gives}.',
      '{g} is time {house} ko dekh rahe hain, jisse {gives}.',
      'In dino {g} {house} ko dekhte hain, isliye {gives}.',
    ],
    later: [
      'Un mahino me {g} ki nazar {house} par rahegi, aise time me {gives}.',
      'Tab {g} {house} ko dekhenge, jisse {gives}.',
      '{House} par tab {g} ki nazar hogi, aur aksar {gives}.',
      'Us beech {g} {house} ko dekhte hain, isliye {gives}.',
    ],
    hard: [
      'Us beech {g} ki nazar {house} par hai, isliye kabhi-kabhi {strains}.',
      'Tab {g} {house} ko dekhte hain, aur {strains}.',
      '{House} par tab {g} ki nazar hai, jisse {strains}.',
    ],
  },
  touches: {
    now: [
      '{House} ke swami {lord} ko abhi {g} ka saath mila hua hai, aise time me {gives}.',
      '{g} in dino {house} ke swami {lord} se jude hain, aur aksar {gives}.',
    ],
    later: [
      'Tab {g} {house} ke swami {lord} se judenge, jisse {gives}.',
      'Un mahino me {house} ke swami {lord} ko {g} ka saath milega, aur aksar {gives}.',
      '{House} ke swami {lord} par tab {g} ka haath rahega, aise time me {gives}.',
    ],
    hard: [
      'Tab {g} {house} ke swami {lord} par bhaari padte hain, aur {strains}.',
      '{House} ke swami {lord} par us beech {g} ka pressure hai, isliye kabhi-kabhi {strains}.',
    ],
  },
  double: {
    now: [
      'Abhi Guru aur Shani dono {house} se jude hain, {both}.',
      'In dino Guru aur Shani dono ka asar {house} par hai, {both}.',
      '{House} par is time Guru aur Shani saath kaam kar rahe hain, {both}.',
      'Guru aur Shani dono is time {house} ko chhoo rahe hain, {both}.',
    ],
    later: [
      'Us beech Guru aur Shani dono {house} se judte hain, {both}.',
      'Un mahino me Guru aur Shani dono ka asar {house} par hai, {both}.',
      '{House} par tab Guru aur Shani saath kaam karte hain, {both}.',
      'Guru aur Shani dono tab {house} ko chhoote hain, {both}.',
    ],
  },
  saturn: {
    sade_sati: [
      'Us beech Sade Sati apne bhaari daur me hai, isliye speed dheemi rakhiye.',
      'Shani tab aapke Chandra par hain, isliye speed halki aur neend poori rakhiye.',
    ],
    eighth_from_moon: [
      'Shani tab aapke Chandra se aathve me hain, isliye speed dheemi rakhiye.',
      'Aapke Chandra se aathve Shani us beech aaram maangte hain.',
    ],
  },
  natal: {
    lord: {
      pro: [
        '{House} ke swami {g} {place}{state}, isliye time aane par {gives}.',
        'Achhi baat yeh hai ki {house} ke swami {g} {place}{state}, aur achhe mahino me {gives}.',
        '{House} ko uske swami {g} ka bal hai, jo {place}{state}, isliye apne time par {gives}.',
      ],
      con: [
        '{House} ke swami {g} {place}{state}, isliye kabhi-kabhi {strains}.',
        'Rukavat yeh hai ki {house} ke swami {g} {place}{state}, aur {strains}.',
        '{House} ke swami {g} {place}{state}, jisse beech-beech me {strains}.',
      ],
    },
    karaka: {
      pro: [
        '{Stands} ke kaarak {g} {place}{state}, isliye time aane par {gives}.',
        'Ek sahara yeh hai ki {stands} ke kaarak {g} {place}{state}, jisse achhe mahino me {gives}.',
        '{G}, jo {stands} ke kaarak hain, {place}{state}, aur apne time par {gives}.',
      ],
      con: [
        '{Stands} ke kaarak {g} {place}{state}, isliye kabhi-kabhi {strains}.',
        'Par {stands} ke kaarak {g} {place}{state}, jisse beech-beech me {strains}.',
        '{G}, jo {stands} ke kaarak hain, {place}{state}, aur kai baar {strains}.',
      ],
    },
    occupant: {
      pro: [
        '{House} me {g} baithe hain, isliye time aane par {gives}.',
        '{g} janm se {house} me hain, aur achhe mahino me {gives}.',
        '{House} me {g} ka hona achha hai, apne time par {gives}.',
      ],
      con: [
        '{House} me {g} baithe hain, isliye kabhi-kabhi {strains}.',
        '{g} janm se {house} me hain, aur kai baar {strains}.',
        '{House} me {g} ke hone se beech-beech me {strains}.',
      ],
    },
    aspect: {
      pro: [
        '{House} par janm se {g} ki nazar hai, isliye time aane par {gives}.',
        '{g} {house} ko dekhte hain, aur achhe mahino me {gives}.',
        '{House} ko {g} ki nazar ka sahara hai, apne time par {gives}.',
      ],
      con: [
        '{House} par janm se {g} ki nazar hai, isliye kabhi-kabhi {strains}.',
        '{g} {house} ko dekhte hain, aur kai baar {strains}.',
        '{House} par {g} ki nazar hai, jisse beech-beech me {strains}.',
      ],
    },
    bindus: {
      pro: [
        '{House} ko zyadatar grahon ka saath hai.',
        'Zyadatar grah {house} ke favour me hain.',
        '{House} ko baaki grahon ka achha sahara hai.',
      ],
      con: [
        '{House} ko kam grahon ka saath hai, isliye apni mehnat double giniye.',
        '{House} ke peeche kam grah hain, yahan apna zor lagana padta hai.',
        '{House} ko baaki grahon se kam madad hai, jo aata hai mehnat se aata hai.',
        'Zyadatar grah {house} se door hain, isliye shuruaat khud karni padti hai.',
      ],
    },
    varga: {
      pro: [
        'Gehrai se dekhein to {house} ke swami {g} aur strong hote hain, isliye time aane par {gives}.',
        '{House} ke swami {g} jitne dikhte hain usse zyada strong hain, aur achhe mahino me {gives}.',
      ],
      con: [
        'Gehrai se dekhein to {house} ke swami {g} kamzor padte hain, aur kabhi-kabhi {strains}.',
        '{House} ke swami {g} jitne dikhte hain utne strong nahi, isliye kai baar {strains}.',
      ],
    },
    moon: {
      pro: [
        'Chandra se ginne par bhi {g} saath dete hain, isliye time aane par {gives}.',
        'Aapka Chandra bhi yahi kehta hai, usse dekhne par {g} strong hain aur achhe mahino me {gives}.',
      ],
      con: [
        'Chandra se ginne par {g} ka bal kam hai, isliye kabhi-kabhi {strains}.',
        'Aapke Chandra se dekhein to {g} kamzor kadi hain, aur {strains}.',
      ],
    },
    yoga: {
      pro: [
        'Aapki kundli me {yoga} hai, aur woh isi me kaam aata hai.',
        'Kundli ka {yoga} is baat ke saath khada hai.',
        'Kundli me {yoga} hona yahan madad karta hai.',
      ],
      con: [
        'Aapki kundli me {yoga} hai, jo yahan sabr maangta hai.',
        'Kundli ka {yoga} is baat me dheeraj chahta hai.',
      ],
    },
  },
  delay: {
    aspect: [
      '{House} par {g} ki nazar hai, aur der usi se hai: {strains}.',
      'Wajah yeh hai ki {g} {house} ko dekhte hain, isliye {strains}.',
      'Baat {g} ki hai, jinki nazar {house} par hai aur {strains}.',
    ],
    sits: [
      '{House} me {g} baithe hain, aur der usi se hai: {strains}.',
      'Wajah {house} me baithe {g} hain, {strains}.',
      'Baat {g} ki hai, jo {house} me hain, isliye {strains}.',
    ],
    lord_hidden: [
      '{House} ke swami {g} kundli me chhupi jagah baithe hain, isliye phal der se dikhta hai.',
      'Wajah yeh hai ki {house} ke swami {g} chhup kar baithe hain, aur baat lambe raaste se aati hai.',
      'Baat {house} ke swami {g} ki hai, woh kinare baithe hain aur der se dete hain.',
    ],
    combust: [
      'Aapki kundli me {g} Surya ke bahut paas hain, isliye jo unhe dena hai woh der tak chhupa rehta hai.',
      'Wajah yeh hai ki janm ke time {g} Surya me chhupe the, unka phal der se milta hai.',
      'Baat {g} ki hai, Surya ki chamak me woh dabe hain aur unka hissa mehnat se milta hai.',
    ],
    retrograde: [
      'Aapki kundli me {g} vakri hain, isliye baat shuru hokar rukti hai aur phir shuru hoti hai.',
      'Wajah yeh hai ki {g} janm se vakri hain, unka kaam doosri koshish me banta hai.',
      'Baat {g} ki hai, woh ulti chaal me hain, isliye pehli koshish kam hi aakhri hoti hai.',
    ],
    nodes: [
      '{House} par Rahu aur Ketu hain, isliye baat paas aakar phisal jaati hai.',
      'Wajah {house} par Rahu-Ketu ka asar hai, jo tay lagta hai woh ek baar aur palatta hai.',
      'Baat Rahu aur Ketu ki hai, woh {house} par hain aur sahi jagah ghuma kar laate hain.',
    ],
    weak: [
      'Jin {g} ko yeh kaam karna hai, woh aapki kundli me kamzor hain, isliye {strains}.',
      'Wajah kamzor {g} hain, {strains}.',
      'Baat {g} ki hai, jo janm se kamzor hain, aur {strains}.',
    ],
    period: [
      'Aap {g} ke aise time me (rahe|rahi) hain jo is baat se door kheenchta hai, aur {strains}.',
      'Wajah {g} ka time hai, jisme {strains}.',
      'Baat {g} ki dasha ki hai, usme {strains}.',
    ],
    sade_sati: [
      'Sade Sati chal rahi hai, aur Shani dene se pehle faltu cheezein chhudate hain.',
      'Wajah Sade Sati hai, Shani Chandra ke paas hon to har baat apna poora time leti hai.',
      'Baat aapke Chandra ke paas chal rahe Shani ki hai, yaani Sade Sati ki, jo kadam dheeme karati hai.',
    ],
    expense: [
      'Aapke kharche ka ghar laabh ke ghar se bhaari hai, isliye jo aata hai woh nikal jaata hai.',
      'Wajah yeh hai ki kharche ka ghar laabh ke ghar se zyada zor rakhta hai.',
      'Baat kharche ke ghar ki hai, woh laabh ke ghar se zyada kheenchta hai.',
    ],
  },
}
