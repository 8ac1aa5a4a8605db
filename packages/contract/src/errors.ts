import { deskErrors } from './desk-errors.ts'

/**
 * Every refusal the service can give: code → HTTP status, English text, Hindi text. `{name}` stands for a detail.
 * Status 200 is a refusal the person can act on; any other status says that the request itself was wrong.
 */
export const errors = {
  bad_request: [400, 'The request could not be understood.', 'अनुरोध समझ में नहीं आया।'],
  invalid_field: [400, '{message}', '{message}'],
  no_session: [401, 'Please log in to continue.', 'आगे बढ़ने के लिए कृपया लॉग इन करें।'],
  forbidden: [403, 'You are not allowed to do this.', 'आपको यह करने की अनुमति नहीं है।'],
  https_needed: [
    403,
    'Please call this address by https: sent without it, everything can be read on the way.',
    'कृपया इस पते को सुरक्षित कनेक्शन से खोलें: उसके बिना भेजी गई हर बात रास्ते में पढ़ी जा सकती है।',
  ],
  not_found: [404, 'This was not found.', 'यह नहीं मिला।'],
  method_not_allowed: [405, 'This address does not take that method.', 'इस पते पर यह विधि मान्य नहीं है।'],
  too_large: [413, 'The request is too large.', 'अनुरोध बहुत बड़ा है।'],
  not_json: [415, 'Please send JSON.', 'कृपया JSON भेजें।'],
  too_many: [429, 'Too many requests. Please try again in {wait}.', 'बहुत अधिक अनुरोध। कृपया {wait} बाद फिर कोशिश करें।'],
  server_error: [500, 'Something went wrong!', 'कुछ गड़बड़ हो गई!'],
  unavailable: [
    503,
    'The service is busy. Please try again in a moment.',
    'सेवा अभी व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें।',
  ],

  sms_failed: [
    200,
    'The code could not be sent. Please try again in a moment.',
    'कोड भेजा नहीं जा सका। कृपया थोड़ी देर में फिर कोशिश करें।',
  ],
  proof_required: [
    200,
    'Very many codes are being requested. Please log in on our website or in the newest app, which can show that you are not a robot, or try again in an hour.',
    'इस समय बहुत अधिक कोड माँगे जा रहे हैं। कृपया हमारी वेबसाइट या नए ऐप से लॉग इन करें, जो दिखा सकते हैं कि आप रोबोट नहीं हैं, या एक घंटे बाद फिर कोशिश करें।',
  ],
  wrong_code: [200, 'The code is not correct. Tries left: {left}.', 'कोड सही नहीं है। शेष प्रयास: {left}।'],
  code_ended: [200, 'This code has expired. Please request a new one.', 'यह कोड अब मान्य नहीं है। कृपया नया कोड मँगाएँ।'],
  no_account: [200, 'No account uses this number.', 'इस नंबर से कोई खाता नहीं है।'],

  ...deskErrors,
  /** in the operator's words */
  resting: [200, '{why}', '{why}'],

  person_not_found: [404, 'There is no such person.', 'ऐसा कोई व्यक्ति नहीं है।'],
  consent_not_found: [
    404,
    'This leave was not found. It may have ended.',
    'यह अनुमति नहीं मिली। हो सकता है वह समाप्त हो चुकी हो।',
  ],

  login_code_needed: [
    200,
    'Please confirm with a code by text message that it is you who ends other logins.',
    'कृपया SMS से आए कोड से पुष्टि करें कि दूसरे लॉगिन आप ही समाप्त कर रहे हैं।',
  ],
  login_not_found: [
    404,
    'This login was not found. It may have ended.',
    'यह लॉगिन नहीं मिला। हो सकता है वह समाप्त हो चुका हो।',
  ],

  blog_post_not_found: [404, 'This article was not found.', 'यह लेख नहीं मिला।'],
  blog_unavailable: [
    503,
    'The blog does not answer right now. Please try again in a moment.',
    'ब्लॉग अभी नहीं खुल रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  ],

  astrologer_not_found: [404, 'This astrologer was not found.', 'यह ज्योतिषी नहीं मिले।'],
  lead_not_found: [404, 'This request was not found, or it has ended.', 'यह अनुरोध नहीं मिला, या वह समाप्त हो चुका है।'],

  birth_not_found: [404, 'These birth details were not found.', 'यह जन्म विवरण नहीं मिला।'],
  too_many_births: [
    200,
    'You can save at most {max} birth details. Please delete one first.',
    'आप अधिकतम {max} जन्म विवरण सहेज सकते हैं। कृपया पहले कोई एक हटाएँ।',
  ],
  same_birth: [200, 'Please choose two different kundlis.', 'कृपया दो अलग-अलग कुंडलियाँ चुनें।'],
  place_unavailable: [
    503,
    'Place suggestions are not available right now. You can type the coordinates.',
    'स्थान के सुझाव अभी उपलब्ध नहीं हैं। आप अक्षांश और देशांतर लिख सकते हैं।',
  ],

  chat_not_found: [404, 'This chat was not found.', 'यह बातचीत नहीं मिली।'],
  chat_mismatch: [
    400,
    'The birth details or the astrologer are not those of this chat.',
    'जन्म विवरण या ज्योतिषी इस बातचीत के नहीं हैं।',
  ],
  chat_ended: [200, 'This chat has ended.', 'यह बातचीत समाप्त हो चुकी है।'],
  no_questions_left: [
    200,
    'You have no questions left. Please recharge or subscribe.',
    'आपके प्रश्न समाप्त हो गए हैं। कृपया रिचार्ज करें या सदस्यता लें।',
  ],
  reply_running: [
    200,
    'Your last question is still being answered. Please wait for it to finish.',
    'आपके पिछले प्रश्न का उत्तर अभी लिखा जा रहा है। कृपया उसके पूरा होने की प्रतीक्षा करें।',
  ],
  share_gone: [200, 'This link has run out or was withdrawn.', 'यह लिंक समाप्त हो चुका है या वापस ले लिया गया है।'],
  redo_settled: [
    200,
    'This answer cannot be given anew: only the last one of an open chat can, once.',
    'यह उत्तर दोबारा नहीं दिया जा सकता: चल रही बातचीत का केवल अंतिम उत्तर, और एक ही बार।',
  ],
  reply_failed: [
    200,
    'The astrologer could not answer just now. This question was not charged.',
    'ज्योतिषी अभी उत्तर नहीं दे सके। इस प्रश्न का कोई शुल्क नहीं लिया गया।',
  ],
  no_predictions_left: [200, 'You have no {type} predictions left.', 'आपके {type} भविष्यफल समाप्त हो गए हैं।'],
  prediction_failed: [
    200,
    'The prediction could not be written just now. It was not charged.',
    'भविष्यफल अभी लिखा नहीं जा सका। इसका कोई शुल्क नहीं लिया गया।',
  ],
  handle_required: [200, 'Please register your AstroHub handle first.', 'कृपया पहले अपना AstroHub नाम पंजीकृत करें।'],
  handle_taken: [
    200,
    'This user name is already taken. Please choose another.',
    'यह नाम पहले से लिया जा चुका है। कृपया कोई दूसरा नाम चुनें।',
  ],
  handle_exists: [200, 'You have an AstroHub handle already.', 'आपका AstroHub नाम पहले से पंजीकृत है।'],
  profile_not_found: [404, 'This profile was not found.', 'यह प्रोफ़ाइल नहीं मिली।'],
  avatar_not_found: [404, 'This avatar was not found.', 'यह अवतार नहीं मिला।'],
  discussion_not_found: [404, 'This discussion was not found.', 'यह चर्चा नहीं मिली।'],
  comment_not_found: [404, 'This comment was not found.', 'यह टिप्पणी नहीं मिली।'],
  banned: [
    403,
    'Your AstroHub account has been suspended: you can read, but not post, comment, vote or report.',
    'आपका AstroHub खाता निलंबित है: आप पढ़ सकते हैं, पर लिखना, टिप्पणी, वोट या शिकायत करना बंद है।',
  ],
  own_text: [200, 'You cannot vote on or report what you wrote yourself.', 'अपने ही लिखे पर वोट या शिकायत नहीं हो सकती।'],
  too_many_posts: [
    429,
    'You are posting very often. Please try again in {wait}.',
    'आप बहुत जल्दी-जल्दी लिख रहे हैं। कृपया {wait} बाद फिर कोशिश करें।',
  ],
  too_many_links: [
    200,
    'New members can put at most {max} links into a text.',
    'नए सदस्य एक लेख में अधिकतम {max} लिंक रख सकते हैं।',
  ],
  points_minimum: [200, 'At least {min} points are needed to redeem.', 'भुनाने के लिए कम से कम {min} अंक चाहिए।'],
  points_too_new: [
    200,
    'The points of a new AstroHub name can be redeemed after its first days: please come back in {wait}.',
    'नए AstroHub नाम के अंक उसके पहले कुछ दिनों के बाद भुनाए जा सकते हैं: कृपया {wait} बाद लौटें।',
  ],
  too_few_points: [200, 'You have {points} points only.', 'आपके पास केवल {points} अंक हैं।'],
  transfer_to_self: [200, 'You cannot transfer questions to yourself.', 'आप अपने ही नंबर पर प्रश्न नहीं भेज सकते।'],
  too_few_transferable: [
    200,
    'You can transfer {count} Oracle questions at most: free questions cannot be transferred.',
    'आप अधिकतम {count} ओरेकल प्रश्न भेज सकते हैं: मुफ़्त प्रश्न नहीं भेजे जा सकते।',
  ],
  receives_no_more: [
    200,
    'This number has been given as many questions as it can receive for now. Please try again another day.',
    'इस नंबर को अभी जितने प्रश्न मिल सकते हैं, मिल चुके हैं। कृपया किसी और दिन कोशिश करें।',
  ],
  too_many_at_once: [200, 'You can transfer at most {max} questions a day.', 'आप एक दिन में अधिकतम {max} प्रश्न भेज सकते हैं।'],
  too_many_transfers: [
    429,
    'You can transfer at most {max} questions a day. Please try again in {wait}.',
    'आप एक दिन में अधिकतम {max} प्रश्न भेज सकते हैं। कृपया {wait} बाद फिर कोशिश करें।',
  ],
  invite_self: [200, 'You cannot invite yourself.', 'आप अपने ही नंबर को आमंत्रित नहीं कर सकते।'],
  too_many_invites: [
    200,
    'You have {max} open invitations. Please wait until some of your friends have come.',
    'आपके {max} आमंत्रण अभी खुले हैं। कृपया कुछ मित्रों के आने तक प्रतीक्षा करें।',
  ],
  pack_not_found: [404, 'This recharge is not offered any more.', 'यह रिचार्ज अब उपलब्ध नहीं है।'],
  price_changed: [
    200,
    'The price has changed meanwhile, and nothing was charged. Please look at it again.',
    'कीमत इस बीच बदल गई है, और कोई राशि नहीं ली गई। कृपया इसे फिर से देखें।',
  ],
  no_coupon: [200, 'You have no discount at the moment.', 'अभी आपके पास कोई छूट नहीं है।'],
  already_spun: [
    200,
    'You have used the discount of today. You can spin again after midnight, India time.',
    'आप आज की छूट इस्तेमाल कर चुके हैं। भारतीय समय के अनुसार आधी रात के बाद आप फिर चक्र घुमा सकते हैं।',
  ],
  coupon_ended: [
    200,
    'This discount has been used or has expired. The price without it is shown.',
    'यह छूट इस्तेमाल हो चुकी है या समाप्त हो गई है। बिना छूट की कीमत दिखाई गई है।',
  ],
  payments_unavailable: [
    200,
    'Payments are not available right now, and nothing was charged. Please try again in a moment.',
    'भुगतान अभी उपलब्ध नहीं है, और कोई राशि नहीं ली गई। कृपया थोड़ी देर में फिर कोशिश करें।',
  ],
  order_not_found: [404, 'This order was not found.', 'यह ऑर्डर नहीं मिला।'],
  payment_not_verified: [
    200,
    'This payment could not be verified. If money was taken, it is added or given back by itself.',
    'इस भुगतान की पुष्टि नहीं हो सकी। यदि राशि ली गई है, तो वह अपने आप जुड़ जाएगी या लौटा दी जाएगी।',
  ],
  payment_pending: [
    200,
    'Your bank has not confirmed the payment yet. It is added by itself as soon as it does; please do not pay again.',
    'आपके बैंक ने भुगतान की पुष्टि अभी नहीं की है। पुष्टि होते ही वह अपने आप जुड़ जाएगा; कृपया दोबारा भुगतान न करें।',
  ],
  payment_added: [
    200,
    'Your earlier payment for this was received and has just been added. Please order again if you want more.',
    'इसके लिए आपका पिछला भुगतान मिल गया है और अभी जोड़ दिया गया है। और चाहिए तो कृपया फिर से ऑर्डर करें।',
  ],
  payment_failed: [
    200,
    'The payment failed. If money was taken, your bank gives it back.',
    'भुगतान नहीं हो सका। यदि राशि ली गई है, तो आपका बैंक उसे लौटा देगा।',
  ],
  payment_to_refund: [
    200,
    'Your payment came but could not be added: it is given back to where it came from.',
    'आपका भुगतान मिला, पर जोड़ा नहीं जा सका: वह जहाँ से आया, वहीं लौटा दिया जाएगा।',
  ],
  plan_not_found: [404, 'This plan is not offered any more.', 'यह प्लान अब उपलब्ध नहीं है।'],
  subscription_not_found: [404, 'This subscription was not found.', 'यह सदस्यता नहीं मिली।'],
  not_subscribed: [200, 'You have no active subscription.', 'आपकी कोई सक्रिय सदस्यता नहीं है।'],
  already_subscribed: [200, 'You have an active subscription already.', 'आपकी सदस्यता पहले से सक्रिय है।'],
  subscription_added: [
    200,
    'Your earlier payment was received: your subscription is active.',
    'आपका पिछला भुगतान मिल गया है: आपकी सदस्यता सक्रिय है।',
  ],
  payment_not_found: [404, 'This payment was not found.', 'यह भुगतान नहीं मिला।'],
  invoice_not_found: [404, 'This invoice was not found.', 'यह बिल नहीं मिला।'],
  refund_none: [
    200,
    'Nothing of this payment can be given back any more: what it brought has been used or given back.',
    'इस भुगतान में से अब कुछ लौटाया नहीं जा सकता: जो मिला था वह इस्तेमाल हो चुका है या लौटाया जा चुका है।',
  ],
  refund_late: [
    200,
    'The days for a refund of this payment are over. Please write to us if something went wrong.',
    'इस भुगतान की वापसी के दिन बीत चुके हैं। यदि कुछ गलत हुआ हो तो कृपया हमें लिखें।',
  ],
  refund_changed: [
    200,
    'What is unused of this payment has changed meanwhile. Please look at the amount again.',
    'इस भुगतान का बचा हुआ हिस्सा इस बीच बदल गया है। कृपया राशि फिर से देखें।',
  ],
  push_service_unknown: [
    200,
    'This browser takes its notes from a service we do not know. Please try another browser.',
    'यह ब्राउज़र अपने संदेश जिस सेवा से लेता है, उसे हम नहीं पहचानते। कृपया दूसरे ब्राउज़र में कोशिश करें।',
  ],
  reply_not_found: [404, 'This reply was not found.', 'यह उत्तर नहीं मिला।'],
} as const satisfies Record<string, readonly [number, string, string]>

export type ErrorCode = keyof typeof errors

/** Texts for what is wrong with a field of a request: reason → English, Hindi. */
export const fieldErrors = {
  required: [
    "The field '{field}' is required and cannot be empty.",
    "'{field}' भरना ज़रूरी है, इसे खाली नहीं छोड़ा जा सकता।",
  ],
  invalid: ["The field '{field}' is not valid.", "'{field}' मान्य नहीं है।"],
  too_short: ["The field '{field}' needs at least {min} characters.", "'{field}' में कम से कम {min} अक्षर चाहिए।"],
  too_long: ["The field '{field}' can have at most {max} characters.", "'{field}' में अधिकतम {max} अक्षर हो सकते हैं।"],
  too_small: ["The field '{field}' must be at least {min}.", "'{field}' कम से कम {min} होना चाहिए।"],
  too_big: ["The field '{field}' must be at most {max}.", "'{field}' अधिकतम {max} होना चाहिए।"],
  handle: [
    'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.',
    'उपयोगकर्ता नाम सही नहीं है। केवल अंग्रेज़ी अक्षर और अंक लिखें, विशेष चिह्न लगातार न आएँ।',
  ],
  email: ['Enter a valid email', 'सही ई-मेल लिखें'],
  mobile: [
    'Please enter a valid mobile number: ten digits starting with 6, 7, 8 or 9.',
    'कृपया सही मोबाइल नंबर लिखें: दस अंक, 6, 7, 8 या 9 से शुरू।',
  ],
  otp: ['The code has six digits.', 'कोड में छह अंक होते हैं।'],
  date: [
    'Please enter a real date as dd/mm/yyyy, from 1900 to today.',
    'कृपया सही तारीख लिखें (दिन/माह/वर्ष), 1900 से आज तक।',
  ],
  day: [
    'Please enter a real date as dd/mm/yyyy or yyyy-mm-dd, from 1900 to 2100.',
    'कृपया सही तारीख लिखें (दिन/माह/वर्ष), 1900 से 2100 तक।',
  ],
  time: ['Please enter a time as HH:MM or HH:MM:SS.', 'कृपया समय HH:MM या HH:MM:SS में लिखें।'],
} as const satisfies Record<string, readonly [string, string]>

export type FieldReason = keyof typeof fieldErrors
