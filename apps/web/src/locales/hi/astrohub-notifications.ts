import type { Notifications } from '../en/astrohub-notifications.ts'

export const notifications: Notifications = {
  bell: (unseen, shown) => (unseen === 0 ? 'सूचनाएँ' : `सूचनाएँ, ${shown} नई`),
  eyebrow: 'AstroHub',
  title: 'सूचनाएँ',
  lede: 'आपकी चर्चाओं और टिप्पणियों पर जो हुआ, सबसे नया ऊपर।',
  loading: 'सूचनाएँ आ रही हैं',
  none: 'अरे! अभी तक कोई सूचना नहीं आई है',
  toForum: 'चर्चाएँ पढ़ें',
  refused: 'कोई सूचना नहीं मिली',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें',
  unread: 'नई:',
  markAll: 'सब पढ़ा हुआ मानें',
  marking: 'दर्ज हो रहा है..',
}
