/** What is refused at the desk, and nowhere else; of the list in `errors.ts`. */
export const deskErrors = {
  no_desk_session: [401, 'Please log in at the desk to continue.', 'आगे बढ़ने के लिए कृपया डेस्क पर लॉग इन करें।'],
  desk_code_needed: [401, 'Please type in the code of your app first.', 'कृपया पहले अपने ऐप का कोड भरें।'],
  fresh_code_needed: [403, 'Please type in a new code of your app for this.', 'इसके लिए कृपया अपने ऐप का नया कोड भरें।'],
  not_an_operator: [200, 'This number has no place at the desk.', 'इस नंबर के लिए डेस्क पर जगह नहीं है।'],
  wrong_desk_code: [
    200,
    'The code is not the one of this half minute, or was used already. Type in the one that shows now. If that is refused too, the clock of your phone may be off: have the phone set its time by itself.',
    'यह कोड इस आधे मिनट का नहीं है, या पहले इस्तेमाल हो चुका है। अभी दिख रहा कोड भरें। वह भी न चले तो हो सकता है फ़ोन की घड़ी आगे या पीछे हो: फ़ोन में समय अपने आप सेट होने दें।',
  ],
  wrong_recovery_code: [
    200,
    'This is none of your recovery codes, or it was used already.',
    'यह आपके रिकवरी कोड में से नहीं है, या पहले इस्तेमाल हो चुका है।',
  ],
  desk_codes_locked: [
    200,
    'Too many wrong codes. Please try again in 15 minutes.',
    'बहुत बार गलत कोड भरा गया। कृपया 15 मिनट बाद फिर कोशिश करें।',
  ],
  enrolled_already: [200, 'Your app is set up already.', 'आपका ऐप पहले से जुड़ा है।'],
  act_refused: [200, 'Nothing was changed: {why}.', 'कुछ नहीं बदला: {why}।'],
} as const
