/**
 * What a cry for help sounds like: hundredths of a weight and the features that have it (`classifier.ts`), the bias first.
 * Written by `pnpm train-safety` from the examples beside it; not edited by hand.
 */
export const SELF_HARM_WEIGHTS = `-172
333 #<kud
332 #<jin
286 #<mrn
273 #<ab>|ab
263 #elf>|#self
261 #ide>
235 #<mar|#mar>|mar
228 #cide
225 #<atm
215 #suic
208 #<die
201 #icid|#uici
200 #<na>|#ing>|na
199 #<sui
191 #<hi>|#rne>|hi
181 i
177 #atmh|#hty>|#mhty|#tmht|atmhty
174 #kud>|kud
173 #<her|#<if>|if
166 #<kat|#kat>|kat
165 #<jo>|#ever|jo
164 #mrna|mrna
161 #die>|#ina>|die
160 #<end|#and>|and
159 #suci
155 #<ktm|#ktm>|ktm
154 #<and|#ungi
153 #ive>
152 suicide
151 #<not|#mot>|mot
146 #<bin|#lung
145 #<sli|#ine>
144 #ucid
143 #<lun|#<to>|to
142 #<hu>|#bina|bina|hu
141 #jine|jine
138 #lia>
137 #<apn|#<suc|#kti>
135 #<jan|#jan>|h|jan
134 #ife>
133 jindgi se
132 #ded>|#nly>|#only|only
131 #<of>|of
129 #<dun|#sed>
128 i am
126 #<liv|#<se>|#<soc|se
125 #<ne>|ne
122 #<mot|#not>
121 #mrne|#ngi>|if i|mrne
120 #<eve|#livi|is  se|living
119 #<rat|#rat>|rat
118 #<lga|#lga>|lga
117 #aliv|alive
115 #<cut|#<lu>|lu
114 k|mrne ka
113 #<kar|#kar>|kar
112 #<de>|#<no>|#soch|de|kil|no
110 #<let|#<onl|#<so>|#live|muje uta|so|to die
109 #<poi|#<sus|#end>|#slip
107 #<ded|#<jeh|#<tat|#tat>|ka  krta|life|tat
106 #<jum|#inda|#jump|jinda|ki  ki
105 #jind|#tink
104 #<fns|#<lik|#<mys|#fnsi|#myse|#ysel|fnsi|myself
103 #<li>|#cid>|li
102 #<he>|#<vo>|he|vo
101 mar jna|me atmhty
100 #<pap|#pap>|ded|krna pap|pap
99 #<ji>|#<jna|#jna>|ji|jna
98 jo ky|lu ky
97 #<vri|#<ye>|#ivr>|jindgi ktm|poiso|ye
96 #<ali|#bolt|#mpt>
95 #<sir|#rta>
94 #ndin|#oiso|#pois|koi  nhi|tis vorld
93 #<hng|#<lif|#<nin|#ied>|#ivin|#life|#nind|#tke>|nind|not
92 #<bre
91 #<bol|#iso>|just|meri  ktm
90 #<bgv|#bgva|#hmes|#ind>|#mesa|bgva|hmesa
89 #<kos|#<pln|#ene>|#kosi|#orld|#osis|#rld>|#vorl|ki kosis|kosis|kosis ki|my  ses|ses|vorld
88 #<ses|#hng>|dunia chod|hng|ji  ky|kud ko|to  ko
87 #gva>|#jehr|#one>|jehr
86 #<bas|#<be>|#<ke>|#<tog|#<vit|#bas>|#chr>|#ust>|bas|be|ke|krta h|ktm ho|sucid
85 #<jus|#<lia|#ena>|#just|#ogts|#togt|lia|mrna  hu|togts
84 #<hme|#<krn|#igt>|#sist|jiva se
83 #<le>|#ite>|#ksis|le
82 #<det|#<ovn|#krun|my ovn|ovn
81 #<nhi|#<tin|#gts>|#nhi>|#ovn>|#ping|#sis>|my  is|nhi
80 #<im>|#<lyk|#<ter|#lyk>|#nsi>|#sns>|bina  ke|bina drd|for me|im|lyk|lyk nhi|sns|vnt  die
79 #<kil|#<krl|#krlu|#krne|#mene|#rlu>|#ses>|jine ka|jiva  krna|krlu|krlu  bto|krlu ky|krne|ky bto|mene|sucid  ky|sucid krlu|tis|tre
78 #<tis|#<vol|#tre>|#udne|#used|#vold|kudne|vhy sold|vold
77 #<kda|#<sns|#apni|#itot|#kda>|#nda>|#tot>|apni|bad sns|jan de|kda|kda hu|ki nind|ktm kar|uske jne|vitot
76 #<sab|#ehr>|#god>|#goli|#hte>|#sab>|atmhty  he|god|lungi|mrna chta|sab
75 #<20>|#<muj|#vis>|20|drd ke|end|jina nhi|man krta|me kud|vis|ye mera
74 #<vis|#duni|#eksi|#nia>|#ost>|#unia|apni mot|dunia|jump|ke pas|muje  le|uta le
73 #<chu|#<pas|#pas>|#roj>|life ktm|pas|roj
72 #<hat|#<jik|#<kas|#<roj|#<tuk|#<vor|#det>|#hat>|#ikr>|#jikr|#kas>|#mntr|#sir>|#tuk>|#ver>|#vito|ab  ky|ab jikr|det|hat|jikr|jikr  kru|jikr ky|kas
72 meri  me|sir|tuk
71 #<ka>|#<los|#<uta|#<vna|#enyl|#feny|#kil>|#les>|#more|#mru>|#nyl>|bgva muje|drd  kese|fenyl|fnsi lga|ka|ke  mru|ke kese|kese mru|mru|uta|vna
70 #<fin|#<id>|#<it>|#<mn>|#nigt|#ning|#uta>|ab  nhi|id|it|lunga|mn
69 #<nas|#<usk|#cha>|#nas>|#tis>|i just|kue|kue me|ky kru|nas|nas kat
68 #<boj|#<res|#boj>|#kue>|boj|end  life|her|jna chti
67 #<gol|#<kru|#<pi>|#apne|#pne>|#ump>|#vna>|apne|hmesa  nind|hmesa ki|ki  chie|ky meri|me mar|nind chie|pi
66 #<met|#dub>|#kta>|#side|dub|ending|i vis
65 #<dub|#<fel|#<rst|#<tre|#jse>|#mujs|#ocht|#rsta|#sro>|#ujse|#usro|a jo|dusro|dusro  lie|dusro ke|jite|jite  gya|jite  tak|jite jite|jite tak
65 ke  jite|lie  jite|lie jite|me  liki|mujse|niche  jo|niche a|nov|pe  hu|rsta
64 #<je>|#<koi|#<mnt|#<usn|#body|#dung|#endi|#eter|#hed>|#ink>|#neve|#oste|#rung|#sne>|#usne|#very|is jindgi|je|koi|tink|usne
63 #<aft|#<frk|#<gya|#<mer|#<nov|#afte|#ets>|#frk>|#from|#gya>|#hpie|#iche|#ier>|#ils>|#lte>|#pier|#pni>|#rel>|#rom>|after|be hpier|end life|frk|from
63 gya|hi nhi|hpier|kisi  frk|kisi ko|ko frk|me  i|me ji|niche|rel
62 #<don|#<god|#<hed|#<jhr|#<vic|#ichr|#jhr>|#krta|#rna>|#suse|#truc|#vich|hed|jhr|k bad|krta|my hed|sused|to hng|tre ke|vichr|vnt  be
61 #<gon|#<kti|#<kyl|#<leg|#<muc|#ert>|#gone|#kyl>|#much|gone|ke  sns|kti|kyl|much|self|uske  ke
60 #<hot|#anym|#esge|#her>|#ids>|#mesg|#nymo|#ymor|anymore|dena  hu|every|i sold|ji kar|kar  krungi|kar ky|ky krungi|lyk  rhi|mesge|privr|ye  nhi
60 ye lyk
59 #<fen|#<ltk|#lnin|#plni|#uch>|be beter|frk  ky|frk pdega|ka koi|ko  pdega|mar jo|me  rhu|me na|muje mar|na  to|na rhu|plning|rhi hu|rhu  kisi
59 rhu to|tat i|to kisi|vnt  to
58 #<jta|#ipin|#lipi|#pils|aj rat|bina  kus|bina sab|jiva smpt|jna  hu|jta|kus rhenge|mere  sab|mere bina|my friend|pils|sab  rhenge|sab kus|se  chie
58 sliping|smpt  chta|smpt krna|sucide
57 #<fro|#chuk|#ika>|#jiu>|#kudn|#led>|#nov>|#priv|#pul>|#rivr|#vris|beng alive|hoti|hu abi|jinda nhi|jiu|jiu to|jne  bad|kda  abi|na  jiu|na  na
57 na nokri|na pyr|nokri  pyr|nokri na|pul|pul  kda|pyr  to|pyr jiu|tere is
56 #<jiu|#<lgt|#<mes|#iki>|#liki|#mera|#nich|#ting|died  tat|died in|in  acident|in tat|liki|mera|tat acident
55 #<cnt|#<den|#<krt|#cnt>|#ding|#dkus|#erse|#hers|#hoti|#kusi|#oti>|#rete|#rsel|#udku|#usi>|cnt|herself|i cut|i tuk|kregi|kudkusi|muje apni|smpt
55 tis life|to  life|upr  muje|upr vla|vla  uta|vla muje
54 #<fmi|#<hui|#<lef|#<lgn|#<plj|#<rel|#dena|#dil>|#eft>|#era>|#fmil|#hui>|#iva>|#kudk|#left|#mily|#plj>|bgva  uta|dena|dil|fmily|hui|left|me  kar
54 me i|never|noting|plj
53 #<gyi|#<him|#<hon|#<sel|#blde|#fini|#gyi>|#huka|#olia|#ples|#trie|atmhty yog|blde|chuka|from tis|golia|gyi|kundli  atmhty|plese|teres|tried
53 vil  live
52 #<dik|#<ge>|#<par|#<tor|#atmd|#died|#inis|#lde>|#mda>|#nga>|#noti|#ortu|#otin|#par>|#rtur|#ster|#tmda|#tort|#unga|atmda|atmda  pap|atmda krna
52 be  my|died|ge|husbnd sun|i vil|jindgi boj|krungi|ky  krna|ky atmda|lte  sun|lte husbnd|man  h|me  gya|my lte|pap he|par|rha hu|to  vit|tomorov
52 torture|vit  lte
51 #<nic|#<pen|#<smp|#erde|#eres|#istk|#krja|#lip>|#lost|#mist|#pdeg|#pen>|#smpt|#stke|#stop|#terd|#yest|a mistke|be vit|bekr lgta|det tode|eksistence
51 eksistence  a|eksistence is|fnsi  lu|for  ovn|he vil|i pred|is  mistke|jehr  lu|jehr ka|jina  lgta|jina bekr|jump from|ka lu|krja|krja  h|krja bhut
51 krna  he|ky  bhut|ky krja|lga  ky|lga lu|lost|lu  krja|mere lie|mistke|my eksistence|nhi rhi|ovn  tode|ovn det|pdega|pen|pred|pred  my|pred for
51 se mukti|slip|sns  lu|vil tke|vitot me|yesterde
50 #10t>|#<10t|#<akr|#<ek>|#<flu|#<hnd|#<phu|#flur|#gvsi|#koi>|#lur>|#nce>|#ome>|#pls>|#rgvs|#tenc|#ter>|#uka>|#vrgv|#vsi>|10t|10t flur|chod  chta
50 chod dena|dena chta|dunia  dena|ek|flur|i hve|jldi  chti|jldi jna|ke  jldi|ko ktm|meri life|muje  do|my  husbnd|or  chod|or dunia|pas  jna|pas jldi
50 pe kda|pls|pti  pas|svrgvsi|svrgvsi  ke|svrgvsi pti|to be|togts of
49 #<abi|#<ko>|#<kue|#<svr|#<yes|#bret|#etod|#meto|#mukt|#orev|#reve|#svrg|#ukti|bolta h|forever|hi  chta|ka li|ke  a|ke niche|ko|krna  h|metod|mukti
49 my hert|pdega ky
48 #<ap>|#<jne|#<kip|#<pil|#cidl|#fele|#idl>|#jne>|#moks|#nts>|#regi|ap|ap ko|apne  ko|apne ap|cnt  tis|feled|he is|ho je|jne|legi|nhi bcha|suicidl
47 #<ate|#<len|#<pls|#<ro>|#<si>|#<tut|#<upr|#arms|#atem|#chku|#ents|#ernl|#este|#hku>|#host|#jiva|#kudu|#ody>|#pren|#rms>|#rnl>|#susi|#terc|#tern
47 #udu>|#upr>|#usid|arms|chku|chku  or|eternl|eternl slip|eve|hat  chku|he ki|i  eternl|is a|jiva|kas  rat|kas aj|kat jenge|kti he|kudu|kudu  moks
47 kudu to|me  yog|me chku|moks milega|my arms|on te|or  rhi|or ro|pap  ky|pap h|par  hu|prents|ro|ro  hu|ro rhi|se  jenge|se  to|se kat|se kudu|si
47 suside|suside  pap|suside krna|terce|to  milega|to moks|upr|vnt eternl
46 #<any|#<bld|#<go>|#<kbi|#<mok|#<mru|#<tom|#jina|#jta>|#moro|#ntra|#omor|#temp|#tomo|bhut h|cht|end it|go|hi  h|is jiva|jina|kue  kud|li  mene
46 man  he|mar  nhi|mntra|se vil|to go|tre  niche
45 #<pe>|#<tbl|#blet|#eled|#erce|#hnd>|#itin|#nirs|#nsib|#old>|#ore>|#orov|hnd|jne ke|ka trika|mrne  trika|pe|pls  me|tblets|to  for|tonigt
44 #<jiv|#<krj|#<kta|#<tan|#chte|#cuti|#dono|#here|#ist>|#kips|#ono>|#tan>|#utin|can  die|chte|cuting|die  pen|die vitot|dono|dono  mrna|dono sat
44 friend|i  vitot|ka  hi|ki ptri|kips|kta|kta he|life  krna|me  ko|mrna chte|pece after|rel  ptri|rel ki|rhenge|sat  chte|sat mrna|sochta|sochta hu
44 tan|vitot pen
43 #<jis|#<kmr|#<one|#<ptk|#<sun|#agr>|#divr|#dusr|#elp>|#help|#jis>|#lets|#ont>|#ptkt|#tkti|a  ky|agr|brete|brete  he|brete vhe|din vo|dipresio
43 dipresio  hu|dipresio me|divr|divr  sir|gya ab|he  gone|help|hoga time|hu  ka|hu ki|hu mrne|i brete|is gone|ja  hu|jindgi  ho|jis|jis  vo|jis din
43 ka  mksd|ki  nhi|koi mksd|ky  kundli|liki he|mksd nhi|mrne  man|muje  nhi|one|ptkti|ptkti hu|sab ktm|sir  hu|sir ptkti|sold  brete|tik  time|to jan
43 to kil|vhe  is|vhe he|vo  meri
42 #<ki>|#<me>|#are>|#come|#lese|#nke>|#olta|20 tblets|am a|apni  ki|apni jan|are|beng|bolta|here|i  20|ka  dijie|kat lia|ki|kil myself|mar jonga|me
42 nind ki|tke|tuk  tblets|tuk 20|vhy  i|vo apni
41 #<aj>|#<ajd|#<kr>|#<men|#<pul|#<scr|#<te>|#<ti>|#ajd>|#ekr>|#empt|#ere>|#eti>|#oks>|#rja>|#ruct|#sge>|#stel|#utkr|ab ji|ab or|aj|ajd|ajd  chta
41 ajd hona|atempt|bad  pi|be  jgde|be ne|de dungi|destructio|destructio yog|dunia  lie|dunia mere|hostel|hve  destructio|hve self|i  never|i  self
41 jan  dungi|jan dene|jgde  bad|jine  koi|kr|kyo nhi|kyu nhi|left  me|lie nhi|mere  nhi|moks|ne jgde|never born|pi li|se  hona|se ajd|self  yog
41 self destructio|te|ti|vas  born|vas never|ye  mere|ye dunia
40 #<dmk|#<drn|#<kal|#<nir|#<ot>|#<rhi|#beng|#deti|#dmki|#drnk|#eng>|#heng|#hona|#inki|#kal>|#kra>|#kreg|#mki>|#rhen|#rhi>|#rov>|#rviv|#surv|#tod>
40 #urvi|#vive|#vrit|agr  nhi|bap  dar|bap ka|deti|dmki|dmki deti|drnk|drnk  after|hert|his life|hona|hu  ma|ka mn|kal|ke kyl|ki  deti|ki dmki|ktm  du
40 ma  ka|mry him|muje sused|ndi me|nov i|ot|rhi|sused  he|sused krna|tinking|tis  i|vhe  am
39 #<arm|#<bap|#<nuk|#<on>|#bap>|#brbr|#isi>|#iste|#kisi|#nuks|#onig|#rbr>|#sun>|#tble|#toni|#uksa|bap|be  tan|be ded|brbr|ded tan|gle  chta|gle lgna
39 golia  li|golia ka|has become|hi  he|hona  hona|hona brbr|hona na|i  ded|kbi na|kisi|ko  lgna|ko gle|krta  kab|lgna  hu|lgna chta|mar  chta
39 mera  na|mera hona|mot  gle|mot ko|na  brbr|na hona|nuksa|on|ses se|sun|to  to|vil kil|vil to
38 #<agr|#<eno|#<ete|#<hpi|#<nob|#<pin|#<rki|#akri|#cht>|#ence|#enog|#estl|#his>|#hone|#kmre|#lena|#ltk>|#nest|#nkin|#nobo|#nog>|#obod|#ond>|#ones
38 #pine|#siks|#stly|#ucti|age  jump|akri|akri  h|akri mesge|are enog|be  siks|dub  ka|dub jne|dunia  ke|enog|feled  vil|feled age|fit under|his
38 honestly|honestly  be|honestly id|hostel terce|hov  sliping|hpier  fit|hpier siks|hu  jo|hui  ke|hui ma|i  vhe|id  hpier|id be|jump  hostel|jump of
38 ka  a|ka vichr|kmre|kmre  rsi|kmre me|lena|ltk|ltk jonga|ma  pas|me  jne|me  rki|me dub|me rsi|mera  mesge|mera akri|mere pti|mesge h|mn  h
38 mny  pils|mny sliping|mri  ma|mri hui|ndi  dub|nobody|of  terce|of hostel|pas  chta|pas jna|pils  enog|pils are|pine|pine  vichr|pine ka|rki
38 rsi rki|se hat|se kudne|siks|siks  under|siks fit|sliping  are|sliping pils|to  from|usne  me|usne kmre|vichr  rha|vichr a|vil  of|vil jump
38 vit blde|ye  akri
37 #<drk|#<esi|#<ple|#<ptr|#<snd|#<tke|#<ve>|#cuts|#drkn|#gti>|#ists|#knes|#ndes|#rist|#rkne|#ska>|#snde|#sts>|#tel>|#uska|ab mot|akiri  he
37 akiri sndes|cuts|cuts  vrists|cuts her|det is|drknes|drknes  is|drknes det|h  jonga|h kab|he  jonga|her vrists|here anymore|in anger|is  friend
37 jiva ktm|kab tik|kip  my|krta he|krunga|kundli me|mera  sndes|mera akiri|mot ki|my  det|of  alive|only  det|only drknes|se  her|se cuts|sndes
37 sndes he|te only|teres  drknes|teres only|uska|ve|vil  do|vrists|vrists  anger|vrists in|ye  akiri
36 #<cru|#<dus|#<kms|#<krb|#<rha|#ange|#crue|#dest|#edy>|#enle|#fir>|#kbi>|#kms>|#krb>|#leta|#lika|#lnet|#mili|#nles|#penl|#pred|#rent|#ruel|#slit
36 #sten|#tvic|#uel>|#ven>|#vice|after  result|after eksm|aj  mot|aj apni|anger|be  vhe|cruel|cuting  tvice|cuting ven|dungi|eksm result|fel hua|fir
36 h  tik|i  go|i  kms|i  no|i vna|is cruel|jiu  kyu|just vnt|kbi|ki prtna|kms|kms  eksm|kms after|krb|leta|lika|mili|mot  prtna|my prents|nhi leta
36 nhi mili|penles|prtna|prtna ki|rha|sturn  cruel|sturn is|to  de|to kyu|tried  ven|tried cuting|tvice|tvice  is|tvice sturn|under|uta  nhi|ven
36 ven  sturn|ven tvice|vna  after|vna kms
35 #<aki|#<ank|#<ber|#<hve|#<ich|#<krk|#<mu>|#<ptn|#<rsi|#<ton|#<tri|#abi>|#akir|#belo|#cry>|#cut>|#dont|#drd>|#elon|#estr|#hims|#hve>|#imse|#iri>
35 #irsa|#kiri|#krke|#mil>|#msel|#net>|#ptni|#red>|#res>|#rha>|#rsi>|abi|akiri|and  se|apni  le|atmhty liki|bcho ko|belong|belong  tis|belong in|ber
35 ber  sme|ber tis|beta  bnd|bnd krke|boj  he|boj hu|cnt ber|cry|cut|dont|dont  in|dont belong|drd|eve live|every  i|going  hng|h  ko|h kud|himself
35 hve|i  belong|i  ber|i  live|i eve|icha|in  vorld|is  for|itni nirsa|ja rha|jan le|job  love|job no|kal  hi|kal utna|ki  krta|ki  utna|ki kal
35 kismt  atmhty|krke|ktm  je|ky  kismt|love  money|love no|mil|money  sold|money vhy|mri|mu|muje  krna|muje jinda|nirsa|nirsa  ki|no  no|no  vhy
35 no job|no love|no money|plnet|ptni|rsi|sme  to|sme going|so  tat|sold  eve|tis  going|tis sme|to finis|utna  nhi|utna hi
34 #<ag>|#<cht|#<drd|#<hte|#age>|#crtc|#huch|#ksio|#lids|#love|#lst>|#ops>|#phuc|#ptri|#rki>|#rnk>|#rtch|#scrt|#sios|#tops|#uchn|#ved>|after i|ag
34 ag  lungi|ag lga|age|age vil|anksios|arms  it|arms til|blids|blids  anksios|blids vhe|chla|cut  hnd|dont  tomorov|hat me|her  in|hert  tonigt
34 hert stops|hi rsta|hnd  vit|hnd yesterde|hov much|i  not|i scrtch|it  vhe|it blids|jonga|kismt me|ko  phuchne|ko nuksa|krne  kyl|let me|lga lunga
34 lga lungi|lst|mar  to|my  kips|my  stops|my  til|my  yesterde|nuksa phuchne|phuchne|ptri|scrtch|scrtch  arms|scrtch my|si my|stops|stops tonigt
34 til  blids|til it|tng  ag|to come|tomorov  come|tomorov to|vhe anksios|vil  myself|vil  poiso|vis  hert|vis my|vlo  tng|vnt tomorov|yesterde  blde
34 yesterde vit|yog he
33 #<bek|#<des|#<img|#<jia|#bekr|#brek|#fine|#fune|#gne>|#imgi|#jia>|#lgne|#lgta|#mgin|#mre>|#mrta|#teli|#tkr>|#uner|#uske|#uts>|a  de|a man|am plning
33 bekr|chuka hu|chutkra chie|de  die|die for|ending  life|fnsi  ki|fnsi lgne|for my|funerl|help my|hov  rat|i  imgining|i  plning|imgining
33 imgining  ovn|imgining my|is no|jia|jina  chti|jindgi  chutkra|jindgi  tng|kil  man|kil a|kip imgining|ky fir|lgne|lgne  kosis|lgne ki|lgta|mar do
33 me hu|meri jindgi|meri kundli|mrta|much  poiso|much rat|my  funerl|nhi chti|of living|ovn funerl|poiso  kil|poiso vil|pti  mrta|pti roj|rat  vil
33 rat poiso|roj mrta|ses  vil|teling|tere  no|uske|vnt it
32 #<are|#<ben|#<dip|#<lst|#<muk|#<nig|#<sik|#<voi|#chla|#dipr|#hla>|#icha|#ipre|#ips>|#mone|#nerl|#nis>|#oice|#oney|#rsa>|#stru|#voic|det  my|eksist
32 every de|finis|god  not|god is|hed  end|hed ses|hte|hve  te|hve lost|i  die|i hte|in  hed|is  tking|jhr ka|jine ki|kids and|lika h|lost  vil
32 lost te|me ave|mksd  bcha|money|mters|mters  i|mters nov|muje  mot|nhi bchi|nigt|not  me|not tking|noting  nov|noting mters|nov  vnt|pul pe
32 se suicide|ses  it|ses end|sold not|te  to|te vil|te voice|tking  ave|tking me|tode|trika|vhy  is|vhy god|vil  a|vnt ot|voice|voice  my|voice in
31 #<cry|#<fig|#<fun|#<hal|#<yar|#anks|#betr|#figt|#gde>|#hal>|#ikon|#jgde|#kong|#muje|#nksi|#rce>|#rika|#ted>|#tode|#uje>|#yar>|bcho  sat|betr|born
31 choda  jan|choda to|come|de degi|degi|dikonga|dikonga  jonga|dikonga mar|ek  hal|ek hi|eksm  gya|eksm krb|from  vorld|gya  pa|gya mumy|hal|hal  mot
31 hi hal|if  die|jan  degi|jgde|ka ek|ke  jan|ketu dsa|ko  kar|ko  mu|ko ky|koi rsta|krb  mumy|krb gya|krj  ek|krj ka|ktm kr|ky  dikonga|ky mu|li h
31 life  koi|ma ke|mu  mar|mu dikonga|muje|mumy  ko|mumy pa|nhi chta|nhi h|no  to|pa  ky|rsta nhi|sat  de|sat jan|vht  in|vja nhi|yar
30 #<eks|#<nsi|#<ove|#<pec|#<tel|#<utn|#dene|#dose|#erdo|#fel>|#ived|#ksa>|#olti|#ona>|#pece|#plne|#rdos|#sib>|#urn>|#utna|#ying|an  lst|an overdose
30 and survived|and vil|apni  ka|apni  ktm|be alive|bolti|bolti h|but  for|but scred|de to|dene|die  scred|die but|do age|fel|for  prents
30 had  overdose|had an|he kta|hoti hu|hu  chta|in  vil|in vel|it  gud|jumped  vel|jumped in|ka dil|ka man|kab  hoga|ki ti|kosis  ti|kudkusi  he
30 kudkusi liki|ky  nsib|let|lgta he|live  vil|live and|lst  and|lst vik|me kudkusi|mere nsib|mn krta|my  jumped|nekst  my|nekst in|no one|nsib
30 nsib  kudkusi|nsib me|overdose|overdose  vik|overdose lst|scred  my|scred for|se  and|se  ke|se do|se live|survived|survived  nekst|survived vht
30 to  but|utna|vel  se|vel vil|vhe i|vife  in|vife jumped|vik  survived|vik and|vnt  go
29 #<an>|#<ave|#<bot|#<brb|#<but|#<cno|#<dij|#<ket|#<rej|#<rte|#<svl|#<til|#<tol|#<vke|#ave>|#bcho|#botl|#but>|#cho>|#cnot|#diji|#ejec|#erl>|#erte
29 #esul|#hne>|#hoda|#ijie|#lert|#mte>|#oler|#otle|#rde>|#reje|#resu|#sult|#svlo|#tole|#vke>|#vlov|a botle|age  has|age living|an|and me|ave|bad  kyu
29 bcho|become  for|become torture|botle|botle  fenyl|botle of|but|choda|cnot|cnot  life|cnot tolerte|crir  he|crir krb|cut my|ded  mry|dijie|do  do
29 end my|fir se|friend  teling|give|got  age|got rejected|gud  to|has  torture|he  tke|he jine|help  rumte|his  vht|i kil|id  be|id rter|is  he
29 is teling|kids  me|kil  kids|kil my|krb  jine|kyu lu|life  do|life anymore|life vht|living  become|living has|me  sold|me apne|meri kismt
29 my  svloved|my rumte|nhi he|of fenyl|pls  my|pls help|pls tel|rejected|rejected  living|rejected age|rter|rter  ded|rter be|rumte|rumte  a
29 rumte svloved|sns kyu|svloved|svloved  botle|svloved a|tan  him|tan mry|teling  vil|teling he|til|tke his|tolerte|tolerte  anymore|tolerte life
29 torture  me|torture for|vht do|vil  his|vil be|vke|vke up|vnt  kil
28 #<aty|#<for|#<ink|#<jla|#<kre|#<mor|#<mrt|#<sra|#<sut|#atyc|#bts>|#chne|#ebts|#inke|#jla>|#luti|#olut|#rke>|#rter|#solu|#sut>|#tly>|#tri>|#tutn
28 #tych|#utio|#ychr|10t  vil|a  in|ab  ke|after  i|after det|am  it|atychr|atychr se|bas ab|be  vitot|beter  me|beter vitot|bivi  me|bivi kue|debts
28 depresed|det  am|det  only|det te|din  ka|dost  rha|dub gya|ek din|ert  be|ert vold|fir kregi|flur  i|flur vil|fmily  dunia|fmily or|from  flur
28 from  life|from 10t|get moksa|gya  hi|gyi  kregi|gyi fir|h  tutne|h bolta|h sdi|hi na|hmesa  lie|hone  nfrt|i  moksa|i  myself|i  sut|i jump
28 if  jump|inke|inke  se|inke atychr|is  te|is det|it a|jan  lega|ji ke|jinda hone|jla|jla legi|jo hmesa|jump  10t|ka  inke|ka lungi|ke  krunga|ke ky
28 ki icha|ko  legi|ko jla|krne se|ktm  gyi|kud  fir|kud  jla|kud gyi|ky krunga|le lega|lgta  sdi|lungi  atychr|lungi inke|me  gyi|me vil|mot ka
28 mrne ke|mrta he|my debts|nfrt hoti|nind  goli|only  to|only solutio|pece  det|peda  na|peda hi|pesa  gya|pesa dub|plning it|rha  vo|roj  he|sdi  k
28 sdi tutne|se  jna|solutio|solutio  my|solutio to|sra|sra  dub|sra pesa|sut|sut myself|te  solutio|tel  vil|tik hoga|to  debts|tutne|tutne  bad
28 tutne k|vil sut|vold  beter|vold be
27 #<ban|#<dkn|#<dyi|#<fir|#<had|#<mil|#<sbk|#alva|#ban>|#bke>|#ckly|#dega|#degi|#dely|#dkna|#dyin|#eso>|#gini|#had>|#hutk|#ibt>|#ickl|#ilin|#kuic
27 #lva>|#omit|#rtna|#sbke|#sibt|#sra>|#ters|#tkra|#uick|#usib|#vida|a|ab  chta|ab  hi|ab vida|aj  dil|alva|alva koi|ban|ban  he|ban ge|bar  ab
27 bets  dely|bets me|bnd  de|boj  ge|boj ban|chutkra|comit|dely|dely  vnt|dely i|dil  bnd|dil dkna|dkna|dkna  kar|dkna bnd|dying|end  kuickly
27 everyting is|finis  life|finis my|get  after|gya  vida|had|he  he|hi tik|hu  na|hu mera|hu to|husbnd bets|i  ot|i vas|if  vas|jindgi  ban|jiva  man
27 ka nhi|kam  nhi|kar de|kisi  ka|krunga  me|krunga kundli|kuch  nhi|kud  ktm|kuickly|kundli  lika|ky  sucide|lie musibt|life kuickly|lika  ky
27 me  krunga|me  lie|me dely|me jinda|me lika|me sbke|me sucide|mera na|musibt|musibt  mera|musibt hu|my hnd|na  hi|nhi  bas|no reso|par kda
27 rat  dkna|rat dil|reso|rha h|sbke|sbke  musibt|sbke lie|se  age|se chutkra|sucide  kundli|sucide krunga|tak gya|vida|vida  hu|vida chta|vnt  finis
26 #<biv|#<his|#<mna|#<rop|#<syi|#bets|#bivi|#ejb>|#eve>|#ily>|#ivi>|#lgna|#ney>|#ntr>|#reso|#ried|#syin|#tejb|#tere|#utne|am  and|am ded|and  vht
26 ap  nuksa|bad  lena|bets|bivi|boj lgta|broter  sying|broter kips|cht se|divr pe|fit|ful  togts|ful of|get pece|god  my|god end|h  h|he  hng
26 hed  ful|hed is|her vrist|hng himself|hpier  i|hpier vhe|i  for|is  of|is  vort|is ful|kips  he|kips sying|krne  usne|kyl  h|lena  boj|lgi hu|lgna
26 lie  hu|mna|mna krne|mntr|nigt i|noting  me|nov only|nuksa  lgi|of  of|of dying|of togts|pa ko|pe  ptkti|pe sir|phuchne  hu|phuchne lgi|pi lia
26 plese  end|plese god|plning to|redy|rope|sdi  mna|se  krne|se bag|se mar|se mna|sns lena|soch rha|surl  se|sying|sying  vil|sying he|tejb|tejb  lia
26 tejb pi|togts  dying|usne  pi|usne tejb|vil  himself|vil  hpier|vil hng|vlo se|vnt  slip|vo  jan|vorld  be|vorld vil|vort|vrist
25 #023>|#2023|#<ang|#<deg|#<stn|#<und|#brid|#chie|#cons|#ecte|#esie|#hie>|#idge|#iest|#mpin|#nsum|#ode>|#olte|#onsu|#ridg|#sies|#tndi|#umpi|#unde
25 #verd|2023|a  of|am  on|am not|am stnding|atmhty  se|atmhty krne|bet|bet  sochta|bet ke|boj lgti|bolte|bolte  tre|bolte h|bridge|bridge  nov
25 bridge rigt|chie|deserve  live|deserve to|dont deserve|ending it|esa  he|esa lgta|esiest|esiest  to|esiest metod|fel  to|fir  ky|gya to|h tre
25 hat kat|husbnd  me|i  deserve|i  stnding|is  esiest|jindgi  lgti|jiva  mukti|jumping|just die|kat  uska|ke  ate|ke  hu|ke sochta|ki  ka|ki  pe
25 ko  lia|ko  mil|ko kat|krne  mukti|kud  kat|kud jo|kudne ka|lega|lgti he|lia  ky|lia h|lia uska|life ka|me mrna|mera  nhi|mera koi|mere  bolte
25 metod  end|metod to|mukti chie|my kids|ne kud|no  left|of ending|on  bridge|pe  ke|pe bet|pti  h|pti bolte|ptri  bet|ptri pe|pul par|se  kat
25 se  milegi|stnding|stnding  te|stnding on|te  metod|te  rigt|te bridge|te esiest|tre  kat|uska  hoga|uska ky|vht nekst
24 #<chk|#<dil|#<dsv|#<hit|#<hrm|#<nfr|#<ote|#<sed|#<tej|#<vhy|#dsvi|#ece>|#ekso|#frt>|#ided|#jil>|#ksos|#luki|#mnji|#mumy|#nfrt|#njil|#ocha|#sost
24 #sta>|#stie|#svi>|#tie>|#ukin|#vhy>|#vort|20  ka|20 golia|agr nokri|am eksosted|bat krta|bestie|bestie  suicidl|bestie is|can  chrt|can her|chku h
24 chrt help|chte he|decided|dimg me|do plj|dsvi|dsvi  se|dsvi mnjil|eksosted|eksosted  living|eksosted of|finised|for  metod|for oters|for penles
24 h  ro|h  se|h mene|ham  sat|ham dono|her  help|her chrt|hov can|i  eksosted|i  so|is  can|is suicidl|jhr  lunga|jump in|ka  agr|ka lunga|ka mntr
24 kal rat|ke vichr|ki bat|koi  mar|koi  mrna|koi muje|kregi ky|kue  kudne|leve  vorld|living  oters|living for|luking|luking  penles|luking for
24 lunga  nokri|lunga agr|mar  plj|mar kyu|me kudne|mera be|metod  det|metod of|mnjil|mnjil  kudu|mnjil se|mntr dijie|mrna  he|mrna  muje|mrne  bat
24 mrne  kyl|mrne  mntr|mukti milegi|mumy|my bestie|nfrt|nhi mrna|no vil|nokri  mili|nokri nhi|of  i|or nhi|oters|pece|penles  of|penles metod|se sed
24 sed|socha|suicidl  her|suicidl can|vhy
23 #<ham|#<ja>|#<mks|#<pr>|#<red|#<sto|#<vja|#bled|#chta|#deci|#ecid|#etr>|#fils|#give|#ham>|#hta>|#inel|#irf>|#ject|#jie>|#ksd>|#lgti|#mere|#mkes
23 #mksd|#oli>|#redy|#rot>|#sirf|#trot|#vja>|a  vold|ab jia|acha  lgta|acha nhi|akele  jna|akele mar|and i|ap  ktm|bad finel|bas  ktm|bcho ke|be over
23 beter  vitot|beter of|bled|bled  hat|bled se|brek  by|brek ot|by dying|chku he|chta  pr|des  vis|des i|det i|do  se|dost|everyone  be|everyone vil
23 fils|fils  jel|fils like|finel|finel  li|finel pi|ge  bekr|ge jina|goli|h or|ham|he  ro|he ltk|hit me|hu pr|i  lost|in  life|is noting|it to|ja
23 jel  vnt|jel i|jgde ke|jinda  rena|jldi  ka|just  me|just  to|just hit|kam ka|ke  finel|khi  mar|khi akele|kta  ltk|ktm  leni|kuch acha|ky  apni
23 lgta bas|lgti|life  like|life fils|like  i|like jel|live|lte|ma bap|me  of|me tink|mere|mkes|mkes  tink|mkes me|mksd|my trot|ne  ke|of  me
23 of sliting|of vitot|only ve|ot  dying|ot by|plnet  me|plnet mkes|pr|pr  bap|pr ma|rigt nov|rki  kta|rki he|rsi  he|sdi tut|sirf|sliting
23 sliting  trot|sliting my|soch|soch  hu|some  i|some des|te  in|tere  noting|tink  sliting|tink of|tke  life|to  on|to  over|to brek|trot
23 truck  just|truck vold|tut  jina|tut ge|vht  mkes|vht plnet|vil  beter|vis  truck|vis a|vja|vnt  brek|vold  hit|vold just
22 #<ble|#<div|#<fit|#<kte|#<luk|#<trc|#ake>|#ejr>|#elve|#jite|#lete|#lve>|#musi|#nel>|#ntej|#oda>|#rck>|#relv|#ruck|#tejr|#trck|#ving|10t  se|a  on
22 a curse|a truck|after  vit|after figt|ake|ake  lga|ake ag|am  curse|am  tis|am filing|am vriting|and tink|as  lst|as my|bad  kyo|broter  fenyl
22 broter drnk|burn herself|by  vil|by i|chli|cht  kudne|curse|curse  my|curse on|ded  i|ded moter|die  me|din  gyi|drnk fenyl|dunga|ending my
22 fenyl  figt|fenyl after|figt  fter|figt vit|fine  life|fine in|flur  kudu|flur se|fmily  i|fmily so|fter  he|fter vil|ful|gle|go forever
22 gyi  jindgi|gyi meri|he  apni|he  fine|he  ve|hng  self|hota|i  filing|i  vriting|i sit|im  and|intejr|intejr h|jine  man|jine  sri|jine  vja
22 ka intejr|kar  h|kat  esa|kat legi|kat lu|ke  nhi|ki  rel|ki cht|ki sri|ki ve|krne ke|kte|kte  ki|kte he|ktm  ke|kud  mar|kudne  rha|kudne ja
22 kyo lu|life  of|live  tis|lst mesge|lu  lgta|lu esa|mar kyo|me  ktm|mere  kte|mot  intejr|moter  vnt|moter i|much  by|much torture|my  drnk
22 my  mesge|my ded|my self|nas  legi|nas  lu|nfrt  h|on  relve|one de|poiso  de|poiso one|privr  dunia|privr or|pti kte|rel  kat|rel se|relve
22 relve  and|relve trck|rna hi|se  ake|se  burn|se  ja|se  ki|si  ded|sit  te|sit on|sns kyo|so  sold|so  torture|so i|so much|sold  forever|sold go
22 sri|sri  ktm|te  trck|te relve|tis  my|tis as|tke  one|tke poiso|tng ake|to  everyting|to her|torture  i|torture by|trck|trck  tink|trck and|truck
22 ve  se|ve rel|vife  se|vife ses|vil  herself|vil  if|vil burn|vit  vil|vit fter|vo gyi|vriting|vriting  as|vriting tis
21 #<ert|#<ins|#<jab|#<kep|#<mnj|#<ndi|#<ped|#<pnk|#<vas|#bchi|#cted|#ept>|#fore|#hert|#jab>|#kept|#kule|#leti|#ltkn|#onti|#oved|#peda|#pnke|#ruji
21 #rum>|#tinu|#tkne|#tlks|#uji>|#uruj|#vas>|a  h|alva  rsta|and  of|and tlks|ank  kule|ank na|apna  ktm|apna jiva|atempt  sucid|atempt vil|bchi
21 be  of|beta rum|bnd  bolta|bolta  mar|can strs|chte h|dene  alva|dene ke|deti h|dmki  h|dost  pnke|duki  hu|duki hoti|ert|fnsi  lunga|go  tis
21 go from|go to|guruji|he  jiva|he  muje|he apna|he or|hi  hota|hu  duki|hu jab|hua to|hum  sat|hum dono|hve  sliping|hve kept|i  kept|i  on|i  pils
21 icha nhi|if  second|if my|jab|jab  hoti|jab duki|je to|jehr  ka|jehr pine|jinda  rhunga|jiu  kyo|jiva  ajd|ka  ata|ka kyl|kas  hi|kas peda|kat leti
21 ke  koi|ke alva|kept|kept  tblets|kept sliping|kisi kam|ko  krna|ko  nhi|krb he|krke  h|krke bolta|ktm krne|kule|ky mere|kyl ata|let  go|leti|ltkne
21 ltkne  kosis|ltkne ki|me  from|me  kyu|me go|mere  ne|mere dost|meri  ka|mil jega|mot hi|mrna  h|mrta  apna|my  atempt|my second|na hota|na kule
21 ndi|ne  lgne|ne  se|ne fnsi|ne pnke|nhi  ktm|nhi jta|nhi rhunga|of beng|peda|pnke|pnke  ltkne|pnke se|pti  he|rat  hu|rat sochti|roj  sochti
21 roj rat|rum|rum  krke|rum bnd|se ltkne|second atempt|sliping  redy|sliping tblets|sochti|sochti hu|strs  if|strs tel|suba  na|suba ank|sucid  tuk
21 sucid i|tblets redy|tlks|tlks  ending|to  myself|to kyo|tuk pils|vas|vil  i|vil sucid
20 #<bad|#<dec|#<hds|#<ise|#<jgu|#<sar|#<sri|#<tvi|#bad>|#beco|#dikt|#dimg|#dse>|#fili|#hdse|#him>|#img>|#jehe|#jgu>|#let>|#lks>|#nise|#nsur|#och>
20 #orn>|#oser|#ota>|#rek>|#rnce|#sar>|#ser>|#sinc|#sted|#stnd|#surn|#tle>|#ule>|#urnc|a  vho|a loser|aj  so|am  loser|apne  par|apne privr
20 atmhty  vichr|atmhty ke|atmhty ki|bad|bad  jiunga|bad nhi|be  in|bekr  h|beter to|brbr he|brek|chie bas|chod chuka|cht  kda|dikta|dimg|din  ge
20 din jeher|dont si|dost ne|ek  jeher|filing|fir  suicide|ge  jindgi|ge meri|give  living|gya hota|hdse|hdse  me|hdse me|he  ka|him|hit|hona  he
20 hte  alive|hte beng|hu kud|i  beng|i  si|i cnt|insurnce|is  a|is  ke|is  suicide|ise|ise  kar|ise ktm|jan  ke|jeher|jeher  lungi|jeher ka|jgu
20 jindgi  ajd|jiva  kam|jiva kisi|just  it|ka  hota|ka  ise|kar dunga|kas  hdse|kas us|kbi  jgu|kda  kud|keti|keti  kud|keti h|ki goli|kna  chuka
20 kna chod|ktm  dunga|ktm  ge|kud  ky|li he|lia  is|lie  h|lie  ktm|lie jindgi|loser|loser  sold|loser vho|man hota|mar  hota|me  privr|me me|mene te
20 mera  kisi|mere  jindgi|mhine  bad|mhine ke|muje  jna|muje jina|muje jine|mukti  bas|na jgu|nhi dikta|nhi ise|nhi jiunga|nhi jti|not  alive|not  to
20 not be|on  fmily|on my|or  na|or kbi|privr  boj|privr par|rat  or|rat so|rena hi|sar|sdi  ge|se  try|since|so  kbi|so or|sold  be|suicide  in
20 suicide  kregi|suicide ki|suicide try|te  lia|te kar|tere suicide|to  and|to  up|to give|try kregi|up living|us  me|us hdse|vho  not|vho sold
20 vichr  he|vichr ate|vife keti|vil  get|vil se|vo  chod|vo ge|vo kna
19 #<brd|#<eat|#<jen|#<jti|#<kui|#<lut|#<vlo|#anyb|#brds|#dst>|#eat>|#etkr|#fit>|#ging|#hlte|#ildi|#jeng|#jti>|#lta>|#lut>|#nybo|#rdst|#stur|#tut>
19 #ybod|a suicide|ab brdst|anybody|anybody  cry|anybody eve|bad fenyl|bchi  lut|bchi sab|be fine|betkr|betkr  hu|betkr sochta|brdst|brdst  hoti
19 brdst nhi|cha  bchi|cha nhi|chlte|cnt  cnt|cnt  dont|cnt eat|cnt slip|crir  finised|cry  im|cry vhe|dene  dmki|dene ki|deti he|dimg  sirf|dmki  he
19 eat|eat  vnt|eat dont|eksist  si|eksist plj|eve  vhe|eve cry|fenyl  li|fenyl pi|finised  si|finised i|friend is|gdi  niche|h  mrne|hmesa ke
19 hov  end|hve decided|i  decided|im  here|im not|is finised|it  be|it anymore|jan  ki|jenge|jgde k|jinda rene|jindgi  brdst|jindgi  kr|jindgi ab
19 jine  cha|jna chie|jti|k  fenyl|ke  chlte|ki  par|kids|kr  chie|kr leni|krne pe|krta  gdi|ky  se|kyl chlte|kyo  leta|left for|lgta h|life vil|lut
19 lut gya|mar  chie|me sirf|meri  jan|mna  pe|my  moter|ne  k|nhi  sab|nhi hoti|not  anymore|not here|par  sochta|par betkr|pe  tejb|pe usne|plj  my
19 plj si|ptni  dene|ptni jan|ptri  betkr|ptri par|reso  go|reso to|result|rsta he|sab  gya|sab lut|sdi se|si  kundli|si  reso|si no|sirf  ke
19 sirf mrne|slip  eat|slip cnt|sturn|surl vlo|to  alive|to  nhi|to  plj|to eksist|tut|uta kyo|vhe  not|vhe im|vife  h|vil  eve|vil anybody|vit|vlo
19 vnt  eksist
18 #<bag|#<bco|#<bel|#<fil|#<jnd|#<kra|#<lgi|#<pri|#<ref|#<sit|#<sme|#<utu|#<ven|#<vhe|#abis|#bag>|#bcoj|#bisp|#born|#chlt|#coj>|#curs|#diko|#dud>
18 #efus|#fron|#fuse|#ida>|#ildu|#insa|#isp>|#jndg|#kri>|#kte>|#ldud|#lgi>|#mrkr|#nife|#refu|#rite|#riti|#rkr>|#ront|#ske>|#sme>|#sota|#utu>|#vlo>
18 2023 me|a knife|abisp|abisp  chla|abisp hu|acid|acid  i|acid after|after  refused|akele|am crying|and  am|bag|bcho  mrkr|bcoj|bcoj  lons|bcoj of
18 becose of|bi  jongi|bi mar|brbr h|bre  soch|burn|child  vnt|child dont|childud|childud  it|childud is|chla  hmesa|chla jo|cry  i|cry if|depresed  i
18 depresed tat|die tomorov|dont  te|drnk acid|dsa  life|every nigt|for  here|goli  insa|goli se|hal he|he  acid|he drnk|he mot|hnd  i|hona  h
18 hope  dont|hope i|hu  kbi|hu chla|hve  knife|i  crying|i  tke|i hope|i refused|i si|in hnd|in river|insa|insa  jta|insa mar|is  i|is  mun|it mun
18 jhr  ka|jhr pine|jndgi|jndgi  krne|jndgi ktm|jo  ke|jump  river|ka  ky|ka  mtlb|ka mntra|kbi  utu|ke  abisp|ki  na|ki kbi|kitni  ki|kitni nind
18 knife|knife  hnd|knife in|ko  kud|ko mrkr|koi mtlb|kra|krne  mn|kud bi|kud ge|kyl  he|leni chie|lgi|lie abisp|life  krne|life bcoj|live nov
18 lost  only|mar jta|me  anymore|me  ge|me here|me life|me soch|mhine se|mn h|mntra dijie|mrkr|mrkr  bi|mrkr kud|mrna h|mrne  mntra|mtlb nhi|mujse ab
18 mukti  ky|my  bcoj|my only|na utu|nhi  h|nigt  hope|nobody  cry|nobody vil|noting for|only  dont|only child|pen i|ptni  me|ptni kue|refused
18 refused  mry|refused to|se atmhty|se insa|second  vil|si  morning|since childud|sit|sme|so depresed|sota|sota  to|sota hu|suicidl  since
18 suicidl togts|tat  vnt|te morning|tel if|tinking  ending|tis  forever|to chta|to live|togts  childud|togts since|utu|vil cry|vit my|vna  my|vna end
18 vrite
17 #<bli|#<fce|#<gle|#<hum|#<man|#<mte|#<nev|#<nt>|#<rum|#<up>|#betk|#blid|#fce>|#hum>|#kele|#man>|#mter|#opel|#rese|#til>|#vrot|a gyi|ab  sns|age  ka
17 age kudne|anymore  se|anymore plj|atmhty  h|atmhty ka|bar  kue|bar  me|bar kue|bat  reta|be  ki|be mrne|becose  figts|beter die|bima  jega|bima mil
17 cht pe|chta  par|de  pre|divr par|does or|fce|figt|figts  does|figts vht|fil  hopeles|fil so|for  i|give  det|god  give|god to|gya  privr|gya hu
17 h  kal|hat  lia|he  kal|hng my|hopeles|hopeles  i|hopeles tat|hu par|hum|hve a|hve no|i  i|i beter|i die|i do|is  one|is nt|it  plj|it ends|itni  h
17 itni  he|ji nhi|jinda  lyk|ka  h|kal  se|ke  kudne|ke age|ko bima|ko kti|krta  he|krta reta|kudne  kti|kudne ko|life  nt|man|me  ve|me det
17 mera  mrne|muje  or|muje ab|my  tuk|my  vrote|ne  ko|nhi leni|nirsa h|nirsa he|no  for|nt|nt  it|nt vort|of  for|of  vht|of figts|one for|or chrt
17 par  bap|par  ptkti|par ma|par sir|plj  vhe|plj se|poiso  becose|poiso yesterde|pre  god|pre to|privr  bima|privr ko|ptni  bar|ptni bar|se  it
17 se to|se vhe|sns  leni|sns nhi|so hopeles|some|sri umid|suicide atempt|tat  dont|tng  gyi|to  me|to god|to jump|to privr|to stop|to vke|tre  age
17 tuk  yesterde|tuk poiso|umid  ho|umid ktm|up|vhe  ends|vht  or|vife  poiso|vife tuk|vke  tomorov|vnt  hng|vnt  vke|vnts  die|vort  anymore|vort it
17 vrote|vrote a|yesterde  of|yesterde becose
16 #<alv|#<bri|#<gdi|#<inf|#<khi|#<lek|#<lie|#<mry|#<mun|#<pnd|#<riv|#<tki|#bima|#bye>|#chut|#comi|#cont|#dbye|#dgi>|#dit>|#ecom|#ekup|#esti|#etro
16 #gdi>|#gta>|#gudb|#himt|#hli>|#hun>|#hunc|#ima>|#imt>|#infr|#ios>|#isid|#keti|#khi>|#lie>|#lons|#los>|#lose|#metr|#morn|#ndgi|#ndit|#nfro|#orni
16 #phun|#pndi|#reku|#rive|#rote|#rumt|#skta|#smj>|#suis|#tkin|#tude|#udby|#uden|#umte|#urse|#vit>|a je|ab  a|after  kil|am  like|are  up|are fed
16 at  after|at pece|ata  bar|atmhty  kosis|bap  fed|bap are|bap tng|bas  mot|bas  se|bas che|be  pece|be at|become|bgva  mrne|bima|bolta  ltk|brekup
16 broke  il|broke finised|che  mar|chli  jine|chta  ki|chti hun|closed  left|closed vife|comit sucide|crir is|die  filing|die yar|dil  krta|dil nhi
16 escpe  tis|escpe from|everyting  lost|filing  jumping|filing like|filing useles|finised  end|finised il|gdi|gdi k|go  her|go on|gudbye|h  k|h bar
16 h gdi|h ltk|he bgva|himt|himt  je|himt ho|ho  to|hun|i  comit|i  tomorov|il  my|il end|im  finised|im broke|in  to|in me|infront|infront  metro
16 infront of|is  vrite|is left|is lost|it  tat|it al|it vrite|je  sab|jine  dil|jna  hun|jne ka|jumping  of|jumping infront|k  a|k niche|khi|ko  chli
16 ko chot|kud  chot|kyu  leta|left  only|left in|left nov|lie|life forever|life tonigt|like  infront|like jumping|lons|los|ma  tng|mar  chti|me  are
16 me  ke|me  nhi|me  rha|me  survive|me apni|me bap|men  jna|men mar|metro|morning|mot  je|mot a|mrne do|mry|muje mrne|mujse  mar|mujse muje
16 my  closed|my  tonigt|my sop|myself  i|nov  rope|of lons|of me|of metro|only  is|only rope|or  se|pece  i|pndit|pndit ji|rene ka|river|rki  bolta
16 rki h|rope  left|rope is|rsi  h|se left|sir  sop|sir my|skta|smj|sold die|sop  vife|sop closed|student|suicide leter|suiside|suiside  ka
16 suiside krne|survive  is|survive everyting|tat  vil|teres  vil|teres no|tking|tng  mujse|to  herself|to  ktm|to  yar|to escpe|to sab|up  me|uta kyu
16 vife  nov|vife left|vil  sucide|vil comit|vil left|vnt  escpe|vrite  i|vrite tat|yar  useles|yar filing
15 #<hur|#<kni|#<ma>|#<sot|#<tu>|#bre>|#cde>|#cied|#cond|#drgi|#econ|#icde|#leni|#mna>|#mngt|#nder|#ngti|#onga|#osed|#poin|#pons|#resp|#rgin|#seco
15 #spon|#ucie|#uicd|#uisi|#vhe>|2 monts|ab  ne|any  of|any purpose|anymore i|apni  pe|apni fmily|ate  kon|ave  vhere|ave forever|b|b  lgta|b boj
15 bag  tre|bar  hua|bar fel|betr lgti|bgva  mot|bgva se|bin  of|bin tinking|bis  ka|bis golia|bki ab|blde  hat|blde se|body  de|body every
15 bolti  choda|bre|breting|building|can find|chla  ab|chla gya|closed|coming  vhich|coming dely|dely  plnet|dely vhich|dnta  se|dnta gar|dont  any
15 dont find|drging|drging  body|drging tis|dub  jehr|fel  ab|find  purpose|find any|fmily  boj|fmily pe|forever  no|forever vhere|gar  bag|gar se
15 gf  h|gf bolti|going  forever|going ave|gra  he|gra kra|grlfrend  he|grlfrend kti|gya jehr|h  mhine|h ab|h choda|he choda|he mar|he mene|hert  stop
15 hert ses|hi  lgti|hi betr|hua  mot|hua ab|hurt|hve  tinking|hve bin|i  find|im  of|im tinking|is responsible|jehr  rsta|jehr hi|jia  jta|jia ne
15 jine se|jne k|jta mujse|k  sns|ka socha|ke tre|ki golia|ki mrne|ki vja|kra he|krne  rhi|krne ja|kti  choda|kudne  socha|lena b|leni|leve tis|lik
15 lik  hu|lik chuka|ma|ma  krne|ma sucied|mar  ky|me  fmily|mera  rna|mngti|mngti hu|mot  betr|mot  hu|mot mngti|na rna|ne  gar|ne  mujse|ne jta
15 nind  golia|no  can|of  ave|of  it|of  since|of  tis|of drging|of going|of suicde|one  find|one can|pa  dnta|pa ne|plnet  responsible|plnet is
15 point|purpose  beng|responsible|rna  tik|roj  se|roj bgva|rsta h|sa  kra|sab chodkr|se  mngti|se ab|se mot|second|ses  living|ses stop|since  monts
15 since 2|sns  b|stop breting|stop living|sucide  coming|sucide togts|sucied|sucied  ja|sucied krne|suicde|suicde  2|suicde since|te use|ti mene
15 tinking  going|tinking  suicde|tinking of|tired of|tis  every|to  breting|to  suicide|togts  dely|togts coming|tu|up tomorov|use  drging|use of
15 uske  k|vhe|vhere  one|vhere no|vhts  use|vnt  si|vnt  stop|yar  jia|yar ab
14 #<45>|#<ant|#<blc|#<drg|#<hop|#<pry|#<sls|#<utk|#<vel|#antr|#blco|#ciet|#cony|#dika|#duri|#eni>|#eryo|#espo|#fter|#gna>|#guse|#hope|#hrmi|#ible
14 #ili>|#jobl|#kids|#kmra|#kup>|#lcon|#lsin|#ming|#ocie|#over|#prys|#rdsa|#resi|#ryon|#rys>|#sibl|#slsi|#soci|#sumi|#trds|#umin|#urin|#use>|45
14 45  jobles|45 and|and  my|and jobles|antrdsa|apni  kat|apni nas|ate he|atmhty  prys|bekr  he|beta kmra|bivi  ki|bivi suicide|blcony|bnd  kta|bol  h
14 bol rha|bolti  nas|broke|chod  khi|chta me|cnt  te|cnt fce|come  rhu|come during|consuming|consuming  is|consuming poiso|cut  vhe|cut myself
14 deti  ky|dika|dika  mar|dika skta|dil  h|dil krta|dost bol|dost ka|duk  ki|duk h|during|during  antrdsa|during rhu|esi|esi  se|esi jindgi|everyone
14 fce  society|fce te|fesla  lia|fir  atmhty|fmily  get|fse pas|get  if|get insurnce|guruji  mrne|guruji mene|guse|guse  vo|guse me|h  apni|h  kat
14 h nas|h roj|hat  hu|hat kti|herself  her|herself slsing|hone par|hota  se|hota jindgi|hoti  roj|hoti h|hrm  during|hrm come|hrming|hrming  slsing
14 hrming herself|i  at|i  just|icha  h|icha hoti|im 45|insurnce  i|insurnce if|is  herself|is  ve|is hrming|is not|is only|itna duk|jinda  hi
14 jinda  par|jindgi  har|jindgi  to|jine  icha|jine  mn|jna betr|job  mil|job nhi|jobles|jobles  fmily|jobles my|ka  kregi|ka prys|ka rha|ke  akele
14 ke khi|ki  hoti|ki  se|kmra|kmra  krke|kmra bnd|koi nhi|krke  he|krke kta|krta  kud|kru  ka|kru jine|kta  mar|kti  jab|kti hu|ktm  lu|kudne ki
14 ky  jine|life  me|loves  i|mar  betr|me  apni|me  mar|me vo|mene  ka|mene mrne|meri ptni|mil  ky|mil rhi|mn  nhi|mn hi|mot achi|mrne  dil
14 mrne  fesla|mrne  icha|my  so|my lst|myself if|myself vhe|nas  leti|nfrt  he|nhi  jindgi|nhi  me|nhi  skta|nhi dika|nhi hota|nhi mil|nobody loves
14 not  chuka|not lik|of  hrm|of det|of self|or  hota|par  hoti|par nfrt|plnets  i|plnets se|poiso  only|poiso is|prys|prys kregi|rene|rhi  kru
14 rhu antrdsa|sad  tis|sad vil|se  kti|se  sold|se har|self  come|self hrm|skta  jna|skta mar|slsing|slsing  vrist|slsing her|smj ko|society
14 society  poiso|society consuming|sold  die|sold  tis|sold just|sold leve|suba  jinda|suba utkr|suicide  dmki|sused  lik|sused not|te  consuming
14 te society|tis  nov|tis  pas|tis fse|to  achi|to end|to mot|togts  self|tre se|utkr|utkr  hone|utkr jinda|vhich plnet|vil  fse|vil  in
14 vil  insurnce|vo  nas|vo bolti|vorld nov
13 #<17>|#<abt|#<cha|#<dim|#<ikt|#<jon|#<srm|#<ut>|#<vro|#abt>|#aron|#emed|#esio|#hota|#ikti|#jong|#ksm>|#lit>|#medy|#mit>|#pre>|#rmin|#rond|#srm>|17
13 17  i|17 and|2|2023  atmhty|ab jine|abt|abt  my|abt ending|aj  apni|aj hi|am 17|and  cut|and my|and never|anyone  if|anyone cre|apni  lena
13 arms  prents|arms my|arond|bekr  muje|bekr hu|bolta  jina|bvisy bteye|cha|chcha  kal|chcha ne|chti  hmesa|chuka  bolta|chuka h|cre  i|cre if
13 cut  arms|die  i|die god|done  tis|dont knov|dub  jhr|eksm|find me|fmily  money|fmily vil|fsi|fsi  lunga|fsi lga|give up|god  am|god i|golia  kar
13 golia ikti|gya jhr|gyi hu|h  bar|h  nhi|h jina|h mar|h mot|hak nhi|hal h|har gyi|he  sa|he be|he vo|her  if|hi  jan|hi apni|hone pe|hostel  cht
13 hostel ki|hu  jine|hu  ke|hu hmesa|hu muje|i  17|i  from|i pre|if  leve|ikti|ikti  li|ikti kar|is  and|jan  chta|jan lena|jhr  rsta|jhr hi|ji  skta
13 jinda  pe|jindgi  kar|jine  hak|jne  man|ka hak|kar li|ke  hone|ke jinda|ki  bvisy|ki  ikti|ki cha|ki uska|kon  gra|kosis  uska|kuch nhi
13 kudkusi  kosis|kudkusi ki|kyu  jta|lena  hu|lena chta|let  die|leter|leve her|life  brekup|life  fmily|life since|liki h|me  god|me die|me if
13 me jine|mnge money|mujse  nhi|my  child|my  dont|my  my|my  since|ne  ki|ne  rat|ne kal|ne kudkusi|never  up|nhi  fsi|nhi skta|not arond|of  my
13 ovn  vil|ovn life|pe  hoti|pe nfrt|plese  me|plese let|plning  tke|pre|prents  knov|prents dont|remedy|sa gra|se  gyi|se  ji|se  jo|se  se|se  slit
13 sed  vil|sed se|since brekup|skta  lga|skta fsi|slit|slit  vrist|slit her|srm|srm  ab|srm se|suba  ke|suba ut|tinking abt|tke  ovn|to tke
13 uska  bteye|uska bvisy|ut|ut  jinda|ut ke|vas  arond|vas not|ve ot|vhe it|vhts te|vil  her|vil  mnge|vil fmily|vil slit|vit  life|vit tis|vja  bchi
13 vold  cre|vold anyone|vrist  i|vrist if
12 #<aci|#<emi|#<fsi|#<ful|#<gra|#<lte|#<nvm|#<sol|#<use|#acid|#akr>|#ank>|#bles|#ctio|#dnta|#duk>|#eten|#gra>|#inin|#insu|#king|#knif|#mry>|#msa>
12 #ncht|#nids|#nues|#nvms|#pres|#top>|#turn|#vmsa|ab  ktm|ab sab|akr|akr  lga|akr ag|am vortles|and ses|and sold|ank|anymore  give|bas  ho|bas  sab
12 bas himt|bas jiva|bas life|boj  h|bre me|chod  jna|chot  hu|chot phunchti|cnt do|continues|dnta|do  anymore|do plnets|do tis|duk|emi|end  if
12 from  building|give  on|give me|going  hurt|gra|h is|he sar|ho  me|hov mny|hua  jinda|hurt  if|hurt myself|hve  one|i  her|i  leve|i give|i tried
12 icha  rhi|if  continues|if  nids|if nobody|if tis|im going|in nvmsa|in tis|je  bi|je me|jinda  rna|jiva  ho|jump  my|kat  ka|kat lene|ke  chta
12 ke jna|ko  phunchti|krne  hu|krne vla|ktm  chti|ktm  sar|ktm he|kudkusi  vla|kudkusi krne|ky hoga|lene  man|lgta  jiva|lgta  life|life  ho
12 life  nobody|life if|me  kyo|me bi|me penles|mera  rena|mili  jan|mili to|more|my building|myself  my|myself  tis|na rena|nas  lene|ne dnta|nhi  to
12 nhi hu|nids|nids yo|no  i|nobody  yo|nobody nids|not eksist|nvmsa|ok  end|ok to|on life|one  vnt|one i|penles  to|penles ve|phunchti|phunchti hu
12 plning  jump|rena  tik|rhi ky|sab  ho|sab  kr|se  akr|se i|sold  eksist|stop|suicide yoga|tel  penles|tere  yoga|tis anymore|tis body|tis continues
12 tng akr|to  fri|to hurt|to jinda|up  life|ve  die|vo  mili|vo nhi|vortles  sold|vortles and|yoga  nvmsa
11 #<cre|#<kid|#<mis|#<mtl|#alon|#burd|#che>|#cre>|#dge>|#dne>|#eta>|#ety>|#eyon|#gtin|#hot>|#hrm>|#iety|#inui|#irs>|#krna|#mra>|#mtlb|#mun>|#nuin
11 #oves|#strs|#tche|#tlb>|#tro>|#trs>|#uing|#ult>|#ume>|#yond|#yone|a  leter|ab  jia|ab  ki|ab  suicide|ab bas|ab nhi|abot  and|abot  his|abot det
11 abot ending|after  los|after tis|agr sdi|al  svitched|al and|alone|and  abot|and svitched|ave  tis|bad  ka|bad jine|bag  chti|bag jna|bas  bcha
11 bas suicide|bcha h|be gone|beter  be|beyond|beyond  mont|beyond tis|bki  bas|broter|burde|burde  my|burde to|chli jo|chlte he|chodkr  ke
11 chodkr hmesa|chot|chuka  mrna|comit suicide|consume|consume  if|consume poiso|continuing|continuing  life|continuing my|cre|de  agr|ded  live
11 depresed  tlks|depresed and|det and|dont  just|dont i|dungi  sdi|dungi agr|emi  ab|emi bki|ending his|ends|everyting  over|fed  of|fesla kr|figting
11 figting  just|figting i|fil  burde|fil  is|fil tere|for  noting|give  mntra|go  from|gudbye  al|gudbye to|gyi  bki|gyi emi|h  mrna|hnd and|hrm
11 hu  ank|hu  sab|hu mrna|i  tere|i  vna|i leve|i mry|if  mry|in  my|in continuing|is  point|is depresed|itne|itne  ke|jia jta|jindgi  bag|jiva  nirs
11 just  ave|just  be|just go|just vna|ka  kr|kar lunga|ke  chli|ke  jine|ketu  me|ki  chodkr|ki sab|kr  h|kr lia|krna|kyu  jti|lene ka|leter  sold
11 leter vht|lie  jo|lie chli|life  tis|like burde|like tis|live beyond|loves|loves me|me  rene|me mntra|me noting|mene  kar|mntra  die|mntra to
11 mont  hve|mont i|moter  se|moter ses|mtlb|muje  ka|mun|my  prents|my broter|my life|my pa|my student|nhi  jta|nhi hui|nhi jia|nirs|nirs  chuka
11 nirs ho|nokri  emi|nokri gyi|noting  live|noting to|of figting|of fone|old  sold|old prents|or sns|pa  depresed|pa is|pls give|point  continuing
11 poiso  i|poiso if|prents  i|prents sold|rene  nhi|rene lyk|rhi  ki|sab  hmesa|sdi  hui|se  consume|se  gudbye|se nirs|sed  to|sed gudbye|si te
11 sochti  suba|sold  just|strs|student  a|student vrote|suicide  h|suicide  vht|suicide bcha|svitched|svitched  fone|svitched of|tan  like|tan live
11 tired  figting|tis los|tis pen|tlks abot|to  beyond|to  ded|to  hu|to  old|to al|to comit|up of|ve do|vel|vht  ve|vhy dont|vil consume|vna  gone
11 vna be|vnt  jump|vrote  suicide
10 #<24>|#<al>|#<bki|#<bui|#<ca>|#<dnt|#<il>|#<mke|#<tru|#bet>|#bki>|#buil|#chuh|#dese|#elco|#eles|#enev|#erve|#esed|#fsi>|#guru|#hndl|#htes|#hts>
10 #huhe|#inue|#ised|#lcom|#mnge|#ndi>|#ndle|#nkr>|#pur>|#sele|#serv|#sunk|#uhe>|#uild|#unkr|#usel|#velc|#vhen|#vhts|#vkin|#vnt>|20  in|20 lak|24
10 24  ca|24 feled|5  nov|5 times|a rha|a rope|afred  det|al|alive  morning|alive  results|alive every|alive vhe|am  afred|am  feled|am  vil|am 24
10 am alone|and  vke|any remedy|apni  dena|are  pur|are so|atempt kia|behe  fnsi|behe ne|beter  die|bha  fnsi|bi  lgta|bi boj|bki|blcony  i
10 blcony vhenever|bre  to|bre ses|ca|ca  times|ca 5|can  tis|can survive|chuhe|chuhe  ki|chuhe mrne|de  left|de se|dena chti|deserve|det  beter
10 det  velcome|det sims|dhej  tne|dhej ke|die  fce|die tan|do  nind|do ki|dont  i|dont tink|dunia  jna|dunia se|dva  li|dva ka|end  al|ended  de
10 ended te|every morning|everyone htes|fce fmily|feled  5|feled ca|fine|fmily  lie|fmily mnge|fri  tis|fri from|from  vhenever|from blcony|from my
10 give  remedy|give any|go tu|goli ka|gud de|he kips|herself  are|herself ve|his  and|his rum|hmesa k|hndle|hndle  ho|hndle nhi|ho  i|ho chuka
10 hte  up|hte vking|htes|htes me|hu  suba|hua  me|husbnd|i  24|i  survive|i  tink|i  up|i  vking|i can|i get|i m|i tink|i velcome|il|in  and|in  rum
10 in his|in trding|intjr he|is dunia|it  vnt|it i|it nov|jan  chti|jan dena|jina  he|jinda  ka|jo  k|jta h|jump  blcony|k lie|ka  so|ka  ti|ka ke
10 kal  chuhe|kal  suicide|ke  jna|ke  jo|ke  sunkr|ke so|ke tne|ki  ank|ki suba|kil  ve|kil herself|kips  rope|kips a|koi  do|kr du|kuit life
10 lak  trding|left  vnt|left i|lena bi|li ti|life  give|life  te|life ended|life hndle|life plj|living  everyone|living vhe|lost 20|m|m  tired|m so
10 ma kud|mar  h|me  dunia|me fel|mksd  dikta|mnge|mot  intjr|moter vnts|mrne  dva|mujse  hndle|mujse life|my  ended|my bre|never vke|nind  snti
10 nind me|not  of|not afred|nov  det|of tis|only  sims|only det|over  me|pen  vnt|plj  any|plj give|point  living|point of|priksa  fel|pur
10 rat  atempt|rat  mrne|rat chuhe|rat suicide|results come|rhi  vnt|rhi i|rope  his|rope in|rum  tlks|rum and|se  chti|se  i|se jna|ses  jump|ses to
10 sims beter|since  is|sir  am|sir i|slip  never|sns  bi|snti  mar|snti se|so  hmesa|so  of|so jo|so pur|so tired|sochti  ki|suicide  kia|sunkr
10 sunkr  ne|sunkr bha|survive|survive  pen|tan  fmily|tan fce|te  se|te de|te point|times|times  only|times nov|tink  can|tink i|tinking to
10 tired  tis|tis  plj|tlks of|tne  bha|tne sunkr|to  it|to  jinda|to  ot|to  tan|to  tu|to si|trding  to|trding beter|tried  hng|tried to|up  every
10 up alive|useles|ve  so|ve are|velcome|velcome  i|velcome it|vhe  come|vhe  htes|vhe everyone|vhe results|vhenever|vhenever  am|vhenever i|vhich  is
10 vht sold|vhts|vhts  point|vis i|vking|vking  alive|vking up|vnt|vnt  nov|vnts  kil|vo  h
9 #<bis|#<bro|#<esc|#<gui|#<hun|#<mny|#<mum|#<sim|#acha|#bil>|#bis>|#bol>|#chrt|#cpe>|#emi>|#escp|#etu>|#gles|#guid|#hit>|#hont|#igti|#imes|#ims>
9 #inte|#kbil|#ketu|#lik>|#lts>|#oke>|#onts|#ostl|#pret|#scpe|#sims|#siva|#stl>|#tna>|#uide|#ults|2  se|2 mhine|a  so|a mntra|abot job|acha|aj  kel
9 akeli  hu|akeli hoti|alive  fil|alive i|and decided|and pretending|and vnt|bcha  ki|bcha jine|become  i|become meningles|bf  gya|bf chla
9 bgva  jindgi|bgva meri|bis|bol|can  me|chodkr  akele|chodkr khi|chrt|chrt se|decided  dte|decided te|die  in|die pecefuly|dikta  mrne|dikta siva
9 do koi|dont  alive|drd  mrne|du apna|escpe|fil  ending|fil  i|fil alive|guide|guide  job|guide abot|gya  jine|h  kru|h  rat|h aj|h me|h vo
9 has  meningles|he  a|he kon|hont|hont  in|hont me|hostl|hostl  cht|hostl ki|hoti  to|hve  leters|hve  vis|hve vrite|i  pecefuly|i  vrite|im living
9 in ketu|in slip|itni|ji krta|jine  kbil|jiva  kuch|jo to|k  me|k bre|ka ji|kal bled|kar  apna|kar do|kat  he|kbil|kbil  hu|kbil nhi|kel  kar|kel ktm
9 ketu|ki  vja|ko mrna|koi vja|krte  me|krte h|ktm  do|kuch  bcha|kud  mrna|kud  nuksa|kudne  man|kudne  soch|kyo  jti|leters|leters  my|leters to
9 leti he|leve|life  become|life has|life hont|like  it|like ending|live  guide|live anymore|live plese|living  divorce|living  pretending
9 living after|living and|ma  ko|mar  koi|me  ap|me  chti|me  ketu|me  mrne|me bekr|me fmily|meningles|meningles  vnt|meningles i|mhine  suicide
9 mntra  tat|mntra so|mny|monts|mrna chti|mujse  krte|mujse nfrt|my  hont|my crir|nfrt krte|nhi  jine|nhi  siva|no vis|nobody  me|not  living
9 not going|not vort|nuksa  ka|one  me|pecefuly  slip|pecefuly in|phuchne  man|phuchne ka|plese  a|plese  abot|plese guide|prents  decided|prents and
9 pretending|privr  lie|privr ke|rat  ktm|rat kel|results|rsta  dikta|sab  khi|sab  nfrt|sab mujse|se  k|sims|siva|siva  ke|siva mrne|so  i|so tat
9 socha  aj|socha h|suicide  bre|suicide k|tat  die|te dte|tel  mntra|tel a|to  plese|to  se|togts  ending|vht  i|vife|vis  live|vis to|vort  after
9 vort living|vrite  to|vrite leters
8 #<chi|#<deb|#<har|#<has|#<hos|#<pyr|#<siv|#<tne|#<ub>|#<us>|#bhut|#ched|#cite|#debt|#fuly|#har>|#has>|#hut>|#inge|#ites|#ksci|#ldin|#leke|#lekr
8 #lti>|#mbl>|#mny>|#nded|#ope>|#ped>|#post|#pyr>|#rlfr|#scit|#sri>|#surl|#tend|abot  myself|abot kiling|age  my|age in|and  himself|and  i|and  not
8 and ending|and nov|ave from|bap  he|bcho  leke|bcho  lekr|be  if|be fri|beter  i|beter if|betr  he|bha ne|bhut|boyfriend  and|boyfriend left|chlte h
8 chuka  kta|comit  at|det  ending|die  pece|din jhr|do mhine|dont fil|dunia  rene|ek  jhr|ekscites|ekscites  i|ekscites me|ended|ending himself
8 finis sun|fmily  insurnce|fmily ke|fmily ko|for  to|from  terce|ge  ka|ge jine|go ave|gya  fmily|gyi  ka|gyi jine|har|has|he  ko|he  nas|he jina
8 he kud|he mujse|hov  comit|hve  vil|i  abot|i  alone|i  fil|i  suicide|in pece|insurnce  jega|insurnce mil|is  abot|is  reso|is posting|it  beter
8 jhr  lungi|jinda rne|jindgi  smbl|jindgi nhi|jine  ub|jta he|jumping  te|jumping from|kal blde|ki  kat|ki nas|kiling myself|ko insurnce|ko leke
8 ko lekr|koi mntra|kta  jina|kti  ki|kti  kud|kyo  jta|left  nov|left and|leke|leke  gyi|leke chli|lekr|lekr  ge|lekr chli|life  finis|life to
8 lost my|mar  he|me  h|me  ste|me  vnt|me privr|me rene|mhine  sused|mn nhi|mntra  ki|mntra do|more  i|more pen|mrna he|much  pen|much more
8 mujse jindgi|my  son|my tinge|nhi smbl|nigt  tink|noting ekscites|nov  hve|only  ot|over for|pecefuly|pen  just|pnch  fel|pnch bar|posting
8 posting  det|posting abot|ptni  ko|ptni bcho|ptni kti|pyr|rene  koi|rene  mn|reso  for|reso left|rhi  ktm|rhi sab|sab  krna|sar  pnch|sar me
8 se sused|se ub|sims  only|sims te|smbl|smbl  sab|smbl rhi|son  posting|son is|ste alive|suicide  age|suicide  home|suicide  tere|suicide at
8 suicide if|suicide is|suicide yog|surl|survive tis|sused  bre|sused ke|te  sims|te  ve|te terce|terce  te|terce sims|tinge|tinge  is|tinge son
8 tink  kiling|tink abot|tke my|tne|tng he|to fmily|to survive|tried  is|tried suicide|ub|ub  hu|ub gya|us|vas ded|vhole  i|vhole nigt|vife  ko
8 vife bcho|vil get|vnt  life|vo  he|vo kti|vold  be|vold it|yog  in|yog age|yoga in
7 #<age|#<aro|#<bec|#<bod|#<fse|#<ikl|#<its|#<kna|#<kyo|#<lig|#<nek|#ble>|#chey|#clos|#cred|#dedu|#edun|#eser|#fse>|#heye|#iklo|#iks>|#ikta|#itse
7 #kili|#klot|#kus>|#kyo>|#lota|#munh|#neks|#oksa|#rnin|#roke|#rse>|#scre|#sop>|#tde>|#tsel|#uly>|#unch|#unh>|2023  i|2023 vil|5  fel|5 bar|a  atempt
7 ab jina|aj  apna|and  he|ant  lunga|ant kar|any  vnt|any ligt|apna  kar|apna ant|atempt  2023|atempt in|bag ke|bap  h|bar  ki|bar  mrne|bar gya
7 bar mrne|bat  he|be  bar|be bar|beta  gya|beta chla|betr  h|birtde|body|cheye|cheye  kam|cheye kisi|chuka  aj|chuka he|cler  tis|cler nit|cnt  any
7 cnt si|decided  die|decided to|dedunga|die on|do  age|do it|does  chrt|dont  nit|dont cler|dont vnt|dunia me|fse|goli  ke|guruji  hve|guruji i
7 gya  ab|gya  jina|h  muje|h mujse|h sir|had  suicide|had a|hat  leti|hi  hui|hona  hu|hona chta|hu  or|hu  rat|hu ab|hu aj|hui hoti|hve  to|i  cler
7 i  gone|i  it|i  kil|i  vortles|if  dont|iklota|iklota  chla|iklota beta|in 2023|it age|itself|jan  lungi|jan dedunga|ji  lgne|ji fnsi|ji skta
7 jia  ja|jia nhi|jina  h|jinda rena|jinda rna|jine k|jna  kisi|jna cheye|jo  koi|k  nhi|k kbil|ka  hu|ka  kra|kal  jo|kal mar|kar  he|kar lia
7 kas  peda|kat  hu|ki  icha|ki  mene|ki  rha|ki soch|kiling|kna|ko munh|koi icha|koi kra|kra  bcha|kra nhi|krna h|krne par|ktm  h|ktm  sir|ktm h
7 kudne  dmki|kus|ky  krne|ky atmhty|kyo|lak in|le lungi|leti  jab|leti hu|life  itself|life  not|life tode|ligt|ligt  to|ligt vnt|live for|live vitot
7 lost  lak|man  gya|man bar|mar  cheye|mar jne|me  hi|me  k|me kal|me tak|mera  bar|mera  beta|mera iklota|mis  if|mis me|mna  par|moksa|mrta  me
7 muje  ki|muje  kyo|mujse  jia|munh|munh  dika|munh nhi|my  tode|my  vnts|my birtde|my old|na  hoti|na hui|nekst|nhi  mar|nhi ji|nit  time|nit tis
7 no  vold|of  vhe|on  birtde|one  mis|one vold|or  ji|par  tejb|par usne|pndit  fnsi|priksa me|rat  ant|rat apna|rena  nhi|rna  nhi|scred|se  bar
7 se man|ses he|si  ligt|si any|sir  bar|sir 5|smj  munh|sold  kil|sop|time  vil|time i|tng h|to  dedunga|to koi|tode itself|tut  hu|tut chuka
7 vas gone|vife  me|vife kue|vold  me|vold mis
6 #<do>|#<dua|#<eti|#<grl|#<hua|#<vif|#bnd>|#brok|#cefu|#cler|#dua>|#ecef|#eful|#evhe|#fone|#fren|#grlf|#hua>|#ince|#int>|#intj|#irtd|#itch|#lfre
6 #liti|#mevh|#mped|#mpte|#note|#ntjr|#oint|#omev|#rend|#rope|#rtde|#smbl|#svit|#tch>|#tjr>|#vife|#vitc|#yoga|a  and|a felure|ab mrna|after  brekup
6 after divorce|am  suicidl|am  to|am redy|and  kids|and  lover|and  somevhere|and die|ata h|atempted|atempted  lst|atempted suicide|becose  dovry
6 beter|can  tel|chli gyi|chti h|cler|die  alone|die somevhere|die togeter|do|does  vnt|does not|dua|dua  hu|dua krta|ek bar|energy  live|energy to
6 eting|eting  ses|eting and|everyting  die|felure  i|felure and|fil  hnging|filing  pls|filing suicidl|finised  me|finised for|fone|for  se|for  sir
6 forgive  if|forgive me|front  tre|ge he|god forgive|grlfrend|has  eting|has stoped|he  not|he  stoped|he ab|he does|her  left|her se|herself  of
6 herself becose|hi acha|hi pdega|hng  becose|hng herself|hnging  after|hnging myself|hov  more|hua|i  redy|i  vnt|if  kil|im  felure|im a|intjr
6 itne los|jna  acha|jna chta|jna hi|jump  front|jumped|ka intjr|kar lu|ki dua|kil  and|ko  chta|ko  he|ko mu|koi pyr|krta  jna|krta mar|left me
6 leve everyting|lgta  ab|life  for|life  her|life  improve|life finised|like  myself|like  to|like hnging|los  bad|los ke|lover  to|lover vnt
6 lst nigt|mar  hi|me  no|me  rne|me and|me pnch|me sir|more  to|more energy|mot  dua|mot  rsta|mrna  pdega|mrna hi|mu  dika|mu nhi|muje  pyr
6 my  atempted|my  tried|my  vnt|my brekup|my lover|myself after|myself and|nhi  he|no  energy|no more|not vnt|note|of dovry|of tre|purpose of
6 redy  life|redy to|reta he|rne  nhi|rne ka|rne lyk|roj  mot|roj apni|ses  does|sir  more|sir no|sister  to|sister tried|smj  mu|somevhere
6 somevhere alone|stoped  and|stoped eting|suicide  nigt|suicide lst|suicidl  tel|suicidl pls|tel  vhe|tinking  jump|tired  beng|to  togeter|to life
6 uncle  suicide|uncle atempted|vhe  life|vhe my|vil  forgive|vil improve|vis  vas|yoga
5 #<got|#<kuc|#<loa|#<sop|#<tmr|#<tro|#<vla|#<von|#behe|#eda>|#ehe>|#gete|#got>|#insi|#kly>|#kuch|#ligt|#loa>|#mrv>|#nsid|#oget|#sume|#tmrv|#toge
5 #tope|#vla>|#vont|2023  suicide|5|a  note|a gudbye|ab  jiva|ab  k|ab is|ab mrne|acident|after  sisters|agr vo|akela  ki|akela hu|al tonigt
5 alva  optio|am  suicide|and  vna|and dont|any sin|apni life|bar  ko|bar  kud|bar kud|bchpa  atmhty|be here|behe|blcony  kudne|blcony se|bnd|bnd kar
5 bte krta|chli  ab|chli ge|chod  h|de dunga|ded  and|ded inside|dimg  bar|dont  vke|dont vna|dost  ki|ending  al|fil  inside|fil ded|friend  a
5 friend vrote|goli  lunga|goli mar|got|gudbye  and|gudbye note|gyi  h|gyi  mot|gyi loa|h  life|h apni|he  mhine|here tomorov|ho  mrne|ho k|hu  blcony
5 if pen|in  beter|in  if|in suicide|inside|inside  dont|inside and|is  left|is  much|is tu|it  tonigt|itna  hu|itna akela|jan  dunga|ji  he|ji  mhine
5 ji pichle|jindgi  presa|jiunga|job  loa|job gyi|k  ja|k  koi|k alva|k mrne|kat  h|ke  ka|ki bte|ko goli|ko mrne|koi optio|kuch|kud  goli|kud  mrne
5 kyo  gya|left  live|left to|leter  h|leter lika|leti h|loa|loa  ab|loa h|mar lunga|me suicide|mene  lgne|mene fnsi|mhine  fnsi|mhine mene|moter
5 mrne  alva|mrne  ji|mrne  rha|mrne ja|mrne k|mrta  apni|mrta h|ne  leter|ne suicide|nhi  rhi|nhi gya|no point|note  ses|note and|noting  to
5 noting left|optio nhi|pen  tu|pen is|pichle  mene|pichle mhine|plning  after|plning suicide|pndit  pichle|point in|presa  k|presa ho|ptni  he|roj  h
5 se  be|se  mar|se vont|ses  vont|sin  suicide|sin in|sisters mrige|stoped|student  suicide|student ne|suicide  kosis|suicide  lika|suicide  my
5 suicide  pen|suicide after|tere  sin|tmrv|to acha|to blcony|togeter|try|tu much|up tmrv|vht  te|vke  tmrv|vla|vna  up|vna vke|vont|vont  here
5 vont be|vrote  gudbye
4 #<afr|#<bey|#<bha|#<blk|#<bor|#<clo|#<dlu|#<dov|#<esa|#<hus|#<ime|#<rem|#<rne|#<sec|#<val|#afre|#ant>|#beyo|#bha>|#bin>|#blkn|#brot|#des>|#dlun
4 #dovr|#ekst|#esnt|#fred|#hiti|#hngi|#huki|#hurt|#husb|#kst>|#ler>|#lkni|#mide|#ncha|#nger|#oesn|#ons>|#ovry|#oyeg|#rhu>|#roye|#sbnd|#tore|#urt>
4 #usbn|#val>|#vik>|#vry>|#yega|a  ot|a  to|a ve|ab  atmhty|ab  me|ab dunia|ab sirf|afred|afred of|after  remedy|and  myself|and cuting|ant
4 anyone  beter|anyone id|ata  mrne|ata bas|atempt  age|atempt suicide|atmhty bchi|bad  kar|bar himt|bas  bar|bas  ka|bas ek|bas mrne|beter  it
4 beter end|bha|bilding|bilding  kudne|bilding se|bin|bki  sirf|blde  brekup|blde after|blkni|blkni  kudne|blkni se|brekup remedy|chot  lungi
4 chot phuncha|cht  kud|chti he|chuki|chuki he|cnt  vitot|cnt live|cosi  cuting|cosi kips|cuting  vit|cuting herself|cuting myself|die  my|die  se
4 die if|dlungi|doesnt|doesnt  bck|doesnt come|dovry|dsa  jiva|dunia  rne|ek  himt|esa|ese  se|ese jine|fel hui|fil  living|frk  pdega|frk nhi|ge  bki
4 ge ime|going  atempt|going  live|has  vit|has left|he  ki|he  mrna|he  nhi|hed  val|hed on|help  vife|her  vil|her i|herself  blde|herself vit
4 hiting|hiting  hed|hiting my|hng  vht|hng myself|hnging|ho chuki|hte  tis|hte living|hu  blkni|hu  mar|hu jindgi|hui  kud|hui to|i  him|i  hiting
4 i  living|id  end|id beter|if  doesnt|if se|ime|ime  ab|ime bki|in store|is  no|is  store|is of|itne nuksa|je  acha|ji  h|ji  ponga|ji  tried|ji i
4 jine  kuch|jine  to|jine ko|jiva  krne|jne  ji|ka fesla|kal  atmhty|kar  chie|kar leni|ki  jne|ki  umide|ki sdi|kids  i|kil  is|kip hiting
4 kips  herself|kips  me|kips cuting|kips teling|kismt|ko  dlungi|ko  phuncha|ko kuch|ko mar|koi  ni|koi  royega|krne  vichr|ktm  chuki|ktm  ko
4 ktm jine|kuch smj|left  kids|left vit|lie  he|life give|like living|live  her|living  life|living tis|mar  ka|mar dlungi|me  kil|me jiva|me peda
4 me rne|me vhe|mera  ktm|mera sab|mere  se|mere mrne|mind  teling|mind kips|moter  to|mrna betr|mrne  kisi|mrne se|muje  kyu|my  mrige|my  on|my mind
4 myself  is|myself  it|myself is|myself vht|nhi ata|nhi pdega|nhi ponga|nhi royega|ni  mar|ni krta|no use|nokri  ime|nokri ge|nuksa  bad|nuksa ke
4 of  use|of no|on  and|on val|phuncha|phuncha lungi|plese  my|plese help|pndit  i|ponga  jonga|ponga mar|pyr ni|rat  ki|rat atmhty|rhu|rne|rne  man
4 royega|sab  jine|sab  kar|sab  krne|se  come|se  ho|se  ko|se  mrna|se doesnt|se kisi|se kud|sirf  bchi|sirf atmhty|slip and|smj  ata|sri umide
4 store|suicide age|teling  to|teling me|tis  give|to  betr|to  id|to anyone|to atempt|to blkni|to kud|to mrna|umide|umide  ho|umide ktm|use  anyone
4 use to|uske bina|val|val  cuting|val and|vife  left|vik|vit  after|vit  and|vitot  i|vitot her
3 #<ake|#<alo|#<ata|#<beh|#<bet|#<chl|#<dhe|#<ese|#<hak|#<kyu|#<puc|#<roe|#<roy|#ata>|#bchp|#chpa|#cold|#dhej|#ecos|#elin|#hak>|#hej>|#hpa>|#htr>
3 #ise>|#kyu>|#oega|#ptr>|#puch|#reti|#roeg|#rve>|#stin|#stor|ab  bas|ab muje|able  live|acha h|agr  chla|agr esa|al  in|al money|am  able|and  get
3 and  it|and  vorld|and tis|ata|ate  roj|atmhty  bte|atmhty  lunga|atmhty  ptr|atmhty kar|bad atmhty|bar  ho|bar  rha|bar bar|bar puch|bas mrna|bchpa
3 bchpa se|be  tomorov|becose|bha  sdi|brek up|bte  he|building  kudne|building se|che|che se|chtr|chtr  atmhty|chtr ne|cold|cold  to|cold go
3 crypto  vnt|crypto and|det  vnt|dhej|dost atmhty|end  pen|esa chla|ese|fed|fed up|fesla kar|figts|fmily  tis|fmily and|gdi ke|get up
3 girlfriend  suicide|girlfriend tretens|go  slip|hak|he gdi|he has|he me|he roj|him  to|him vnt|hte  life|hurt  lungi|hurt kar|i  a|i  al|i brek
3 i cold|i kip|if  brek|if  is|in  dsa|in crypto|is  ok|it ok|jindgi  krne|jine  nhi|jine ke|jine lyk|jne  kyl|jo  lgta|jo esa|ka  kar|ka  lika|ka ptr
3 kar  agr|kar lungi|ke  atmhty|ke kbil|kip|kip  abot|kip tinking|ko hurt|koi  roega|krne  pele|ktm  se|kud  esa|kud  hurt|kyl ate|kyu|leve  fmily
3 life  nhi|life  vnt|life and|lika he|live  him|lost  money|lost al|lungi  esa|lungi agr|lyk  hu|mar  ke|me  lyk|me  to|mene  rat|mene kal|mere jine
3 money  crypto|mtlb  rha|muje  mrna|muje bas|my  tretens|my fmily|my kundli|my sisters|ne atmhty|never get|nhi rha|nhi roega|not able|par boj
3 pele  bar|pen forever|ptr|ptr  he|ptr lika|puch|puch  hu|puch rha|rhunga|roega|sisters|slip  and|slip tonigt|suicide  i|tel  my|tinking  det
3 tinking  leve|tinking abot|to  tonigt|to  vitot|tonigt  never|tonigt and|tretens|tretens  if|tretens suicide|trika bteye|vis  cold|vit kids
3 vitot  vnt|vitot him|vnt  comit|vnt  give
2 #<abl|#<bil|#<cur|#<fon|#<gy>|#<itn|#<jld|#<mng|#<ni>|#<rhu|#<stu|#<tkt|#<try|#<vnt|#able|#bild|#burn|#dli>|#ende|#eryt|#find|#hene|#irlf|#jldi
2 #kund|#ldi>|#lfri|#mind|#ndli|#oped|#osi>|#ryti|#suba|#tes>|#tkt>|#uba>|#uck>|#undl|#vher|#ytin|ab  ka|able|able to|acha  jo|acha mar|after brekup
2 alive  yer|alive nekst|am sad|and  tink|anymore  just|bchpa  suicide|bhut  ab|bina  ji|bina  nhi|bina ji|bina me|cht par|cnt  it|cnt tke|cosi|crying
2 dont  myself|eksm  tomorov|eksm is|everyting|everyting  stop|everyting to|find|front|front of|girlfriend|god  me|golia  so|golia kr|gy|gy  jindgi
2 gy hu|gya  jindgi|har  hu|har gy|he  mot|he ndi|ho  jine|hu  mrne|i fel|if  fel|il  myself|il kil|in  of|in front|is  to|is tomorov|it  i|ja rhi
2 jindgi  ab|jindgi  jina|jine  acha|jine  tkt|jiva me|jldi|just  everyting|ka  rha|kar  ka|kar dene|ke bre|ke togts|ki  kr|ki tkt|kil  if|koi mntr
2 kr  jna|kr so|krj  he|krj bhut|krna  muje|krta  ndi|ktm  dene|kuch  kar|kuch ktm|kundli|lover|me  jo|mind|mntr  ki|mntr do|my cosi|my girlfriend
2 myself  nekst|myself alive|ndi  kud|nekst  and|nekst yer|nhi jina|ni|or  jina|rhi  se|rhi jine|rne  koi|sab  ktm|se  or|se acha|se jina|si  alive
2 si myself|smj nhi|so  chti|so jna|suba|suicide  togts|suicide ke|te  of|tink  kil|tink il|tke  anymore|tke it|tkt|tkt nhi|togts  h|togts ate
2 tomorov  i|tomorov and|use|uske  ji|uske  me|vil god|vnt everyting|yer and
1 #<bf>|#<cle|#<nit|#<vht|#birt|#bte>|#chli|#chot|#cked|#dle>|#ela>|#kela|#krte|#nets|#nit>|#ocke|#pted|#tni>|#umy>|after my|akela|bad suicide
1 bcha  ho|bcha ktm|behe  sdi|bf|bte|bte  h|but  suicide|but to|de i|dost suicide|ek  puch|emi  vife|emi pending|gone  hve|gone  pending|gone emi
1 gone i|har ge|he  jo|he vnts|himself  ses|himself and|ho  chti|ho  hu|ho jna|hve  optio|i  pece|i  sad|im  to|jindgi  koi|jo  acha|job  emi|job gone
1 ke  suicide|ki  umid|krte|ktm  jna|kud  ka|kud jne|lia he|locked|locked  and|locked himself|lst  puch|lst bar|me  jan|me in|me kuch|money in|mrne ki
1 my  to|my  vil|my uncle|nhi ja|nit|no  but|no optio|note  chuka|note lik|optio  to|optio but|over|pele ek|pele lst|pending  gone|pending vife|pichle
1 plese tel|plnets|pyr  krta|se  ek|se  ge|se  jne|se  lst|ses  vnts|suicide  bte|suicide  lik|suicide  lunga|suicide kar|suicide note|tere  yog
1 to suicide|vife  i|vife gone|vnt my|yer  i
-1 #020>|#0ks>|#100>|#10ks|#2020|#75t>|#<100|#<10k|#<38>|#<75t|#<80>|#<acd|#<ado|#<akd|#<ame|#<amj|#<ani|#<anl|#<apr|#<aps|#<asi|#<bdn|#<bhu|#<bje
-1 #<blr|#<bms|#<bud|#<bys|#<cen|#<civ|#<clt|#<cme|#<csk|#<cst|#<das|#<dem|#<dev|#<dki|#<dlt|#<dvk|#<ed>|#<efo|#<egt|#<ele|#<ern|#<esp|#<et>|#<fle
-1 #<fnd|#<fsa|#<fys|#<gf>|#<glt|#<gmi|#<gun|#<gus|#<gyr|#<hcg|#<hkl|#<ias|#<imu|#<ips|#<ite|#<jma|#<jur|#<kbc|#<ked|#<kla|#<kle|#<kls|#<kpd|#<kse
-1 #<leb|#<lel|#<ler|#<lit|#<lol|#<lsi|#<mba|#<mfi|#<mji|#<moc|#<nmi|#<nsa|#<old|#<ont|#<or>|#<pf>|#<plu|#<pnu|#<pod|#<poj|#<pos|#<prk|#<prn|#<prs
-1 #<pte|#<pus|#<rev|#<rit|#<rjk|#<rjy|#<rng|#<roi|#<ros|#<rot|#<rul|#<sap|#<sbi|#<slk|#<sml|#<smn|#<smu|#<stb|#<stv|#<svm|#<tap|#<tov|#<tub|#<tul
-1 #<udr|#<upb|#<vie|#<vrl|#<ymr|#<yot|#<yuc|#abot|#acde|#acti|#adop|#akdm|#amer|#amjo|#angu|#aniv|#anko|#anly|#apri|#apsi|#asi>|#atva|#bcha|#bden
-1 #bdla|#bdne|#beli|#betv|#biop|#biot|#bird|#bje>|#bli>|#blri|#bms>|#bnte|#bokt|#bond|#bons|#bord|#bot>|#btc>|#bteg|#budp|#buj>|#bura|#buyi|#bys>
-1 #cdem|#cel>|#cele|#cent|#chec|#chil|#cia>|#cily|#cise|#civi|#ckup|#clt>|#cme>|#cod>|#comf|#cosi|#cret|#csk>|#cste|#ctiv|#das>|#dec>|#defe|#demi
-1 #demy|#derb|#dere|#deve|#dgem|#dily|#dir>|#disc|#dism|#dkil|#dla>|#dlne|#dlor|#dlta|#dmi>|#dmin|#dnk>|#dopt|#dosa|#drdn|#drg>|#dvkn|#dyle|#ecre
-1 #efen|#egis|#ekni|#ekse|#elbe|#elbi|#elec|#elel|#elj>|#elks|#elne|#embi|#emis|#emon|#emst|#ency|#enen|#ente|#entr|#epre|#erby|#erci|#erem|#erfo
-1 #erik|#erim|#ermi|#ermn|#ernm|#erso|#ersr|#esot|#esto|#etry|#etvi|#evic|#evil|#eviv|#fely|#fenc|#fene|#fesi|#fitb|#flet|#fnd>|#fnsa|#forg|#form
-1 #fort|#frmc|#fsa>|#fsio|#fut>|#fysi|#gems|#gen>|#gita|#gle>|#glti|#gmin|#gnin|#gove|#govt|#grha|#grop|#gte>|#gun>|#guti|#gyrv|#hcg>|#heck|#hek>
-1 #hid>|#hild|#hkln|#hle>|#hlta|#hmra|#hnel|#hodu|#hony|#ias>|#icia|#idre|#idun|#idyl|#ieve|#ign>|#igni|#ikeg|#ikyt|#ilot|#ilte|#ilys|#imun|#inci
-1 #inik|#iniy|#inji|#inst|#inti|#iogi|#iops|#iote|#iped|#irds|#irol|#iryt|#isch|#isit|#ismi|#isra|#ited|#iter|#itig|#itik|#itli|#itra|#itri|#itro
-1 #itut|#iyri|#jgr>|#jini|#jist|#jkum|#jma>|#jreg|#jren|#juri|#juta|#jyog|#kbc>|#kdmi|#kega|#kete|#kila|#kile|#kils|#kipe|#kla>|#kles|#klin|#klsr
-1 #kni>|#kolu|#kpde|#krij|#krio|#krip|#krit|#kser|#kset|#kspo|#kuis|#kul>|#kumr|#kyt>|#lben|#lbi>|#lect|#lega|#lelb|#lelj|#leng|#lern|#liev|#lity
-1 #lmbe|#lndl|#lol>|#lris|#lsik|#lsrp|#lsti|#lus>|#lyst|#mcy>|#mes>|#mfi>|#mfor|#milt|#mini|#mint|#mjis|#mjo>|#moch|#moka|#mpen|#mrj>|#mrut|#msto
-1 #muj>|#muni|#mutl|#ncel|#ncil|#ndir|#ndlo|#nenc|#nerg|#ngts|#ngut|#nik>|#niry|#nist|#nity|#niyr|#njin|#nko>|#nlys|#nmen|#nmin|#nost|#nova|#novh
-1 #nrke|#nspo|#ntct|#nteg|#ntio|#ntre|#nyop|#ocku|#odes|#odun|#ofes|#ofi>|#ogit|#ojgr|#ojit|#okta|#olde|#olen|#olu>|#omfo|#onse|#ontc|#onyo|#open
-1 #opsy|#opt>|#orgi|#orm>|#ortb|#osib|#osni|#otic|#otub|#ovhe|#ovt>|#oyi>|#pbok|#pcod|#peni|#perf|#perm|#pers|#pilo|#plus|#pnu>|#pode|#poji|#pose
-1 #pril|#prkr|#prnt|#psi>|#psy>|#pte>|#pune|#pure|#puri|#purv|#pust|#rby>|#rcha|#rcis|#rdnk|#rds>|#relk|#reme|#rens|#retr|#revi|#rfor|#rged|#rgiv
-1 #rij>|#rinc|#rio>|#ript|#rjku|#rjyo|#rkes|#rmcy|#rmne|#rng>|#rnme|#rofe|#rogi|#rogt|#roi>|#rojg|#rop>|#rosn|#roti|#royi|#rso>|#rsry|#rtbl|#rtit
-1 #rule|#ruty|#rvjo|#ryt>|#sap>|#sbit|#schr|#secr|#sesi|#setr|#sfel|#shid|#sici|#sidr|#sigt|#siky|#sivi|#slkr|#smis|#sml>|#smny|#smut|#snse|#son>
-1 #sons|#soro|#sot>|#spos|#sry>|#stbl|#stej|#stry|#stve|#suk>|#supo|#suro|#susp|#sved|#svim|#svmi|#tap>|#tcts|#tdes|#tech|#tej>|#teni|#tike|#tim>
-1 #tine|#tiog|#tisr|#titu|#tlit|#tngi|#tolo|#tovn|#trok|#tron|#trti|#tube|#tubl|#tuly|#tute|#tva>|#tvi>|#tvne|#ube>|#ubl>|#uchu|#udkr|#udr>|#uite
-1 #umri|#unit|#unrk|#upbo|#upor|#urna|#urog|#urvj|#usko|#uspe|#usra|#uste|#utly|#utre|#utyu|#uyin|#velb|#velo|#vern|#vhos|#vidy|#vimi|#visa|#visi
-1 #vitl|#vjo>|#vkna|#vmi>|#vne>|#vrg>|#vrld|#yesi|#ymrj|#yope|#yotu|#yrin|#yrve|#ysic|#yst>|#yuch|10  cold|10  or|10 sal|10 yers|100|100 yers|10ks
-1 12  vht|12 dec|12 mrch|12t  hoga|12t pas|2  ki|2 sal|20  se|20 sal|2020|2020  vil|2020 vhe|2021  vil|2021 vho|2026  fmily|2026  privr|3  pregnt
-1 3 monts|30  bad|30 ke|3000  ky|3000 hoga|38|38  nov|38 viks|420  hogi|420 sbit|5  lgna|5 bje|50  mng|5t  or|5t  strong|5t gud|5t hose|5t me|75t
-1 75t birtde|7t  mrige|7t kils|7t mont|8  krb|8  me|8 gar|80|8t  me|8t  sude|8t mea|9|9  chl|9 mont|92  h|92  he|a  broker|a  centre|a  crir|a  cse
-1 a  mech|a  older|a  one|a  perso|a  tovn|a  yog|a cricketer|a dignostic|a doctor|a frod|a ge|a hospitl|a miscrige|a mrityu|a neurosurgeo|a prince
-1 a profesio|a sml|a stock|a stroke|a vidov|aborsa  chuka|aborsa ho|abortio  lu|abortio krva|abot|abot  alimony|abot  demise|abot  hose|abot  in
-1 abot  job|abot  luck|abot crir|abot egt|abot me|abrod yog|acdemy|acdemy  kam|acdemy ka|acha  dega|acha  ky|acha hoga|acha return|acha sme|acha time
-1 achi  ky|achi hogi|achnk  ka|achnk mrityu|acident  meri|ackuisitio|ackuisitio cse|ackuited|active|active  i|active vil|adlt  kilf|adlt  pesa
-1 administrtio|admisio chnces|adni  crs|adni sres|adopt|adopt  child|adopt a|after  dte|after  husbnds|after 60|after due|after lsik|agenst  be
-1 agenst  compny|agle  pese|agle mhine|agli  par|agli  pe|aj  cricket|aj  lgo|aj  mech|aj  mtch|aj intrde|aj pesa|akdmi|akdmi  kam|akdmi ka
-1 akele  sik|akele jina|akele rna|akiri  me|akiri stej|akl  dos|akl  ka|alergy  kab|alergy se|alg  jenge|alg  lu|alg gar|alg ho|alpyu  child|alpyu he
-1 alpyu in|am  7t|am  a|am  as|am  cursed|am  gud|am  mrige|am depresed|am done|am in|am my|amerika|amerika  rhunga|amerika me|amjo|amjo  ok|amjo is
-1 an  compny|an insurnce|ancestors|ancestrl  vit|ancestrl property|and  tese|ane  sal|anguti|anguti ko|aniversry|aniversry puja|ank ka|anko
-1 anko  rosni|anko ki|anlyst|anlyst crir|ant  kab|ant sme|anticiptory  from|antim|antim  kab|antim sme|any chnce|any dos|apel  hig|apel  ky|apel in
-1 apel kru|apil  ky|apne flet|apne flt|apni cste|apni jti|april|apsi|apsi  ki|apsi tlk|are  strengts|are  vhe|are meningles|arnged  for|arnged mrige
-1 as  chrt|as  profesio|as  strs|as  time|as ful|asi|asi  tak|asi sal|asptl  he|asr  he|asr dlta|astm  me|at  home|at  jobs|at  pti|at fince|at or
-1 at tin|atmvisvs  bde|atmvisvs kese|atva|atve  ka|atve  me|atve bav|atve gar|ave  i|ave can|aya  h|aya  kort|aya  ky|aya h|aya he|aya sch|ayi  sch
-1 ayi h|ayipil  kiski|ayipil  kon|ayipil me|ayipil trofi|ayu  kam|ayu  ya|ayu h|ayu mujse|bad  acha|bad  achi|bad  chlegi|bad  kesa|bad  lst
-1 bad  muje|bad  uds|bad gar|bad smbli|bal  ka|bal ktvne|bar  ky|bar  nam|bar  trofi|bar aborsa|bar ayipil|bar me|bar tikega|bav  girega|bav  h
-1 bav  ky|bav  sni|bav  svmi|bav bdega|bav ka|bav kab|bav krb|bav me|bch  ky|bch jegi|bcha|bcha  kmjor|bcha  ldka|bcha dka|bche  ayu|bche  bchega
-1 bche  custody|bche  kstdi|bche  me|bche  otism|bche pde|bchenge|bchenge ky|bcho  reltio|bchpa  polio|bcht  he|bcht tik|bde sehr|bdenge|bdlne
-1 bdlne  sme|bdlne ka|bdlu  cse|bdlu  kes|bdlu ky|bdlu to|bdne|bdne  yog|bdne ka|be  agenst|be  bond|be  due|be  for|be  helty|be  mrityu
-1 be  neurosurgeo|be  pecefuly|be  prince|be  sisters|be  stble|be  tis|be  umr|be  unrked|be  us|be ackuited|be ahed|be before|be boy|be closed
-1 be cnceled|be comfortble|be dischrged|be dismised|be filed|be fincily|be helty|be jel|be ka|be ko|be love|be murdered|be negtive|be nov|be on
-1 be pece|be penful|be positive|be rich|be sved|bechne  time|become  after|become  cricketer|become  from|become  stock|become  vidov|become rich
-1 become vidov|becose  vork|before  after|before or|behe  pcod|behe  surl|behe ko|bel  ky|bel  mnjur|bel  sesio|bel  ya|bel arji|bel from|bel hogi
-1 bel milegi|believe|believe me|benk  knuni|best field|beta  eksm|beta  pas|beta 12t|beta bord|bete  bel|bete  bvisy|bete  cricket|bete  future
-1 bete  kel|bete  kriket|bete  umr|bete  unr|beter  had|beter he|beti  apni|beti  bvisy|beti  lie|beti bto|beti he|beti ke|betr  bno|betr kese|betvi
-1 betvi  jobs|betvi tvo|bgva  gar|bgva ke|bgy  he|bgysli  ky|bgysli hu|bha  dilivri|bha  dipresa|bha  ldki|bha ka|bha ko|bhr  ky|bhr egi|bhu pet
-1 bhut kti|bhut lgta|bhut tog|bi  by|bi hve|bima  me|bima kmpni|bimr  mrch|bimr chcha|bimri  chutkra|bimri  h|bimri hogi|bimri lelj|bimri se|biopsy
-1 biopsy  be|biopsy report|biotech|biotech  crir|biotech reserch|bipi  yog|bipi ka|birds|birds  plus|birds job|birtdes|birtdes  grndma|birtdes vil
-1 bitkoi  bav|bitkoi  du|bitkoi bech|bitkoi ka|bivi  bne|bivi ma|bje|bje  ky|bje lgna|bjr  krodpti|bjr se|blrista|blrista  alpyu|blrista or|blud  no
-1 blud  ok|blud bnk|blud grop|bms|bms  bms|bms corse|bms or|bnd  ky|bnda  h|bnegi ky|bnglor|bnglor  akele|bnglor me|bnk ok|bno ky|bntegi|bnu  enginir
-1 bnu  fysicia|bnu  ias|bnu ky|bnungi|bola  kon|bola he|bolega ky|bolenge|bonce  me|bond|bond  kids|bond vit|bons|bons  me|bons kes|bord|bord  me
-1 bord eksm|boring  vil|boring vhe|born  dte|born  june|born due|born helty|boy  girl|boy  or|boy of|bp  yog|bp ka|bring  det|bring my|broker  crir
-1 broker ka|broter  2027|broter in|bru  he|bru svst|btc|btc  et|btc or|btegi|btle  builder|btle agenst|bto  ka|bto aj|buj|buj  glti|buj ke|bukr  h
-1 bukr serios|bura|bura  kab|bure  kab|bure din|busines  chle|busines  filed|busines  in|busines  rhega|busines died|busines is|busines kesa
-1 busines kese|busines prtner|but  period|but no|buy  tis|buy flt|buy lnd|buy tomorov|buying|buying sres|bvisy  he|bvisy kesa|by  born|by  boy
-1 by  cort|by  des|by  doctor|by  helty|by 10|by ancestors|by boy|by pls|by survive|by te|byps  ky|byps kro|bys|bys  is|bys hertbet|c  delivery
-1 c  gud|c  tik|cal  monde|cal for|can  a|can  adopt|can  do|can  erly|can  joi|can  ope|can become|car  my|car for|centre|ceremony|ceremony  for
-1 ceremony muhurt|chcha  akiri|chcha  on|chcha  property|chcha  smpti|chcha  stge|chcha  tak|chcha is|chcha ji|chcha lst|chcha mrch|chda  a|chda moch
-1 check|check  cse|check bonce|chek|chek  kes|chek bons|chemo  for|chemo vork|chie  ky|chie hoga|child  over|child get|child horoscope|childrens
-1 childrens future|childud  vil|childud hov|chl  h|chlega  crir|chlega ky|chlega mera|chlegi ky|chlta|chlta  nokri|chlta hu|chmkegi ky|chnce  ky
-1 chnce h|chnces after|chnel|chnel  it|chnel vil|chnge  hospitl|chnge  vil|chnge it|chnge job|chnge kab|chnge kru|chnge te|chod  busines|chod  ne
-1 chod  vypr|choda  sijeria|choda ko|chodkr  ki|chodkr bnglor|chodkr medikl|chodna  kab|chodna h|chodunga|chrt  a|chrt  abot|chrt  his|chta  sdi
-1 chuka  is|city flt|civil|civil  eksm|civil judge|clinic  dte|clinic  ka|clinic kolne|clinic opening|close  tode|close gri|clt|clt  ekspectio
-1 clt result|cme|cme  line|cme fent|cncel|cncel  termintio|cncel my|cnceled|cncer  bck|cncer  hoga|cncer  institute|cncer come|cncer reserch
-1 cncer tik|cnda  bas|cnda me|cnt  husbnd|cnt my|coching  of|coching pe|coi kridu|cold  be|cold i|coma  bhr|coma se|come  from|come first|come home
-1 comfortble|comfortble  60|comfortble after|compenstio|compenstio  consumer|compenstio from|complete|complete  yers|complete 100|compny  corse
-1 compny  kilf|compny  lbor|compny in|compny ke|compny secretry|conceve  cycle|conceve  mont|confidence  bde|confidence kese|consumer|consumer cort
-1 contcts|contcts  vil|contcts vhe|continue sfely|cort  abot|cort  any|cort  is|cort  jmi|cort  my|cort  notice|cort  suspensio|cort  tlk|cort  vil
-1 cort btle|cort cncel|cort decide|cort dte|cort hering|cort mera|cort pending|cort verdict|cort vhe|cose  of|cose det|covid age|cricket  crir
-1 cricket  ka|cricket  kon|cricket  se|cricket acdemy|cricket coching|cricket me|cricket mtch|cricket sta|cricketer|crir  fsio|crir  hope|crir  ky
-1 crir  nov|crir  ptology|crir any|crir be|crir bno|crir dnger|crir tik|crs  mrunga|crs me|crypto  kridu|cse  chutkra|cse  custody|cse  i|cse  in
-1 cse  jitega|cse  jonga|cse  kab|cse  ke|cse  ky|cse  lbor|cse  niptega|cse  se|cse  sja|cse 20|cse come|cse for|cse har|cse in|cse jitne
-1 cse jitunga|cse kab|cse kon|cse se|cse tik|cse vil|csino goa|csk|csk  tode|csk vin|cste|cste  ldka|cste ka|cure  ski|cursed  ancestors|cursed by
-1 custody  milegi|custody  vil|custody kisko|custody vho|cycle vork|da  sal|dar  lgta|dar bhut|das|das  or|das sal|dec|dec  vil|dec vht
-1 december  rhengi|december tak|decide|decide  my|decide abot|defence|dega|dehnt  bad|dehnt  hoga|dehnt  umr|dehnt  unr|dehnt kb|dehnt ke
-1 dekne  jivit|dekni|dekni  kab|dekni he|dele|dele  childre|dele in|delhi  h|delhi ka|deliver  by|deliver helty|delivery  38|delivery  before
-1 delivery  c|delivery  smutly|delivery be|delivery go|delivery hpe|delivery norml|delivery or|dely  tis|dely vil|demise|dentist  opening
-1 dentist clinic|depresed  my|depresed abot|derby|deri  he|des  i|des  vil|des cold|des vhe|design|design corse|designing|det  come|det  ky|det  mngl
-1 det  puja|det  ya|det aniversry|det of|det vil|developer|developer crir|dhej  h|dhej  se|di  kitne|di  se|di coma|di or|dia  bchunga|dia  kab
-1 dia apel|dia kab|dia pesa|did  girlfriend|did  tem|died  2020|died  vil|died hov|dignostic|dignostic centre|dil  bimri|dil ki|dili  he|dili ka
-1 dilivri kesi|dilivri norml|dilysis|dilysis  tak|dilysis kab|din  h|din  he|din  ktm|din chlega|din jiegi|din kab|din roi|din royi|dipresa  ktm
-1 dipresa kab|dirgyu  ya|dirgyu he|dischrged|dismised|dispute  fmily|dispute in|divli  3000|divli par|divli tak|divorce  ste|divorce or|dkila|dlta
-1 dlta he|dma  hoga|dma tik|dnger in|do  aborsa|do  ayi|do  or|do  perform|do  secretry|do a|do bar|do bms|do compny|do fd|do line|do nokrio|do sal
-1 do srd|doctor  choda|doctor  hertbet|doctor  ya|doctor bnu|doctor bnungi|doctor ses|does  hose|does  hrm|does 8t|dont  like|dont  to|dos  det
-1 dos  it|dos  me|dos  mla|dos  my|dos  viva|dos cose|dos h|dos he|dos is|dos ky|dosa|dosa  on|dosa efects|dost  udr|dost ko|dr  tret|dr sold
-1 drd  kab|drd kab|drdnk|drdnk  ky|drdnk hogi|drg|drti pe|dsa  bring|dsa pa|dsa pitji|dsa vil|dte  12|dte  on|due  is|duk  ktm|duk kab|dunia  he
-1 dunia  me|dunia bar|dunia dekni|durgtna  ka|durgtna me|durgtna muvje|dusma  mrega|dusma kab|dusra|dusra  ldka|dusra bcha|dusri  ka|dusri  par
-1 dusri sdi|dusri trik|dvkna|dvkna  chlega|dvkna tik|e  bdegi|e kab|ed|ed  on|ed cse|eductio abrod|efects on|eforts|eforts  meningles|eforts are
-1 ega  rjkumri|egt|egt hose|ek  h|ek  he|ek kidney|ek kidni|eks  te|eks by|eksercise|eksercise  suits|eksercise rotine|eksm  jit|eksm  kesa
-1 eksm  ponga|eksm me|eksm nikl|ekspectio|ekspire|ekspired|ekspired  2021|ekspired  pitra|ekspired in|ekspired is|eksport|eksport  busines|eksport ka
-1 elelbi|elelbi  ya|elelbi kru|embi|embryo  be|embryo trnsfer|ends  april|energy|energy  rhegi|energy  tis|energy kesi|energy lov|enge  lie|enge mere
-1 enginiring  medicine|enginiring for|ern|ern  stocks|ern from|ese  chlega|ese hi|esports|esports  a|esports as|et|et  vil|et vhich|etereum rise
-1 ever  kbc|ever vin|evictio|evictio suit|evil|evil  on|evil eye|eye|eye  my|eye on|eyesigt|eyesigt  bck|eyesigt come|fal  milega|fal kab|fce  age
-1 fce miscrige|fd  virology|fd in|felure hel|fenens|fenens  crir|fenens me|fent|fent  is|fent line|fesla  apel|fesla  pks|figt  vil|figt dely
-1 fil  and|fil sad|filed  for|filed  frod|filed  me|filed a|filed agenst|filing  since|filing lov|fince  crir|fince  ok|fince anlyst|fince jobs
-1 fince sector|fincily|fincily stble|fir  filed|fir  grbpt|fir  jegi|fir be|fir ho|fir hogi|first  be|first  or|first by|first me|flet|flet  kab
-1 flet me|flt  kab|flt  te|flt  yer|flt me|flt or|flt tis|fmily  hose|fmily  it|fmily  kisi|fmily  koi|fmily agri|fmily over|fnd|fnd  lmbe|fnd me
-1 fnsa|fnsa  he|fnsa dia|for  10|for  broter|for  by|for  job|for  mrige|for  mtch|for  nevborn|for  ont|for  sectio|for  sres|for  ticket
-1 for  trnsport|for  vho|for buying|for c|for custody|for her|for interviev|for kids|for lvyers|for medicine|for mom|for nekst|for todes|foregn trvel
-1 forgive|frma ksetr|frma sector|frmcy|frod  vil|frod cse|from  as|from  eks|from  friend|from  government|from consumer|from hospitl|from lotery
-1 from sesio|from stocks|fsa|fsa  kab|fsa dia|fse lst|fsio|fsio designing|fter  ave|fter  hov|fter  is|fter  sucesful|fter  tis|fter be|fter died
-1 fter ekspired|fter psed|fter survive|fters  felure|fters  in|fters helt|fters kidney|ful  crir|ful time|fut|fut go|future  h|future kesa
-1 fvor  bolega|fvor  h|fysicia|gar  bnglor|gar  chlta|gar  ega|gar  hisa|gar  jonga|gar  ka|gar  kla|gar  kles|gar  kridunga|gar  ky|gar  peda
-1 gar  rhu|gar ldka|gar lene|gar lu|gar rjkumr|gdi  chda|gdi me|ge  dusri|ge  grb|ge  kab|ge ky|ge mech|ge pitri|ge vstu|gemstone|gemstone  i
-1 gemstone sold|gen|gen  my|gen in|gender  for|gender predictio|generl|generl velbeng|get  age|get  at|get  he|get  my|get  nev|get  old|get  otism
-1 get  periods|get  vit|get beter|get compenstio|get covid|get govt|get her|get his|get in|get into|get it|get kiled|get mentence|get mried
-1 get results|gf|girl  agri|girl  tan|girl fmily|girl older|girlfriend  pregnt|girlfriend get|give 10ks|glti|glti  ky|glti ki|gmbir  he|gme  corse
-1 gme  crir|gme design|gme developer|gming|gming  chnel|gming yotube|go first|go smutly|goda ega|going  vhe|going novhere|gold  for|gold gud
-1 government|government  cse|government ackuisitio|govt|govt job|grb  ky|grb  sisu|grb me|grbpt  tik|grbpt hoga|grbpt krvna|grha|grha  vil
-1 grha active|gri tode|grndfter  100|grndfter  beter|grndfter complete|grndfter get|grndma si|grndmoters|grndmoters  aniversry|grndmoters det
-1 grndpa  vit|grndpa be|grop|grop  tel|grop no|gud  5t|gud  bad|gud  buying|gud  fince|gud  not|gud  vork|gud as|gud at|gud crir|gud on|gud period
-1 gud perso|gudod  kon|gujr  ky|gujr  pitri|gujr jenge|gujrega|gujrega ky|gujrenge|gun|gun  h|gun milte|guru  kesi|guru  mhdsa|guru ki|guru mhdsa
-1 gutne  opertio|gutne  opresa|gya  chuti|gya  lotegi|gya  utega|gya busines|gya kab|gya vo|gya vypr|gyrve|gyrve me|h  age|h  choti|h  chutenge
-1 h  kese|h  kitne|h  ktm|h  mukti|h  sal|h  time|h acha|h bche|h bchegi|h chuti|h confidence|h kitne|h kuskbri|h sch|h usko|had  stroke|hak  bolenge
-1 hcg|hcg  lov|hcg is|he  age|he  alpyu|he  bar|he  bchunga|he  bck|he  choti|he  chutenge|he  din|he  dischrged|he  hoga|he  jegi|he  jenge|he  ke
-1 he  kese|he  kesi|he  kitne|he  lotegi|he  meri|he  moka|he  nokri|he  ot|he  sme|he acha|he age|he atmvisvs|he bch|he bchega|he chuti|he e|he gnja
-1 he go|he grb|he had|he income|he interviev|he kitne|he kuskbri|he result|he sida|he srkri|help  nov|helt  coming|helt  vek|helt in|helt is
-1 helty  am|helty by|helty i|her  or|her hert|her periods|hering|hering  monde|hering on|hertbet  slov|hertbet  vek|hi  mera|hi chlega|hig  cncel
-1 hig  mera|hig  pending|his  grov|his eductio|his job|hklna|hklna  hoga|hklna tik|hmra|hmra  sfl|hmra ivf|hmre  rjkumr|hmre fvor|hnging  tvo
-1 hnging betvi|ho  kab|ho ponga|hoga  beti|hoga  ldki|hoga  mera|hoga  mhina|hoga  mont|hoga  ya|hoga 9|hoga age|hoga ldka|hoga mera|hoga nova
-1 hogi  acident|hogi  dos|hogi  durgtna|hogi  hmri|hogi  nhi|hogi  opertio|hogi  opresa|hogi meri|hogi mngl|home  hospitl|home from|homeopty  ya
-1 homeopty le|honge  nhi|honge ky|honge ya|honyopeti|honyopeti  mera|honyopeti se|hope  my|hope for|horse  vin|horse vil|hose  abot|hose  sni|hose me
-1 hose posible|hose se|hose strong|hospitl  h|hospitl  mom|hospitl  monde|hospitl  surgery|hospitl administrtio|hospitl for|hospitl since|hota he
-1 hov  do|hov  in|hov  monts|hov  sturn|hov sun|hpe  viks|hpe 38|hpens  sturn|hpy  old|hpy in|hra  pesa|hra hua|hrm  crir|hu  ky|hu  plj|hu  se
-1 hu  sme|hu chuti|hu nokri|hua  bteye|hua  hu|hua  kab|hua lucky|hua pesa|husbnd  cse|husbnd  det|husbnd  hose|husbnd  vhe|husbnd custody|husbnd die
-1 husbnd filed|husbnd ki|husbnd seprte|husbnd trnsfer|husbnds demise|hve  boy|hve  delivery|hve  lsting|hve  me|hve  miscrige|hve  or|hve by
-1 hve childre|hve durgtna|hve girl|hve norml|hvlt  h|hvlt  he|i  80|i  ackuited|i  agenst|i  bms|i  by|i  childre|i  comfortble|i  compenstio
-1 i  compny|i  covid|i  cricket|i  defence|i  depresed|i  done|i  enginiring|i  fd|i  fincily|i  flt|i  gym|i  his|i  hpy|i  job|i  justice|i  kiled
-1 i  lnd|i  lotery|i  mentence|i  miscrige|i  murdered|i  norml|i  normly|i  per|i  pitru|i  prents|i  pune|i  punised|i  results|i  rid|i  trding
-1 i  vin|i adopt|i as|i conceve|i cursed|i deliver|i ekspire|i erly|i ern|i ever|i gud|i in|i lose|i perform|i relks|i remry|i rise|i skiped|ias
-1 ias  suits|ias vhich|ilnes  i|ilnes vil|imunity|in  bnk|in  designing|in  go|in  goa|in  gud|in  hov|in  insurnce|in  is|in  kils|in  lab|in  mea
-1 in  over|in  return|in  sisters|in  sml|in  strs|in  yer|in 2020|in 2021|in amjo|in an|in april|in blud|in child|in childre|in fsio|in fut
-1 in hospitl|in hostel|in lnd|in lockup|in love|in ptology|in pune|in sturn|in virology|income  bdegi|income kab|injiniyring|injiniyring  medikl
-1 injiniyring chodkr|institute|institute  job|institute me|insurnce  me|interviev  jega|interviev kesa|intrde  feda|intrvyu  lie|intrvyu ke
-1 invest  lnd|investing|investing  for|investing gud|ipl  kon|ipl me|ips|ips  ias|ips  ya|ips bnu|ips or|is  5t|is  ayipil|is  bch|is  blrista
-1 is  dec|is  dele|is  destiny|is  did|is  dos|is  enemy|is  energy|is  fmily|is  foregn|is  generl|is  grha|is  hospitl|is  lockup|is  love|is  ma
-1 is  mentl|is  monts|is  moters|is  mrch|is  mrige|is  mrityu|is  novhere|is  pe|is  prctice|is  pregnent|is  privr|is  prtner|is  sectio|is  since
-1 is  sister|is  srp|is  sti|is  tikega|is  trip|is  vitlity|is  yes|is 3|is akl|is c|is fince|is judiciry|is kal|is lav|is mrk|is ok|is optio
-1 is pitra|is sde|is sfe|is slov|is sold|is tubl|is vhe|is vrite|is vstu|it  ahed|it  for|it  period|it  solved|it help|it improve|it revive|it yes
-1 iterim|iterim  ky|iterim bdega|ivf  hoga|ivf  sucesful|ivf  vork|ivf be|ivf cycle|ivf sfl|jad  he|jaj  hak|jaj  priksa|jaj ki|jaj mere|jam  suba
-1 jam  ta|jam kesa|jam sme|jan  meri|jan buj|jan vo|jekpot  lgega|jekpot kab|jel me|jgda kab|jgde  ktm|jgde kab|ji  gujr|ji  gujrenge|ji  stej
-1 ji  svrg|ji akiri|ji ponga|jina  lia|jina sik|jindgi  pesa|jitega ky|jitne  chnce|jitne  lie|jitne ke|jiunga me|jiva  hoga|jiva  kese|jiva  kti
-1 jiva  rhega|jiva acha|jiva betr|jiva bhut|jiva kab|jivit rhega|jivit rhengi|jivit rhunga|jma|jma  bgy|jma hu|jmi  mukdma|jna  sub|jna kab|jnm  me
-1 jnm  suba|jnm  ta|jnm 5|jnm kesa|jnm sme|job  it|job  kru|job  ky|job  me|job  study|job  vht|job  yog|job abrod|job chnge|job in|job milegi
-1 job muje|job plus|job vides|job vil|jobs  one|jobs vhich|joi  coching|joi cricket|joi defence|jti  ldka|jti ka|judge  ky|judge  nikl|judge eksm
-1 judge hmre|judge mere|judge mnega|judgement|judgement  in|judgement come|judiciry  pat|judiciry eksm|judiciry rigt|judva  ky|june  abot|june  jma
-1 jury|jury  me|jury believe|justice  vork|justice at|juta|juta  cse|juta dhej|jute  kes|jute  me|jute dhej|jute mukdme|ka  20|ka  bdega|ka  bech
-1 ka  divli|ka  gyrve|ka  hoga|ka  kb|ka  mtch|ka  norml|ka  par|ka  ponga|ka  smny|ka  yog|ka chnce|ka cncer|ka cricket|ka dehnt|ka dilysis
-1 ka dipresa|ka ho|ka kensr|ka kriket|ka lkva|ka los|ka mrityu|ka nida|ka nirne|ka opertio|ka rog|ka sap|ka srd|ka srp|ka svbv|ka svmi|ka tered
-1 ka tyroid|ka viva|kab  ese|kab  he|kab  jenge|kab  jiengi|kab  jivit|kab  mere|kab  milega|kab  milegi|kab  sidrenge|kab bchunga|kab bdenge|kab bnd
-1 kab bnegi|kab bnungi|kab chlega|kab chodunga|kab girega|kab gujr|kab gujrenge|kab h|kab hoga|kab jonga|kab kridunga|kab krvo|kab moka|kab mrega
-1 kab mrengi|kab mrunga|kab mukti|kab recover|kab rhenge|kab se|kab smpt|kab sub|kab suru|kab svrg|kab utega|kab utrega|kal  dos|kal  me|kal ayipil
-1 kal ipl|kal srp|kap  jitega|kap kon|kar du|kb hoga|kbc|kbc  lotery|kbc or|ke  apni|ke  cse|ke  gar|ke  milte|ke  smbli|ke dehnt|ke gar|ke glti
-1 ke gun|ke mech|ke mtch|ke mukdme|ke ne|ke nida|ked|ked hogi|kel  me|kel vidyle|kelne|kelne  kab|kelne me|kelu  aj|kensr  ho|kensr tik|kes  jonga
-1 kes  kab|kes  niptega|kes  se|kes  sja|kes har|kes ldu|kes tik|kesa jega|kesa krega|kese bntegi|kese btegi|kese hogi|kese honge|kesino  bdi
-1 kesino me|kha  acha|ki  is|ki  kidney|ki  kidni|ki  kise|ki  kisko|ki  ky|ki  mere|ki  mfi|ki  mujse|ki  nikl|ki  pitji|ki  result|ki  vps
-1 ki bchega|ki bcht|ki beti|ki dsa|ki dusri|ki kolu|ki ky|ki mhdsa|ki pensio|ki priksa|ki psnd|ki rosni|ki stiti|ki tngi|ki umr|kia  hogi|kia  ky
-1 kia sja|kidney  h|kidney  hel|kidney  kitne|kidney felure|kidney h|kidney krb|kidni  he|kidni  kitne|kidni he|kidni krb|kiled|kilf  krij|kilf cse
-1 kilf sikyt|kiling  birds|kiling tvo|kils|kils mrige|king  pls|king number|kis hospitl|kis umr|kis unr|kise milegi|kisi  det|kisi  nida|kisi ka
-1 kisko milegi|kismt  snta|kitne  jiunga|kla|kla  reti|kla kyo|kles|kles  reta|kles kyu|klinik|klinik  ka|klinik kolne|klsrp|klsrp dos|kmi he
-1 kmjor  bche|kmjor  bchega|kmjor  he|kmjor h|kmjor he|kmr  bhut|kmr me|kni  of|kni opertio|knuni  ki|knuni  me|knuni lde|knuni slkr|ko  bno|ko  cste
-1 ko  du|ko  dunga|ko  ked|ko  ky|ko  lucky|ko  sectio|ko  tik|ko  tuly|ko  vidyle|ko apni|ko bel|ko c|ko crir|ko dunga|ko kel|ko kus|ko mrityu
-1 ko otism|ko pcod|ko pesa|ko udr|ko umr|ko unrked|koi  ky|koi gujrega|koi kridu|kok  bcha|kolu|kolu ky|kon  ank|kon  chunu|kon  din|kon  goda
-1 kon  kripto|kon  number|kon  test|kon se|konsa  acha|konsa  coi|konsa  kridu|konsa  kro|konsa  mere|konsa  pnu|konsa crypto|konsa kel|konsa test
-1 konse|konse  enge|konse ank|kort  apil|kort  jitunga|kort  ky|kort  nirne|kort ka|kort kes|kpde|kpde ka|krb  bch|krb  bchegi|krb  ky|krch  kam
-1 krch kese|krcha|krcha  kam|krcha kese|kridna  he|kridu kal|kridunga|krij|krij  ky|krij hogi|kriket  crir|kriket  ka|kriket  se|kriket akdmi
-1 kriket me|kriket ste|kripto|kripto  kridu|kripto koi|kro ky|kru  embi|krvna tik|ksetr|ksetr  nokri|ksetr me|kst|kst he|kstdi kise|kti  acha
-1 ktm hogi|ktra h|ktvne|ktvne  sub|ktvne ka|kudkr|kudkr  me|kudkr gdi|kuit  fd|kul|kul  kitni|kul ayu|kundli  dirgyu|kundli  lmbi|kundli  rjyog
-1 kuota job|kus  rku|kus kese|kuskbri h|kuskbri he|ky  10|ky  age|ky  alg|ky  alpyu|ky  asi|ky  bche|ky  be|ky  bech|ky  bimri|ky  bto|ky  cnda
-1 ky  cort|ky  das|ky  dlta|ky  grbvti|ky  htkdi|ky  hve|ky  jitne|ky  kes|ky  kort|ky  mnsik|ky  mrityu|ky  pa|ky  pele|ky  pregncy|ky  pregnency
-1 ky  pregnt|ky  sdi|ky  sisu|ky  sja|ky  suhg|ky  tak|ky  vidva|ky  vklt|ky  vle|ky acha|ky asr|ky bchpa|ky bitkoi|ky bivi|ky cse|ky dekne|ky dusri
-1 ky ega|ky grb|ky honyopeti|ky husbnd|ky jaj|ky jiva|ky ko|ky lotery|ky mfi|ky mujse|ky plj|ky police|ky polio|kyo reti|kyu ruka|lav  profitble
-1 lav prctice|lbor  penful|lbor  vhe|lbor  vil|lbor be|lbor pens|lde|lde  kon|lde me|ldka  ldki|ldka  na|ldka  ya|ldka chie|ldka delhi|ldka dili
-1 ldka he|ldka peda|ldka ya|ldke  ldki|ldke or|ldki  gun|ldki  psnd|ldki ki|le  alopty|le ya|lelj|lelj h|lene  yog|lern|lern sviming|let  kuskbri
-1 leve  for|leve enginiring|lgn  he|lgn ky|lgna  h|lgna ky|lgta  atmvisvs|lgta  confidence|lia  kab|lia sti|lie  jti|lie  ky|lie  rng|lie apni
-1 life  going|life  hogi|life  tog|life  vhe|life achi|life bhut|life hov|life setle|line  h|line  it|line ayi|line is|litigtio|litigtio drg
-1 livr  bimri|livr ki|lkva  he|lkva  hoga|lkva tik|lmbe|lmbe  ki|lmbe sme|lmbi  h|lmbi  he|lmbi  ya|lmbi ayu|lmbi umr|lnd  sved|lnd  ve|lnd be
-1 lnd cse|lnd vil|lndlord|lndlord  te|lndlord vin|lockup|lockup  sun|lockup hov|lol|lol  vil|lol vhe|long  grndpa|long  investing|long  reltionsip
-1 long  tis|long lsting|los  recover|los kab|lose  moter|lost  vhe|lost contcts|loteri|loteri  ka|loteri kridne|lotery  amir|lotery  in|lotery  ka
-1 lotery  kon|lotery  konse|lotery  tode|lotery gen|lotery kridne|lotery luck|lotery se|lov  des|lov  pregncy|lov  trnsfer|lov  yer|lov since
-1 lov tese|lov tis|love  arnged|love  ke|love or|love true|lsik|lst  me|lst  vhe|lsting|lsting reltionsip|lte  interviev|lte  kuskbri|lte he|lu  kes
-1 luck tode|lucky  love|lucky in|lucky number|luk up|lvyer  a|lvyer do|lvyers|ma  bnungi|ma  cncer|ma  dehnt|ma  kus|ma  mrengi|ma  seht|ma  tak
-1 ma 10|ma das|ma ka|man uds|mba|me  ank|me  ayu|me  bdlu|me  be|me  bntegi|me  bnunga|me  btegi|me  c|me  chnge|me  closed|me  crs|me  dia
-1 me  dismised|me  durgtna|me  egt|me  gujrega|me  honge|me  kes|me  kon|me  krega|me  line|me  mnega|me  moch|me  nekst|me  prnt|me  rogi|me  sat
-1 me  sijeria|me  slkr|me  sme|me  surksit|me  tbdla|me apil|me asi|me bgysli|me bolega|me bolenge|me chda|me chlta|me cnda|me cse|me dil|me dirgyu
-1 me dkila|me fnsa|me fsa|me hisa|me hve|me jma|me jna|me judge|me kes|me kesa|me kitne|me kla|me kles|me knuni|me konse|me kort|me lmbe|me lmbi
-1 me lucky|me mera|me mnsik|me pa|me plne|me rjyog|me shid|me sisu|me snta|me surgery|me viva|mea  det|mea sude|mech  tos|mech ka|mech kab
-1 medicine studies|medicl  pe|medicl coching|meditio  lie|meditio mere|meningles  vil|meningles vhe|ment  fal|mentence|mentence  my|mentence from
-1 mentl|mera  5|mera  cse|mera  denge|mera  dka|mera  hoga|mera  jivit|mera  kes|mera  kitne|mera  ky|mera  tik|mera  vps|mera antim|mera crir
-1 mera dma|mera duk|mera jekpot|mera jnm|mera lgn|mera prnt|mera sat|mera sisu|mera suspensio|mere  dos|mere  fir|mere  ldka|mere  sikyt|mere  tik
-1 mere fvor|mere mngl|mere pa|mere pe|mere sre|mere sur|meri  ayu|meri  bnegi|meri  drdnk|meri  he|meri  kese|meri  kis|meri  krb|meri  lelj
-1 meri  pet|meri  prkritik|meri  puri|meri  riport|meri  sal|meri  titi|meri alpyu|meri behe|meri bel|meri bha|meri bhu|meri do|meri kab|meri kidni
-1 meri kul|meri mrutyu|meri pregncy|meri pregnency|meri snse|meri sugr|meri tvcha|meri umr|mfi|mfi milegi|mgistrte  bolega|mgistrte ky|mgistrte se
-1 mhdsa  rhegi|mhdsa efects|mhina  rha|mhina chl|mhine  ki|mhine pese|mhine pregnent|mhine pregnt|milega  ko|milega beti|milega ko|milte|milte  ky
-1 milte h|miscrige age|mjistret|mjistret  bolega|mjistret ky|mke  in|mke it|mke money|mla  h|mla serios|mndir|mndir  sdi|mndir me|mng  tlk|mngl  cose
-1 mngl  is|mngl  me|mngl stve|mnglik dos|mnjuri|mnjuri  ky|mnjuri milegi|mnsik  hu|mnsik rogi|mny  birtdes|mny  pregnt|mny monts|moch|moch  ge|moch a
-1 moka|moka milega|moks  yog|moks ka|moksa  h|moksa yog|mom  vit|mom be|monde  hospitl|monde se|monde vhe|monde vht|money  csino|money  gold
-1 money  my|money from|mont  rha|mont chl|monts  boy|monts  is|more  vil|more birtdes|mot  h|mot drdnk|mot kese|mot prkritik|moter  in|moter  rid
-1 moter  yer|moter ekspired|moter get|moter tis|moters  tis|moters velbeng|mrch  bchenge|mrch tak|mrengi|mrige  a|mrige  after|mrige  lie|mrige  me
-1 mrige  temple|mrige  to|mrige chnces|mrige dte|mrige for|mrige going|mrige ke|mrige or|mrige vit|mrige vork|mrityu  for|mrityu  h|mrityu  he
-1 mrityu  in|mrityu  kst|mrityu  shi|mrityu dos|mrityu tuly|mrk  active|mrk grha|mrka  hota|mrka ky|mrkes|mrkes  hota|mrkes ky|mrs  7t|mrs  efects
-1 mrs dosa|mrs in|mrunga ky|mrutyu|mrutyu  bto|mrutyu titi|mry  boy|mry a|mta  ki|mtch  over|mtch  tos|mtch is|mtch ka|muhurt  my|muhurt for|muj
-1 muj  fir|muj par|muj pe|muje  krni|muje milega|muje pkdegi|muje vklt|mujse  he|mujse  mrega|mujse kam|mukdma  h|mukdma  he|mukdma  jitega
-1 mukdma  ka|mukdma jitne|mukdma kon|mukdme  fnsa|mukdme  fsa|mukdme  kon|mumy  tak|mumy december|murdered|mutul  vil|mutul stock|muvje  cse
-1 muvje  kes|mvri  ge|my  am|my  any|my  birtde|my  coching|my  complete|my  contcts|my  custody|my  delivery|my  demise|my  disese|my  dos
-1 my  ekspired|my  flt|my  from|my  future|my  go|my  hose|my  hpe|my  kidney|my  lbor|my  lov|my  order|my  permnent|my  pls|my  pregncy|my  prtner
-1 my  psed|my  seprte|my  serch|my  setle|my  sons|my  stoped|my  tel|my  test|my  trnsfer|my  true|my  tyroid|my  uncle|my  velbeng|my  vin|my  vork
-1 my  vstu|my 5t|my 75t|my alimony|my bets|my biopsy|my bond|my chcha|my childrens|my cncer|my demise|my die|my eforts|my ends|my energy|my eyesigt
-1 my fd|my first|my generl|my grndmoters|my helt|my home|my lnd|my lndlord|my love|my medicl|my mentl|my mngl|my mom|my money|my ont|my period|my pf
-1 my reltionsip|my ski|my sorov|my spose|my strengts|my surogte|my sveling|my termintio|my trnsport|my tyroid|my visio|my vitlity|my vories|nam hoga
-1 ne  fesla|ne  jna|ne  ka|ne choda|ne cse|ne kilf|ne me|negtive  no|negtive but|nekst  is|nekst 10|nekst trik|neurosurgeo  i|neurosurgeo vil|nev one
-1 nevborn  chrt|nevborn  ka|nevborn bete|nevborn sons|nevs  aya|nevs positive|ni  tak|ni kab|nida  bad|nida  ky|nida hoga|nifti  upr|nifti kal
-1 nifty  for|nifty  gri|nifty close|nifty predictio|nirne  ega|nirne ky|niryt|niryt vypr|nit  vil|nit result|nives  lie|nives ke|nming|nming  muhurt
-1 nming ceremony|no  am|no  me|no period|no tel|nobody  my|nobody suports|nokri  ka|nokri  ky|nokri  lgegi|nokri  me|nokri  milegi|nokri bdlne
-1 nokri bdlu|nokri kab|nokri muje|nokri vides|nokrio|nokrio  se|nokrio me|norml  ky|norml  lsik|norml  or|norml after|norml delivery|norml hoga
-1 notice|notice  h|notice aya|notis|notis  he|notis aya|nova|nova  chl|nova mhina|novhere|novhere  vil|novhere vhe|nrs  nokri|nrs  srkri|nrs he
-1 nrs ki|nsa|nsa  h|nsa chodna|nturl  hogi|number  aj|number  lotery|number pls|nursing  abrod|nursing  job|nursing job|nursing ki|of  alergy
-1 of  cste|of  fter|of  go|of  property|of ancestrl|of artritis|of or|of seprtio|of ski|of vork|ok  me|ok for|older|older  me|older tan|on  busines
-1 on  ert|on  gud|on  lnd|on  stge|on  vht|on 5t|on divli|on lst|on or|onle  kelu|online  kelta|online rmi|ont|ope  dignostic|ope  hospitl|opening
-1 opening dte|opertio  hoga|opertio  my|opertio of|opertio sfl|opresa  hoga|opresa se|opresa sfl|optio  ka|or|or  at|or  car|or  city|or  corse
-1 or  din|or  doctor|or  due|or  ke|or  mrige|or  nhi|or  rotine|or  sectio|or  spose|or  togeter|or  veding|or  vife|or after|or bad|or bms|or c
-1 or cste|or eksercise|or et|or girl|or home|or ias|or ldki|or lotery|or princes|or ste|or te|or temple|or vhich|order  grnted|order be|otism  tik
-1 otism h|over  eks|over  se|over did|over hose|over my|over otism|ovn flt|ovn hose|pa  dehnt|pa  dilysis|pa  ek|pa  gutne|pa  home|pa  jiva|pa  jnch
-1 pa  jne|pa  lkva|pa  mrige|pa  pensio|pa  pra|pa  rhe|pa  sat|pa  seht|pa  srd|pa come|pa love|pa mera|pa nhi|pal  snta|pal rhi|par  asr|par  kelna
-1 par  milegi|par asr|par jua|par ky|par mjistret|par mnjuri|pas 12t|pas hoga|pat  me|pat for|pcod|pcod  kab|pcod h|pcos  or|pcos tretment|pde  kese
-1 pde ki|pde mere|pe  ho|pe  hogi|pe  kia|pe  ky|pe  tak|pe kab|pe ky|pe mgistrte|pe of|pece  fmily|peda  9|peda  ky|peda  nova|pega  bchpa
-1 pega  polio|pele mrega|pen  seprtio|pen of|pending|pending  chnce|pending any|pens|pens  strt|pens vil|pensio|pensio milegi|per chrt|per strs
-1 perform|perform  snti|perform pitru|period  10|period  i|period  lern|period am|period by|period to|periods  i|periods  is|periods am|periods or
-1 permnent|perso|pesa  hoga|pesa  milega|pesa bno|pesa milega|pese  ho|pese  stiti|pese  tngi|pese ktm|pet  bcha|pet  he|pet  pal|petitio  hig
-1 petitio in|petrol|petrol  busines|petrol pump|pf|pf  in|pf cse|pichla jam|pichla jnm|pilot|pilot  dnger|pilot crir|pita  ge|pita  jne|pita  mrityu
-1 pita  rhe|pita  sat|pita  seht|pita gujr|pita kab|pita nhi|pitji  ant|pitji  ek|pitji  gutne|pitji  pra|pitji ka|pitra|pitra  tere|pitra dos|pitri
-1 pitri  he|pitri  kese|pitri dos|pitri snti|pitro|pitro  lie|pitro ke|pitru  kese|pkdegi  muje|plne  me|plnet  kil|plnet vil|plus|plus study|pnch
-1 pnch  lgn|pnch mera|pnu|pode|pode  ge|pode suk|pojitiv|pojitiv he|police  agenst|police  ki|police  ky|police  se|police  tng|police complent
-1 police cse|police pa|police pkdegi|police vle|polio  usko|polio h|polio he|posible|positive  sch|positive aya|prctice  for|prctice profitble
-1 predictio  monde|predictio  todes|preg  cme|preg  ky|preg hu|preg test|prega|prega  positive|prega nevs|pregncy  be|pregncy  my|pregncy  negtive
-1 pregncy  sfely|pregncy  to|pregncy going|pregncy in|pregnency|pregnency  ktra|pregnency me|pregnensi  ktra|pregnensi  pojitiv|pregnensi me
-1 pregnensi riport|pregnt  my|pregnt  not|pregnt  or|pregnt  pcos|pregnt boy|pregnt is|pregnt vit|prem  bgy|prem  bgysli|prem me|prem viva|presni  he
-1 presni kyo|priksa  ponga|priksa nikl|prince|prince  princes|prince or|princes|princes  or|princes at|privr  kisi|privr  koi|prkritik|prkritik  ya
-1 prkritik hogi|prnt|prnt hoga|problem  solved|problem be|profesio|profitble|profitble  me|profitble for|promotio  ruka|promotio kyu|promotio stoped
-1 property  broters|property  come|property  in|property  mla|property cse|property dispute|property vit|prtiogita|prtiogita  sflta|prtiogita me
-1 prtitio|prtitio  ancestrl|prtitio of|prtner  a|prtner cheting|prtner filed|psed  can|psed ave|psnd  hogi|psnd se|psychology  a|psychology  crir
-1 psychology as|psychology me|pte|pte  me|pte kelne|pti  ayu|pti  divli|pti  ge|pti  jgde|pti  lkva|pti  unr|pti gujr|pti ka|pti monde|pti on
-1 pti somvr|pti vides|pti vkil|ptni  bne|ptni  pyr|ptni  sal|ptni  tered|ptni kitne|ptni ma|ptni nrs|ptology|ptology lab|pulis  pkdegi|pulis  tng
-1 pulis muje|pulis vle|pump  is|pump busines|pune|pune  my|pune for|pura  roi|pura  royi|pure|pure  ky|pure krenge|puri|puri  vli|puri hone|purna
-1 purna  chod|purna gar|purvjo|purvjo  sap|purvjo  srp|purvjo ka|pusteni|pusteni  me|pusteni gar|pyr  ky|pyr  lucky|pyr bdega|rech 80|recover  money
-1 recover hoga|registry|registry  or|registry mrige|relince  sre|relince ka|relks|reltio  rhenge|reltio kese|remedy  cure|remedy vil|report  negtive
-1 report be|res|res  kon|res me|reserch  me|reserch crir|reserch institute|result  be|result  hoga|result ekspectio|result kesa|result vil|reti
-1 reti he|retirement  hov|retirement life|return dega|revive|rha  kab|rhe  e|rhe  income|rhe  job|rhe  nokri|rhengi ky|rhi  beti|rhi  me|rhi snta
-1 rhi tlk|rhu  8t|rhu  efects|rhu  gar|rhu  kesi|rhu  my|rhu 8|rhu hrm|rich  lotery|rich from|rid  artritis|rid  ski|rigt  for|rigt pat|riport  he
-1 riport pojitiv|rista  din|rista kitne|river  flt|river viev|rjkumr|rjkumr  ya|rjkumr ega|rjkumri|rjyog|rjyog  ky|rjyog h|rmi  ky|rmi kelu|rna  hu
-1 rng|rog  jega|rog he|rog kab|rogi|rogi hu|roi|rojgr|rojgr  milega|rojgr kab|rosni|rosni  egi|rosni vps|rotine|rotine  me|rotine suits|royi|rtna pnu
-1 rule|rule  me|rule for|sa  ega|sa  koi|sa  kro|sa  lgo|sa  meri|sa  rke|sa din|sa goda|sa kripto|sa number|sa test|sad  lov|sad and|sal  become
-1 sal  beti|sal  ho|sal  ji|sal  ko|sal  krenge|sal  pa|sal  rhega|sal bch|sal cort|sal fmily|sal jiegi|sal jiunga|sal me|sal nives|sal privr
-1 sal pure|sal tak|sap|sap  ky|sap he|sas  bnegi|sas  gar|sas  kensr|sas alg|sas ka|sat  rhenge|sat denge|sat kab|sbit|sbit hogi|sde  end|sde  kil
-1 sde  over|sdi  hogi|sdi  ky|sdi  yog|sdi kab|sdi ya|sdia h|se  aya|se  bdega|se  dma|se  egi|se  enge|se  govt|se  he|se  mukti|se  si|se  ya
-1 se ank|se asptl|se bnegi|se feda|se get|se grbpt|se hogi|se hospitl|se jgde|se kon|se ky|se meri|se notice|se polio|se pregnt|se smpti
-1 second  chnces|second mrige|secretry|secretry corse|sectio  on|sectio  rhega|sectio delivery|sectio gud|sectio tik|sector  job|sector me|sector ok
-1 sehr  chodunga|sehr  he|sehr kab|seht  rhegi|seht  sal|seht he|seht is|seht kesi|seprte  posible|seprte hose|seprtio|seprtio go|serch  sold
-1 serch vht|ses hertbet|sesio|sesio cort|sfe  hostel|sfe in|sfely|sfl honga|shi  bteye|shi he|shi sme|shi trik|shid|shid honge|si  75t|si chunu
-1 sick  survive|sick uncle|sidrenge|sijeria  he|sijeria  rhega|sijeria bola|sijeria tik|sik|sik  sti|sik lia|sikyt|sikyt  hogi|sikyt krij|since  hov
-1 since monde|since trnsfer|sister  girl|sister  her|sister get|sister hve|sisters delivery|sisters pregncy|sisu  he|sisu  rhega|sisu jivit
-1 sisu surksit|sivil|sivil  ki|sivil jaj|ski  se|skiped|skiped  periods|skiped my|skti  he|slkr|slkr  nokri|slkr ki|slov  it|slov vil|smbli|smbli  ky
-1 smbli chlegi|sme  5|sme  bcht|sme  ega|sme  pnch|sme ki|sme ky|sml|sml  vil|sml tovn|smny|smny  ky|smny hoga|smpt  ky|smpt  mera|smpti  mla
-1 smpti me|smutly|sni  dsa|sni  pa|sni dsa|sni ki|snse|snse  bchi|snse kitni|snta  he|snta  hogi|snta  ky|snta beti|snta kab|snti  milegi|snti kab
-1 sold  leve|sold  my|sold  ope|sold  sve|sold  ver|sold tret|solved pecefuly|somvr  asptl|somvr se|son|sone  bav|sone ka|sons|sons  tel|sons chrt
-1 sorov|sorov end|sov  son|sports  job|spose|spose  first|spose go|srd  my|srd for|srd kese|sre  aj|sre  bdenge|sre  du|sre  return|sre  tak|sre acha
-1 sre bech|sre divli|sre kab|sre kridu|sre vil|sres crs|srp  ky|srp  tere|srp dos|srp h|sta  bto|sta  number|sta  se|sta bjr|sta king|sta se|stble
-1 ste  be|ste  hra|ste  vht|ste order|ste se|ste togeter|stej|stej  he|stej me|stge  h|stge  vil|stge me|stge vhe|sti  for|sti  me|sti  milega
-1 sti end|sti kab|sti kil|sti over|stiti|stock  i|stock  ka|stock mrket|stock sold|stocks  a|stocks as|stomch  be|strengts|stresed  of|stresed becose
-1 stroke|strong|strong  kids|strong for|strt  as|strt gym|strt trding|strt vhe|sturn  lvyers|sturn for|sturn return|stve|stve  viva|stve me|sub rng
-1 suba  bje|suba  kru|suba  mera|suba 5|suba pnch|suba yoga|sucesful  us|sucesful for|sude  for|sude  gen|sude lotery|sude velt|sugr  bipi
-1 sugr  norml|sugr  tik|sugr be|suk|suk  vstu|suk ge|sun  he|sun vil|suport|suports|suports  love|suports my|supreme  hering|supreme  se
-1 supreme  verdict|suprim  ka|sur  kab|sur ji|suresot|suresot  cal|suresot intrde|surgeo  ya|surgeo bnu|surgery  sucesful|surgery be|surgery krvo
-1 surogte|surogte  helty|surogte deliver|survive  mrch|survive  ses|survive  yer|survive doctor|survive it|survive til|suspensio|suspensio  krega
-1 suspensio rad|svbv  hoga|svbv bteye|svbv kesa|sve  in|sve money|sved|sved  te|sved from|sveling  fut|sviming|sving  gold|sving in|svmi|svmi  me
-1 svmi gyrve|svrg|svrg sidrenge|ta ka|tak  hi|tak  hoga|tak  ponga|tak  rhengi|tak 3000|tak bchenge|tak ese|tak ji|tak jiengi|tak rhengi|tan me|tap
-1 tap  gya|tap ho|tbdla|tbdla kab|te  ackuisitio|te  believe|te  come|te  continue|te  flt|te  go|te  lucky|te  opertio|te  rule|te  suit|te  survive
-1 te  viev|te apel|te city|te complent|te delivery|te evictio|te government|te hospitl|te judgement|te jury|te kni|te lnd|te mtch|te pregncy|te river
-1 te surgery|te tribunl|te trip|tel  eductio|tel abot|tel his|tem  vel|tem  vin|tem do|tem vil|temple|temple veding|tere  dos|tere  hope|tere  lotery
-1 tere  mrityu|tere  or|tere  pece|tere  trvel|tere blrista|tere dele|tere foregn|tered  hoga|tered smny|term  gud|term investing|termintio
-1 termintio order|tese  vhe|test  but|test  fent|test  positive|test be|test cme|thr  ky|tik  jega|tik chlega|tikega|tikega ky|til  yer|til mrch
-1 til vht|time  c|time  ega|time  invest|time crir|time kab|tin  on|tings  up|tings luk|tis  bad|tis  btle|tis  cycle|tis  drg|tis  fse|tis  of
-1 tis  vork|tis bad|tis cort|tis ert|tis ke|tis litigtio|tisra|tisra bcha|titi bto|tlk  dusri|tlk  judge|tlk ki|tngi|tngi  ktm|tngi kab|to  2026
-1 to  jitunga|to  love|to  sfe|to  srd|to  sviming|to invest|to kes|to lern|tode gud|todes|todes mtch|tog  acha|tog h|togeter  does|togeter vht
-1 tos  for|tos predictio|tovn|tovn  i|tovn vil|trding  crir|trding  ful|trding  los|trding as|trding ka|trding ko|tre  he|tre lte|treding  pesa
-1 treding ko|tret  moter|tret my|tretment  vhich|tretment or|tribunl  for|tribunl rule|trik  12|trik  ky|trik  mgistrte|trik  mjistret|trik  mnjuri
-1 trik bteye|trik is|trik pe|trip lucky|trnsfer  sucesful|trnsfer  vil|trnsfer be|trnsfer vhe|trnsport|trnsport vork|trofi|trofi  hogi|trofi kiski
-1 truck  a|truck or|trust  prtner|tubl|tubl  in|tubl pregncy|tuly|tuly  he|tuly kst|tvcha  rog|tvcha ka|tvo  job|tvo  vhich|tvo birds|tvo jobs
-1 tyroid  hoga|tyroid  norml|tyroid become|tyroid norml|tyroid permnent|udr|udr  ky|udr du|uds  ye|uds h|ulta he|umid h|umid he|umr  he|umr  hoga
-1 umr  hone|umr  ky|umr he|umr ked|umr kitni|umr lmbi|umr puri|uncle  til|uncle survive|unki job|unki nokri|unr  hoga|unr  hogi|unr  mera|unr me
-1 unrked|unrked hogi|upbokta|upbokta  se|upbokta adlt|upr  ky|usko|utega|utrega|vas  promotio|vas my|ve  dely|ve  it|ve  te|ve chnge|ve figt
-1 vek  childud|vek since|vel  me|vel for|velbeng|velbeng  yer|velbeng tis|velt  my|velt in|verdict on|vhe  pa|vhe  sde|vhe  tings|vhe  tis|vhich  me
-1 vhich  or|vhich  pump|vhich  stock|vhich crir|vhich doctor|vhich dr|vhich gemstone|vhich horse|vhich mutul|vhich one|vhich remedy|vhich sre
-1 vhich suits|vhich vil|vhich yoga|vho  i|vho  my|vho am|vho is|vhose|vhose  vil|vhose det|vht  8t|vht  cort|vht  mgistrte|vht abot|vht are|vht ilnes
-1 vht yer|vhy vas|vides  rhunga|vidva  jongi|vidva ho|vidyle|vidyle  dkila|vidyle me|viev|viev  or|viev flt|vife  3|vife  cse|vife  lak|vife  tis
-1 vife  tyroid|vife  vidov|vife 50|vife become|vife is|vife ka|vife ne|vife vil|vifes  be|vifes  become|vifes lbor|vifes tyroid|viks nov|vil  10ks
-1 vil  12t|vil  arest|vil  bad|vil  biopsy|vil  busines|vil  buy|vil  child|vil  cnceled|vil  cncer|vil  complent|vil  conceve|vil  continue
-1 vil  cort|vil  crir|vil  decide|vil  deliver|vil  derby|vil  dos|vil  ekspire|vil  ern|vil  ever|vil  eyesigt|vil  fce|vil  help|vil  improve
-1 vil  joi|vil  judgement|vil  jury|vil  litigtio|vil  lnd|vil  lndlord|vil  lose|vil  lvyer|vil  medicl|vil  mom|vil  mrige|vil  or|vil  order
-1 vil  pen|vil  relks|vil  remry|vil  revive|vil  se|vil  si|vil  sorov|vil  sres|vil  sti|vil  stomch|vil  sugr|vil  surgery|vil  surogte
-1 vil  survive|vil  sveling|vil  tribunl|vil  trnsfer|vil  vhe|vil  visio|vil  vories|vil  vork|vil adni|vil bi|vil bring|vil chemo|vil cort|vil csk
-1 vil cure|vil ed|vil embryo|vil etereum|vil fir|vil girl|vil grndma|vil grndpa|vil help|vil hig|vil his|vil me|vil mgistrte|vil mngl|vil mry|vil pa
-1 vil pas|vil pregncy|vil pump|vil sde|vil ste|vil strt|vil tings|vin  apel|vin  bets|vin  cort|vin  evictio|vin  hert|vin  life|vin  lnd|vin  my
-1 vin  or|vin  tin|vin agenst|vin at|vin derby|vin her|vin in|vin kbc|vin lotery|vin my|vin tis|vin tode|virology|visa|visio|visio  norml
-1 visio become|vit  for|vit  girl|vit  tretment|vit broters|vit me|vit pcos|vitlity|vitlity  mont|vitlity tis|viva  asr|viva  ky|vja  ka|vja bdne
-1 vkil  to|vkil bnunga|vkil cse|vkil kes|vklt  chie|vklt  sfl|vklt krni|vklt me|vle sal|vlo  cse|vo  kab|vories|vories end|vork  an|vork  blud
-1 vork  my|vork  vil|vork for|vork profit|vork vhe|vrite in|vrld|vrld  kon|vrld kap|vstu bad|vstu dos|vypr  chle|vypr  rhega|vypr kesa|vypr kese
-1 ya  bto|ya  ky|ya acident|ya alopty|ya alpyu|ya bipi|ya bp|ya durgtna|ya embi|ya enginir|ya fysicia|ya hmri|ya ias|ya kes|ya opertio|ya opresa
-1 ya rjkumri|ye  kab|ye  nives|ye sehr|yer vil|yes|ymrj|ymrj  enge|ymrj kab|yog bteye|yog for|yog in|yog kab|yoga  eksercise|yoga  ky|yoga  my
-1 yoga kru|yoga or|yotube|yotube  vil|yotube chnel|yuchul|yuchul  me|yuchul fnd
-2 #11t>|#498>|#<11t|#<5t>|#<7t>|#<ack|#<acu|#<adn|#<adv|#<alg|#<anu|#<ask|#<asn|#<avo|#<bio|#<buj|#<chm|#<clc|#<coc|#<dor|#<drm|#<due|#<dv>|#<edu
-2 #<ef>|#<efe|#<elr|#<els|#<evi|#<fad|#<fls|#<giv|#<gti|#<gut|#<gvh|#<hra|#<hvl|#<ign|#<jev|#<jij|#<jmt|#<kap|#<kim|#<knd|#<kom|#<lks|#<lta|#<mgi
-2 #<mli|#<mno|#<mol|#<mrs|#<msi|#<mta|#<muv|#<ner|#<nil|#<nip|#<non|#<nu>|#<ong|#<ord|#<pch|#<pov|#<pra|#<prc|#<ps>|#<pse|#<pso|#<psy|#<pto|#<pum
-2 #<rek|#<rer|#<rid|#<sad|#<sil|#<sis|#<sms|#<sod|#<spi|#<srp|#<stg|#<suh|#<sul|#<tib|#<tks|#<toc|#<tok|#<unk|#<usa|#<vek|#<vki|#<vkl|#<vs>|#<vst
-2 #<yik|#acku|#acus|#adni|#advi|#alg>|#ang>|#anus|#arji|#arm>|#aski|#asni|#ast>|#astr|#atve|#avoi|#bdly|#behi|#bers|#bji>|#bler|#bntv|#bonc|#bors
-2 #breg|#buli|#bure|#cemb|#chmk|#chol|#chrj|#chs>|#chtr|#chus|#chyt|#ckui|#clcu|#cled|#clor|#coch|#cte>|#ctic|#cuse|#dece|#deka|#dfte|#dic>|#diti
-2 #dmis|#dnt>|#dogt|#dora|#dov>|#dre>|#dren|#drm>|#dsi>|#dso>|#duct|#due>|#dvis|#dya>|#ebji|#ecem|#ecto|#ects|#edit|#efec|#egl>|#egt>|#ehin|#eji>
-2 #eked|#ekue|#eler|#elie|#elrj|#else|#embe|#erbl|#ern>|#ervo|#esa>|#esil|#esit|#etk>|#fad>|#fect|#flig|#flse|#fri>|#frie|#frma|#futb|#gem>|#gene
-2 #girv|#gnor|#grfi|#grfy|#grhk|#grim|#gter|#gtia|#gtio|#gue>|#gutn|#gvhi|#hdi>|#heku|#hiki|#hile|#hind|#hing|#hmke|#hole|#holo|#hom>|#hra>|#hrjs
-2 #huse|#hvlt|#hyt>|#ichd|#idni|#idov|#iegi|#iend|#ievs|#iges|#ignt|#igy>|#ija>|#iken|#ikit|#ilmb|#ilve|#imo>|#impr|#indg|#indl|#inic|#inos|#ipte
-2 #ird>|#iren|#irod|#irva|#isky|#ism>|#isor|#itru|#itsk|#jeve|#jieg|#jija|#jmti|#jobs|#joi>|#jsit|#jur>|#jute|#kap>|#kbri|#kdeg|#kedr|#kegi|#kel>
-2 #kend|#kimo|#kits|#klt>|#knda|#kol>|#koln|#koma|#kre>|#krm>|#krvn|#ksic|#ksid|#ksto|#ksy>|#kusk|#lcul|#ldeg|#ldr>|#legl|#len>|#lign|#lio>|#ljeg
-2 #lksy|#lmba|#lori|#lrji|#luk>|#lved|#lver|#lyse|#meni|#mens|#merc|#mgis|#mkeg|#mlig|#mnov|#mole|#mor>|#moto|#mrs>|#msik|#msus|#msy>|#mtit|#munf
-2 #muvj|#nchy|#ndft|#ndic|#ndly|#ndma|#ndso|#nerv|#nfa>|#ngin|#ngt>|#ngue|#nic>|#nilm|#nipt|#niy>|#nki>|#non>|#nore|#nose|#novi|#nrs>|#nse>|#nsta
-2 #nsti|#ntvr|#nue>|#nusn|#obs>|#ochi|#ocks|#oksi|#olio|#olne|#olve|#omer|#omis|#ompr|#opin|#ora>|#orde|#ores|#oris|#orns|#oro>|#orsa|#ortl|#osto
-2 #otor|#ovig|#pchs|#pega|#pegi|#pkd>|#pkde|#pokr|#poti|#pove|#pra>|#prct|#prtm|#psed|#psor|#psyc|#pteg|#ptol|#pump|#rbl>|#rcti|#rdya|#reg>|#rege
-2 #reka|#rem>|#rera|#rfi>|#rfy>|#rhk>|#rhun|#ride|#rien|#risi|#rjsi|#rndf|#rnds|#rns>|#rodi|#rokr|#romi|#rtle|#rtme|#rtup|#ruka|#rvna|#rvos|#sad>
-2 #sdes|#sdia|#seva|#sida|#sign|#silv|#sily|#skbr|#skin|#sky>|#smsy|#snda|#sniy|#snst|#sod>|#solv|#sopi|#sor>|#sori|#spic|#spot|#srir|#steb|#stge
-2 #stig|#stma|#stok|#stu>|#suhg|#sukr|#sulj|#sure|#sve>|#sych|#tebj|#teji|#teke|#teng|#teri|#tge>|#tia>|#tibi|#tigt|#tird|#tism|#tks>|#tma>|#tng>
-2 #toch|#tok>|#toks|#toro|#trtu|#tsk>|#tumo|#tup>|#tvna|#uds>|#udsi|#uhg>|#ulje|#ulta|#ulte|#umor|#umpe|#und>|#unfa|#unki|#urde|#urdy|#uskb|#usnd
-2 #utbl|#uten|#utra|#utri|#uvje|#veg>|#vek>|#vele|#verb|#vhi>|#vhil|#vhol|#vhom|#vido|#vigy|#vike|#viso|#vje>|#vklt|#vlt>|#void|#vos>|#vstu|#vsty
-2 #ycho|#yik>|#ysed|#yurd|1  tis|10  vht|11t|11t me|2026 me|3000  divli|3000 by|498|498 cse|5  am|5  ko|50  alimony|5t|70  long|70 hov|7t|8t  11t
-2 8t  bad|8t  mening|92  mny|92 hov|a  agenst|a  hu|a  tese|a  ticket|a bumper|a crir|a cse|a futbler|a mle|a vhile|aborsa|aborsa  lu|aborsa krva
-2 acha  kab|achnk  lab|achnk dan|acident  chot|acident ki|actor  ki|actor bne|acused|acused  punisment|acused get|adlt  jitunga|adlt me|admisio|adni
-2 adni  sre|adni ke|advisor|advisor  job|advisor ki|after  hov|after 30|after dad|after me|after mrige|age  kids|age  strs|age bde|age did
-2 age peceful|agenst  broter|agenst  fter|agenst  result|agenst her|agli  putr|agli bar|agli trik|agrim|agrim  ho|agrim jmnt|aj  din|aj munfa
-2 akela msus|akelpa  udsi|akelpa or|aksr  rke|alg|alimony  te|alimony vil|alone  dad|alone after|am  hov|am  lucky|am  mnglik|am 70|ane  jiva|ane vla
-2 ang|ang  smsy|ang me|ank  h|ank  he|ank enge|ant  hoga|ant kese|anusnda|anusnda  me|anusnda snsta|any  tis|any cure|any hope|anyone  ofice
-2 anyone at|apne  me|are  gud|are deled|are tere|arji|arji  hogi|arji mnjur|arm|arm  milega|arm kab|arnged  vhom|arnged mtch|as  crir|asking
-2 asking  lak|asking 50|asniy|asniy  kisko|asniy drd|asptl  srjri|ast|ast  asr|ast ka|astma|astrology|astrology  my|astrology hel|at  of|at  vhich
-2 at time|atck  ktra|atck ka|atmvisvs  he|atmvisvs kam|atve|ave  higer|ave for|avoid|avoid surgery|aya  bat|aya ky|ayipil  kap|ayipil tem|ayu  liki
-2 ayu kam|ayurdya|ayurdya  me|ayurdya for|ayurved  crir|ayurved me|ayurvedic|ayurvedic  beter|ayurvedic tretment|bad  msus|bad des|bad for|bad jiva
-2 bal  h|bal ktvna|bar putr|bat  bde|bat age|bat he|bcha kab|bcha ulta|bchega|bchega ky|bcho  kstody|bcho  smbnd|bdegi|bdly|be  chod|be  cose|be  kes
-2 be  me|be  mont|be  tvins|be able|be blesed|be born|be bulis|be hving|be my|be nekst|be par|be sat|be solved|be te|bech  ky|become  futbler
-2 become norml|before intervievs|behe  delivery|behind|behind brs|benk ki|beta  chikitsk|beta dnt|bete  sports|beter  my|beti  custody|beti  h
-2 beti  he|beti  vides|beti grbvti|beti ko|beti pregnt|betk|betk  hui|betk ktm|beyo  kese|beyo  petrik|beyo me|bgy he|bha  surl|bha ki|bhr  enge
-2 bhr kab|bhr onga|bhu  god|bhu ki|bhu umid|bi  beta|bi ko|big  csino|big in|bildr|bildr  kilf|bildr ke|bimri  me|bimri pkd|bin  vil|bin filed
-2 bitcoi  for|bitcoi  rise|bitcoi gud|bitcoi price|bivi  h|bivi  pele|bivi mujse|bivi pregnent|bjr  me|bjr teji|bki he|blcony vrong|blesed|blesed  a
-2 blesed vit|bna  he|bnd kr|bnd krenge|bnda  he|bnda  mens|bnk  legl|bntvra|body  kis|body ke|bonce|bonce  end|bonce cse|born  5|born  mga|born in
-2 born under|bos  it|bos ses|boy  a|boy  arnged|boy  from|boy  it|boy is|boy vil|bp  goli|bp ki|bre  vil|bregi|bregi  chda|bregi mhina|broker|brokr
-2 brokr  crir|brokr ka|broter die|brt  mech|brt pkista|bta dijie|builder  kilf|builder ke|builder result|bukr  he|bukr gmbir|bulis|bulis tomorov|bure
-2 bure  ktm|bure krm|burn  gym|burn  in|burn clories|burn esily|busines  kru|busines kab|buy  bumper|bvisy  srir|bvisy me|by  a|by  in|by  spoting
-2 by divli|by live|by ok|by sfe|by vnt|c  ka|can  avoid|can  cure|can  dignose|can  hel|can  live|can  run|can  si|can astrology|chcha se|chda he
-2 chekue|chekue  cse|chekue bonce|cheting  in|cheting  vht|cheting husbnd|cheting me|chikitsk|chikitsk  chta|chikitsk bna|child  or|child  time
-2 child girl|child tis|childre|chl pega|chle|chmkegi|chnce  tvins|chod  he|chod  ky|chod  medicl|chod dia|chod gya|choti|chrgesit|chrgesit  bin
-2 chrgesit has|chrjsit|chrjsit  ge|chrjsit lag|chrt  erly|chrt  hert|chrt tel|chunv  jit|chunv me|chuse|chutenge|clculte|clculte  for|clculte ayurdya
-2 cled|cled  on|cled me|clinic|clories|clories  time|clories gym|close  investigtio|close te|closing|closing  nekst|closing vht|coching|come  mtka
-2 come  my|comerce|comes  for|comes  vhy|comes lte|comes nekst|competitio|competitio  suces|competitio me|complent  builder|complent  me|compny  kam
-2 compromise|compromise  te|compromise in|conceve tis|confidence  h|confidence kam|continue|corporte  bna|corporte lvyer|corse  over|corse is
-2 cort  cled|cort  jitunga|cort  on|cort  yer|cort has|cort tis|cose  my|cose of|cosi  punisment|cosi get|cre  my|cre of|crir  me|crir for
-2 crorepti  ky|crorepti bnunga|cry  lot|cry a|cse  over|cse  pks|cse  tis|cse agenst|cse end|cse get|cse is|cse mere|csinos|csinos  vikend
-2 csinos nekst|cure  migrene|cure  my|cure for|cured  tb|cured of|cures|cures tyroid|custody  cse|custody  my|custody btle|custody ka|custody milegi
-2 da  ki|dad  vil|dad hov|dan  ka|dan lab|de  ma|de is|december|degri  useles|degri is|dehnt kis|deka|deka aj|deled|deled  nevs|deled gud|delhi  ve
-2 delhi sold|deliver  son|deliver a|delivery kesi|dena  ky|dena chie|dengue|dengue  lov|dengue pltelets|depresio  kab|depresio se|deprtment
-2 deprtment  cse|deprtment filed|deri lta|des  is|des end|des vht|det  chrt|det  opertio|det hogi|det tis|det yer|deta h|dia  bchegi|dia ma
-2 dibetes  bp|dibetes or|did  at|did  se|did anyone|did strs|die  yer|die tis|dignose|dignose  stomch|dignose my|dil  dora|dil  ponga|dil jit|dil ka
-2 dilivri  hogi|din  tik|din jienge|din kesa|din mrunga|divorce  cort|divorce from|dka kmjor|dnger  det|dnger of|dnt|dnt  bna|dnt chikitsk|do  e
-2 do  end|do  survive|do job|do len|do vel|doctor  nhi|doctor smj|doctoro|doctoro  jvb|doctoro ne|does  hve|does  in|does  mont|does  moter|does  mri
-2 does  mrige|does pa|does rhu|does tis|dog  tis|dog die|dogter|dogter  my|dogter in|dokdi  kes|dokdi ka|dora|dora pdega|dos  ky|dos  pti|dos  sdi
-2 dos in|dos tere|dosto|dosto  sat|dosto ne|dovry  on|dovry cse|drem11  crorepti|drem11 se|drm|drm  aya|drm nhi|drti par|ds  opertio|ds hert|dsa  for
-2 dsa  ke|dsa ftl|dte is|due|due dte|dusma  h|dusma kon|dv|dv  her|dv agenst|e  sch|e he|eductio|ef|ef  o|ef end|efects|efyir  ky|efyir kru
-2 eks  asking|eks vife|eksident|eksident  chot|eksident ki|eksm  dunga|eksm fad|elrji|elrji  kab|elrji se|else|end  me|end  toksic|end  yer|end o
-2 end prtnersip|ended bdly|enge pa|enginiring  ke|enginiring chod|erly det|esily|esily  te|esily in|everyting  ok|everyting be|fad|fad  ky|fad dunga
-2 far  for|far ave|fce  det|fce any|feda  ky|feda hoga|fever  10|fever for|field  me|field suits|fil  before|fil nervos|file  cse|file a
-2 filed  agenst|filed  i|filed  on|filed dv|filed vil|filing  sold|filing lucky|fince crir|fir kru|fir putri|fligt|fligt  i|fligt vil|flse|flse  cse
-2 flse dovry|fmily  any|fmily  sat|fmily  vil|fmily fce|fmily vhe|foj  job|fone  ho|fone krb|for  bck|for  horoscope|for  pls|for  prlysis
-2 for  promotio|for  psorisis|for  vhile|for 10|for abortio|for dad|for gmbling|for higer|for murder|for poverbl|forever  or|forever single|fri|fride
-2 fride  for|fride lucky|frma|frma  me|from  sold|from  tis|from cort|from delhi|fter  bre|fter had|fters  is|fters sop|ftl  me|ftl for|fund
-2 fund  long|fund me|futbler|future  body|gar  suljega|gar kab|gdi  lunga|gdi kab|ge  dos|gem|gender  my|get  for|get  in|get  job|get  mle|get  tis
-2 get divorce|get profit|get rid|girenge|girenge ky|girva|girva  chie|girva dena|give  grndso|give  lotery|give  non|give  sta|give  verdict|give te
-2 gmbir  ky|gmbir he|gmbling  in|gmbling luck|go  abortio|go  ave|go  brs|go  tomorov|go ahed|go behind|go far|go vel|goa  nekst|goa csinos
-2 god  bregi|god kab|going  usa|gold  be|gold  soping|gold jevelery|gold price|goli  kr|grb  dena|grb  h|grb  he|grb girva|grbvti  ky|grbvti  sab
-2 grbvti he|grhk|grhk  ky|grhk mnega|grndfter|grndma|grndma  92|grndma is|grndmoter  til|grndmoter  vit|grndmoter live|grndmoter lives|grndso|gtia
-2 gtia  arm|gtia se|gud  30|gud  end|gud  my|gud after|gud krma|gud nevs|gud or|gujr ge|guru|gusa kyo|gutne|gutne ka|gvhi|gvhi  pks|gvhi mere
-2 gya  kese|gya nya|gym time|h  hongi|h  jitega|h  kab|h  kesi|h  kundli|h  mera|h  nokri|h  penge|h  vo|h age|h bcha|h chl|h gnja|h ki|h kon
-2 h kundli|h pet|h srkri|h sub|had  hemorhge|had bre|har jonga|has  filed|has  for|has  me|has  pltelets|has  vil|has cled|has dengue|has pcos
-2 he  his|he  hogi|he  jitega|he  kesa|he  kitna|he  ktra|he  kundli|he  relesed|he  smj|he bchunga|he chl|he come|he doctor|he kitna|he muje|he pet
-2 he rege|he sch|he sja|he tlk|he vlk|hel  astma|hel my|hemorhge  bol|hemorhge  he|hemorhge hua|hemorhge vil|her  tey|her vil|her yer|hert  go
-2 hert  in|hert  ka|hert opertio|hert problem|hertbet is|hirst  h|his spich|hit  by|hit 3000|hme  girva|hme grb|ho  nya|ho jega|ho pegi|hoga  fir
-2 hogi  ldka|hold|hold  me|hold for|hongi|hongi  nhi|hongi ya|horoscope  nov|horoscope rigt|hose  for|hose bad|hose mening|hov  be|hov  her|hov  it
-2 hov  mriges|hov  reduce|hov  se|hov  time|hov it|hpens  my|hpily  mrige|hpily after|hra|hra  vps|hra pesa|hu  hogi|hu  job|hu  me|hu  trki|hu or
-2 hua  bto|hua  doctor|hua  penge|hua bol|hui grhk|husbnd  does|husbnd  fever|husbnd has|husbnd ignores|husbnd vht|hve  krma|hve  problem|hve gud
-2 hve hert|hve kids|hve left|hve snta|hvlt|hvlt me|i  70|i  able|i  behind|i  big|i  cre|i  cured|i  divorce|i  enginir|i  esily|i  give|i  gud
-2 i  hert|i  hpily|i  interest|i  kids|i  lav|i  nervos|i  nifty|i  ovn|i  profit|i  sfe|i  snta|i  stres|i  surgery|i avoid|i burn|i chnge|i cry
-2 i cure|i for|i gve|i job|i joi|i lucky|i mke|i mnglik|i my|i or|i pas|i project|i run|i sort|i strt|i study|i sve|if it|ignores|ignores  vht
-2 ignores me|improve|in  498|in  age|in  cse|in  csinos|in  destiny|in  mont|in  sun|in  tis|in 2nd|in 7t|in chrt|in future|in gold|in hig|in intrde
-2 in jel|in lbor|in mtka|in old|in opertio|in studies|income  deprtment|income tks|india  pkista|india vs|indicte|indicte  or|indicte dibetes
-2 insuli  du|insuli chod|insurnce compny|interest|interest  studies|interest in|intervievs|intrde  vik|intrde kol|intrde tis|invest  lie|invest ke
-2 investigtio|investigtio  my|investigtio agenst|ipl gme|is  after|is  blcony|is  bnda|is  chnce|is  delhi|is  dnger|is  dsa|is  gender|is  gmbling
-2 is  hov|is  jel|is  ktm|is  lvyer|is  mole|is  nevborns|is  old|is  or|is  par|is  plnet|is  pregnt|is  sector|is  tretment|is  trvel|is  tumor
-2 is  verdict|is  vifes|is  vit|is 12|is 8t|is 92|is alone|is ayurvedic|is bitcoi|is closing|is compny|is fride|is from|is her|is kmpni|is pregnt
-2 is prlysed|is son|is tre|is useles|is vek|is vrong|it  boy|it  end|it  me|it  or|it  son|it be|it find|it tyroid|jad  h|jaj  ky|jaj mnenge|jam  fal
-2 jam ka|jan  ky|jan h|jega  niche|jega ya|jel  h|jel  he|jel  kab|jel  my|jel  vil|jel se|jel vhe|jevelery|jevelery  gud|jevelery soping|ji  jmi
-2 ji ki|jiegi|jienge|jija|jija  me|jija hvlt|jindgi|jit  din|jit ka|jit ponga|jiva  ant|jiva  jit|jiva  kitni|jiva  lie|jiva  lksy|jiva jldi
-2 jiva reka|jldi  hoga|jldi smpt|jmi  cse|jmi  me|jmi beyo|jmnt  mnjur|jmnt  pegi|jmnt arji|jmnt ho|jmtiti|jmtiti  lotery|jmtiti se|jna  ky|jnm  fal
-2 jnm ka|job  lgegi|job  milegi|job  se|job is|job me|job nekst|jobs|joi|jonga  meri|jonga ya|judge  te|judge agri|judge give|judva  yog|judva ka
-2 jue  hra|jue me|jute|ka  ane|ka  bat|ka  gar|ka  gmbir|ka  me|ka  mere|ka  milega|ka  pdega|ka  pe|ka  schul|ka  serios|ka  sfl|ka  tik|ka asr
-2 ka bav|ka bntvra|ka dora|ka ktra|ka ldka|ka lksy|ka mech|ka mtch|ka mtka|ka muhurt|ka sdi|ka sports|ka svsty|ka tos|kab  chlega|kab  honga
-2 kab  hunga|kab  jinda|kab  mhina|kab  onga|kab  pa|kab bdegi|kab bhr|kab bregi|kab chutenge|kab jega|kab niptega|kab peda|kab rhunga|kal  h|kal  he
-2 kal  jega|kal  teji|kal  trding|kal bjr|kal optio|kal sonogrfi|kal sonogrfy|kal upr|kam  kru|kam  ky|kam kab|kam kru|kap|kap jitegi|kbi  pega
-2 kbi chl|ke  adlt|ke  ang|ke  cort|ke  girenge|ke  jiva|ke  kes|ke  kesa|ke  le|ke  mnenge|ke  prt|ke  prtnersip|ke  rhunga|ke  shi|ke  sjedri
-2 ke gutne|ke jiva|ke medicl|ke pra|ke sre|kel|kel  aj|kel deka|kensr  kitna|kensr  snsta|kensr anusnda|kes  bchunga|kes  du|kes he|kes kab|kes kar
-2 kesa ta|kese  kru|kese bde|kese chle|kese hoga|kese kam|kese kre|kese milega|kese mrenge|kesi he|kesi hogi|ki  beyo|ki  bta|ki  hogi|ki  kam
-2 ki  trik|ki  unr|ki  vides|ki delivery|ki ek|ki elrji|ki god|ki jmi|ki kstody|ki snti|ki unr|ki vides|kia  prinm|kia  sja|kidni|kids  after
-2 kids  my|kids in|kids luk|kil me|kilf adlt|kilf cort|kilf kes|kimo|kimo  chie|kimo krvna|kindly|kindly  ayurdya|kindly clculte|kis  mrunga|kis ang
-2 kis asptl|kis din|kis prt|kismt chmkegi|kitna  he|kitna  kundli|kitna  meri|kitna h|kitna he|kitna jiungi|kitna ktra|kitne  jiegi|kitne  jienge
-2 kitni  me|kitni lmbi|kitni sdia|kitni unr|kmjor  h|kmpni  kilf|kmpni ke|knda|knda  bas|knda me|kni  go|kni pen|ko  hemorhge|ko  hogi|ko  kensr
-2 ko  se|ko beta|ko gtia|ko ldki|ko sijeria|koi  he|kok  pal|kol|kolne|kolne  sub|kolne ka|koma|koma  bhr|koma se|kon  ayipil|kon  jnch|kon  kel
-2 kon  rog|kon h|kon he|konsa  meri|konsa gra|konsa sre|konsi chunu|kort  jmi|kort  nilmba|kort mera|kr  ky|kre|krenge ky|krm|krm  ho|krm ktm
-2 krna  krenge|krna bnd|krna he|krvna|krvna chie|krvs  yog|krvs ka|kstdi  kes|kstdi ka|kstody|kstody  milegi|kstody muje|ktm  grhk|ktrnk he|ktvna
-2 ktvna  sub|ktvna h|kud  busines|kud  kam|kundli  dibetes|kundli  jel|kundli  judva|kundli  lotery|kundli  mrityu|kundli  pulis|kundli  putr
-2 kundli  putra|kundli  sugr|kundli  time|kundli at|kundli indicte|kuskbri|kuskbri  ky|ky  bri|ky  bta|ky  dil|ky  dos|ky  ki|ky  knda|ky  krvna
-2 ky  milegi|ky  pregnensi|ky  pregnent|ky  sat|ky  tibi|ky  tyroid|ky bat|ky bolega|ky durgtna|ky hme|ky hmre|ky hota|ky kimo|ky kundli|ky mngl
-2 ky niklega|ky sdesti|kyo ata|kyo ruka|lab  yog|lab ka|lag  he|lag ge|lak  mont|lak  vil|lak alimony|lak tis|lav  comerce|lav or|lbor cort|ldega
-2 ldega ky|ldka  hoga|ldka  ka|ldka hoga|ldki  lie|ldki  sdi|ldki  ya|ldki hogi|ldki hu|le  h|le  he|le  ky|le legi|legi ky|legl|legl  ki
-2 legl advisor|len|len  he|len e|let  ky|leve  body|leve  husbnd|lgti h|lie mnenge|lie shi|lie tik|life  deri|life  gud|life  or|life be|life sfe
-2 live  after|live  fri|live stres|lives|lives  us|lives vit|lksy|lksy  milega|lksy kese|lkva  h|lkva h|lkva he|lmbi  meri|long  sving|lons  vil
-2 lons vhe|lord  me|lord 11t|lost  in|lost interest|lot  des|lot tese|lotegi|lotegi ky|lotery  for|lotery  he|lotery  lgega|lotery yog|lov  he
-2 love  it|loves  vhe|lst  ended|lst reltionsip|lst stge|lta|lta  ky|lta h|lte vhy|luck  goa|luck  lte|luck  my|luck comes|lucky  gmbling|lucky  i
-2 lucky  ky|lucky  me|lucky hu|lucky sold|luk|luk  me|luk after|lvyer  chti|lvyer  me|lvyer bna|lvyer cheting|ma  gtia|ma  jiva|ma  ptni|ma  sal
-2 ma  vife|man  snti|man ki|mar jega|me  advisor|me  chmkegi|me  chuti|me  crir|me  har|me  honga|me  hunga|me  it|me  konsi|me  len|me  lta
-2 me  mhine|me  mnenge|me  monde|me  mot|me  munfa|me  niklega|me  rhunga|me  sa|me  sal|me  te|me  term|me  tik|me  vil|me admisio|me am|me asniy
-2 me bcha|me body|me bri|me grndso|me hov|me hra|me jaj|me jegi|me job|me jonga|me judva|me kese|me knda|me ldka|me legl|me long|me milegi|me mrityu
-2 me on|me pde|me pichdi|me politics|me pregnent|me problem|me pulis|me putr|me putra|me rhega|me rhunga|me rjniti|me sat|me sdi|me sflta|me sja
-2 me smsy|me sni|me srir|me srjri|me sta|me suces|me sugr|me suljega|me vht|medicine  i|medicine sold|meditio|mens|mens  in|mens jel|mera  is
-2 mera  kis|mera  let|mera  rad|mera  sme|mera  ticket|mera  vla|mera ane|mera cse|mera dehnt|mera jiva|mera lotery|mera nilmba|mera pirid|mera rista
-2 mera sta|mera stru|mera tyroid|mera vkil|mere  dokdi|mere  kab|mere  kese|mere  krm|mere  rhengi|mere bure|mere suhg|meri  arji|meri  h
-2 meri  jiungi|meri  kesi|meri  ko|meri  ky|meri  pkd|meri  sdia|meri jmnt|meri kitna|meri kitni|meri ma|meri pregnensi|meri vife|mga nture|mgistrte
-2 mhdsa kesi|mhina chda|mhine  h|mhine  he|mhine  hu|mila h|mila he|mla gar|mle  tis|mle child|mlignt|mndi|mng  he|mnjur|mnjur  ky|mnjur hogi|mnovigy
-2 mnovigy  crir|mnovigy me|mny  do|mny  does|mny  i|mny  yers|mny more|mny mriges|mole|mole cncer|monde  i|monde  vil|monde vil|mont  for|mont  tel
-2 mont hold|mont pls|monts  i|monts pregnt|monts sold|more yers|moter  alone|moter  left|moter hve|motors|motors  go|motors sre|mrega|mri  me
-2 mri  mea|mrige  is|mrige life|mrige lst|mriges|mriges  i|mriges do|mrityu  yog|mrka  ftl|mrka dsa|mrka plnet|mrket  aj|mrket  bulis|mrket be
-2 mrket me|mrs|mrunga  tik|mrunga tik|msik|msik  nhi|msik drm|msus|msus  hu|msus krta|mta|mta pita|mtch  to|mtch vhom|much  does|much time|muhurt bto
-2 muje  dena|muje  h|muje  hogi|muje  hua|muje  ky|muje  sa|muje bta|muje dil|muje sja|muje tibi|mukdma kia|mukdme me|mumy  lkva|mumy ko|munfa
-2 munfa  ky|munfa hoga|murder|mutul  me|mutul fund|muvje|muvje ka|my  cncer|my  come|my  comes|my  cse|my  deliver|my  died|my  end|my  had|my  i
-2 my  ignores|my  indicte|my  lives|my  lst|my  mlignt|my  ok|my  rigt|my  risky|my  schul|my  sop|my  survive|my  te|my  tis|my  yer|my astma|my bck
-2 my body|my corse|my degri|my delivery|my eksm|my fligt|my fvor|my grndfter|my grndma|my kni|my migrene|my mole|my mri|my nevborn|my nevborns
-2 my numbers|my prlysis|my psorisis|my sister|my sold|my stocks|my tem|my toksic|my tumor|my veding|my vomb|na  kab|na ji|ne  chod|ne  kia|ne custody
-2 ne kstdi|ne mukdma|ne sat|nefev  dengue|nefev has|nekst  us|nekst for|nekst mont|nekst vikend|nervos|nervos  intervievs|nervos before|nevborns
-2 nevborns  sfe|nevborns life|nhi  unki|nhi aya|nhi pa|nhi rhe|nifty  ekspiry|nifty  up|nifty  upr|nifty go|nifty kal|nifty on|nikl|nikl ponga|nilmba
-2 nilmba  krega|nilmba rad|niptega|no  loves|nokri  gyi|nokri he|non|non veg|nrs|nu|nu  hos|nu ko|number  come|number  tode|number vil|numbers
-2 numbers  poverbl|numbers for|nurse|nurse  srkri|nurse h|nvjt bete|nvjt sisu|nya  lunga|nya kab|o  pnch|of  diet|of  kids|of  unborn|of mind
-2 of ofice|of tb|of tvins|ofice  politics|ofis  rjniti|ofis me|ok  te|ok in|old  peceful|old  vil|on  hov|on  me|on  vs|on 5|on ekspiry|on india
-2 on love|one loves|onga|online  kelu|opertio  dad|opertio  vel|opertio for|opertio go|optio  kru|or  by|or  else|or  fce|or  girl|or  i|or  kab
-2 or  mtch|or  sat|or  vhich|or bp|or comerce|or dogter|or enginir|or mere|or someting|or tird|or trki|or udsi|or vil|order|otism|over  comes
-2 over  job|over  yer|over tis|ovn schul|pa  bnd|pa  kitni|pa  mrenge|pa  tak|pa hve|pa rhe|pal  bcha|pal rha|par  kar|par  kia|par  me|par  tak
-2 par brosa|par efyir|par kab|par sod|pchs|pchs  mng|pchs lak|pcos  it|pcos vil|pde  h|pe asr|pece  mind|pece of|peceful|pega|pega ky|pegi|pele me
-2 pen  ave|pen go|periods  deled|periods are|pesa ega|pesa vps|pet  ldka|petrik  ka|petrik smpti|pichdi|pichla|pichla  kesa|pichle jam|pichle jnm
-2 pit  asniy|pita  bnd|pitji  tbit|pitru|pitru snti|pkd|pkd  nhi|pkd me|pkdegi|pkdegi ky|pki  kol|pkista  kon|pkista mech|pks  hoga|pks  jegi|plt  ky
-2 pltelets|pltelets  vil|pltelets lov|pnch  ge|pnch lak|pnchyt|pnchyt  me|pnchyt chunv|pokr|pokr  jit|pokr me|police  te|police close|police hirst
-2 polio|politics  h|politics bhut|ponga ky|poverbl|poverbl pls|pra|pra  legi|pra le|prctice|preg|pregncy  positive|pregncy continue|pregncy report
-2 pregncy risky|pregncy test|pregnensi|pregnent h|pregnent he|pregnt  40|pregnt  everyting|pregnt  mont|pregnt  sab|pregnt after|pregnt h|pregnt tis
-2 pregnt vil|prem|prents  til|prents live|presni  h|presni kyu|price  nekst|price  tis|price be|price rise|priksa  sfl|prinm  hoga|prinm ky|prlysed
-2 prlysed  he|prlysed vil|prlysis improve|prmosa  ruka|prmosa kyo|problem  future|problem hogi|problem in|profit  intrde|profit in|promotio  it
-2 property  cse|prt  problem|prt me|ps|ps  improve|ps prlysis|psed|psorisis|psychology|pti  custody|pti  jega|pti  kismt|pti  kstdi|pti  me
-2 pti  mrenge|pti  se|pti kese|pti mar|pti me|ptni  grb|ptni  kus|ptni  lak|ptni  pele|ptni  sta|ptni  svsty|ptni ka|ptni mujse|ptni pchs
-2 ptni pregnent|pulis  nokri|pulis ki|pump|punisment  murder|punisment for|putr  ya|putr he|putr hoga|putra|putra h|putri|pyr  bgy|pyr nhi|rad krega
-2 rat  mech|rat  mtch|rat  mtka|rech  veding|rech te|reduce  of|reduce stres|rege|rege  spich|rege his|reka|reka  lmbi|reka kitni|relince  3000
-2 relince hit|reltionsip  bdly|reltionsip ended|report  ky|report me|report mea|report positive|rera|rera  agenst|rera complent|rha  svst|rha bcha
-2 rhe h|rhe ky|rhe unki|rhega  mndi|rhega ya|rhi  he|rhi  tlk|rhu mhdsa|rid|rid of|rise  vik|rise tis|risky|rista  gya|rista tut|rjniti  he
-2 rjniti bhut|ruka|rumy  ky|rumy kelu|run  ovn|run my|sa  hoga|sa  mere|sa kel|sa rog|sad|sal  me|sal  mere|sal invest|sal ktm|sal or|sat  dia
-2 sat  gya|sat  krunga|sat par|sat prtnersip|sat rhengi|sat rhunga|sat sjedri|sch h|sch he|schul  admisio|sdesti|sdesti  meri|sdesti me|sdi  asr|sdia
-2 se  a|se  bhr|se  chunu|se  chutega|se  ega|se  ka|se  smpti|se  vil|se arm|se be|se crorepti|se h|se konsi|se ldega|se petrik|se pti|se rke
-2 second  girl|second child|sectio  muhurt|sectio ka|sector|sector  for|seht h|serios  ky|serios h|ses it|seva|seva  me|seva priksa|sfe  alpyu
-2 sfe  in|sfe or|sfe spoting|sfl  ky|sfl hunga|sflta|shi h|si  det|si  krni|si  tem|si ayipil|si jnch|sida|sida  jega|sida ho|silver|silver  1
-2 silver toch|single  vil|single or|sister|sister  dv|sister  pcos|sister filed|sister has|sisu  nmkra|sisu ka|skte h|skte he|skti  h|skti he
-2 smbnd  rhenge|smbnd kese|sme suba|smj  pa|smpti  bntvra|smsy|smsy hogi|sni  fal|sni  me|sni ka|sni life|snsta|snsta  nokri|snsta me|snta yog
-2 snti  kre|snti  lie|snti ke|snti kese|sod|sod  pichdi|sod me|sold  chnge|sold  compromise|sold  divorce|sold  india|sold  job|sold  or
-2 sold  project|sold  sort|sold  strt|sold  study|sold on|solved|someting else|somvr  pki|somvr ki|son  dogter|son or|sonogrfi|sonogrfi  bcha
-2 sonogrfi he|sonogrfy|sonogrfy  bcha|sonogrfy h|sop  closing|sop is|soping|soping  de|soping gud|sort  on|sort nifty|sov  atck|sov  det|sov erly
-2 sov hert|spich|sports  me|sports schul|spoting|spoting  2nd|spoting in|srd  kru|sre  me|sre  pesa|sre  up|sre girenge|sre go|srir|srir  kis|srir ke
-2 srjri krvo|srp|sta  he|sta  lgega|sta kab|sta kensr|ste me|stebji|stebji  amir|stebji se|stge|sti  brosa|sti par|stock broker|stocks|stocks recover
-2 stok|stok  ka|stok brokr|stone|stone  tyroid|stone cures|strengt|stres  ofice|stres fri|stres of|strs  i|strs se|strtup|stru  he|stru kon|study  or
-2 study lav|sturn  8t|sturn in|sub he|sub sme|suces|sugr kab|sugr ya|suhg|suhg  ktra|suhg ko|sukr|sukr  ka|sukr ast|suljega|sun  gem|sun vhich
-2 suprim  se|sur|survive  tis|survive in|svbv bto|sve|sving  h|sving tik|svst  hoga|svst  ky|svst he|svst peda|svsty|svsty  vle|svsty ane|ta motors
-2 tak  ky|tak chlega|tak jivit|tb  ky|tb he|te  agri|te  be|te  bonce|te  get|te  give|te  vrong|te 498|te acused|te blcony|te chekue|te cose|te cse
-2 te gender|te investigtio|te property|te sun|te vomb|teji|teji  rhega|teji me|tekedri|tekedri  feda|tekedri me|tel  it|tel  mny|tel hov|tem kap
-2 tere  cure|tere  luck|tere bnda|tere chnce|tere dnger|tere gmbling|tere kids|term  tik|term sving|test kro|tey  punised|tey be|tey finis|tibi
-2 tibi he|ticket lgega|tik  bto|tik  ldega|tik bto|tik honga|tik hongi|tik hunga|tik tik|til  mrige|til  veding|time  det|time  file|time  ky
-2 time  pa|time does|time for|time h|tin  me|tird|tird  vnt|tird by|tired  lons|tis  hold|tis  pls|tis time|tke  my|tke  of|tke cre|tke for|tks
-2 tks  filed|tks deprtment|tlk  jaj|tng|tng  bnd|tng a|tng krna|to  clories|to  far|to  prtnersip|to  stres|to  sun|to burn|to chuse|to file
-2 to reduce|to usa|toch|toch  lak|toch 1|tode lucky|toksic|toksic reltionsip|tomorovs  gme|tomorovs ipl|tos  jitega|tos kon|trding  ky|trding kru
-2 tre  gud|tre trvel|tretment  for|tretment beter|trik  dijie|trik bta|trik par|trki kab|trvel  for|trvel gud|tumor|tumor mlignt|tut  ky|tut gya
-2 tvcha  elrji|tvcha ki|tvins  my|tvins in|tyroid  rhega|tyroid  someting|tyroid hmesa|tyroid or|udesy  he|udesy ky|uds|udsi|ulta|ulta  sida|umid  he
-2 umr  hogi|umr  mrunga|umr  yog|umr ka|uncle  prlysed|under  nture|under mga|unki|unki  muje|unr  yog|unr bki|unr ka|unr lmbi|up  love|up  veg
-2 up non|upr  ya|upr dokdi|us  hu|us  is|us hov|us ldki|usa|useles  ofice|useles  vork|uska  jit|uska dil|vas  in|ve  a|ve  ahed|ve  blesed|ve  for
-2 ve  fri|ve  hving|ve  in|ve compromise|ve get|veding  over|veding is|veg|vek|verdict in|vers|vers  sod|vers par|vhe  bad|vhe  tey|vhich  cures
-2 vhich de|vhich field|vhich gem|vhich medicine|vhich monts|vhich number|vhich stone|vhile|vho  tomorovs|vho  vin|vho vins|vhole|vhom|vhom  chuse
-2 vhom to|vht  be|vht  did|vht  gold|vht  mrka|vht  tis|vht  vrong|vht comes|vht job|vides  milegi|vides  pde|vidov|vife  50|vife  a|vife  kus
-2 vife asking|vife deliver|vife live|vife nurse|vife se|vifes  sfe|vifes by|vikend|vil  acused|vil  chekue|vil  close|vil  cosi|vil  des|vil  dog
-2 vil  finis|vil  first|vil  fter|vil  grndfter|vil  grndmoter|vil  hert|vil  hit|vil  husbnd|vil  luk|vil  mke|vil  motors|vil  pas|vil  pregncy
-2 vil  prents|vil  prlysis|vil  property|vil  rege|vil  rise|vil  sister|vil  stocks|vil  toch|vil  vifes|vil bad|vil bitcoi|vil ds|vil end
-2 vil everyting|vil go|vil gold|vil kids|vil leve|vil mrket|vil or|vil police|vil ps|vil relince|vil silver|vil ta|vil tis|vin  btle|vin  in|vin big
-2 vin custody|vins|vins  ipl|vins tomorovs|virodi|virodi  mukdma|virodi ne|vit  child|vit  hov|vit a|vit him|viva par|vkil  ky|vkil  tik|vkil bdlu
-2 vklt|vla  deka|vla  kesa|vla jiva|vla kel|vle  krna|vle tng|vlo  efyir|vlo  fir|vlo  kes|vnt  boy|vnt  burn|vo lotegi|vork  field|vork vhich
-2 vortles|vrong  him|vrong vit|vs|vs pkista|vstu|ya  ka|ya  ptni|ya  putri|ya choti|ya fir|ya ldka|ya ldki|ya meri|ya mndi|ya niche|ye  invest|ye  ke
-2 ye  ma|ye ldki|yers  hve|yers does|yers i|yers vil|yik|yik  priksa|yik seva|yo  hov|yo  if|yo dignose|yo si|yog  he|yog  jel|yog  my|yog mens
-3 #000>|#3000|#<30>|#<498|#<50>|#<adm|#<akl|#<ale|#<arn|#<atv|#<bgk|#<bnt|#<btl|#<con|#<dep|#<dib|#<dnv|#<dod|#<dro|#<drt|#<duk|#<ech|#<etf|#<fd>
-3 #<feb|#<fie|#<frm|#<gem|#<gnj|#<grh|#<gue|#<gva|#<hdf|#<hev|#<hub|#<inc|#<isu|#<ivf|#<jad|#<jut|#<ksi|#<ktv|#<lav|#<lbo|#<lde|#<mi>|#<mir|#<mnd
-3 #<mra|#<mrc|#<mur|#<nec|#<nid|#<obs|#<ops|#<pal|#<pco|#<plc|#<ply|#<pot|#<rad|#<reg|#<rti|#<sej|#<sid|#<slr|#<smb|#<srd|#<suk|#<svb|#<tk>|#<tng
-3 #<tos|#<unl|#<ute|#<veg|#<vir|#<vrn|#<ytr|#ache|#admi|#akl>|#aler|#alre|#angr|#anyo|#arje|#arng|#artr|#bgkr|#bnki|#bor>|#bres|#brl>|#bstc|#btle
-3 #bul>|#bula|#buly|#cero|#chda|#chek|#cher|#chse|#chue|#cipt|#clem|#cles|#cos>|#crie|#crim|#cts>|#dek>|#del>|#delh|#depr|#dfc>|#dibe|#difs|#dign
-3 #divn|#dnv>|#doge|#doka|#drop|#drti|#duce|#dunr|#ebrl|#echd|#eck>|#ecoi|#edni|#egue|#ejer|#ekp>|#eld>|#elhi|#eli>|#elu>|#eme>|#ems>|#ener|#engt
-3 #ereb|#erm>|#erus|#esig|#etes|#etf>|#etme|#etri|#eved|#feb>|#fed>|#fes>|#fiel|#firs|#fund|#geco|#gist|#gkr>|#gnja|#gnos|#gova|#gry>|#hda>|#hdfc
-3 #hdif|#hedn|#hemr|#heve|#hire|#hos>|#hpen|#hse>|#huby|#hueg|#hunu|#hunv|#huti|#ibet|#icip|#ield|#ifsi|#ike>|#iket|#iklv|#impl|#inco|#inde|#inju
-3 #inl>|#iny>|#ipil|#irgi|#isis|#isme|#ison|#isue|#itis|#ivf>|#ivil|#ivit|#ivni|#jad>|#jent|#jivi|#jnma|#judv|#kche|#ked>|#keli|#kelu|#klvn|#kna>
-3 #knun|#korp|#krik|#krva|#ksie|#ksin|#ktvn|#lav>|#lbor|#lce>|#ldre|#legu|#lems|#lerg|#lhi>|#like|#lini|#long|#lred|#lry>|#lsy>|#lvni|#lyin|#mba>
-3 #men>|#minl|#mirg|#mndi|#mng>|#mnju|#movi|#mpet|#mpln|#mrch|#mrej|#murd|#ncom|#neck|#nens|#nevs|#nged|#ngry|#nir>|#nisi|#nism|#nja>|#nluc|#nma>
-3 #nrpa|#nsil|#ntic|#nuni|#nyon|#obst|#ogec|#ogte|#onos|#opsa|#oret|#orke|#ory>|#oses|#oted|#oteg|#pal>|#pcos|#petr|#plce|#plsy|#plt>|#plyi|#pore
-3 #pote|#prim|#prt>|#psa>|#ptor|#pura|#purc|#rad>|#rchs|#rebr|#rech|#redu|#rekp|#remi|#retm|#rgi>|#rict|#rike|#rimi|#rjen|#rnge|#rolo|#rpa>|#rsde
-3 #rtri|#runi|#sec>|#seje|#siet|#sika|#sils|#slry|#smen|#sona|#sote|#sovs|#srd>|#srp>|#stcl|#stit|#ston|#stri|#svbv|#tcks|#tcle|#teks|#teru|#tici
-3 #tiny|#tnes|#tone|#tons|#tory|#tos>|#treg|#tren|#tric|#trit|#tryi|#tumy|#turs|#tve>|#uby>|#uce>|#udva|#uegi|#uesi|#uitb|#ujr>|#ujre|#ula>|#ulya
-3 #uni>|#unin|#unlu|#unrp|#unu>|#unv>|#upre|#upri|#urch|#ures|#ursd|#uter|#uti>|#vbv>|#veda|#vers|#viro|#vitn|#viva|#vrnt|#ytra|10 des|12t hose
-3 14  sejeria|14 feb|14 ko|30|3000|420  on|420 chrge|5  ge|5  in|50|50 lak|60  krunga|60 par|92 ki|a  move|a  mun|a  vil|a child|a ful|a girl
-3 a petitio|a strict|abort|abort  child|abort tis|abortio  for|abortio rigt|abortio yog|abortions|abortions  vil|abortions alredy|abot  end|acha he
-3 ache|acident  tribunl|acident clem|acident injury|adlt  tlk|age  i|age  rhegi|age kesi|age ky|agenst  vil|agenst builder|agle  gova|agle hfte|agri
-3 ajkl  presni|ajkl itni|akela fil|akele rena|akeli|akl|akl mrityu|alergy|alone  tis|alone vil|alopty  ayurveda|alopty or|alredy|alredy  tis
-3 alredy vil|alves  obstcles|alves fcing|am  fcing|am  from|am  hope|am  sad|am  so|am ave|am losing|am very|amir  ky|and  busines|and  te|and remry
-3 angry|anksiety|anksiety  vil|anksiety atcks|anticiptory|anticiptory bel|any  for|any  time|any gud|anyone|arest me|arested|arjentina
-3 arjentina  pesa|arjentina par|army  he|army  is|army crir|army vil|arnged|artritis|as  rsi|as a|asptl me|at ofice|at vork|atcks|atcks  tey
-3 atcks vil|ati  ilj|ave  home|ayipil|ayu  h|ayurveda|ayurveda  my|ayurveda for|bad  fil|bad  finising|bad  kesi|bad  me|bad  pregnent|bad  pregnt
-3 bad krma|bal  rhe|bal jad|bar  beta|bar  bula|bar  milega|bar  tne|bar  trofy|bar bgva|bar ipl|bar tne|bas  he|bas jonga|bav girega|bche  ma
-3 bchedni|bchedni  chie|bchedni niklvni|bcho se|bchpa  kmjor|be  after|be  or|be arested|be droped|be ftl|be gri|be gud|be kinder|be proved
-3 be punised|be removed|be sfe|bech du|becose  mrityu|becose  soted|becose bos|before  husbnd|before my|behe  jindgi|behe ki|bekr  gyi|bekr ho
-3 bel  grnted|bel be|benk  sre|benk ka|benk me|beta  bna|beta denge|beta dentist|beta h|beta he|bete  mirgi|bete ki|beter  tonsils|beti  bukr|bgkr
-3 bgkr  krna|bgkr sdi|bgva  denge|bgva beta|bha  jindgi|bhut  reta|bi  delivri|bi  dilivri|bi pregnent|bi pregnt|bi tik|bimri  nhi|bimri to
-3 bitcoi nov|bki h|bna  h|bne  h|bne  he|bnglore  akele|bnglore me|bnk  nokri|bnk  rise|bnk sre|bnking|bnknifty  be|bnknifty  cal|bnknifty ekspiry
-3 bnknifty ka|bnu ya|bola  konsa|bolega|bolta  he|bos  dnta|bos  to|bos going|bos ne|bos soted|boy  time|boy tis|bre hemrej|brekp|brekp  bad|brekp ke
-3 brekup  i|brekup vil|brest|brest  for|brest cncer|bri|bri  jonga|bri ho|broke  it|broke up|broter  arested|broter be|broter is|brs  me|brs jiungi
-3 brt  nhi|brt me|bti he|btle|bto  tik|bto ki|bul|bul gyi|bula|bula  h|bula rhi|bulya|bulya  ky|bulya h|bus se|busines  njr|busines ko|busines vas
-3 buy  etf|buy gold|by  i|by  kundli|by  my|by hve|c  on|c sec|cal  ya|cal lu|can  arest|can  end|can  my|can cure|can police|cerebrl|cerebrl plsy
-3 chda|chemo vorked|chie ky|child cursed|chla jonga|chnge  crir|chod  bnglore|chota he|chrge  me|chrge on|chrges|chrges  droped|chrges be|chta  ka
-3 chta vides|chuegi|chuegi ky|chunu|chunv|chuti|chuti  milegi|chuti kab|city  me|city suits|clem|clem  money|clem tribunl|cncer  me|cncer for
-3 cncer he|cnceros|colegues|colegues  to|colegues hov|come  of|come bck|coming monts|compny  jo|compny  sold|compny vhere|conceved|conceved  cycle
-3 conceved tis|cort  monde|cort ne|cort se|cose|cosing|cosing  stomch|cosing my|cried|cried  de|cried vhole|criminl|criminl  be|criminl chrges
-3 crir  bnking|crir  suitble|cse  bchunga|cse  fesla|cse  h|cse  ktm|cse  me|cse  sal|cse  smjota|cse ka|cse kb|cse me|csino  ky|csino  meri|csino jo
-3 cure  artritis|custody  come|custody vil|cut  ekspenses|dad  ot|dad come|de  bos|de  lotery|de  purchse|de becose|de vit|degri  ho|degri bekr|dek
-3 dek  ya|dek ponga|del|delhi|delivery  hogi|delivri|delivri  se|delivri tik|dentist  chta|dentist bna|des|des  gud|des any|destiny|det  yer
-3 det predictio|deta he|dhej cse|di  ki|di 92|dibetes|did  embryo|did te|died  fil|died i|diet  suits|diet pla|dilivri  se|dilivri tik|dimi he
-3 din bte|disese  hve|disese  upe|disese i|disese kis|divni|divni  kitne|divni mukdma|divorce  i|divorce  motio|divorce  remry|divorce and
-3 divorce second|divorce vil|dnger  of|dnger becose|dnta  din|dnta pura|dnv|dnv lgo|do  a|do  for|do  me|do  mit|do  sov|doctor  kha|dod|dod  konsa
-3 dod me|does  8t|dog  mising|dog is|dogecoi|dogecoi nov|doka|doka  rha|doka de|done  my|dos se|dr  14|drd  he|drd reta|droped|drti|drti  kab
-3 dsa  runing|dsa is|dte  filing|dte for|dunga ky|dunrpa|dunrpa  chta|dunrpa chodna|durgtna se|dy  mere|dy krna|echdifsi|echdifsi  ka|echdifsi benk
-3 egi ky|ek  chuegi|ek lak|eks husbnd|eksm  tensio|eksm ki|ekspenses  svings|ekspenses vil|ekspiry  gri|ekspiry be|embryo implnt|end  de|enemy  to
-3 enemy vnts|enginir|etf|etf  price|etf or|ever  he|ever vlk|f  me|f  vhe|fcing  mny|fcing obstcles|fcing so|fd|feb|fesla  ega|fesla kab|field
-3 fil  hu|fil  vil|fil alone|fil krta|filed cse|filing  petitio|filing a|find  age|find  lost|find my|finising|first|fit rne|foj  nokri|for  a
-3 for  hve|for  kids|for  liver|for  nefev|for  nov|for  studies|for  viks|for by|for filing|for kly|for monde|for sta|for tonsils|for tri|frod  cse
-3 frod ka|from  acident|from  body|from  for|from  ilnes|from fir|from her|from home|from te|ftl  my|ftl to|ful  is|ful mun|future  tis|future in
-3 future me|fvor me|gar enge|ge  pregnt|ge hoti|ge me|gender  by|get  bel|get  uterus|get a|get angry|get anticiptory|get bel|get my|get pregnt
-3 get punisment|give  return|give gud|gmbir  h|gmbir  to|gmbir bimri|gnja|gnja  jonga|gnja ho|go  after|goa  csino|goa job|goa ke|gode  dnv|gode par
-3 going  jel|going  leve|going  pas|going  vhich|going vel|gold  or|gold etf|goli kne|gova|gova  ksino|gova ke|gra  jan|gra meri|grb  ya|grb trega
-3 grlfrend  to|grlfrend pregnent|grndpa  on|grndpa is|grnted to|gud  coming|gud  pla|gud  sta|gud dod|gud dte|gud hbits|gud move|gud return
-3 gudod  kismt|guesing|guesing  for|guesing number|gujr|gva|gva  jega|gva plt|gya  vo|h  milega|h bchunga|h kisko|h konsa|had  abortions|had tvo
-3 hak  ega|has  chemo|has  plsy|has cerebrl|has my|hdfc|hdfc  sre|hdfc bnk|he  beti|he  bimri|he  cerebrl|he  in|he  kab|he  mera|he  si|he bol
-3 he cal|helt  my|helt  vle|helt ane|helt of|hemrej|hemrej  he|hemrej hua|her ilnes|her vas|heve|heve  plce|heve like|hfte  ke|hfte  me|hfte gova
-3 hfte intrde|hire|hire  vin|hire to|hme  ky|hme milegi|hmre  me|hmre gar|ho  ilj|hogi na|home  tri|home for|homeopty  for|homeopty beter|hone  h
-3 hope|hope  job|hope in|hos|hos  ega|hos kab|hospitl  kab|hospitl me|hospitl se|hostile|hov  chnge|hov  del|hov  go|hpens|hpens in|hpy  my|hpy vit
-3 hrm  busines|hte  bos|hte  job|hte my|htkdi  ky|hu  time|hu sdi|hua  bol|hua  tik|hua svbv|huby|huby  i|huby n|husbnd  in|husbnd is|hve  atcks
-3 hve  conceved|hve abortio|hve anksiety|hve cncer|i  abortio|i  alopty|i  and|i  angry|i  anksiety|i  anticiptory|i  before|i  bel|i  cncer|i  fcing
-3 i  into|i  kne|i  losing|i  motivtio|i  online|i  smoking|i  strict|i  tvo|i  unlucky|i  very|i  vhole|i abort|i conceved|i cried|i fcing|i hire
-3 i invest|i mit|i nid|i ope|i pil|i ple|i rech|i so|i trvel|i trying|i vke|implnt|in  becose|in  for|in  monts|in  neck|in  o|in  serch|in  trding
-3 in  tumy|in  vhe|in army|in bitcoi|in bnking|in coming|in csino|in dnger|in dogecoi|in f|in job|in kundli|in optio|income|india  nhi|india me
-3 injury|into  vas|into busines|intrde  lab|invest  bitcoi|ipl  kiski|ipl trofy|is  adlt|is  army|is  bgva|is  cse|is  de|is  dte|is  ek|is  future
-3 is  intrde|is  ipl|is  krvs|is  rel|is  sude|is  tog|is  tyroid|is  unborn|is  ventiltor|is abortio|is cosing|is drti|is homeopty|is mhine
-3 is mising|is nokri|is over|is rti|is runing|is so|is suitble|is tursde|isue|isue  crir|isue no|it  ftl|it  ok|it chnge|it rel|it rigt|itni presni
-3 ivf|ja  h|jad|jad rhe|jan lega|jckpot  lgega|jckpot kab|jel  ky|jit milegi|jitne  din|jiungi me|jiva  smpt|jivit|jmi  milegi|jmi hme|jmnt  tk
-3 jmnt kb|jnma|jnma  bgy|jnma hu|job kab|judge  fvor|judva|jumped  busines|jumped into|june  jnma|june  se|june vil|ka  bteye|ka  cort|ka  dek
-3 ka  sme|ka ant|ka bukr|ka cal|ka crir|ka mla|ka mu|ka prinm|ka upe|kab  chutega|kab  hu|kab chutega|kab enge|kab gar|kab jenge|kab lgegi|kab lunga
-3 kab mrenge|kab picha|kal  treding|kal opsa|kam  krna|kar  mter|kb  milegi|kb jitunga|kb tk|kcheri|kcheri  chkr|kcheri ke|ke  bgkr|ke  kon|ke  ky
-3 ke  sat|ke bnglore|ke csino|ke ksino|kel  lie|kel mere|kelu|kelu ky|kese rhenge|kesino  ky|kesino jo|ki  ane|ki  bne|ki  ke|ki  kru|ki  or|ki  umr
-3 ki custody|ki delivri|ki helt|ki ma|ki mnt|ki tensio|ki tik|kids  tey|kids  vil|kids custody|kids vil|kilf  niklega|kilf vrnt|kinder|kis  par
-3 kisko milega|kismt he|kitna jiengi|kitne  jiungi|kitne brs|kmi h|kmjor seht|kmpni  kam|kni|knuni|ko  ati|ko  hemrej|ko  hoga|ko  hua|ko  kab
-3 ko bulya|ko hos|ko mirgi|ko sejeria|koi  bimri|kon  rtn|kon  sme|konsa  hoga|konsa  lgo|konsa  rke|konsa din|konsa number|konsa rog|korporet
-3 korporet  bna|korporet vkil|kort  kb|kort cse|kort se|krega ky|kridna  h|kridne  sub|kridne ka|kridu  bav|kridu ya|kriket|krma finising|krna  lie
-3 krna mere|kru  bus|krva|krva  ky|krva lu|krvs  my|krvs for|ksino|ksino  meri|ksino me|ktm  rhe|kuch  tik|kuit  tis|kuit smoking|kundli  a
-3 kundli  bnda|kundli sov|kuota  job|kuota se|ky  60|ky  cncer|ky  cse|ky  jel|ky  kensr|ky  lotery|ky  ma|ky  mnglik|ky  mra|ky  tered|ky  yle
-3 ky hum|ky nirne|ky pulis|ky vife|lab hoga|lak  f|lak  rhi|lak chuegi|lak mng|lav|lbor|ldke  mnt|ldke ki|let he|leter  my|leter for|leve  sun
-3 leve us|lgega mera|lgegi ky|lgi h|lgo  de|lgo lucky|lie  muhurt|lie  rhenge|lie  sa|lie kon|lie sat|life  dnger|life  rhegi|life  so|life kesi|like
-3 like  goa|like plce|lines|lines  it|lines is|live til|lkva hua|lmbi  na|lmbi he|lmbi hogi|long term|lord  abot|lord se|loses|loses  optio|loses in
-3 losing|losing  in|losing hope|lost 5|lost fone|lotery  per|lotery as|lotery lgegi|lotery ticket|lov vil|love age|love me|lte  to|lte hov|lu  put
-3 lucky  to|lucky rtna|lump  my|lump dngeros|lump in|lvyer  i|lvyer sold|ma kab|me  beter|me  bhut|me  bimri|me  det|me  drti|me  jitega|me  kesa
-3 me  kisko|me  milegi|me  pesa|me  proved|me 5|me 60|me bas|me bnda|me brt|me bto|me do|me future|me jnma|me konsa|me lab|me mnglik|me mra|me pal
-3 me pregnt|me se|me sfl|me te|me to|me trki|men|mening  moksa|mera  har|mera  rtna|mera  trega|mera bos|mera dusma|mera grb|mera lucky|mera tered
-3 mere  acha|mere  frod|mere  jad|mere  vrnt|mere bal|mere period|mere pita|mere sir|meri  lega|meri  lgegi|meri  pregnent|meri bimri|meri lotery
-3 meri me|meri mrityu|meri unr|mga  peda|mga me|mhdsa  it|mhdsa vil|mhine ek|mi|mi  kitna|mi or|mirgi|mirgi  he|mirgi ati|mising|mit someone
-3 mnenge ky|mng|mng rhi|mngl  se|mnglik hu|mnsik  kesi|mnsik skti|mnt|mnt  is|mnt h|mny  tese|mny  vil|mny problems|moksa  12t|moksa in|mom  i
-3 mom died|monde  bulya|money  vil|money vhe|mot  egi|mot  yog|moter  fri|moter  from|moter be|moter recover|motio|motio  be|motio vil|moving
-3 moving  heve|moving to|mra|mra jonga|mrch|mregi ky|mrityu ka|mter  me|mter cort|mu  ponga|mu dek|muhurt bteye|muje  gmbir|muje  gyi|muje  kab
-3 muje  rog|muje bul|muje cncer|muje kensr|muje konsa|muje yle|mujse  mregi|mukdma  sal|mukdma kitne|mukdme  fesla|mukdme ka|mun  it|mun is
-3 mutul  second|mutul divorce|my  ache|my  at|my  become|my  cheting|my  cnceros|my  dngeros|my  filed|my  fine|my  fone|my  hve|my  krma|my  lord
-3 my  mnge|my  n|my  pla|my  problem|my  removed|my  sres|my  vorked|my 8t|my artritis|my chemo|my de|my destiny|my dsa|my ekspenses|my end|my grndpa
-3 my huby|my is|my liver|my loses|my lump|my lvyer|my neck|my nefev|my nme|my promotio|my relince|my sick|my slry|my studies|my tumy|my uterus
-3 my vifes|n|n  trying|n i|ne  pura|ne  vlo|ne 14|ne monde|ne surl|neck|neck cnceros|nevborn  nmkra|nevborn ka|nevs|nhi  ab|nhi  ge|nhi  vides
-3 nhi hogi|nid motivtio|niklega ky|niklvni|niklvni  ky|niklvni chie|nirne  pks|nirne mere|njr  h|nme  for|nme  removed|nme be|nme leter|no crir
-3 no future|nokri  chodna|nokri  ge|nokri  trki|nokri ko|norml  ya|norml hogi|not  vel|number  kly|number lgo|nursing  future|nursing me|nyi compny
-3 o  5|o  vil|o vhe|obstcles|of  dsa|of  uncle|of  vife|of  yog|of by|of coma|of moksa|of mrityu|on  bos|on  divorce|on  feb|on  ful|on 14|on a
-3 on after|on monde|on ventiltor|one ste|online  vil|ope|ope a|opsa|opsa  kru|opsa treding|optio  tis|or  eks|or  jiengi|or  sal|or  tis|or  vil|or a
-3 or alpyu|or arnged|or ayurveda|or kitna|or kitne|or price|ot  coma|over  do|over  he|over  my|over vhe|over vil|pa  se|pa hospitl|pal|par dnv
-3 par pesa|pcos|pde  he|pde kru|pe brosa|peda  svbv|peda hua|pele  ky|pele chla|pele mregi|per rsi|period  ge|period ruk|pesa  ega|pesa  lucky
-3 pesa kab|pese ki|pet  ky|petrik|picha|picha chutega|pil  ke|pil kne|pirid  he|pirid let|pita  jnch|pitji  kitni|pitji ke|pla  me|pla  sec|pla c
-3 pla suits|plce|plce  job|plce goa|ple  rumy|ple online|plnets  brest|plnets sov|pls  longevity|plsy|plt|plt jega|plying|plying  tonigt|plying poker
-3 poisonos|poisonos  hov|poisonos colegues|poker  jitne|poker  vil|poker me|poker tonigt|police  bar|police arest|police bar|ponga  pele|ponga ya
-3 pote|pote  mu|pote ka|predictio of|pregnent  nhi|pregnent  skti|pregnent ho|pregnent hu|pregnent to|pregnt  skti|pregnt  ya|pregnt ho|premi
-3 premi  sat|premi ke|prerna chie|price  fal|price vil|priksa  prinm|prinm bto|problems|problems  des|problems tese|proved|prt|prtner  brosa
-3 prtner pe|pti  mot|pti  tbit|pti police|pulis  pita|pulis mere|punised|punisment|pura|pura din|purchse|purchse  as|purchse lotery|put  slry|put my
-3 pyr me|ra skta|rad|rad  ky|re skta|rech|recover  her|recover  loses|recover  tis|recover it|reduce|relince  tode|relince sres|removed  fir
-3 removed from|rena  hu|rena  ka|rena muje|rena vides|report  nhi|report tik|reserch|reta  kon|rha  cort|rha mter|rhe  gnja|rhenge  hum|rhi  bto
-3 rhi  ky|rhi ilj|rigt  me|rigt  to|rigt for|rna  vides|rna chta|rna muje|rne  lie|rne ke|rog  upe|rog h|rog kis|rti|rti  on|rti cse|rtn  tik
-3 rtn tered|ruk  me|rumy  i|rumy  kb|rumy me|rumy vil|runing|rus|rus  medikl|rus se|rusia  medicl|rusia se|sa  acha|sa  tered|sa rtn|sa sme
-3 sad  brekup|sad after|sal  h|sal adlt|sal chlega|sal ma|sat  sdi|sat bgkr|sat rhenge|sdi  koi|sdi ki|sdi pe|se  gar|se  hme|se  hogi|se  kese
-3 se  picha|se  seht|se amir|se kmjor|se medicl|se medikl|se pesa|se tekst|se ye|sec|sec  14|sec on|second motio|seht  age|sejeria|sejeria  h
-3 sejeria bola|sel  relince|ses  is|sfl hoga|shi time|si  de|sick  be|sick moter|sijeria  lie|sijeria ke|sika|sika  ky|sika age|since  died|since mom
-3 sir  bhut|sir me|ski  kis|ski alergy|ski disese|skti kesi|slry|slry  dogecoi|slry in|sme acha|smoking  yer|smoking tis|smpt hoga|smpti ka|sni  kon
-3 snta  deri|snta me|so  problems|so  tese|so mny|so tog|so unlucky|sold  abort|sold  get|sold  hire|sold  invest|sold  trvel|sold ve|sona|sona  ya
-3 sona kridu|soted|sov  cncer|sov  long|sov brest|sovs|sovs  lines|sovs tvo|sports  se|srd|sre me|sre rise|sres tode|srjri  lie|srjri ke
-3 srkri  milegi|sta me|ste  pesa|sti  de|sti doka|stomch ache|stomch problem|strict|strt busines|studies  nekst|studies vht|sturn  vil|sturn mhdsa
-3 sub  bte|sub  bteye|sub muhurt|sude  in|sude det|suitble|suitble  me|suitble for|supreme|supreme cort|suprim|suprim kort|surl  pe|svbv|svings
-3 svings grov|ta  sre|tak  hu|tak hu|te  agenst|te  chrges|te  implnt|te  predictio|te  turn|te criminl|te embryo|te reltionsip|te vitnes|tekst
-3 tekst age|tel|tel  disese|tel  te|tel longevity|tel vht|tensio h|tere  a|tere  for|tere  in|tere krvs|tere sude|tered  krta|tered  rhega|tered  upe
-3 tered hmesa|tered ka|tered tik|term|tese  any|test  do|test  tvo|test me|test sovs|tey  me|tey love|tey stop|tik  chl|tik  he|tik  je|tik  ya
-3 til my|time  buy|time  h|time coming|time ky|tin pti|tis  in|tis  injury|tis  ste|tis  vhere|tis acident|tis child|tis ivf|tis lump|tis one|tk
-3 tk milegi|tke  or|tke alopty|tlk me|tne  rhi|tne bula|to  c|to  dad|to  gold|to  hogi|to  hpy|to  lotery|to  my|to  or|to  us|to del|to heve|to hrm
-3 to kuit|to pas|to pla|to purchse|to vin|tog  des|tog tese|tonigt  i|tonigt vil|tonsils|tos|trding  vik|trding tis|treding  ky|treding kru|trega
-3 trega  nhi|trega ya|tretment|tri|tri  vil|tri viks|tribunl  vhe|tribunl money|trofy  hogi|trofy kiski|trvel  mont|trvel tis|trying|trying  by
-3 trying for|tumy|tumy fine|turn|turn hostile|tursde|tursde  for|tursde gud|tvcha  kis|tvcha rog|tvo  alredy|tvo  is|tvo abortions|tvo lines
-3 tyroid  ktm|tyroid kb|umid  ky|umr  h|umr bki|umr me|unborn  cursed|unlucky|unr  he|unr  liki|unr kitni|up  hov|up  is|up it|up lte|upe  ki|upe bto
-3 upr frod|upr jega|us sun|uterus|uterus removed|vas  a|vas  june|vas in|vas it|ve  up|ve broke|vel  dsa|vel vhich|ventiltor  he|ventiltor vil
-3 verdict  or|very|very  after|very sad|vhe  gud|vhe  te|vhere|vhich  city|vhich  suits|vhich dsa|vhich lvyer|vhich vorld|vho  cure|vho vil
-3 vhole  becose|vhole de|vht  cosing|vht  lucky|vht hpens|vhts  of|vhts gender|vides  ka|vides ytra|vife  coming|vife  grb|vife  helt|vife in|vife ki
-3 vifes|viks  my|viks vil|vil  bnk|vil  cal|vil  chnge|vil  chrge|vil  criminl|vil  cse|vil  delivery|vil  ekspiry|vil  grnted|vil  ivf|vil  kni
-3 vil  life|vil  long|vil  me|vil  nme|vil  one|vil  price|vil  rech|vil  sick|vil  stop|vil  tekst|vil  to|vil  up|vil  vitnes|vil  yer|vil 420
-3 vil bel|vil bnknifty|vil dad|vil ever|vil fal|vil hdfc|vil he|vil hve|vil nifty|vil svings|vit  bos|vit  hbits|vit  studies|vit  vife|vit gud
-3 vit us|vitnes|vitnes  hostile|vitnes turn|viva|vivd cort|vke  lte|vkil  chti|vkil bna|vlk  has|vlk he|vlo pe|vnt  kuit|vnts  hrm|vo  bche|vo  bul
-3 vo mere|vo meri|vorked|vorld  suits|vorld city|vps  ky|vps ega|vrnt|vrnt  ky|vrnt niklega|ya  chla|ya  girega|ya bav|ya bus|ya pele|ya put
-3 ye milega|yer  kinder|yer be|yle  ye|yle se|yo  vht|ytra|ytra  yog|ytra ka
-4 #300>|#420>|#<10>|#<202|#<420|#<92>|#<ace|#<aks|#<apl|#<asp|#<aya|#<bar|#<bdu|#<bon|#<bto|#<btv|#<cer|#<cos|#<dav|#<deh|#<dmg|#<dob|#<eds|#<ftl
-4 #<gov|#<gym|#<htk|#<hyi|#<iln|#<isk|#<jaj|#<jom|#<kmi|#<kmo|#<kns|#<kuo|#<md>|#<mea|#<mga|#<nmk|#<nvj|#<otl|#<pak|#<pat|#<peg|#<pgl|#<pkd|#<pnc
-4 #<pon|#<ptc|#<pur|#<rcb|#<ren|#<rin|#<sca|#<sen|#<tb>|#<tie|#<tod|#<trk|#<uds|#<unp|#<unt|#<vid|#<vom|#<yur|#abin|#acep|#agli|#aksr|#anti|#apli
-4 #art>|#aspt|#atmv|#aya>|#ayip|#bar>|#bdu>|#bine|#bnu>|#bole|#bryo|#bto>|#btvr|#bulu|#bunl|#bus>|#cept|#cere|#chde|#chem|#chri|#clie|#coin|#coma
-4 #conv|#cors|#dav>|#dehn|#dly>|#dmge|#dobl|#dokt|#dpa>|#eds>|#eget|#ehnt|#eka>|#embr|#emo>|#emor|#emre|#emry|#emtu|#enin|#epte|#erdi|#ergy|#esni
-4 #esus|#etiv|#evs>|#eye>|#fits|#fon>|#ftl>|#geti|#gli>|#gudo|#gym>|#hdeg|#hel>|#heri|#hge>|#hino|#hisb|#hnt>|#hri>|#htkd|#hyik|#ibun|#idna|#ient
-4 #igts|#ikor|#ilne|#imel|#imin|#inet|#inre|#ipto|#irin|#irne|#isb>|#isio|#isk>|#iski|#isu>|#isvs|#itbl|#jaj>|#jme>|#jomt|#jrne|#kchr|#kinr|#kip>
-4 #kist|#kmi>|#kmon|#knsi|#knu>|#krvo|#ksr>|#ktro|#kuot|#ldke|#lent|#lict|#lien|#lnes|#lotr|#lse>|#mbry|#mea>|#mely|#mesu|#mga>|#mged|#mila|#miti
-4 #mkra|#moms|#morh|#mpti|#mrty|#mto>|#mtur|#mujm|#mvis|#ndpa|#nege|#neng|#neta|#niri|#nirn|#nmkr|#nogr|#npro|#nre>|#nrsi|#nsiv|#ntro|#nvic|#nvjt
-4 #nyti|#ogrf|#oins|#oka>|#okr>|#oktr|#ole>|#omb>|#omes|#ompe|#oms>|#omto|#onog|#ontr|#onvi|#orhg|#orki|#osrj|#otli|#otry|#ova>|#pak>|#pat>|#pese
-4 #pgl>|#pkis|#plen|#plic|#pnch|#pong|#prot|#prti|#ptch|#ptl>|#puny|#puts|#rcb>|#rdic|#remr|#remt|#resn|#rgy>|#rhge|#ribu|#ries|#rji>|#rked|#rkin
-4 #rndp|#rnt>|#rong|#rosr|#rsed|#rtbr|#rtyu|#rvo>|#ryo>|#sca>|#sch>|#sent|#sisu|#siv>|#skte|#sptl|#stro|#svs>|#tbro|#tck>|#tect|#ten>|#term|#ties
-4 #tkdi|#tliv|#tmvi|#tog>|#tred|#trib|#tril|#trki|#ture|#udod|#ujme|#ujrn|#ulu>|#ungs|#unl>|#unpr|#unti|#unyt|#uota|#ura>|#visv|#vjt>|#vomb|#vrik
-4 #vron|#yiko|#yipi|#ytit|#yuro|10|300|300  to|300 vht|4  do|420|5 me|92|a  crs|a  tat|a  tis|a bech|a boy|a chnce|a for|a long|a plne|ab  md|abineta
-4 abineta  ki|abineta bne|abot  prents|abrod  in|abrod or|acepted|acha  bto|acha din|achi  iske|achi e|acidentl  in|adlt se|after it|age  age
-4 age  bdu|age  vil|age and|age kese|age kitni|age vht|agenst  sal|agli|aj  kridna|aj  ky|aj jitegi|aj ka|akela  krta|akele  chti|akeli he|aksr
-4 aksr se|alopty  ya|alopty lu|am hertbroke|am voried|amir bnunga|ancestrl  coming|ancestrl hose|and age|and bp|ane  mhino|ank do|ank ky|any  in
-4 aplictio|aplictio  to|aplictio going|are  vil|are dmged|arest  ky|arest kregi|art|asptl|astm  ka|astm mngl|at home|atck|ate  ilj|atmvisvs|aya
-4 ayu bto|ayu kitni|bad  kese|bad  rhungi|bad age|bad akela|bad kus|bap  seht|bap ki|bar|bar  hota|bar kyu|bar ldka|bcha  le|bcha  peda|bcha god
-4 bcha svst|bche he|bchi h|bcho  kstdi|bde  ki|bde be|bdkismt kyo|bdu|be  ayu|be  moter|be  sat|be  vit|be acepted|be convicted|be hpy|be ke|be sent
-4 bech  ten|bech for|bechne  sme|bekr  hota|bekr mesus|bel  going|bel aplictio|benk  nokri|bete  fits|bete  nam|beti h|beyo  property|bgysli rtn
-4 bhu grb|bhut  kisko|bitkoi  lu|bitkoi abi|bna h|bnd  rhi|bnd ho|bnd kregi|bne  hu|bnu|boj  pas|boj bhut|boj he|bolta  h|born  a|boy or|bp  in
-4 bp not|bre hemorhge|brekup  bad|brekup ke|broter  in|bta  pdega|bta dena|bti h|bto|btvra|bulu|bus|busines  it|busines  krna|busines brbd|buy  or
-4 buy cls|by  fine|chcha  lkva|chcha ko|chdega|chdega ky|chemo|chene  jitegi|chene aj|chl penge|chnce  my|chnce  ptch|chnce in|chnces of|chod  nya
-4 chodkr  suru|chodkr nya|chr|chr  do|chr ank|chrge  lag|chrge sit|chrt  jel|chta  shi|client|client  ky|client mnega|cling|cling  to|cling me
-4 cls  puts|cls or|coi  i|coi sold|coins|coins  to|coins go|coma|come in|come ot|comes|coming  me|coming to|complent|complent agenst|conceve  ky
-4 conceve krungi|control|control  long|control since|convicted|corse|cort decided|crypto  go|crypto  sold|crypto coins|cse h|cse kia|cursed
-4 custody of|cut  vit|cut ties|dav|dav lgo|de do|decided  me|decided agenst|dehnt|dena pdega|denge|denge ky|dengu  pltelet|dengu h|der  ho|der kyu
-4 deri  h|det  or|dhej kes|di  punytiti|di ki|dia  ma|digit do|dimg  bimri|dimg ki|dimi h|din  sa|din kon|dirgyu  he|dirgyu yog|dka  he|dmged
-4 dmged  he|dmged vil|do  fce|do  get|do byps|do yoga|doble|doctor ne|doctors|doctors  up|doctors gve|doktro|doktro  jvb|doktro ne|dr  kha|drd  lie
-4 dunia  nam|durgtna  mrunga|dusma  busines|dusma mera|dva bto|dve  pet|dve lu|dying  a|dying in|e  lie|e iske|eds|eds he|efyir  mera|efyir se
-4 ega  nhi|ega ky|eksct  of|eksct dte|embryo|ends  june|enemy  sun|enemy die|enginiring|ever|fce deles|fesla mere|fil  at|fil like|fil useles
-4 file  agenst|file fir|find it|fir  mera|fir  my|fir agenst|fits|fits  h|fits ate|fmily chrt|fon|fon  ho|fon krb|for  boy|for  tril|for lotery
-4 for tat|for te|for ten|for us|frod mter|fter  got|fter has|fters  are|fters det|fters lungs|ftl|ge ab|ge hu|gesing  plj|gesing number|get custody
-4 give  tomorovs|gives  vork|gives me|gmbir rog|gmbling  for|gmbling gud|go  nekst|go  te|god  skte|god give|god le|gode  dav|gode pe|going  deliver
-4 got  kidney|got one|grb  gya|grb  to|grb gir|grb se|grb thr|gri|grndmoter|grndpa|gudod|gudod me|gujrne|gujrne  bad|gujrne ke|gusa kyu|gya ky
-4 gyi  me|gyi ky|gym|h  bimri|h  kam|h  ldki|h  sdi|h ilj|h meri|h pltelet|h ya|had  seks|had unprotected|has  one|he  bchegi|he  bdlu|he  bnegi
-4 he  egi|he  ho|he  honga|he  ky|he  live|he  mvri|he  plj|he  umid|he  ye|he kort|he kundli|he ma|he par|he pas|he sab|he shr|hel|hemorhge
-4 hert atck|hertbroke|hertbroke  se|hertbroke vil|hirst  he|hisb|hisb se|ho ge|hoga ya|hose  to|hose coming|hote h|hoti he|hov  he|hrm my|htkdi
-4 htkdi lgegi|hu  kesa|hu  ki|hu  ktm|hu  sal|hu bgy|hu dimg|hu kab|hu shi|hu ye|hui client|hunga|hungi|hungi ky|hve long|hyikort|hyikort  ychika
-4 hyikort me|i  bech|i  byps|i  cls|i  convicted|i  deles|i  fir|i  hertbroke|i  sent|i  ties|i  unprotected|i  useles|i  voried|i  yoga|i apel
-4 i file|i kuit|i mised|i otlive|i survive|ilnes|in  cort|in  crir|in  frod|in  plne|in  vomb|in 8t|in control|in india|in morning|in rusia|ind
-4 ind  mtch|ind pak|india beter|intjr  krte|intjr krte|intrde tips|invest in|is  bel|is  by|is  conceve|is  hope|is  jekpot|is  judge|is  knsiv
-4 is  ldka|is  lucky|is  my|is  risk|is  tvins|is  untimely|is  vife|is 300|is acidentl|is ancestrl|is cling|is gmbling|is lucky|is mrka|is tode
-4 is vorking|iske|iske  ky|iske lie|it tvins|itna  kyo|itni der|jaj|jan  lie|jan ke|jckpot  in|jckpot chnce|jega ky|jega mera|jekpot lgega|jel  tis
-4 jel jenge|jgde  h|ji kab|jiengi|jitegi ky|jiva  kitne|jiva kesa|jiva mila|jmi  privrik|jnch  kregi|jnch bnd|jo  vo|jo h|job  ke|job serch|jomto
-4 judge  or|judge in|june  after|june me|just lte|ka  ank|ka  bhut|ka  chdega|ka  digit|ka  jgda|ka  kia|ka  kis|ka  mila|ka  muhurt|ka  yle|ka 4
-4 ka ank|ka art|ka btvra|ka busines|ka chr|ka h|ka he|ka kam|ka nam|ka nmkra|ka privrik|ka ticket|ka vet|kab  mera|kab he|kab hogi|kab jegi|kab kru
-4 kam  boj|kam  kra|kb  mera|kb  meri|kchri|kchri  chkr|kchri ke|ke  age|ke  akela|ke  alopty|ke  kus|ke  suru|ke  tnv|ke  vides|ke  vrs|ke gujrne
-4 ke hisb|ke kitne|ke kra|ke nya|kerl|kerl  ka|kerl lotery|kerla  ka|kerla lotery|kes  chutkra|kes  fesla|kes  he|kes  ky|kes  smjota|kes jitunga
-4 kes ka|kes kia|kese bdu|kese bulu|kesino|ki  achi|ki  lmbi|ki bnd|ki dilivri|ki h|ki jnch|ki ldki|ki puja|ki punytiti|ki suja|kia  kon|kia h|kia he
-4 kidney  long|kidney hov|kilf  jitunga|kilf  me|kinre|kinre  leni|kinre jmi|kis  pe|kis aksr|kiski|kiski hogi|kitne  bche|kitne  chlega|kitne vrs
-4 kitni  kundli|kitni liki|kmi|kmi  ky|kmonga|kmonga ky|knsiv|knsiv krungi|knu|knu  pde|knu ki|ko  ate|ko  bulu|ko  thr|ko fits|ko grb|koi  h
-4 koi  rog|koi kmi|kon  dve|kon  he|kon md|konsi  krni|konsi jnch|kra  me|kra tnv|kridna|kridna tik|krta  ye|krte  ge|krte  gyi|krungi ky|krvo
-4 kstdi muje|ktm  client|ktm  ka|ktrnk  ky|ktrnk h|kud ka|kundli  hisb|kundli  koi|kundli ke|kuota|kus  ky|kus rene|kus rhegi|kus rhungi|ky  chlega
-4 ky  eds|ky  ko|ky  pgl|ky  umid|ky bhu|ky ptni|kyo hu|kyu  rhi|kyu ata|kyu ho|lag  ky|lag gyi|ldka  ki|ldka  ky|ldka milega|ldke|ldki  vli
-4 ldki hone|ldki ke|le skte|leve my|level|level  300|level is|lgi he|lgn  rhu|lgn me|lgta  kab|lie  jonga|lie alopty|lie vides|life  bchi|life kitni
-4 life pat|life sort|live long|liver  lie|liver ke|living  or|living abrod|lkva  chl|long  it|long  vil|long he|long vhe|lose  cse|lost  ring
-4 lotery  4|lotery  chr|lotry|lotry  ticket|lotry ka|love  forever|love lst|lover  decided|lover cort|lst forever|lu  drd|lu pet|lucky  for|lungs
-4 lungs  dmged|lungs are|ma  gujrne|ma  he|ma  ki|ma ko|ma meri|md|md krega|me  bna|me  bne|me  gmbir|me  hungi|me  kmonga|me  krvo|me  mesus|me  son
-4 me  stio|me  vining|me akele|me bvisy|me feda|me hoga|me lotery|me nov|me pgl|me sal|me tomorovs|me umid|me vork|me yurosrja|mea|mech  jitega
-4 mech kon|medicine  rusia|medicine in|mera  rtn|mera bgysli|mera busines|mere  kesa|mere  ko|mere bche|mere hak|mere nam|meri  age|meri  se|meri plj
-4 meri report|meri sns|meri totl|mesus|mesus  h|mesus hota|mga|mhina  h|mhina  he|mhine  lgega|mhine conceve|mhine jekpot|mhine knsiv|mhino|mhino me
-4 mila|milega|miscrige  bar|miscrige bar|mised  periods|mised my|miting|miting  hui|miting ktm|mnenge|mngl  fal|mngl ka|moms|moms  and|moms sugr
-4 monde  pki|monde ki|mot  dar|mot  hogi|mot se|moter  tere|motivtio chie|mregi|mri report|mrityu  kb|mrityu  trik|mrket  up|mrket go|mrketing
-4 mrketing  crir|mrketing me|mrtyu|mrtyu  h|mrtyu kb|muje  bhut|muje  hone|muje  jnch|muje  kregi|muje  lgegi|muje  sal|muje arest|muje eds|muje gusa
-4 muje htkdi|muje kitne|muje ldki|mujme|mujme  kmi|mujme koi|mujse pele|multibger bnega|mumy  jan|mumy ki|muskil he|mvri  e|my  age|my  aplictio
-4 my  by|my  coins|my  left|my  level|my  pat|my  pen|my  recover|my  reltionsip|my  report|my  sort|my  sugr|my  vit|my bel|my crypto|my dying
-4 my grndmoter|my lost|my moms|my ring|my vkil|nam  aksr|nam  ank|nam ka|nam kis|nam kmonga|ndi  jmi|ndi kinre|negetiv|negetiv  par|negetiv he
-4 nekst vik|nind  e|nind achi|nirne|njr  he|nmkra|nmkra muhurt|nobody gives|nokri  chta|nokri  nya|nokri  yog|nokri chodna|nokri ka|nokri milegi
-4 not  control|not in|noting  vorking|nrsing|nrsing  bvisy|nrsing me|nture|number  be|number  do|number de|number plj|nvjt|nvjt  ka|of  birt
-4 of  dying|of  fters|of  job|of  up|of premture|of ptch|ofice  bekr|on  be|on  moter|one  hov|one kidney|or  chrt|or  for|or  in|or  india|or  lte
-4 or  tode|or in|or just|or puts|otlive|otlive  vife|otlive my|over vht|pa kab|pak|pak  kon|pak mtch|par  kru|par kes|pas hungi|pat|pde  boj|pde achi
-4 pde ka|pe dav|pe fir|peda hoga|per  suja|per ki|periods  does|periods vht|pese|pet  jo|pet  ke|pet drd|petitio|pgl|pgl  rha|pgl ho|pichle  ka
-4 pit  bhut|pita  bad|pki  cal|pkista|pks  ega|plj be|pltelet|pltelet  h|pltelet kam|police  arest|police  cling|police is|police muje|ponga
-4 predictio  my|predictio for|pregnent  sab|pregnt  just|pregnt hu|premture|premture birt|presni|prinm bteye|privrik|privrik jgda|prlysis|project  in
-4 project ends|property  btvra|ptch|ptch up|pti  jenge|pti jel|pti ne|pti pulis|pulis  me|pulis  se|pulis hirst|pulis kes|punytiti|punytiti  puja
-4 punytiti ki|purne|purne  ko|purne pyr|putr|puts|puts tode|pyr  he|pyr  kese|pyr ko|ra skti|rcb|rcb vin|recover my|reltionsip  over|reltionsip is
-4 remry|rene  ra|rene ki|rha  dimg|rhega na|rhenge ky|rhengi|rhi  ilj|rhi  sab|rhu  art|rhungi|rhungi ky|ring|ring  i|ring vil|risk|risk  premture
-4 risk of|rista|rog  ky|rog hoga|sa  multibger|sa he|sab  hoga|sab  rhega|sab me|sal  apel|sal  jiva|sal  ke|sal  ki|sal  se|sal mumy|sat chod|sca
-4 sca  vil|sca tomorov|sch|sch  ky|sdi  bad|sdi  intjr|sdi  vet|se  me|se  mil|se  milega|se  rhegi|se job|se kus|se tlk|seht  chinta|seht ki|seks  i
-4 seks am|sent|sent  jel|sent to|serch|shi  ky|si  lu|si dve|since long|sisu|sit  gyi|sit lag|skte|skte  ky|sme kab|smpti|sns  bchi|sns kitni
-4 soch rhi|sold  cut|sold  file|sold  kuit|son  time|son tis|sov  yog|sov a|sov jel|sports kuota|sre  bnega|sre  tik|sre chdega|sre kridna
-4 sre multibger|sres  doble|sres vil|srkri  ka|sta  de|sta  pesa|stio|stio  and|stio age|study  in|study medicine|sub  kon|sugr  is|sugr and
-4 sugr level|suja  jegi|suja kab|surgeo  h|surgeo bna|surgery  lie|surgery ke|surl  par|tak ge|tak gyi|tat boy|tb|te  cse|te  dte|te  ends|te eksct
-4 te mun|te project|te tril|te veding|te verdict|tel  eksct|tel te|ten|ten des|tere  chnce|tere be|tere hope|tere risk|tere untimely|test  he
-4 test negetiv|ticket  ky|ticket lu|ties|ties  my|ties vit|tired  my|tis  be|tis  lst|tis  mter|tis cycle|tis frod|tis love|tlk  bad|tlk  jega|tlk ke
-4 tlk mil|tnv  hu|tnv me|to  acepted|to  age|to  medicine|to  mun|to  normly|to deliver|to stio|tode  for|tog|tomorov  by|tomorov vil
-4 tomorovs  number|tomorovs vining|totl  kitni|treding|tribunl|tril|trki|trust  vkil|tut  he|umid  hu|unprotected|unprotected  am|unprotected seks
-4 untimely|untimely  in|untimely det|up  vik|up nekst|useles at|ve go|verdict|vet  krte|vet krte|vhe  vil|vhich  coi|vhich crypto|vhich sres|vht  it
-4 vht  nekst|vht after|vides jonga|vife  before|vife  to|vife die|vife going|vil  become|vil  crypto|vil  divorce|vil  enemy|vil  give|vil  gud
-4 vil  judge|vil  moter|vil  mrket|vil  norml|vil  otlive|vil  te|vil by|vil doble|vil live|vil rcb|vil sre|vil tere|vil vin|vin te|vining number
-4 vit  broter|vivd yle|vkil  te|vkil for|vla  ldka|vle mhino|vli  ky|vli hu|vlo par|vnt  study|vo beti|vomb|voried|voried  my|voried abot|vorking
-4 vorking  my|vorking in|vrong|vrs  he|vrs bche|vypr  njr|vypr ko|ychika he|ye  chodkr|ye  mumy|ye chlega|ye job|ye nokri|yers  my|yle  he|yle me
-4 yo  my|yog  ya|yog kb|yog kitna|yoga  morning|yurosrja|yurosrja  chta|yurosrja bna
-5 #<arj|#<as>|#<asf|#<avi|#<brs|#<brt|#<byp|#<dir|#<dve|#<elo|#<emb|#<fiv|#<flt|#<foj|#<imp|#<inj|#<jek|#<kol|#<kot|#<lki|#<mns|#<neu|#<pic|#<prt
-5 #<puj|#<sij|#<sin|#<stm|#<sue|#<tek|#<tit|#<tot|#<tum|#<tvc|#<unb|#<var|#<vlk|#<vrs|#agle|#agri|#arop|#asfl|#avit|#bgys|#bnda|#bri>|#bros|#brs>
-5 #brt>|#brve|#byps|#chet|#chi>|#cks>|#degr|#dent|#derg|#ders|#diet|#dikl|#dirg|#dkid|#dme>|#dmot|#dog>|#dro>|#dve>|#edik|#educ|#egri|#egy>|#eke>
-5 #ekpo|#eksm|#eod>|#eopt|#erej|#ergo|#erst|#etur|#eyes|#five|#flt>|#foj>|#ful>|#ges>|#get>|#gler|#gysl|#gyu>|#hete|#heti|#hme>|#hmre|#htrv|#idro
-5 #iet>|#igno|#ijer|#ikle|#ila>|#ilde|#ildr|#ireo|#irgy|#irt>|#ismt|#istr|#isyv|#itor|#jekp|#jury|#kdme|#kere|#kind|#kism|#kleg|#kote|#krma|#krvs
-5 #legi|#leme|#lend|#letl|#lgn>|#ling|#lki>|#losi|#lysi|#meop|#mis>|#misk|#mly>|#mnen|#mnsi|#mom>|#mong|#mpro|#mrka|#nbor|#ndki|#ndmo|#neur|#nsik
-5 #ntim|#odke|#ompl|#ong>|#opi>|#osur|#otl>|#prov|#ptid|#puja|#purn|#rder|#reod|#retu|#rges|#rgo>|#rgyu|#ril>|#rka>|#rkl>|#rmly|#rndk|#rol>|#ropi
-5 #rosa|#rosu|#rove|#rstn|#rteg|#rust|#seve|#sije|#sio>|#sker|#sli>|#smt>|#srkl|#stio|#stme|#strl|#styi|#sude|#syvn|#tegy|#tidr|#tiv>|#tkes|#tlem
-5 #tlet|#tmen|#tmer|#tnds|#totl|#trik|#trl>|#trus|#trvs|#tvch|#tyin|#ude>|#unbo|#ursi|#ury>|#usti|#var>|#vcha|#vere|#vet>|#vhet|#vict|#vlk>|#vrs>
-5 #yps>|#ysis|#ysli|#yvni|8t  se|8t lord|a  is|a  or|a moter|acha  kese|acha jiva|achi  bmpr|after  trip|after 35|after or|age  moter|age my|agle
-5 aj profit|am  hiv|am  nid|ancestrl|and  time|and lucky|angioplsty  mont|angioplsty tis|anymore  setlement|anymore foregn|aropi|aropi  sja|aropi ko
-5 as|as  kundli|asflta|asflta  dar|asflta se|at  age|at  job|at tis|at vht|ate ate|ati h|avitor|avitor  strtegy|avitor gme|ayu liki|bad dan|bap  sdi
-5 bap meri|bar  miskerej|bar beta|bar miskerej|bas der|bcha  hoga|bcha  mhine|bcha kitne|bcha ldka|bche  ko|bcho  bvisy|bcho  future|bchunga ky
-5 bck  life|bck  vhe|bck in|bdkismt kyu|be  cse|be norml|be pe|be vhe|become  vit|become crorepti|beter  spending|beter tan|beti  kstdi|beti  ky
-5 beti ka|bgy  h|bgy h|bgysli|bhr  he|bhut krb|bigd  h|bigd  he|bipi  goli|bipi ki|birt|bis  se|bis sal|bitcoi  lu|bitcoi abi|bjr  girega|bjr kal
-5 bmpr  ka|bmpr  le|bmpr lotery|bmpr ticket|bna chti|bna he|bnda|bnda yog|bnega|bnk me|bol  ky|bol penge|bola  kro|born on|bre  hua|bring  in
-5 bring deles|brosa|brosa kru|brs|brt|brve|brve  moks|brve me|builder|bvisy  dar|bvisy se|bvisyvni|byps|c sectio|can  trust|can stmering
-5 chcha  mrityu|chcha ki|cheting|chl  kon|chnces  my|chodke|chodke  gumna|chodke dunia|chodkr  gumna|chodkr  jna|chodkr chtrvs|chodkr dunia
-5 chodkr phdo|chodna chti|chot  kab|chot se|chtrvs|chtrvs  he|chtrvs jna|close  eyes|close my|coi|conceve  or|conceve after|cort  agenst|cort  figt
-5 cort  ychika|cort or|crir in|crorepti  drem11|crorepti vit|crypto coi|cse  du|cse kar|cup jitegi|cure my|cut ekspenses|dar  rha|dar h|dar lag
-5 de  gud|degri|deles  life|deles in|deliver normly|dengu  pletlet|dengu he|der he|det time|dia he|did  vife|die  var|diet|din par|din pe|din rke
-5 dirgyu|disese  sturn|disese is|dispute  lnd|dispute over|dka  h|dma  ilj|dma ka|dngeros  my|dngeros for|do  improve|do  in|does  bring|does sturn
-5 dog|dokdi  mle|dokdi ke|dos ka|dr  opertio|dsa he|dte  ho|dte bto|dte mis|dte scred|dva  chie|dva bteye|dva leni|dve|ega ya|elopeti|elopeti  ya
-5 elopeti lu|eyes|eyes  i|eyes vhe|fefde  h|fefde  he|fil  going|fil  in|fil vortles|file|five|five yers|fling  lot|fling a|flt|fmily  over
-5 fmily dispute|foj|foj ki|for  moters|for  or|for opertio|foregn setlement|front  my|fters  end|fters life|fulti h|fulti he|future  dar|future se
-5 gar  ate|gar  chtrvs|gar ate|gbrht  he|ge  me|ge  vps|ge kab|gender of|get|get  si|get justice|get over|get to|gf  dte|gf  her|gf ki|gf mised
-5 girega ky|gives|giving me|glery|gme  and|gme strtegy|go  opertio|going  ofice|goli  kar|grndkids|grndkids  die|grndkids or|gud to|gya  ofice
-5 gyi  dar|h  bdlu|h  bnegi|h  fulti|h  honge|h  ky|h  lag|h  umid|h  ya|h dar|h kam|h kro|h prinm|h shr|h sns|h ye|he  dva|he  grbvti|he  milega
-5 he  sdi|he  ticket|he bat|he bmpr|he die|he kise|he pletlet|he prinm|her  fling|her  scred|her dte|hig  me|hiv positive|hme|hmesa rhega|hmre
-5 hng  pentings|holding  bck|holding me|homeopty|hone  bcha|hone vla|honga ky|hote he|hov  age|hov  cut|hov old|hu  bas|hu ofice|hu suba|hua h
-5 husbnds  line|husbnds life|hve  bck|hve  yog|hve severe|hve sort|i  ave|i  crorepti|i  custody|i  get|i  is|i  jckpot|i  long|i  or|i  positive
-5 i  severe|i  sort|i  tings|i close|i end|i fce|i hiv|i improve|i setle|i sue|i svitch|i trust|improve tings|in  at|in  eksm|in  five|in  horoscope
-5 in  hose|in  since|in  vht|in a|in glery|in nekst|in stying|in var|india  foregn|india anymore|intrde  aj|intrde  for|intrde cal|intrvyu  pele
-5 intrvyu se|ipl  cup|ipl  or|ipl mumbe|is  bad|is  beta|is  husbnds|is  pregncy|is  some|is bche|is fling|is going|is gud|is holding|is on|is sving
-5 is tat|it  disese|it  over|it  time|it go|it some|it vil|itna  kyu|jam  me|jam pnch|jckpot  mont|jckpot tis|jekpot|jel  pdega|jel in|jel jna
-5 jel jonga|jgde  he|jie|jindgi shi|jiungi|jiva  jie|jiva  snti|jiva kese|jldi utna|jmi  kes|jna pdega|jnm  se|jnm titi|job  dunia|job chodke
-5 jue  bgy|jue ka|june vht|justice|justice  te|justice from|ka  bis|ka  kese|ka  pet|ka bgy|ka jiva|ka lki|ka number|ka sme|kab  hogi|kab  jina
-5 kab milegi|kab vps|kal  ky|kal  lki|kal girega|kal ka|kam  h|kar  mla|ke  acha|ke  dan|ke  elopeti|ke kis|ke mle|kel  se|kel kote|kelna  he
-5 kensr he|kes bis|kes me|kes se|kese jie|ketu brve|ki  ayu|ki  bhut|ki  bteye|ki  dte|ki  me|ki bvisyvni|ki chot|kids  to|kids going|kis upe
-5 kise milega|kismt  he|kitne din|kitne mhine|kitni  bki|kitni  liki|kitni ayu|kitni umr|knov  future|knov my|ko  bola|ko  chti|ko  dungi|ko bre
-5 ko dungi|ko sja|koi  pyr|koi mujse|kon  dsa|kon  dva|konsa  tyroid|konsi  de|konsi  tem|konsi bimri|konsi ipl|kort  he|kote|kote  nokri|kote se
-5 krma|krna chie|krta pyr|krvs|kstdi  milegi|kstdi milegi|kundli  jue|ky  bap|ky  chie|ky  ke|ky  vps|ky dokdi|ky krna|kyu hu|lag rha|lak  kab|lak ge
-5 lend|lend  to|lend money|lgn|lie elopeti|life  nekst|life  per|life  sort|life as|life end|life line|like going|line sort|ling bteye|livr  lie
-5 livr ke|lki|lki  lotery|lki number|long  i|longevity  my|longevity of|lose  by|lose my|lose tis|lot  it|lot is|lotery  number|lucky for|lucky time
-5 ma  kitni|ma  meri|mar jongi|me  bche|me  chta|me  hoga|me  home|me  in|me  kise|me  lak|me  or|me  profit|me  stock|me at|me bck|me deri|me grbvti
-5 me jitunga|me jue|me kam|me kon|me ma|me moks|me mrunga|me multibger|me nam|me or|me pas|medicl  pde|medicl ki|medikl|medikl  pde|medikl ki
-5 meke  reltio|mera  hmesa|mera  kab|mera  kon|mera  pnch|mera jam|mera vypr|mere gar|mere gurde|mere pirid|mere upr|meri  tak|meri riport|mis
-5 mis  gyi|mised  dte|mised her|miskerej|miskerej  hota|miskerej kyo|mla kort|mle  jel|mle me|mngl  ka|mnsik|mom|money  friend|money to|mot  shi
-5 moter  got|moter has|moters life|mrenge|mrityu  bvisyvni|mrka|much  my|much age|muje  bar|muje  bimri|muje  na|muje  tak|muje  to|muje is|muje jel
-5 muje kab|muje nind|muje sugr|mujse pyr|mukdme|multibger stock|mumbe  chene|mumbe or|muskil h|my  mised|my  or|my bitcoi|my busines|my diet|my dog
-5 my eyes|my gf|my grndkids|my hov|my luck|my pentings|my pregncy|my sugr|my unborn|ne  bola|ne opertio|nekst five|neurosurgeo|neurosurgeo  chta
-5 neurosurgeo bna|nhi  jegi|nhi  pyr|nid  holide|nid a|niklega|niklna he|nit  pas|nit me|no  understnds|nokri  dunia|nokri chli|normly|number  ke
-5 number  tonigt|number lotery|nursing|o me|of  dad|of  hov|of  moter|of  or|of cort|ofice  gar|ofice se|old  i|old age|old vil|one understnds
-5 opertio  h|opertio  not|opertio bola|opertio or|or  before|or  fulti|or chene|or die|or figt|or my|or trip|ot  cort|over lnd|pa  bre|pa  fefde
-5 pa  mot|pa ka|par  bigd|par din|par krunga|pas ave|pas honga|pe  bigd|pe  kar|pe  kru|pe boj|pe cse|pe din|pele  jonga|pen  vil|pen vhe|pentings
-5 pentings  glery|pentings in|pentis|pentis  bad|pentis ke|per kundli|pireod|pireod  din|pireod 40|pirid  ge|pirid ruk|pita  fefde|pitji ki|pletlet
-5 pletlet  he|pletlet kam|plj bto|point  stying|police  me|pre  tat|pre is|pregnt or|prents helt|profit  ky|profit hoga|pti  chodna|ptidro
-5 ptidro  jmi|ptidro se|ptri h|ptri he|puja|pyr  h|pyr  milega|pyr kab|return|rha  kort|rha mla|rhi  si|rhi kon|riport  nhi|riport tik|rmi  me
-5 rmi srkl|rtna  tik|rtna tyroid|ruk  he|sab  phdo|sal i|sal ka|sal kesa|sdi  jinda|sdi ke|sdi tak|se  ate|se  bck|se  hoga|se  ky|se  tik|se abot
-5 se come|se gar|se he|se nokri|se property|se tik|sectio|sel  bitcoi|setle  of|setle ot|setlement|severe|severe  pen|severe bck|sfe  lend
-5 sfe  undergo|shi  bto|shi dte|si  grndkids|si  leni|si dsa|si dva|sijeria|since  vhe|sja milegi|sme  ky|sme he|sni  konsi|sns  h|sns  he
-5 sold  setle|sold  sue|sold  svitch|some disese|sort  as|sort life|spending|spending  yer|spending tis|sre  go|sre  ky|sre bjr|srja  he|srja bna
-5 srkl|srkl  jitne|srkl me|stmering|stmering  cured|stmering be|stock  give|stock vil|stres|strtegy|strtegy  lucky|strtegy and|stru  vypr|stru mera
-5 sturn  deles|sturn  me|sturn bring|sturn giving|stying|stying  tis|stying at|suba  utna|suba jldi|sude|sue|sue  compny|sue my|sugr  bp|sugr  nhi
-5 sugr to|suja h|suja or|surgery  bch|surgery se|sving  tan|sving beter|svitch|tak  he|tak jina|tan  tis|tan spending|tat rigt|tbit  krb|tbit  par
-5 tbit  pe|tbit bhut|te  time|te by|te trofy|tel  multibger|tem cup|tere a|tik  h|tik  jenge|tik  ky|tik hogi|time  my|tired  a|tired nid
-5 tis  dngeros|tis  mumbe|tis by|tis ipl|titi|titi  lotery|titi se|tkes|tkes  trofy|tkes te|to  angioplsty|to  ekspenses|to  money|to  time|to friend
-5 to india|to lend|to ofice|to rigt|to undergo|totl|totl age|trofy  ipl|trofy tis|trust|trust my|tut  h|tvcha|tyroid  krta|tyroid tik|umid se|unborn
-5 unborn child|undergo|undergo  tis|undergo angioplsty|understnds|understnds  at|understnds me|upe  tik|upe se|upr  ka|utna  kese|utna he|var|vas  on
-5 ve be|velt  35|velt after|vet|vhe  die|vhe  he|vhe  pre|vheter|vheter  vil|vheter i|vhich stock|vho  te|vho tkes|vht  holding|vht  hpe|vht  is
-5 vht  vil|vht age|vhts  det|vife  after|vife  kun|vife has|vil  broter|vil  by|vil  justice|vil  vlk|vil hpe|vin  tis|vin jckpot|vit drem11|vla bcha
-5 vlk|vnt  india|vnt  rigt|vo  egi|vo vps|vortles  front|vortles in|vps enge|vrs|vypr  krna|vypr brbd|ya  der|ychika h|yer  for|yer dngeros
-6 #<14>|#<85>|#<aco|#<ars|#<bal|#<bip|#<blm|#<brv|#<crd|#<cup|#<cyc|#<dma|#<dri|#<efy|#<eur|#<eye|#<fav|#<fci|#<fer|#<gve|#<gyb|#<hel|#<ile|#<jvb
-6 #<krm|#<kya|#<lab|#<lor|#<lum|#<mc>|#<mec|#<mhd|#<mle|#<mus|#<mut|#<nef|#<nme|#<nrs|#<pka|#<pla|#<prl|#<rip|#<sny|#<svi|#<tas|#<tur|#<yo>|#<yon
-6 #acor|#alri|#andr|#angi|#anke|#apel|#apen|#army|#arsi|#bal>|#beta|#bipi|#blme|#bnds|#bnkn|#brin|#bti>|#cely|#chdi|#clin|#colo|#cord|#crd>|#crig
-6 #cryp|#cufe|#cup>|#cycl|#dcuf|#defm|#deta|#dicl|#diks|#disp|#dney|#dod>|#drim|#durg|#echn|#ect>|#efev|#efmt|#efyi|#egn>|#elet|#elop|#emov|#erch
-6 #erin|#ers>|#fav>|#fcin|#fev>|#firm|#fmti|#fyir|#gend|#giop|#glik|#grib|#gtna|#gve>|#gyb>|#hdsa|#hirs|#hndc|#hod>|#icel|#icl>|#icte|#idu>|#ieng
-6 #ilet|#ilev|#iliv|#iopl|#ipi>|#ipor|#irm>|#isin|#ispu|#itmi|#jien|#jvb>|#kise|#kne>|#krni|#ktrn|#kya>|#lab>|#lder|#lege|#letr|#leva|#linc|#lmes
-6 #lope|#lrig|#lsty|#lump|#mch>|#mech|#mhds|#misi|#mle>|#mnta|#mple|#mpty|#mreg|#mren|#mtio|#mutu|#ndcu|#ndik|#ned>|#nefe|#ngio|#ngli|#nice|#njur
-6 #nkni|#nme>|#nos>|#nspl|#ntrv|#nyuk|#ojec|#olor|#oma>|#omch|#onte|#opet|#opls|#ordi|#oreg|#otec|#pel>|#phd>|#piry|#pit>|#pitr|#pka>|#pki>|#pla>
-6 #plet|#plst|#plte|#poke|#pric|#pris|#prly|#proj|#puni|#pute|#putr|#reli|#rgtn|#rib>|#rice|#rip>|#ripo|#ris>|#rise|#risk|#riso|#rlys|#rmy>|#rned
-6 #rni>|#roje|#rsib|#rus>|#rusi|#rvyu|#rypt|#scri|#sfl>|#sibi|#snyu|#spln|#sput|#stom|#str>|#sunt|#supr|#sus>|#tas>|#tele|#tmi>|#tomc|#trip|#trnk
-6 #trvy|#tul>|#tvra|#ufed|#ukt>|#unis|#unta|#urgt|#urop|#usia|#usic|#uteg|#utul|#velt|#veti|#vitm|#vori|#vra>|#vyu>|#ycle|#yes>|#yir>|#yong|#ypto
-6 #yukt|1  jegi|12  moksa|12 me|14|35  bad|35 ke|85|85  is|85 vhe|a  for|a brek|a rich|a son|ab  help|acording|acording  chrt|acording to|adlt  mere
-6 after  for|after  te|after  vil|after left|after tking|age  for|age vrite|aj  ka|aj lotery|aj sre|alrigt|and  bnglore|and energy|and in|andr
-6 andr jonga|ane vle|angioplsty|anke|anke  ho|anke kmjor|any  ahed|any chnge|any yog|apel|apendiks|apendiks  opresa|apendiks ka|are  coming|are my
-6 are not|argentina  pesa|argentina pe|army|arsibi|arsibi jitegi|as  8t|astm bav|ayi  me|ayi ky|ayu  he|bad  tak|bad bhut|bad bi|bad pesa|bal
-6 bat  dos|bat ka|bat koi|bcha  to|bcha gir|bcha tik|bche ko|bchegi  nhi|bchegi ya|bcho ki|be  eve|be  i|be alrigt|be hndcufed|bechne|bechne ka|beta
-6 beta pdega|beter  bno|beter  europe|beter for|beter in|beter kese|beting|beting  me|beting suits|beyo se|bhr  h|bhut  jta|bhut tak|bi  ho|bi ki
-6 bimr kyu|bipi|bitcoi  invest|bitcoi me|blmes|blmes  for|blmes me|bne  cha|bne ki|bnknifty|boring  any|boring life|bos  bat|bos  me|bos blmes
-6 bos har|bre  bti|bring|broters  in|broters life|bti|burned|burned  sold|burned ot|by in|can  become|can  get|can  sucid|can help|chcha  jmi
-6 chcha hmri|chl  he|chl  ky|chnce of|chnces|chnge ahed|chod|chota h|chutega|chutkra  milega|chutkra kab|colege|color|color  color|color  gme
-6 color for|color trding|coming  vil|coming fine|compny me|covid  my|covid tke|crd|crd  suits|crd gme|cricket  suits|cricket beting|crypto|cup|cycle
-6 dad  85|dad is|de  ert|de  h|de  online|de dia|de on|de rhe|defmtio|defmtio  otcome|defmtio suit|dely  at|dely figts|depresio  dva|depresio ki
-6 det  time|det ka|deta|dhej  me|dia apil|die  as|die erly|die yong|dilivri|din  lie|din ke|dispute|divli pe|dji  par|dji ventiletr|dma|do  die
-6 does  bad|does  kundli|dos  deta|dos muje|drd  diko|drd kisko|drem11  for|drem11 tem|drim|drim  se|drim ileva|durgtna|dying  is|dying erly|efyir
-6 eksit|eksit  ta|eksit my|ekspiry|empty|empty  left|empty after|end  prtnersip|end  to|end acording|ends in|erly  it|erly  per|erly as|erly is
-6 europe|eve  tking|eve after|everyone agenst|far  te|far from|fav|fav  for|fav color|fcing|fer|fer  my|fer of|fesla  apil|fesla kiske|figts  home
-6 figts at|fil  after|fil empty|fince|fine  i|fine vil|firm|firm nicely|for  des|for  music|for  rumy|for  tis|for  trding|for  trnsplnt|for colege
-6 for color|for everyting|for online|foregn|from  ofice|from priso|fse  acording|fse end|gar  kisi|gar  nhi|gbrht  h|gender|girl  boy|girl or|gme  my
-6 gme suits|grb he|grib|grib  rhunga|grib hi|gud time|gve|gve  on|gve up|gya  kab|gyb|gyb  he|gyb hona|gyi hoti|h  din|h  ho|h  ki|har  ka|har bat
-6 he  honge|he  kam|he  mar|he  ok|he  penge|he  tik|he kam|he ktra|he phd|he ye|help  in|help krega|her trnsplnt|hfte  kelna|hfte jua|hi rhunga
-6 hirst|hirst me|his end|hisa  de|hisa nhi|hmri  ka|hmri jmi|hndcufed|ho gya|ho gyi|ho jenge|ho jonga|home  in|home and|hona  phd|hona he|hui  mnega
-6 husbnd  erly|husbnd  to|husbnd dying|husbnd going|husbnds|hve  of|hve fer|i  alrigt|i  born|i  empty|i  erly|i  far|i  fer|i  il|i  montens|i  yong
-6 i divorce|i move|i sucid|i te|ileva|ileva  krodpti|ileva se|ilj bto|in  firm|in  nov|in bnglore|in europe|in judiciry|in lgna|in rhu
-6 interviev  pele|interviev se|into politics|intrvyu|invest kru|ipl tem|is  1|is  agenst|is  end|is  hose|is  husbnd|is  jua|is  lump|is  moter
-6 is  slip|is  time|is  tret|is  true|is 85|is everyone|is gar|is his|is sturn|it  de|it pe|it time|it true|jegi na|jinda rhenge|jindgi  ky
-6 jindgi bchegi|jindgi bchi|jiva ke|jmi  hisa|jmnt  ky|jmnt milegi|jnch  chie|jnch krni|jo  aj|job  nfrt|job  sold|job se|job vhe|jta hu|jua  tik
-6 jump  politics|jump into|jvb|jvb  dia|jvb de|ka  bta|ka  kro|ka  muje|ka dos|ka future|ka hisa|ka ilj|ka mtlb|ka pka|ka purpose|ka sre|ka tnv
-6 kab lgega|kam  bad|kam  he|kam me|kar  ky|kar le|kb  hoga|kb ktm|kb mrunga|ke  bhut|ke  bi|ke  gyb|ke  krta|ke  ktrnk|ke  pesa|ke ment|kes  sal
-6 kesa hoga|ketu 12|ki  bchegi|ki  hone|ki  intrde|ki  muje|ki pki|ki shi|kidney|kise|kisi  me|kisi  mot|kiske hak|kiske pks|kisko diko|kitni  bchi
-6 kitni  h|kitni jindgi|kly  pka|kly ka|kmjor  rhi|kmjor ho|kne  bad|kne ke|ko ko|koi  mnta|koi meri|kok  beta|kon  bimri|kon help|konsa rtna
-6 krb  gya|krb ho|kridu|krni|krni chie|ktm hui|ktra  ky|ktrnk|kuch din|kundli  nida|kundli mere|kus rne|ky  andr|ky  gar|ky  grb|ky  hi|ky  hml
-6 ky  jenge|ky  jitegi|ky  me|ky  pet|ky arsibi|ky grib|ky ma|ky mar|kya|kya  me|kya schul|kyo hoti|kyu  hu|kyu pdta|lab|lak jegi|ldka h|le ky
-6 left  colege|leve home|lgna  rhu|lgna me|lgta  kam|lgta kisi|lie  hona|lie gyb|lie kesa|lie ktrnk|life  2027|life  chnge|life  in|life  kese
-6 life  purpose|life  rhu|life any|ling  do|ling bta|live  from|live  rich|live far|livr|long life|lord|lost  job|lotery  bgy|lotery  bto|lst  on
-6 lst de|lump|ma  ya|ma bchegi|mar  ment|mar  schul|mar ke|mar kya|mc|mc  ayi|mc nhi|me  everyting|me  ki|me  kismt|me  life|me  pdega|me  vik
-6 me andr|me bti|me invest|me jega|me ky|me moksa|me pet|me smjota|me str|me tis|mech|medicl|mening  rhu|ment  hu|ment krta|mera  thr|mera hml
-6 mere  fesla|mere  me|mere nida|meri  kmjor|meri  koi|meri  mere|meri  sunta|meri anke|meri bat|meri nhi|mhdsa|mhine 1|milega ky|milegi  pti
-6 milegi ya|miscrige|mle|mnglik|mnta|montens|montens  sumer|montens tis|mot  vli|mot he|mot hone|mot kab|moter going|moter is|mrne  h|muje  ya
-6 muje deta|muje ky|mukdma  pks|mukdma kiske|music|music  it|music vil|mutul|my  blmes|my  conceve|my  de|my  dte|my  dying|my  fse|my  helt|my  stil
-6 my  tem|my broters|my compny|my cse|my drem11|my future|my horoscope|my husbnds|my music|my prtnersip|my reports|my slip|my stomch|my ta|ne  de
-6 ne  kilf|ne jvb|ne mere|nefev|nekst  yers|nevborn|nfrt  gyi|nhi  kisi|nhi de|nhi mnta|nhi sunta|nicely|nida  bre|niklna h|nme|not  fine|not coming
-6 number do|of  is|of rhu|of veting|ofice  i|ofice me|ofice sold|on ert|on me|opresa  ya|opresa kro|or boy|or fmily|or fvor|ot  i|ot sold|otcome pls
-6 pa  det|par  lgo|par he|pe  kelna|pe jua|pe pesa|per  hose|per 8t|pet  hu|phd|phd me|pit|pit me|pka|pka  do|pka number|pki|pki intrde|pks  jega|pla
-6 plne|plne crs|pnch  ko|pnch me|poker|pregnt  after|pregnt eve|presa|price|priksa  tnv|priso|privr  nhi|project|promotio  koi|promotio  tere
-6 promotio ki|prtnersip  te|prtnersip in|pti  hirst|ptni  kun|purpose  h|purpose ky|rat ka|re skti|recover from|relesed  priso|relesed from|relince
-6 removed|reports|reports  not|reports are|rhu  lgna|rhu  mtlb|rich life|riport|rise|rne  ra|rne ki|rusia|sa  bdega|sal  chl|sal se|sat  ky
-6 schul  beta|sdi  gyi|sdi todna|se  jegi|se  number|se  rha|se chl|se ho|se lotery|se presa|se reltio|sfl|sge  chti|si bimri|sja hogi|ski|skti  ky
-6 skti hu|slip  energy|sme  he|smjota  le|snyukt|snyukt  me|snyukt privr|sold  move|sold  try|sold tke|sports|sre  kal|sre bdega|sre mrket|srja
-6 srjri  bch|srjri se|stil  ka|stil bechne|stil holding|stomch|str|str  hu|str ka|sub h|sucid  judiciry|sucid in|suit  pls|suit otcome|suits  strs
-6 suits my|sumer|sunta|ta  bechne|ta  holding|tak  rhenge|tak jta|tas|tas  kab|tas me|te  nicely|te  sold|te  vrite|te age|te cort|te firm|te montens
-6 te ofice|te pil|tem  tonigt|tem for|tere|tere  det|tere  to|tere tret|thr  he|tik  ho|tik rhega|time  eksit|time bto|tin  ka|tin mhine
-6 tired  veting|tis  vhe|tis sumer|tke  brek|tke a|tking  pil|tking te|tnv he|to  broters|to  hndcufed|to  into|to chrt|to conceve|to eksit
-6 trding gme|tret  my|tret to|trip|trnsplnt|try  conceve|try to|up  dely|vas born|ve  to|ve try|velt|ventiletr|ventiletr  he|ventiletr par|veting
-6 veting  mrige|veting for|vhe does|vhich  i|vhich vitmi|vht  gme|vht crd|vhts  age|vhy  everyone|vides  yog|vides ka|vides me|vife conceve
-6 vil  before|vil  fmily|vil  fters|vil  pe|vil  relesed|vil  tke|vil come|vil covid|vit  figts|vit dely|vitmi|vitmi  sold|vitmi i|vla h|vle  me
-6 vli h|vnt  vork|vork  tis|vps egi|vris|vris  mukdma|vris ka|vrite for|ya  ko|ya pti|ye  todna|yo|yog  h|yong
-7 #027>|#2027|#<300|#<abr|#<anc|#<api|#<asr|#<chd|#<cir|#<com|#<cov|#<cro|#<crs|#<dan|#<def|#<dra|#<fes|#<foe|#<hem|#<hml|#<jue|#<kch|#<knu|#<my>
-7 #<njr|#<nur|#<otc|#<pa>|#<puk|#<rce|#<rke|#<ron|#<sbs|#<sev|#<sif|#<spa|#<sup|#<tim|#<yle|#abro|#achi|#ance|#apil|#apna|#asr>|#bchu|#brod|#bse>
-7 #cest|#cine|#circ|#ciry|#cope|#covi|#cror|#crs>|#dan>|#dimi|#divo|#dokd|#dpti|#dra>|#dusm|#eher|#enge|#ense|#epti|#esla|#etit|#etus|#evel|#fesl
-7 #finc|#flta|#foet|#gode|#grnt|#gues|#hml>|#horo|#hteg|#ichl|#icin|#icir|#ift>|#ikl>|#imi>|#iner|#inir|#ircl|#ivor|#judi|#jue>|#krod|#lery|#logy
-7 #lor>|#lord|#lots|#loye|#mer>|#mons|#mplo|#ncle|#ndr>|#neli|#nid>|#njr>|#nsa>|#nses|#nted|#nten|#ntrd|#nurs|#odpt|#oetu|#ofy>|#ogy>|#okdi|#olog
-7 #orce|#ord>|#orep|#oros|#ors>|#osco|#otco|#ots>|#ovid|#oyed|#pire|#ploy|#pna>|#pto>|#pukr|#rcle|#remo|#rena|#rept|#rge>|#ridu|#rma>|#rndm|#rnte
-7 #rodp|#rofy|#rona|#rore|#rosc|#rovs|#rtn>|#rue>|#runy|#sbse|#scop|#serc|#sflt|#sia>|#sift|#sin>|#sla>|#slot|#sma>|#some|#sumo|#tcom|#tors|#trol
-7 #trte|#true|#tus>|#udic|#ukrj|#umer|#umon|#uncl|#uny>|#usma|#vid>|#vine|#vorc|#yed>|2027|4  for|5 lak|8  se|a  girl|a by|a helty|a lot|a surgeo
-7 abot eksm|abrod|acha sre|achi|achi  bumper|achi he|acidentl  for|adlt ne|afred  future|after  det|after ds|aj  hoga|ajkl  bhut|ajkl rona|akeli h
-7 alves  sick|alves fling|am  crying|am afred|and kundli|apil|apil kru|apna|are  kids|arest|as  my|asr|ata he|bad fse|bar  grb|bcha  rhega|bcha jinda
-7 bche  dka|bchegi ky|bchi he|bcht kru|bchunga|bck pen|bdlegi|be grnted|be pregnt|bech|become  surgeo|bekr  rhi|bekr ja|best  to|best stock|beta  na
-7 beta  ya|bgy  ky|bgy kesa|bhu  se|boyfriend  i|boyfriend sold|bp tblets|bta  be|bumper  le|by  fever|by be|by girl|by has|can  escpe|can  skip
-7 chkr  h|chkr  ktm|chkr kab|chl  konsi|chodkr  me|chrge|chta h|chta he|circle|circle  jitne|circle me|close|cncer  nhi|cncer to|cort  h|covid
-7 crorepti|crs|crying  helty|crying a|cse  my|cse ldu|cse on|csino  bdi|cure|dan|dekne  jinda|deliver|deri kyo|det  acidentl|det  fmily|det  ho
-7 det  tuk|det mis|det or|det plj|dete  kyu|dete h|dia  kru|digit  kerla|digit for|dili  ho|dili sift|dimi|divli  jua|divorce|dka dimi|do be
-7 doctor  diko|doctor ko|dokdi|dra|dra  lia|dra kar|ds  i|ds det|dsa h|dusma|dy  dete|dy nhi|eks  sufer|eks to|ekspenses|employed|employed  job
-7 employed or|end  lonelines|escpe  sumons|escpe te|f|f o|fesla|fesla dia|fever  to|fever serios|fever vht|fling sick|fmily  2026|fmily in|foetus
-7 for  fter|for  kruny|for kerla|for mrige|for tomorov|forgive him|fridom  life|fridom in|from  cort|gar chodkr|ge  ky|gesing  do|gesing bta|gf  to
-7 gf pregnt|give  4|giving  lnd|giving or|gnt  cncer|gnt h|goda  me|goda rce|gode|going  in|going rigt|grb  kar|grb dra|grlfrend  det|grlfrend ki
-7 grnted|h  bdi|h  beti|h  bto|h  dva|h  mvri|h  ticket|h bat|h bumper|h cncer|h kyu|h par|h pregnt|has  vht|he  to|he ilj|help me|helty child|hml
-7 hml  gya|hml thr|hnd  kundli|horoscope|htega|htega ky|hu promotio|hving  by|hving a|i  afred|i  fling|i  fridom|i  insuli|i  pukrj|i  tvins
-7 i crying|i escpe|i fil|i forgive|i skip|if  ver|ilj bteye|in  in|in 2027|in june|insuli  i|insuli if|is fever|is shr|is trveling|it is|ja  kab
-7 jel yog|jinda  ky|jinda rhega|jinda rhunga|jindgi  h|jindgi khi|jiva  he|jldi  h|jua  sub|judiciry|jue|ka  kesa|ka  lu|ka bvisy|ka mukdma|ka opresa
-7 kab bdlegi|kab egi|kab jitunga|kam  vja|ke  sbse|ke chkr|ke kilf|kelna sub|kerla kruny|kesa rhega|kha  ki|kha bche|khi  ja|khi nhi|ki  dimi|ki  tik
-7 ki dka|ki job|ki mrityu|ki seht|kilf  dia|kilf fesla|kis  ko|kis doctor|kis gode|kisi ki|kismt  h|kismt h|ko  lgi|ko  milegi|ko diko|ko hua|ko njr
-7 koi gmbir|konsi  h|konsi dsa|kort me|krj|krodpti|krodpti  ky|krodpti bnunga|krta  promotio|kruny|kuit|kundli  h|ky  is|ky  ldki|ky  sal|kyu hoti
-7 lie  acha|lie  kru|lie  sift|lie ky|lie sbse|life shi|life spa|lifespa  my|lifespa  per|lifespa as|lifespa of|liver|lonelines|long vil|lot
-7 lotery me|lte  pregnt|lu  cse|ma  ayu|ma  h|man h|me  digit|me  hogi|me  hu|me  lgo|me  meri|me  number|me 4|me bcht|me ega|me for|me jel|medicine
-7 mene  dra|mene grb|ment  ja|ment bekr|mera  htega|mera  jinda|mera nam|mere  ruk|meri  bekr|meri  bto|meri  pregnt|meri gf|meri jan|meri mot
-7 mhina kesa|mis  ge|mla  me|mnega|mnega ky|mot h|mtch  jitega|mtch kon|mtka number|mtka tips|muje mot|mvri  ayi|my|my  do|my  live|my  plj|my  sold
-7 my  spa|my  vht|my bp|my lonelines|my periods|my strs|nam htega|ne  bche|ne kha|negtive  par|negtive h|nfrt  ge|nhi  chta|nhi  gyi|nhi dete|nichli
-7 nichli  ne|nichli adlt|nid|nida ke|njr|njr lgi|nokri  nfrt|not  or|not giving|noting  going|nturl  or|number bto|of  mtch|of  prtner|of foetus
-7 of future|of tonigts|on  vil|or  det|or acidentl|or job|or not|otcome|over  vil|over sop|pa|pa  bad|par  ky|pde  man|per  hnd|per my|pet se
-7 ple slots|plese  seks|prmosa  koi|prmosa ki|problem|promotio kab|property ka|pti  nhi|pti dy|pukrj|rce|rce  kismt|rce me|reltio|rena|rha  ky|rha he
-7 rhi  bdlegi|rhi  dsa|rhi kab|rhi konsi|rhu in|rigt  my|rigt in|rigt time|rke|rona|rona  ata|rona bhut|rtn|rumy  me|rumy circle|sal  he|sal  hoga
-7 sbse|sbse  sre|sbse acha|sdi  dar|se  mot|se  nam|se  nhi|se krodpti|se tensio|seks  foetus|seks of|self  or|self employed|setle|shr  nhi|si  vorld
-7 sift|sift  rhe|sift ho|sin|sja  ky|skip|skip  if|skip insuli|slots|smoking  chta|smoking chodna|sold  do|sold  forgive|sone  bcht|sone me|sop  it
-7 sop vil|spa|sta number|stock  tomorov|stock for|stop  bp|stop my|stresed  eksm|stresed abot|sub  ky|sumons|te  is|te  vorld|te sumons|te vhole
-7 tel seks|tel viner|tem  jitegi|tensio  hu|tensio me|test  h|time  ple|time of|tired|to  home|to  slots|to become|to jel|to ple|to sufer|tomorovs
-7 tonigts|tonigts mtch|tret|trika bto|trnsfer  bad|trnsfer ke|trofy|true|trveling|trveling  do|trveling vhe|tuk  sop|tuk over|uncle|uncle  not
-7 ver pukrj|vhe  his|vhich yer|vho  help|vhole  is|vhole vorld|vil  love|viner|viner  tonigts|viner of|vja  tensio|vja se|vnt  become|vnt  eks
-7 vnt fridom|vorld  trveling|vorld  yer|vorld is|vorld vhich|vrite  my|ya beti|ya cse|ye mhina|yle|yo  viner
-8 #<12>|#<ahe|#<am>|#<art|#<atc|#<bdk|#<bjr|#<chc|#<chr|#<dif|#<dka|#<far|#<hir|#<ide|#<is>|#<kha|#<kno|#<kok|#<ldu|#<lvy|#<min|#<mla|#<opt|#<plt
-8 #<pok|#<rci|#<sfl|#<tnk|#<tvo|#<vct|#<ved|#<vle|#<vsi|#ahed|#atck|#bcht|#bdki|#bjr>|#bld>|#blin|#chch|#ches|#difi|#dkis|#dleg|#dni>|#ege>|#ekne
-8 #ely>|#empl|#enem|#eva>|#evbo|#evit|#eyo>|#far>|#ficu|#frod|#ged>|#gero|#gets|#gevi|#gmbl|#goda|#hcha|#hemo|#hest|#hig>|#hine|#hisa|#hmri|#hute
-8 #ibi>|#ice>|#ict>|#icul|#ific|#iods|#ivd>|#ker>|#kha>|#knov|#kok>|#krti|#kspi|#ldu>|#leve|#lone|#lot>|#lvye|#mla>|#nemy|#nevb|#ngev|#nida|#ntly
-8 #oker|#opti|#orie|#osin|#osit|#pich|#ptio|#rcin|#rej>|#rkri|#rnsp|#sect|#sel>|#sic>|#skip|#snta|#sone|#sono|#srkr|#sty>|#sue>|#tent|#tice|#tini
-8 #tnk>|#tret|#trof|#turl|#tvo>|#ured|#usre|#vbor|#vcti|#vho>|#vity|#vivd|#vle>|#vnts|#vsit|#vyer|1|1 lak|12|3|3  ka|3 mhine|70  hu|70 ka|8 bav|a  me
-8 achnk  hoti|achnk mot|acident  mrunga|after  dely|after vork|age  he|agenst my|ahed|am|am  after|am  ides|am  mently|am  pregnt|am nev|am stresed
-8 and  age|and  is|and  to|and mter|astm rhu|at  tnk|at lst|bad  end|bad  hu|bad duki|bag  sdi|bar  conceve|bar  hoga|bas se|bcha surksit|bcho  lie
-8 bcht|bdi  hogi|bdi jit|bdkismt|bdkismt  hu|be cured|best  for|best sre|beta  nhi|beta bolta|beta hoga|beyo|bf  sat|bf ke|bhut drd|bimr kyo
-8 bimri  rha|bimri de|bitkoi  nives|bitkoi me|bjr|bld|bld  her|bld my|bola h|bolta nhi|broters|c|chcha|chest|chest  since|chest pen|chkr  he|chota
-8 chrt sov|conceve  lia|conceve kar|cort  gets|cort vho|crying  child|crying my|cured|de  he|debt  lst|debt at|dekne|dekne tak|deri kyu|det  me
-8 det for|did my|die in|dificult|dka|dngeros|do  trding|do optio|does  se|does chrt|drd  dva|drd ki|drd kyo|duki  fir|dusre|dusre  me|dusre mhine
-8 end  vit|end figts|enemy|etereum  ky|etereum bdega|far|feda  ho|feda nhi|fenting|fenting  it|fenting is|figts  my|figts vit|fil  of|fil fri
-8 find someone|fir  milega|fir pyr|fri  debt|fri of|frod|gets|gets it|gmbling|go  my|go bld|goda|going  survive|goli bnd|grb h|grbpt  nhi|grbpt to
-8 gusa bhut|gyi  ky|h  hoga|h  me|h ktra|h sab|he  bdi|he  surksit|he going|he na|he tik|helty  rku|helty kese|her  tining|hig|hig cort|hisa|hmri
-8 ho  ky|hone  he|honga|horse rcing|hoti  meri|hu  krenge|hu  pyr|hu  vo|hu fir|hu pyr|hua  muje|hve  in|hve  life|hve  pen|hve chest|i  bld|i  chest
-8 i  fenting|i  fri|i  nev|i  optio|i  stresed|i a|i lost|i mently|i pregnt|i sel|i ver|ides|in  fvor|in  rcing|in  vho|in cort|in horse|is
-8 is  crying|is  det|is  ko|is  lst|is  someting|is  vcting|is  yer|is ekspecting|is tining|is tis|it  big|it grov|it someting|itna bdkismt|jiti
-8 jiti  pyr|jiti hu|jiva  h|jiva chota|job  strt|jongi na|ka  feda|ka  kon|ka  krte|ka boj|ka din|ka time|ka vivd|kab  enge|kar  ya|kas me|kb h
-8 ke  bag|ke  best|ke  duki|ke  jiti|ke  krna|ke sdi|kese bno|kha|ki  bto|ki  he|ki  milegi|kilf  he|kilf kyo|kip  is|kip fenting|kli  h|kmr  ki
-8 kmr drd|knov|ko chodna|ko helty|koi feda|kok|kok me|krte  tak|krte krte|krte tak|krti|krti h|kru  bas|kud  helty|ky  bcha|ky  jiva|ky  mhine
-8 ky  rhu|ky acident|ky aj|ky astm|kyo  hu|kyo pdta|kyo reta|ldu|lie  sre|lie acha|lie best|lie jiti|life  dificult|life  goa|life  love|life  muskil
-8 life for|life itni|life predictio|life so|life vitot|line|live  60|live pst|longevity|love  i|lst  god|lst tnk|lte h|luck  horse|lvyer|me  bdkismt
-8 me  jit|me  mrunga|me  prinm|me  ra|me 70|me aj|me bar|me bdi|me bgy|me bhut|me drd|me itna|me jina|me jit|me ko|me meri|me mot|me nives|me pesa
-8 me tik|me vidva|meke  smbnd|mene conceve|ment  koi|mently|mently il|mera  chota|mera bcha|mere  kyo|mere pks|meri  kab|meri  tik|mhine
-8 mhine  bliding|mhine  krungi|mhine me|mla|money  argentina|money on|morning  it|morning is|mot hoti|motivtio  study|motivtio to|move|mrne  he
-8 mter  in|mter is|muje  krti|muje  se|muje konsi|muje psnd|muskil  h|muskil kyu|my  vhe|my enemy|my mrige|my tent|nev  in|nev ides|nev life
-8 nhi  jongi|nhi  rhe|nhi hoga|nhi ra|nida|nifti  ko|nifti somvr|nives kru|no motivtio|not  and|not vcting|nturl|nturl det|nya  krna|nya suru|of  at
-8 on argentina|optio|optio  tomorov|or lnd|pas  ky|pen  morning|pen since|period  h|period lte|periods|pet  drd|pirid  din|pirid 40|pita ki
-8 politics  kudna|politics me|positive|privr me|profit|promotio is|psnd  h|psnd krti|pst 60|ptni  or|put  on|put money|pyr krenge|pyr milega|rcing
-8 rhi  bcha|rhi  tik|rhi me|rhu  achnk|rhu se|ruk ge|sab tik|sat  ke|sat bag|schul me|sde  me|se achnk|se crying|se mera|sel|sel my|si  he
-8 since morning|skti h|smjota  lu|sni muje|snta|so dificult|sold  sel|someting big|sone|srkri|srkri nokri|sti  mot|sti me|stresed|strt  nev|strt a
-8 strt age|stru|suit|surksit  na|survive  cncer|survive te|sving|tak  rhunga|te cncer|te det|te judge|tent|tent  not|tent is|test negtive|tik  a
-8 tik  jongi|tik he|tik krta|tik se|tining|tired  vork|tired after|tis  and|tnk|tnk god|to  figts|to  hoga|to  pst|to  sucesful|to strt|to vork
-8 trding tomorov|tvo|uncle is|up on|uske  ky|uske hu|vcting|vcting  mter|vcting and|ve to|veding|ver|vho|vho  it|vho gets|vht  chrt|vht disese
-8 vidva  nhi|vidva to|vife ko|vil  my|vil give|vil ve|vit  husbnd|vitot  vil|vitot love|vivd|vivd  me|vla he|vle|vnt  strt|vnts|vnts to|vo  psnd
-8 vork dely|vork in|vsit|vsit  vivd|vsit ka|ya  ldu
-9 #<alr|#<bno|#<bum|#<coi|#<di>|#<ds>|#<ene|#<gen|#<gri|#<hrt|#<iui|#<jam|#<jnc|#<jvn|#<kir|#<kun|#<mom|#<niv|#<nta|#<opr|#<prm|#<psn|#<re>|#<rig
-9 #<rus|#<spo|#<srt|#<tbd|#<tir|#<upe|#<ups|#alop|#benk|#bhu>|#bir>|#bnk>|#bno>|#btij|#bump|#chnd|#edr>|#egs>|#egti|#emy>|#enk>|#eria|#esir|#esne
-9 #fti>|#gdo>|#gmbi|#gold|#gtiv|#hndi|#hors|#idva|#ifti|#ije>|#ingl|#ireg|#irst|#isa>|#ista|#itiv|#iui>|#iver|#jam>|#jeri|#jgdo|#jiti|#jnch|#jnm>
-9 #join|#jvni|#kidn|#kire|#kmr>|#kuit|#legs|#lesn|#lmbi|#lnt>|#lopt|#lore|#mbir|#mbnd|#mosa|#mper|#nchi|#negt|#ngle|#ngu>|#nsfe|#nsip|#nsul|#ntin
-9 #ofit|#ony>|#opre|#ovs>|#pent|#plnt|#posi|#prmo|#prof|#psc>|#psnd|#redr|#rele|#reta|#retl|#ria>|#rksi|#rmos|#rnsf|#rovi|#rsin|#rst>|#ruku|#ruvr
-9 #sfer|#sik>|#sire|#sit>|#siti|#smbn|#snd>|#snes|#sres|#srt>|#such|#suli|#surk|#tbdl|#tije|#tile|#tin>|#trov|#tru>|#uku>|#uli>|#upe>|#upsc|#urks
-9 #urni|#uros|#uruv|#ute>|#uvr>|#vidv|2nd  me|8|a  child|a  compny|a  holide|a dentist|abi  ya|abi lu|achi h|acident se|after  moters|aj  me|alopty
-9 am  i|am  up|am fed|and  since|and bretlesnes|apna  bdlna|apna crir|apni  kese|apni sdi|ate h|ati he|bat  krna|bat bnegi|bat nhi|bcha sfe|bdlna  hu
-9 bdlna chta|be  dentist|be  nta|be actor|be relesed|benk|best time|beta  ldki|beta ek|bete ka|bete ko|beti ki|bhu|bi kam|bin  up|bin troving
-9 blud  se|blud pls|bnglore|bnk|bno|bretlesnes|bretlesnes  vik|bretlesnes since|btije|btije  dengu|btije ko|bumper|bumper ticket|burning|burning  to
-9 burning desire|chene|chndi|chndi  mhine|chndi is|chod  hostel|chodkr  chta|chodkr jna|compny nov|confidence  lov|confidence is|crir  chta
-9 crir  kuch|crir bdlna|crir me|de for|deles|dengu|des  sims|des noting|desire|desire  be|desire to|det  fil|det  to|det come|det dte|di|din bto
-9 dji  pe|dji ventiltor|do  tings|do such|ds|dunia  ka|dunia gumne|ek  se|ek ldki|everyone  me|everyting and|fed  vit|fesla  hak|fil  hov|fil lost
-9 filed|fit rene|fmily  nhi|for  age|for upsc|fter|gar  roj|gar ke|get  from|girega|gmbir|go up|going  lose|gold|grb  nhi|grb to|gud holide
-9 gumne  yog|gumne ka|guruvr|guruvr  sta|guruvr ko|gyi  grb|h  jenge|h grb|h na|has  troving|has fever|has got|ho  bcha|ho  hoti|hogi ya|horse
-9 hostel  he|hostel jna|hov  te|hpe  me|hpe to|hrt|hrt  srjri|hrt ki|hu  kab|hving tvins|i  fed|i  over|i  pregnt|in  job|in  legs|in 2026|in fmily
-9 insuli|intrde me|is  coming|is  cort|is  mening|is  purpose|is  vortles|is hfte|is life|it serios|it vortles|iui|iui sucid|jam|jega|jgdo|jgdo  tng
-9 jgdo se|jit hogi|jnch|jnm|joint|joint  me|joint fmily|jump  a|jump to|just  a|jvni|jvni  mar|jvni me|kab  honge|kam  kar|kas  sdi|kas meri|ke  kab
-9 ke hostel|ke jgdo|ke roj|kese bcho|ki  tut|ki he|ki nokri|ki srjri|ki umid|kiredr|kiredr  nhi|kiredr kli|kis  se|kitne  ka|kitni bchi|kli  he
-9 kli  kar|kli nhi|kmpni  jo|kmr|ko  ka|ko  kelna|ko dengu|ko kesa|krta  bat|ktm honge|ktra he|kuch  kam|ky  jvni|ky ye|lak  ky|ldki  pyr|ldki se
-9 legs|legs  bretlesnes|legs and|lmbi|lost  is|lost hov|lotery  lie|lotery ke|lotery number|lu  ruku|lucky de|me  bi|me  jitunga|me  jongi|me  re
-9 me jvni|me kab|me kb|me nokri|me ychika|mening of|ment ka|meri  ki|mhine  lak|mised|mngl dos|monde  kesa|mont  bliding|mont me|mot  he|mot  skti
-9 mot ho|moters  i|moters det|mrket|muje milegi|mvri  gyi|my  are|my  get|my chrt|my legs|my prtner|negtive|nev  nov|nev compny|nhi re|nifti
-9 nifty  ko|nifty monde|nives|nokri  umid|nokri chodkr|nokri ki|noting  rigt|noting sims|nta|nta  lu|nta tod|nyi kmpni|o|of  det|onle  kelta|opresa
-9 pe  mar|pe h|penge ky|pls  someting|pls se|priksa ka|prmosa|psnd|pti ki|purpose  my|re|relesed|reltionsip|rene  lie|rene ke|reta|rhi  sfe|rhi bcha
-9 rigt|roj  jgdo|roj ke|rtna|ruk  h|ruk gyi|ruku|sdi  bcho|sdi  ho|sdi ho|sdi ka|sdi kese|se  krta|se  tod|se jmi|se nta|se smbnd|se someting
-9 self  is|self confidence|sfe  na|sfe h|shr  jna|shr chodkr|sims rigt|since vik|smbnd|somvr ko|sres|srjri  ktra|srjri me|srt|srt  ky|srt jitunga
-9 sta  tik|sta kelna|ste  tis|ste in|such|such  hpe|such tings|surksit|surksit he|sveling  my|tbdle|tbdle  bad|tbdle ke|te  vhich|te  yer|te coming
-9 te mening|te purpose|tere  of|tese  noting|tin|tings  to|tings hpe|tired  just|tired i|tis mont|to  actor|to  nev|to  nov|to a|to cnda|to lose
-9 to mry|to try|tod|tod  ky|tod lu|trnsfer|troving|troving  blud|troving up|try  upsc|try for|tut rhi|umid  rhi|umid tut|unchi|unchi  ke|unchi pde
-9 up  pls|up blud|up vit|upe|upsc|upsc age|ventiltor  h|ventiltor pe|vhe  det|vho can|vhy  my|vhy  such|vidva|vife  bin|vil  hve|vil  sucid|vil det
-9 vil iui|vlo  bat|vnt  cnda|vnt  gud|vnt  ste|vnts  be|vortles  try|vortles to|ya ruku|ychika  koi
-10 #<70>|#<ajk|#<bmp|#<bng|#<bte|#<cli|#<dy>|#<fed|#<fvo|#<gao|#<guj|#<joi|#<lmb|#<mul|#<nya|#<ods|#<pki|#<ruc|#<tey|#<tnv|#<viv|#achn|#ajkl|#alve
-10 #ares|#bger|#big>|#bigd|#blem|#bmpr|#bngl|#bola|#bpt>|#brbd|#btey|#ces>|#chen|#chnk|#cole|#cryi|#cult|#digi|#dke>|#egnc|#ekin|#elta|#ered|#ereu
-10 #ero>|#eum>|#fent|#finl|#fult|#fvor|#gao>|#gegi|#ger>|#gir>|#git>|#glor|#gncy|#grbp|#gujr|#gurd|#hina|#hnk>|#hote|#ibge|#igd>|#igit|#ile>|#iled
-10 #inls|#into|#isti|#itio|#itji|#jkl>|#kelt|#lem>|#lne>|#ltib|#lves|#mbi>|#mbli|#mine|#mpr>|#mult|#nglo|#nive|#nle>|#nls>|#nto>|#nya>|#ola>|#onle
-10 #peki|#peng|#pero|#pitj|#prob|#rbd>|#rbpt|#reum|#robl|#rofi|#ruch|#rvs>|#ski>|#spek|#spor|#srja|#svin|#tey>|#teye|#tibg|#tji>|#tne>|#tnv>|#uchi
-10 #urne|#vedi|#vht>|#vor>|2  is|2 viks|2021  nhi|2021 me|4|4 digit|70|a rhi|ab kon|abortio|achnk|ajkl|alves|am  alves|am  ekspecting|and  dont
-10 any det|apni jindgi|bad hbits|bar  kyu|bchi  meri|bcho ka|before me|beta  ky|big|bigd|bigd rhi|bivi  or|bivi se|bmpr|bne vli|bnegi|bola|brbd
-10 brbd  chta|brbd krna|bru  ling|bru ka|bteye|by  viks|by 2|can  vin|coming yer|corporte life|csino me|dar he|delivery|depresio tblets|dete he|digit
-10 din  din|din  rhi|din bigd|dy|end  bad|etereum|find love|finls|fmily me|for tonigt|friend  it|fter going|fulti|fvor|gao|gao  jina|gao me|gir
-10 gir  nhi|gir to|gnt  kensr|gnt he|grbpt|grbvti  ya|gurde|gurde  ptri|gurde me|hak me|he  sehr|he bcha|he kensr|he otistic|higer  ke|ho rhe|hote
-10 hote  ye|hov  i|hu jitunga|hve luck|i  love|i  luck|i  money|i  te|i  tking|i  vit|i alves|i ekspecting|i rum|in  kundli|in goa|in or|india  te
-10 india vining|interviev|into|is  fter|is  mine|is  otistic|is  sfe|is  speking|is  vht|is  vil|is lov|is se|it mine|it sfe|jegi ky|jgde hote
-10 jina  ya|jina muskil|jindgi  muskil|jindgi  sal|jindgi itni|jindgi kitne|jit  ky|jldi  he|ka fal|kab ega|kam he|kam ke|kelta|kelta  jitunga
-10 kelta hu|kensr  nhi|kensr to|kesi rhegi|ki  din|ki  kab|ki kitni|ki kstdi|ki ra|kitne  ki|ko svst|kon  krega|krb h|krch  tng|krch se|kud  svst
-10 kus  ki|ky  mere|ky bimri|leve  job|leve  life|leve corporte|lgegi|lgo ky|lie  lu|life after|lose|love vil|lte  2|lte by|lu  ayurved|ma  me
-10 ma  vli|ma 2021|ma bne|me  drd|me  kab|me  muskil|me  my|me ktra|me ptri|me ruchi|me suja|mera  brbd|mere bcho|meri  ho|meri grlfrend|mhina|mine
-10 mrityu ki|mrityu yog|muje  si|multibger|mumbe  jina|mumbe me|muskil  he|muskil  shr|muskil kyo|mvri ruk|my  after|my  hbits|my child|my depresio
-10 my moter|nhi  skti|nhi a|nhi jega|not speking|number for|nya|ods|ods  india|ods of|of  vining|of india|onle|onle rmi|otistic|pde  ruchi|pe  lgo
-10 penge|pero|pero  suja|pero me|pil|pitji|ple|pregncy|ptni ko|ptri  ky|report|retirement  bad|retirement ke|rhi  kon|rhi ab|rhu ka|rhunga ky|rmi  hu
-10 rmi kelta|roj  hote|roj jgde|ruchi|ruchi  rhi|ruchi nhi|rum  friend|rum vit|sas  tbit|sas ki|sde|sde sti|sdi chlegi|se  ses|se hu|se pyr|se ses
-10 sehr me|ses  by|ses  lte|ses lte|ses ses|sfe to|shr bdlu|sns fulti|speking|speking  is|speking yet|stop  my|stop tking|studies  lie|studies ke
-10 suja  sns|surl  nhi|surl me|svst  rku|svst kese|tbit din|te finls|tered|tey|tking  depresio|tking my|tnv|to  anymore|to  corporte|to  jega|vhe  it
-10 vhe  ve|vhe do|vhich  sold|vht|viks  it|viks is|vil tey|vining  finls|vining te|vit  is|vit friend|ya  me|ya ayurved|ya sehr|ye  chlegi|yet  he
-10 yet is
-11 #021>|#026>|#2021|#2026|#2nd>|#<2nd|#<35>|#<ach|#<blu|#<bru|#<cal|#<dog|#<dur|#<dyr|#<fef|#<ges|#<kmj|#<lag|#<mon|#<muh|#<pun|#<sfr|#<sic|#<smj
-11 #<thr|#<trd|#<unr|#<utr|#<vet|#acto|#any>|#blud|#bru>|#cal>|#cesf|#conf|#denc|#divl|#dyr>|#efde|#eht>|#eksc|#engu|#eone|#erla|#eros|#ervi|#esfu
-11 #etir|#euro|#fde>|#fefd|#fide|#fil>|#gire|#hosp|#ick>|#iev>|#ikln|#ilto|#irem|#isko|#itl>|#ivli|#jega|#jor>|#kdi>|#kmjo|#kren|#kun>|#lag>|#ltor
-11 #lud>|#meon|#mjor|#muhu|#nch>|#ncy>|#nega|#nfid|#ntl>|#omin|#onfi|#ospi|#pitl|#ple>|#rene|#ret>|#rla>|#rml>|#ros>|#rvie|#schu|#sehr|#seht|#sfr>
-11 #sful|#sick|#spit|#styl|#svel|#tely|#terv|#thr>|#tic>|#tilt|#time|#tips|#tles|#tra>|#trdi|#tyle|#ues>|#uhur|#uki>|#umna|#unr>|12t  moksa|12t and
-11 2021|2026|2nd|2nd mont|35|a  he|a gud|acidentl|acidentl det|actor|am  pe|and moksa|and strt|any|ati  kam|ayurved|bat  h|bat bnd|bch  hu|bch skta
-11 bcha  he|bdega ky|bdlna  kese|bdlna he|be  bat|be  to|be ok|be sucesful|bhr niklna|bhut  he|blud|bnd h|bru|bukr  utr|bukr nhi|buy  car|cal|can  be
-11 car  ke|car lene|chinta se|chl rha|chodne  man|coming|confidence|cricket|de rha|dene  man|dene ka|depresio  is|depresio or|dipresa|dipresa  dva
-11 dipresa ki|divli|do  sufer|dsa me|dunia gumna|dying  buy|dying to|dyr|dyr  ka|dyr krne|eksm  ka|eksm chodne|end  mrige|esa kyo|everyting  slov
-11 everyting so|fefde|fefde krb|fil|fit  ke|for  ltely|from  or|from depresio|fter  to|gbrht hoti|gesing|gud  for|gumna|gumna  hu|gumna chta|h tik
-11 has bin|he  bteye|he kab|hi  kyo|hone vli|hospitl|hov  mke|hov long|hve migrene|i  migrene|i  someone|i become|i pe|i put|i recover|i sufer|i vnt
-11 im dying|in  compny|is  going|is  just|is  so|is everyting|is sal|it  plnets|it just|itni  kyo|jindgi  nhi|jine  style|jitne  yog|jonga  lie
-11 jonga tere|just plnets|ka  bdlna|ka cse|ka kes|ka style|kam  chinta|kam ati|ke  betb|ke  krb|ke  sub|ke fefde|ke sat|kerla|kesa he|ketu  12t
-11 ketu in|ki  mis|ki ulti|kis  me|kisko|kismt  ky|kitni  he|kmjor|kmpni me|ko  h|ko  ki|ko kun|ko sta|kon  sre|krch|krenge|krj  bhr|krne  sub
-11 kro  nhi|kro ya|kun|kun  ulti|kun ki|ky  h|ky  muje|ky muje|lag|lene  lie|lene ke|lie  din|lie  mnegi|lie betb|lie sub|lie vo|love|ltely
-11 mar  jonga|mar mit|me  ya|me ltely|me rhu|mening|mere  ke|mere pet|meri  kitne|meri  kitni|mis ho|mit  tere|mit jonga|mke  life|mke my|mnegi
-11 mnegi ky|monde ko|muhurt|mvri nhi|my  beter|my  rent|nhi utr|niklna|nind  ati|nind kam|nokri  man|norml|noting is|of  husbnd|ofice  ka|ofice jne
-11 online rumy|or  it|ovn rent|par mvri|pe  ovn|pe my|pele  hoti|pele gbrht|pita ke|ptni se|rent|retirement|rha  hua|rha ky|sa sre|sal ki|schul
-11 sdi krna|se  gbrht|se  kru|se  niklna|se  skta|se bch|se mrunga|se sfr|sehr|seht|sfr|sfr  ya|sfr kru|sick|sjedri  krne|sjedri ktm|skta  ky|skta hu
-11 slov  me|slov for|so  for|so slov|sold  put|someone|ste|style|style  he|style bdlna|sucesful|sufer  depresio|sufer from|sveling|sveling in|te  tis
-11 tensio|tere  vo|tere lie|thr|thr gya|tik nhi|tips|tips  tode|tips for|tis compny|to mke|trding|tre  sfr|ulti|ulti  rhi|ulti ho|unr|up  my|utr
-11 utr  ky|utr rha|ventiltor|vhy  everyting|vil  grov|vil  recover|vil  vife|vli he|vo mnegi|vo muje|ychika  krne|ychika dyr|ye  chodne|ye eksm
-12 #<60>|#<ape|#<du>|#<gbr|#<gna|#<hft|#<jel|#<jnm|#<jun|#<meg|#<mov|#<mre|#<ntu|#<oti|#<rna|#<sde|#<sek|#<set|#<sja|#<srk|#<ult|#brht|#btch|#chit
-12 #chrg|#chul|#cric|#dele|#desi|#edin|#egre|#elur|#em11|#erty|#felu|#fte>|#gbrh|#geme|#gre>|#gri>|#grov|#hfte|#hrge|#hul>|#ime>|#insp|#ions|#irti
-12 #ivri|#jel>|#june|#kdma|#klna|#kstd|#lure|#m11>|#megr|#mvr>|#ngem|#nlin|#nspi|#ntur|#odkr|#oldi|#oleg|#omvr|#onli|#opty|#ovin|#pend|#pirt|#prem
-12 #prop|#rem1|#rht>|#rick|#rim>|#rog>|#rty>|#scry|#seks|#setl|#sja>|#sko>|#slov|#somv|#stdi|#ste>|#tchi|#tdi>|#tion|#tres|#vel>|40  bad|40 ke|6
-12 6  hertbet|6 viks|60|a car|ab  kab|ab  kru|ab dusri|ab ky|aj  achi|aj kismt|am  abot|am  viks|am 6|ane  bimri|ane ki|ayu  kar|ayu gna|bad  akeli
-12 bad  life|bad ma|bad meri|be  btchit|become a|becose  friend|becose my|bi  nhi|bnd he|bos  presa|bos se|btchit|btchit  he|btchit bnd|chl rhi
-12 chlegi|chodkr|come to|deri  hoti|det  of|do  kip|dr ne|drem11|du|dusri kab|dva lu|eksm  result|eksm ka|end  engement|enge|engement|fel  se
-12 fel hone|felure|fridom chie|friend left|gbrht|gna|gna  dijie|gna kar|grbvti hu|grov|gyi  dusri|h koi|hertbet  sin|hertbet not|hfte|ho jegi|holding
-12 hone  dar|hone se|hu ya|i  6|i  miscrying|in acident|in cnda|inspirtio|inspirtio  live|inspirtio to|invest|is  giving|is in|jel|jenge ky|june
-12 ka  kiske|ka result|kam  tak|kam nhi|kam se|kar dijie|ke  ma|ke  meri|ke  rena|ke  rna|kelna  h|kilf  h|kilf kyu|kip miscrying|kiske|kiske  me
-12 kismt achi|kstdi|kuch bi|ky  lu|ky dva|ky hua|le lu|life  fridom|live  my|live vel|luck in|ma akeli|me  ky|me  rhi|me beta|me crir|me fridom
-12 me kismt|me snti|megre|megre  he|megre kyo|mere  kyu|meri  gna|migrene  h|migrene kyu|miscrying|mtka  for|muje kon|muje megre|muje migrene|mukdma
-12 my  sov|my eks|my engement|na  ki|na ane|nam  ky|nhi rena|nind  ane|nind na|not sin|nyi  me|online|or is|presa hu|property|rena h|rna|rna he|rog
-12 sad  my|sad becose|sat  h|sat  he|sat rena|sat rna|sdi ktm|se  bnunga|se  kab|se  my|se btchit|seks|shi  chl|shi nhi|sin yet|sja|slov|somvr|stil
-12 surgeo|ta stil|ticket  lu|ticket le|tik honge|tis mrige|tis vik|to  cnda|to  vel|to study|todna chti|viks  not|viks hertbet|ye  kesa
-13 #<act|#<adl|#<ati|#<btc|#<col|#<del|#<dig|#<dr>|#<dre|#<emp|#<fal|#<fri|#<get|#<gro|#<hbi|#<hmr|#<jck|#<jie|#<jmn|#<jod|#<mek|#<neg|#<ok>|#<rog
-13 #<sum|#<umr|#<vyp|#<yog|#adlt|#adte|#agla|#ati>|#bch>|#bdlu|#bech|#bits|#chun|#ckpo|#corp|#dkr>|#dlt>|#dlu>|#dost|#drem|#eves|#fal>|#feda|#flin
-13 #gega|#gery|#gesi|#gla>|#hbit|#hige|#hold|#iger|#iko>|#inm>|#ire>|#iry>|#jckp|#jmnt|#jodi|#kro>|#meke|#mjta|#mke>|#nely|#nsio|#nter|#orse|#orte
-13 #orti|#peti|#rche|#rger|#rinm|#rket|#ryin|#sde>|#smjt|#spen|#suce|#tikt|#tip>|#uces|#une>|#viev|#vkil|#vypr|#ypr>|8t hose|abi  nhi|abi sdi|adlt
-13 adte|adte  krna|adte ktm|agenst me|agla|agla sal|aj  lie|am  becose|and trvel|apna future|astm  se|ati|bar  kyo|bav  jldi|bav se|bch|bche  ling
-13 bche ka|bchegi|bdlu|be fmos|bhut  h|bimri  ky|bnunga ky|bta  kly|buri adte|chlega|chnce|chod  ka|chod dene|come  me|corporte|dentist|diko|do  ki
-13 do kly|dr|esa kyu|everyone leves|fal|feda|filing  and|filing lonely|fling|for tode|future  chta|future jna|gar  ke|gar  muje|gar chod|get ot
-13 go for|gud  me|hat  nhi|hbits|he koi|helt|her is|hi  kyu|higer|higer studies|ho rha|hope  promotio|hope of|hov  my|hua he|hve  hope|i tke|in te
-13 jckpot|jindgi  agla|jldi  jonga|jldi mar|jldi mot|jmnt|job  trvel|jodi|jodi  do|jodi bta|jua kelna|ka  sal|ka agla|ka soch|ke  mtka|kesa h|kly ki
-13 kna  ka|kna kne|kne  man|kne ka|koi  smjta|krche|krche  tng|krche se|kro|kru ky|kru ya|kuit  job|kundli  bche|kundli se|ky he|leves|leves  vhy
-13 leves me|lgega|lie  tip|lie mtka|ling bto|lonely|lonely  lov|lonely and|lotery ka|ma ki|man he|me  koi|me  rna|me  tikta|me muje|me vhy|meke
-13 meke se|mke|mot  ky|mtka tip|my  die|my by|my fters|nfrt ho|nhi ayi|nhi smjta|nhi tikta|no  in|no  of|no hope|of promotio|ok|ot  debt|pde ke
-13 pesa  me|pesa hat|pregnent|priksa  dene|priksa chod|prinm|prtner|prtnersip  krne|prtnersip ktm|rjniti  kudna|rjniti me|sdi  krna|se bche|se jldi
-13 se nfrt|smjta|sold  tke|surgery|tak jinda|tik  na|tik h|tikta|tip|to  fmos|to buy|to get|trvel  vorld|trvel te|umid nhi|umr|vhe sold|vht  do
-13 vht to|vht vil|vkil|vnt  get|vo  ky|vypr|ya bas|ye priksa
-14 #<arg|#<buk|#<dok|#<hil|#<jua|#<ker|#<kmp|#<krv|#<lis|#<pdt|#<pks|#<prv|#<sch|#<sje|#<sni|#<ste|#<suj|#<sve|#<tlk|#<ude|#<vho|#<vps|#arge|#ayi>
-14 #bitk|#boyf|#bukr|#cing|#desy|#dici|#dta>|#enfu|#ensi|#espa|#esy>|#fesp|#file|#for>|#gent|#hils|#hlis|#iod>|#itko|#jedr|#jota|#jua>|#judg|#kerl
-14 #kmpn|#krj>|#list|#mise|#mjot|#mote|#move|#mpni|#mrke|#mtes|#mumb|#nces|#nent|#nful|#ngl>|#orts|#otis|#oyfr|#pdta|#pele|#penf|#pens|#pks>|#prin
-14 #prva|#put>|#rgen|#rtbe|#rti>|#rts>|#sjed|#smjo|#suja|#tbet|#tkoi|#tudy|#udes|#udge|#udy>|#umr>|#usri|#utr>|#vini|#vps>|#vst>|#yfri|40  se|40 din
-14 a  det|a penful|age  jindgi|age ki|am  hving|and going|and lov|anymore  i|anymore sold|argentina|ayi|bad  jiva|bad life|bad mera|bar  bimr
-14 bar bimr|bche ki|bimr  pdta|bimri he|bitkoi|bna  hu|bna chta|bos  se|bos che|boyfriend|bukr|buy a|chlis|chlis  bad|chlis ke|chnge  life|chod  phdo
-14 cort me|die  penful|die a|dili  rhe|dili ja|din  nhi|din se|done vit|dont  rumtes|dont like|drd kyu|dte  my|dte of|dunia  prva|dunia ki|dusri
-14 everyting  going|fil  giving|fil  leving|fmily listens|for|for  holide|for beter|giving  on|giving up|going  te|grb  ktra|h  chod|h job|he  me
-14 hertbet|hils|hils  a|hils for|him  sold|him anymore|ho  na|hov do|hov vil|hu  jiunga|hu kitna|i buy|i hving|i seprte|is  beter|itna  h|itni  kyu
-14 ja rhe|jina he|jindgi kesi|jitne ka|jiva  udesy|job  du|jua|judge|ka  number|ka grb|ka hu|ka udesy|kar  ko|kar kridne|ke  life|ke  mera|ke phdo
-14 ki ayu|ki det|ki mot|ki prva|kitna jiunga|kmpni|ko  hu|ko betb|koi  vla|koi mrne|krega|kridne  betb|kridne ko|krta  job|kuit my|leving  and
-14 leving everyting|lie  ja|life  beter|life  hve|life i|lifespa|like  everyting|like  up|like giving|like leving|like rumtes|listens|listens  me
-14 listens to|love  krunga|me  se|me jitne|me pti|meri sdi|mhine  grb|mit|mngl|mny  of|moters|mrige krunga|mumbe|my  listens|my boyfriend|my dad
-14 my moters|nhi  mrige|nhi love|nokri me|of life|on  eksm|one  my|one in|optio trding|pde  lie|pdta|pdta hu|pele  jongi|pele mar|penful|penful det
-14 period|pesa  ky|pks|pks me|pregnt  nhi|pregnt to|prva|prva  love|prva nhi|pti  pele|put|reta  muje|rumtes|se  e|se nhi|sge  chta|sir  kyu|sir drd
-14 sjedri|smjota|smjota kar|sni|sold  buy|sold  seprte|study|suja|svst|te hils|tel  of|tis eksm|to  hils|to do|to him|todna chta|udesy|up  tis
-14 vhich  vil|vining|vla  ky|vnt  him|vnt  leve|vps|ya  se|ye sal|yers  life|yers of|yo tel
-15 #<bti|#<bul|#<cus|#<did|#<egi|#<erl|#<fev|#<fli|#<hvi|#<inv|#<kst|#<lak|#<mhn|#<rjn|#<ski|#<spe|#<tbi|#<unc|#bneg|#bort|#bvti|#cheg|#cust|#did>
-15 #dsip|#duki|#egne|#ele>|#elti|#feve|#gnen|#grbv|#gusa|#hint|#hnga|#hpe>|#hvin|#iksa|#imr>|#inta|#inve|#ivti|#jnit|#kru>|#ksit|#lak>|#livr|#ltio
-15 #mhng|#mnt>|#ndsi|#niti|#nves|#odi>|#osa>|#otiv|#prik|#prte|#rbvt|#relt|#rest|#rigt|#riks|#rjni|#rod>|#sold|#stil|#tbit|#tem>|#tivt|#tvin|#uit>
-15 #usto|#vest|#vti>|#vtio|aj ke|amir hota|and mry|ave  my|ave vit|bad  nhi|bde shr|beng single|bhut ata|bimr|bnunga|boyfriend  mry|boyfriend and
-15 chinta|chodne  soch|custody|cut  her|did|die sun|do  hve|dsa  mar|duki|egi|eks|end  friendsip|erly|fever|friendsip|grbvti|gusa|gusa  ata|gyi ab
-15 her  de|her gud|ho skti|hpe|hving|i  in|in 12t|jina mhnga|jitunga ky|jna he|ka  rhi|ka dar|kal  lie|kal ke|kas  amir|ke  jmi|kelna tik|ki chinta
-15 ki dva|ki pde|ki tbit|ko chodne|kru|ky  pti|kyu reta|lak|mar jenge|me  hota|me  mhnga|me amir|meri ayu|meri ment|mhnga|mhnga he|motivtio|mrk  me
-15 mrk dsa|mter|muje  he|my  gud|ndi  pas|ndi ke|nhi  ky|nhi chl|of  single|ofis  ka|ofis jne|pas  leni|pas jmi|predictio|priksa|pti  chodne|pti se
-15 reta h|rhegi|rjniti|run  vit|run ave|se bhr|se kab|se tng|seprte|shr  jina|sold|tbit|tem|tings|tis friendsip|to  te|to leve|to run|tvins|vas rich
-15 vit  boyfriend|vnt  cut|vnt  run
-16 #12t>|#<12t|#<bck|#<bhr|#<hor|#<jgt|#<nor|#<rep|#<rmi|#<rtn|#<sa>|#<sep|#<sty|#<svs|#<ta>|#<tem|#<trn|#adt>|#bck>|#bdle|#bel>|#bhr>|#bit>|#bne>
-16 #cove|#crir|#cure|#dri>|#ecov|#edri|#engi|#epor|#erly|#girl|#hung|#ics>|#ild>|#irid|#itic|#ives|#jgta|#jitn|#lnd>|#mbe>|#mrk>|#nes>|#norm|#olit
-16 #omeo|#orml|#orpo|#ose>|#piri|#puli|#reco|#repo|#rly>|#rmi>|#rpor|#sepr|#sort|#stre|#svst|#tics|#trns|#ukr>|12t|a hpy|adt|adt  krna|adt ktm
-16 alpyu  to|alpyu yog|ate  koi|bar  ate|bar  chkr|bar chkr|bar mene|bat to|bcha  h|bck|bde  me|bdi  to|bdi bat|bel|bhr|bimri h|bne|buri adt|can  kip
-16 child|chkr ate|chnge my|chti hu|crir|csino|de  vil|der  jgta|der tak|deserve tis|done  deserve|done to|eksct  i|eksct de|fmos  chta|fmos hona
-16 h  to|he kese|he mera|ho jongi|hoga na|hov  vil|hov sold|hpy life|hve  done|hve got|i  got|i  like|i done|is  mene|is  rhu|is  serios|is te|it rhu
-16 jgta|jgta  suba|jgta hu|jitne|jldi mrne|ka sub|kab tak|ke bad|kip  helty|kip myself|knov  de|knov eksct|ko  tak|ko der|koi  bat|koi bdi|kon sa
-16 krb  tik|kridne|ky  bar|kyo hota|live  life|live my|lnd|love mrige|mrk|my bos|myself helty|nhi lgta|nhi uta|of  in|on tis|pa ke|pesa lgo|pirid
-16 politics|pulis|rat  der|rat ko|recover|rmi|sa|sas  tng|sort|suba  uta|suba nhi|suits me|ta|tak jgta|te  for|to  eksct|to  he|to deserve|vht hve
-16 vhy am|vnt  chnge|vnt  hpy|ye  chod|ye sdi|yog  nhi|yog to
-17 #<bp>|#<dia|#<gmb|#<ipl|#<jyd|#<lnd|#<mrk|#<skt|#<son|#<sor|#<sug|#<tyr|#<ver|#abor|#bnun|#chin|#deng|#deri|#done|#ech>|#ensr|#erti|#fis>|#geo>
-17 #hodk|#idin|#ifes|#ipl>|#ired|#jit>|#jyda|#kens|#ksms|#lidi|#ltel|#msur|#nds>|#nsr>|#nti>|#ntil|#nung|#ofis|#pesa|#rgeo|#roid|#ruk>|#run>|#rved
-17 #sms>|#snti|#stic|#stm>|#stud|#sugr|#tina|#tyro|#ugr>|#urve|#usa>|#vent|#yda>|#yroi|#yurv|age  det|age of|am finised|anyone  my|anyone in|apni  se
-17 astm|bad  lgta|bad kli|bad man|bdega|bekr lgti|bete  jne|bete ke|bliding|bliding  rhi|bliding ho|boring  friends|boring vitot|bp|can  stop
-17 chod dete|chod du|chodna chta|deri|dia|done|dva  kar|dva bnd|eksms|finised  eksms|finised vit|fmily going|for a|friends|fters|gle  gnt|gle me|home
-17 hu  sdi|hu use|i  finised|i  rich|i  tinking|i stop|ipl|is  vhe|is  vitot|is anyone|it  to|it gud|jan  jyda|jan se|jit|jitegi|jiva ka|jyda
-17 jyda  krta|jyda pyr|ka  kitna|kam ki|kar rha|ke  kli|ke  man|kensr|kese kru|kesi h|ki  h|kli lgta|kort|krta  use|ktm hoga|ky  he|kyu hota
-17 life  snti|me  age|me  me|me bliding|me gnt|me jo|me my|msur|msur  chta|msur hona|muje  dete|muje chod|my  be|my  of|my  tblets|my age|my pst
-17 nhi kar|nifty|ofis|opertio|pde  lgti|pde bekr|pesa|pst life|pyr  hu|ruk|run|sab kuch|sab muje|sas se|sdi  chti|se  pyr|se jyda|snti|sti|sugr
-17 tik ho|time|to  ave|to in|tyroid|use  hogi|use sdi|vit eksms|vitot friends
-18 #<at>|#<bnk|#<csi|#<gnt|#<goa|#<hpe|#<ilj|#<ken|#<ldn|#<mit|#<ra>|#<suf|#<umi|#amir|#chnc|#csin|#dise|#elt>|#eprt|#esin|#goa>|#hnce|#ilj>|#irl>
-18 #iscr|#ises|#kpot|#ldna|#mir>|#misc|#mneg|#mukd|#ntis|#ods>|#oid>|#pot>|#pty>|#rdin|#rid>|#rios|#seri|#sese|#stod|#sufe|#tese|#tody|#ufer|#uja>
-18 #ukdm|#ulis|#umid|#veli|#vins|a nev|abot  life|am scred|amir|any  to|at|be  jan|be  jindgi|be a|can yo|cnt  city|cnt tis|dar  h|die before|disese
-18 dnger to|doctor|dsa  be|girl|give  smoking|gnt|goa|gud for|hota h|hve  pe|hve to|i  scred|ilj|itna|itni muskil|ja  he|jindgi kitni|jmi ka|job chod
-18 kab milega|kese rku|ki  ho|ki  kesi|ki  kitni|ki  ko|ki bimri|kisi par|ko  kese|ldna|ldna  chta|ldna nhi|me  rena|me he|me man|mere jiva
-18 meri  itni|mhine ka|nhi e|nhi ho|of felure|or ldna|pde me|pe alimony|ra|rhu  me|scred  felure|scred of|sdi hogi|se  ldna|se or|serios|single
-18 sold  go|sufer|tese|tese des|tis city|to  alimony|to pe|to slip|to te|trvel|up smoking|vhere  i|vhere sold|vil die
-19 #<abo|#<ami|#<ayi|#<bur|#<kne|#<kus|#<msu|#<mtc|#<pde|#<rec|#<rku|#<sge|#<slo|#<som|#<sur|#ayur|#bdeg|#cle>|#dies|#dur>|#ertb|#etin|#himl|#iden
-19 #imly|#kes>|#ksct|#meti|#mlya|#mtch|#ner>|#omet|#redi|#rir>|#rku>|#rva>|#sct>|#sni>|#snt>|#sur>|#tire|#tive|#tudi|#udie|a gya|a holide|am tinking
-19 any dnger|by nov|chod  himlya|det in|dnger  my|du ky|dur|dur  chta|dur jna|eksct|ekspecting|he ya|himlya|himlya  chta|himlya jna|hogi ky|hve i
-19 is  rigt|is he|jan  ktra|jan ko|jmi  he|jmi leni|ke  dur|ke himlya|kisi pe|kne|kuch chod|ky vo|leni he|leving  husbnd|leving my|lie  jna|lie dur
-19 life is|luck|men  pe|men kisi|mere be|mried  nov|mried by|mtch|my  for|nhi  mera|of leving|pa ki|rku|sge|sge todna|someting|studies|tere  dnger
-19 time to|tinking  leving|tng  gya|vas  by|vas mried|vil  go|vil  vin|yog
-20 #<8t>|#<ane|#<che|#<hpy|#<med|#<nam|#<run|#<ych|#akel|#ane>|#astm|#bdia|#bgy>|#deli|#dlna|#dom>|#eliv|#entl|#esi>|#eues|#grnd|#hdo>|#hika|#hpy>
-20 #icti|#idom|#iske|#kueu|#ldka|#medi|#mngl|#nam>|#ock>|#onel|#onsi|#pect|#phdo|#pil>|#rch>|#ridn|#rido|#rumy|#spec|#spir|#titi|#ueue|#vide|#vni>
-20 #ychi|#yle>|#yog>|8t|a  ve|a beter|al  life|al my|ane|bas  chie|bas gar|bdia|bdia  bas|bdia he|bdlna|beter  to|beter ve|bgy|fridom|gar  koi
-20 gar chie|get  of|gumne  chta|gumne jna|gyi h|h ky|h muje|he  gar|he bas|hov  yers|hpy|i  kueues|i  mried|jindgi  mksd|jindgi bdia|jonga ky
-20 jumped  al|jumped kueues|ka  he|ka mksd|kab ktm|kueues|kueues  my|kueues al|ky  mera|ldka|life  it|me  jna|me a|me abot|me gumne|mksd  h|mksd ky
-20 mny yers|my bad|nam|nhi rna|nokri|ot of|pe  nhi|phdo|phdo  gumne|phdo me|rumy|sab  kilf|sab mere|sat  rena|sat  rna|se bat|sov  a|sov me|stock
-20 te vorld|tel  abot|to chnge|to cut|ve  live|vides|vil  come|ychika
-21 #<agl|#<alp|#<bav|#<bef|#<big|#<bnu|#<gme|#<hig|#<kor|#<kro|#<mvr|#<nik|#<nok|#<ope|#<pes|#<pir|#<tic|#<vli|#alim|#alpy|#bav>|#befo|#boy>|#dma>
-21 #ebt>|#ends|#ete>|#frid|#gme>|#imon|#isto|#jri>|#limo|#lpyu|#mont|#mri>|#mrie|#mvri|#nikl|#nokr|#okri|#pyu>|#rjri|#spa>|#srjr|#tegi|#tick|#udna
-21 alimony|alpyu|bar  he|bav|before|boy|chta|dar  he|debt|dji  lkva|dji ko|gme|hov is|i  my|is boring|jindgi  krna|jindgi suru|job and|jongi|ke  dili
-21 ke  ke|ko ktra|krna chti|krta hu|kudna|kudna  hu|kudna chta|lie dili|life  40|life  boring|live like|me  he|me kudna|mried|mvri|nyi  suru
-21 nyi jindgi|of debt|risto|risto  man|risto se|srjri|ticket|to knov|vht  my|vht is|vli|vnt  knov
-22 #<ast|#<cnd|#<dad|#<hom|#<kly|#<kul|#<mhi|#<mne|#<ser|#<yet|#bdln|#bitc|#chik|#cnda|#dad>|#dict|#dsa>|#efor|#elna|#home|#ings|#ins>|#itco|#kort
-22 #lya>|#mhin|#mony|#negi|#ove>|#peri|#pita|#riod|#sto>|#tcoi|#test|#trde|#trt>|#uits|#yet>|bat  nhi|bitcoi|broter  i|broter and|chodna  hu|cnda|dad
-22 die of|dili|dont tlk|drd  reta|he  kru|he bi|he meri|hoga ky|i  of|i  tlk|intrde|ka  kab|kelna|ki jan|kitne sal|kly|krna  bi|krne  man|me  kru
-22 me h|ment|mrne  dte|my det|not  yet|of acident|pita|police|se pele|shr me|snti chie|strt|suits|test|tis job|to  ho|yet|yog h
-23 #<car|#<cit|#<int|#<lge|#<lov|#<ric|#<ten|#<tip|#car>|#chkr|#city|#ersi|#fty>|#hkr>|#idne|#ifty|#ita>|#keln|#lgeg|#lice|#mid>|#mond|#nde>|#ners
-23 #olic|#onde|#ongi|#onsa|#rsip|#stoc|#tock|after 40|apna bvisy|as per|bi  jgda|bvisy  chti|bvisy jna|car|chkr|chodna|city|der  uta|der se|hov  live
-23 hu  nhi|i be|i jumped|in my|is  any|is  life|jump cls|ka  bto|ka ling|konsa|konsi|ktra  nhi|ktra to|life beter|ling|me be|meri|monde|my vife
-23 prtnersip|rich|se  bnd|se  ktm|se jgda|se uta|suba  se|suba der|tere any|to  cls|to  hpily|umid|uta hu|vnts  jump|yog  ky
-24 #<bgy|#<doc|#<doe|#<dti|#<krc|#<pdn|#<put|#<vik|#bdi>|#dete|#doct|#does|#dtin|#ens>|#krch|#kusl|#octo|#pdne|#rich|#tist|#usl>|bap  sat|bap ke|bdi
-24 best|bnd  du|dete|dnger|done  dting|dting|e|esa  hota|h mera|he  se|hi esa|ho  ab|honge|i go|i vin|jiva  hu|jiva chta|ki mar|kitna|krne ka|kusl
-24 kusl  chie|kusl jindgi|ma  ke|me  par|mere  hi|mont|mrne  trik|muje  bap|muje kusl|muje ma|pdne|pdne  man|pdne ka|pet me|rhe he|rhu dsa|sat  esa
-24 sat hi|snt|snt  chta|snt jiva|sub din|vit dting
-25 #<dis|#<jud|#<kis|#<mig|#<pst|#<trv|#bde>|#ber>|#betb|#dru>|#ecti|#ese>|#etb>|#gren|#hleg|#hpil|#igre|#ityu|#jegi|#migr|#mrit|#mrun|#pily|#pst>
-25 #reng|#rvel|#sino|#trve|#udru|bde|betb|betb hu|bta do|conceve|hose|hpily|is  me|jegi|ka shi|kese sudru|kitni he|ko  sudru|koi umid|kon si
-25 krne  shi|ktm  chta|kuch  ke|kud  kese|live hpily|me kisi|me koi|mere  ka|migrene|mrityu|mrunga|my  has|nhi krna|pece  life|pst|shi din|sudru
-25 vhy is|vil te|vnt pece
-26 #<ega|#<fte|#<lgo|#<nif|#<phd|#chle|#eks>|#givi|#kisk|#kli>|#lgo>|#ndia|#nev>|#ngs>|#odne|#resa|#rity|#todn|#ure>|#viks|am  of|chodne|chodne ka
-26 ega|end tis|giving|going  be|hiv  nhi|hiv to|i find|india|kam  ka|kam krne|kli|kon jitega|lgo|mere sat|mry nov|nev|pece in|pyr krta|to  h|todna
-26 todna  hu|viks|vnt  mry
-27 #<cls|#<grn|#<jgd|#<kb>|#<kli|#<ret|#<srj|#agen|#bori|#busi|#cls>|#ctin|#etle|#gens|#hose|#ies>|#ino>|#krid|#kspe|#nst>|#orin|#sehe|#sine|#tens
-27 #usin|agenst|boring|busines|chod ke|cls|gya he|hov to|in life|jitega|kb|ki dte|life in|lov|per|pti ko|rhi h|seher|seher  ke|seher chod
-28 #<bna|#<mja|#<ruk|#<smo|#bna>|#buy>|#ceve|#conc|#dili|#dka>|#dki>|#emen|#enst|#hegi|#holi|#ides|#indi|#intr|#isy>|#ldki|#lide|#mja>|#moki|#musk
-28 #ncev|#oes>|#okin|#olid|#sfe>|#skil|#smok|#uski|#ves>|am tired|bna|buy|bvisy|does|dont  vife|dont my|dost  jne|dost ke|gya  to|gya me|h  mar
-28 holide|i  tired|is  in|itna kam|jindgi  mja|jne  duki|jne se|kam  ki|ke  me|ki  bnd|ki  gya|ky is|ldki|mar  me|me mja|mja|mja  rha|mja a|muskil
-28 my  and|my  anymore|my  life|my her|rhega|rna chti|se duki|sfe|smoking|to  vife|vife anymore|vil  find|vla hu|vnt  live
-29 #<adt|#<buy|#<fmo|#<mtk|#<sas|#<sfe|#buri|#chl>|#fmos|#line|#meri|#mne>|#mos>|#mtka|#pert|#sas>|#skti|#tka>|#umne|#yers|abot my|buri|buri  ktm|chl
-29 depresio|dos  nhi|dos to|fmos|gud life|gumne|ho  h|ho rhi|is  gud|jindgi me|ki trik|ko kese|koi  to|koi dos|krj  tak|live  gud|lu ya|mtka
-29 muje  dos|par  nhi|sas|skti|suru  chta|suru krna|to me|to my|yers
-30 #<bus|#<sta|#cer>|#edic|#hega|#omot|#oper|#ork>|#romo|#surg|#suru|#tyu>|#ulti|#urge|#uri>|#vri>|cncer|does my|long|lucky|mere  ki|mere kilf|my job
-30 promotio|sta|suru|vork
-31 #<bne|#<dsa|#<eng|#<hiv|#coi>|#hiv>|#once|#osti|#rega|#strt|chta hu|dsa|fmily  to|hiv|i  tis|jindgi  he|kus  chie|kus jindgi|me  a|me  jonga
-31 muje kus|my fter|rena chti|slip beter|sold  live|to  beter
-32 #<bch|#<bi>|#<bta|#<bvi|#<can|#<dng|#<ind|#<kri|#<pel|#bta>|#bvis|#can>|#der>|#dnge|#ery>|#lis>|#nift|#nta>|#onge|#otio|#prom|#sdi>|#suit|#uru>
-32 #visy|#vli>|a king|am  vit|be se|bi|bta|can|da  ko|i dont|ji  lkva|ji ko|jindgi ka|ky h|kyo  he|kyo he|life me|like  king|like a|live  a|nhi  muje
-32 nhi  rha|pele|sdi|se  gya|tis yer
-33 #<cri|#<dva|#<nyi|#<sdi|#cky>|#elty|#hong|#ity>|#lty>|#ncer|#nyi>|#ring|#ucky|akelpa  krna|akelpa ktm|beti|chti|da ji|dva|helty|is bar|ka  nhi
-33 kesi|king|muje  jindgi|nyi|vhe is
-34 #<cnc|#<da>|#<din|#<jeg|#<lin|#<sti|#chng|#cket|#cnce|#din>|#evin|#fer>|#hnge|#icke|#itni|#levi|#nge>|chnge|da|die  acident|din|hu ky|kam h
-34 ky mera|leving|me  chie|milegi|nokri  tng|rhi he|trik
-35 #<boy|#<by>|#elpa|#kelp|#lpa>|#mpny|#ompn|#pet>|#pny>|#rtne|#sov>|#tlk>|#tner|akelpa|apna  jna|by|compny|dosti|dosti  krna|dosti ktm|in  fmily
-35 live a|mar gya|pet|sov|tlk|to  like
-36 #<bit|#<dji|#<in>|#<sub|#<tak|#ayu>|#bete|#dji>|#drna|#eksp|#ines|#iti>|#kis>|#per>|#tak>|#udrn|apni  sudrna|ayu|dji|duki hu|in|jindgi  chta
-36 jindgi sudrna|kes|kis|kyu h|sab  chod|sudrna|sudrna  hu|sudrna chta|tak
-37 #<bat|#<kmt|#<ris|#<sov|#bat>|#ekna|#kesi|#kmta|#rhe>|#vork|bat|boj  kmta|boj nhi|dekna|dekna  hu|dekna chta|dunia dekna|kisi  boj|kmta|kmta hu
-37 my  in|nhi  hu|nhi kmta|rhe|vil it
-38 #<kel|#ctor|#ilf>|#kilf|#sub>|#vin>|bete|ho  he|ke mrne|ki jindgi|kilf|se  lgta|se dar|sub|vin|ya nhi
-39 #<gum|#beti|#fice|#gumn|#ileg|#its>|#itun|#jitu|#lov>|#mile|#mta>|#ofic|#tung|bche|dar lgta|jitunga|jldi  vla|ka  din|kitne|me  ho|mrne  hu|ofice
-40 #<gir|#<ldk|#<rhe|#rik>|#tik>|ab  sat|ab uske|be ki|krj se|man  lgta|me  ka|muje koi|sat nhi|tik|uske  nhi|uske sat|vhy do|vil  be|vnt  end|vnt a
-41 #<hol|#<pol|#<shr|#<tes|#erio|#kese|#poli|#shr>|#sing|ke  se|kese|nokri se|se tak|shr
-42 #<jmi|#<kin|#<lev|#<lon|#itna|#jmi>|#kulk|#ulkr|is tere|jina  hu|jina chta|jindgi  kulkr|jindgi ko|jmi|ko  jina|ko kulkr|ktm  he|kulkr|kulkr  chta
-42 kulkr jina
-43 #<bdi|#<cho|#<hov|#<pet|#<pit|#<sat|#chod|#hov>|#iteg|#lkr>|#rheg|#sat>|#tega|hov|kitni|kyu  h|sat|to  tis
-44 #<bdl|#eri>|#ket>|mrige
-45 #<bim|#dva>|bi se|jgda  krna|jgda ktm|vhe  i
-46 #<bde|#comp|#dekn|#helt|#imri|#itne|#kons|#mrig|#oga>|#port|#rtio|bimri
-47 #<job|#egnt|#moti|#oter|#sip>|#tor>|do i|ko  mar|pregnt|pti  mrne
-48 #futu|#hich|#hodn|#utur|#vhic|der|dunia  chta|future|ke jne|ke lie|tng hu|vhich|vnt  in
-49 #<40>|#<luc|#<seh|#<shi|#<snt|#gda>|#grb>|#jgda|#odna|#shi>|40|grb|jgda|ktm krna|shi|vhe  my
-50 #<dek|#<fut|#<vhi|#ige>|am  going|ke  ki
-51 #<str|#ktra|apni  hu|apni chti|ktra|pti ke|vnt  my
-52 #dos>|#est>|#hoga|#kesa|#luck|#rige|dos|gar me|hoga|kesa|lkva  gya|lkva mar|yer
-53 #<bos|#bos>|#sti>|bos|me jldi|mrne vla|my  going
-54 #<tik|ky  jldi
-55 #<ayu|#lna>|jindgi chie|ke  mrne|ke jldi|mrne  dar|pti  jldi
-56 #<dte|#<ofi|#<pre|dte|is it
-57 #bche|pti
-58 #<ktr|#<mri|#egi>|#job>|job|krna  hu
-59 #<ho>|#<jit|#tery|ho|ko lkva|lotery|number
-60 #<lkv|#<vin|#cort|#kva>|#lkva|#yer>|cort|lkva|nhi krta|sre
-61 #<dar|#<num|#<per|#bimr|#dar>|#numb|#sudr|dar|going  die|i going|krna chta
-62 #<chn|a  life|can i|jine  prerna|jiva  ki|jiva jine|ki prerna|vil  die
-63 #<pti|#lote|#mber|i live
-64 #dia>|my husbnd
-65 #<sud|#enti|#erna|#prer|#rern|ka yog|prerna
-66 #<dos|#gnt>
-67 #<der|vnt to
-68 #<cse|#cse>|#sre>|cse
-69 #<sre|#dte>|#ment
-70 #<pro|me nhi|pde
-71 #pde>|to  a
-73 #<grb
-74 #<lot|#ich>|man  krta
-75 #preg|#umbe
-76 #pti>|is my|nhi  chti
-77 #<sal|#sal>|sal
-78 #<cor|#<gud|#regn
-79 #<goi|#goin|#oing|going
-81 #<yer
-82 of my
-83 #kon>|going to|kon
-85 #hogi|hogi|vhe vil
-86 #ent>|#ogi>
-87 #<vil|vil
-88 #tio>
-90 #gud>|#vil>|gud
-92 #dna>
-94 #ort>
-99 #<gar|#gar>|gar|he ky|vil my
-100 sold i
-103 i  to
-104 #<kit|#kitn|man nhi
-105 ky me
-111 se  hu
-114 #<kam|#kam>|kam
-129 #<kon
-134 #ega>
-136 #<hog
-138 #<ky>|ky
-145 #<ya>|ya
-149 am i
-162 vil i
-166 #<kes
-175 #<kab|#kab>|kab
-188 to nhi`
