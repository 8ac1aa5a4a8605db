import { fill, type TextLanguage } from '#http/fail.ts'

/** What a call says when it did what was asked, beside the contract's refusals: English text, Hindi text; `{name}` stands for a detail. */
export const successTexts = {
  code_sent: ['The code has been sent.', 'कोड भेज दिया गया है।'],
  logged_in: ['Logged in successfully', 'लॉग इन हो गया।'],
  logged_out: ['Logged out successfully', 'लॉग आउट हो गया।'],
  act_done: ['Done, and written down as act {act}.', 'हो गया, लॉग में क्रमांक {act} पर दर्ज है।'],
  reading_allowed: [
    'Read this code out to support. It works for 30 minutes.',
    'यह कोड सहायता टीम को पढ़कर सुनाएँ। यह 30 मिनट तक काम करेगा।',
  ],
  reading_ended: ['Nobody can read your talks by this code any more.', 'अब इस कोड से आपकी बातचीत कोई नहीं पढ़ सकता।'],
  login_confirmed: ['Confirmed. You can end other logins now.', 'पुष्टि हो गई। अब आप दूसरे लॉगिन समाप्त कर सकते हैं।'],
  login_ended: ['The login was ended.', 'लॉगिन समाप्त कर दिया गया।'],
  other_logins_ended: ['All other logins were ended.', 'बाकी सभी लॉगिन समाप्त कर दिए गए।'],
  notice_agreed: ['Thank you. Your consent has been recorded.', 'धन्यवाद। आपकी सहमति दर्ज हो गई है।'],
  consent_given: ['Your consent has been recorded.', 'आपकी सहमति दर्ज हो गई है।'],
  consent_withdrawn: ['Your consent has been withdrawn.', 'आपकी सहमति वापस ले ली गई है।'],
  account_deleted: ['Your account has been deleted successfully.', 'आपका खाता हटा दिया गया है।'],
  subscription_confirmed: [
    'Confirmed. You can cancel your subscription now.',
    'पुष्टि हो गई। अब आप सदस्यता रद्द कर सकते हैं।',
  ],

  lead_saved: ['We will get back to you soon.', 'हम जल्द ही आपसे संपर्क करेंगे।'],
  lead_cancelled: ['The request has been taken back.', 'अनुरोध वापस ले लिया गया है।'],

  note_saved: ['Saved. The next note comes tomorrow.', 'सहेज लिया गया। अगला संदेश कल आएगा।'],
  note_stopped: ['No more notes will come.', 'अब कोई संदेश नहीं आएगा।'],

  birth_saved: ['The birth details have been saved.', 'जन्म विवरण सहेजा गया।'],
  birth_deleted: ['The birth details have been deleted.', 'जन्म विवरण हटा दिया गया।'],

  chat_started: ['The chat has started.', 'बातचीत शुरू हो गई है।'],
  chat_ended: ['The chat has ended.', 'बातचीत समाप्त हो गई है।'],
  chat_changed: ['Saved.', 'सहेज लिया गया।'],
  chat_shared: [
    'The link is ready. Whoever has it can read this talk.',
    'लिंक तैयार है। जिसके पास यह होगा, वह यह बातचीत पढ़ सकेगा।',
  ],
  chat_unshared: ['No link opens this talk any more.', 'अब कोई लिंक यह बातचीत नहीं खोलता।'],
  kundli_shared: [
    'The link is ready. Whoever has it can see this kundli.',
    'लिंक तैयार है। जिसके पास यह होगा, वह यह कुंडली देख सकेगा।',
  ],
  kundli_unshared: ['No link opens this kundli any more.', 'अब कोई लिंक यह कुंडली नहीं खोलता।'],
  chat_deleted: ['The chat has been deleted.', 'बातचीत हटा दी गई है।'],
  chats_deleted: ['All your talks have been deleted.', 'आपकी सारी बातचीत हटा दी गई है।'],
  reply_rated: ['Thank you. Your opinion was noted.', 'धन्यवाद। आपकी राय दर्ज हो गई है।'],
  reply_stopped: ['The reply has been stopped.', 'उत्तर रोक दिया गया है।'],
  prediction_stopped: ['The prediction has been stopped.', 'भविष्यफल रोक दिया गया है।'],

  handle_registered: ['Your AstroHub handle has been registered.', 'आपका AstroHub नाम पंजीकृत हो गया।'],
  profile_saved: ['Your profile has been saved.', 'आपकी प्रोफ़ाइल सहेजी गई।'],
  discussion_posted: ['Your discussion has been posted.', 'आपकी चर्चा प्रकाशित हो गई है।'],
  discussion_updated: ['Your discussion has been updated.', 'आपकी चर्चा में बदलाव सहेज लिए गए हैं।'],
  discussion_deleted: ['Your discussion has been deleted.', 'आपकी चर्चा हटा दी गई है।'],
  comment_posted: ['Your comment has been posted.', 'आपकी टिप्पणी प्रकाशित हो गई है।'],
  comment_deleted: ['Your comment has been deleted.', 'आपकी टिप्पणी हटा दी गई है।'],
  vote_counted: ['Your vote was counted.', 'आपका वोट दर्ज हुआ।'],
  vote_taken_back: ['Your vote was taken back.', 'आपका वोट वापस ले लिया गया।'],
  reported: [
    'Thank you. Your report has been received and will be looked at.',
    'धन्यवाद। आपकी शिकायत मिल गई है, हमारी टीम इसे देखेगी।',
  ],

  question_redeemed: [
    '{points} points redeemed: {questions} Oracle question added.',
    '{points} अंक भुनाए गए, आपको {questions} ओरेकल प्रश्न मिला।',
  ],
  questions_redeemed: [
    '{points} points redeemed: {questions} Oracle questions added.',
    '{points} अंक भुनाए गए, आपको {questions} ओरेकल प्रश्न मिले।',
  ],
  recharged: [
    'Thank you. Your payment was received and has been added.',
    'धन्यवाद। आपका भुगतान मिल गया है और जोड़ दिया गया है।',
  ],
  subscribed: ['Thank you. Your subscription is active.', 'धन्यवाद। आपकी सदस्यता सक्रिय है।'],
  renewal_stopped: [
    'No further payment will be taken. You can use your subscription until {date}.',
    'अब कोई और भुगतान नहीं लिया जाएगा। आप {date} तक अपनी सदस्यता का उपयोग कर सकते हैं।',
  ],
  subscription_over: [
    'No further payment will be taken. Your subscription has ended.',
    'अब कोई और भुगतान नहीं लिया जाएगा। आपकी सदस्यता समाप्त हो गई है।',
  ],

  refund_asked: [
    'Your refund has been requested. The money comes back the way it was paid.',
    'आपकी वापसी का अनुरोध दर्ज हो गया है। राशि उसी रास्ते लौटेगी जिससे भुगतान हुआ था।',
  ],

  // the same whether the number has an account, was invited by others, or neither
  invited: [
    'Thank you. If this number is new here, it is invited, and your questions come when it logs in for the first time.',
    'धन्यवाद। यदि यह नंबर यहाँ नया है, तो उसे आमंत्रण मिलेगा, और उसके पहले लॉग इन पर आपके प्रश्न आ जाएँगे।',
  ],

  // the same whether the number has an account or not: nobody may learn that by giving a question
  question_sent: [
    '{questions} Oracle question sent to {mobile}. A number without an account receives them at its first login within 30 days; otherwise they come back to you.',
    '{mobile} को {questions} ओरेकल प्रश्न भेजा गया। जिस नंबर का खाता नहीं है, उसे यह 30 दिन के भीतर पहले लॉग इन पर मिलता है, नहीं तो आपके पास लौट आता है।',
  ],
  questions_sent: [
    '{questions} Oracle questions sent to {mobile}. A number without an account receives them at its first login within 30 days; otherwise they come back to you.',
    '{mobile} को {questions} ओरेकल प्रश्न भेजे गए। जिस नंबर का खाता नहीं है, उसे ये 30 दिन के भीतर पहले लॉग इन पर मिलते हैं, नहीं तो आपके पास लौट आते हैं।',
  ],
} as const satisfies Record<string, readonly [en: string, hi: string]>

/** The envelope of what was done, in the caller's language: `return success('birth_deleted', language)`. */
export const success = (
  done: keyof typeof successTexts,
  language: TextLanguage,
  details: Record<string, string | number> = {},
) => ({
  status: 'success' as const,
  message: fill(successTexts[done][language === 'hi' ? 1 : 0], details),
})
