export type SmsPurpose = 'login' | 'delete_account' | 'cancel_subscription'

/** Sends text messages. `to` is `+91` and ten digits. Throws `SmsFailed`, and nothing that names the number or the code. */
export type Sms = {
  sendCode(to: string, code: string, purpose: SmsPurpose, language: 'en' | 'hi'): Promise<void>
  /** `address`: where to find the service */
  sendInvite(to: string, address: string, language: 'en' | 'hi'): Promise<void>
}

/** The message was certainly not sent (`sent: 'no'`), or nobody knows (`'maybe'`: no answer in time). */
export class SmsFailed extends Error {
  readonly sent: 'no' | 'maybe'
  /** what the provider calls it; never its text */
  readonly fault: string

  constructor(sent: 'no' | 'maybe', fault: string) {
    super(`text message failed: ${fault}`)
    this.name = 'SmsFailed'
    this.sent = sent
    this.fault = fault
  }
}

const acts = {
  login: ['to log in', 'लॉग इन करने के लिए'],
  delete_account: ['to DELETE your account', 'अपना खाता हटाने (DELETE) के लिए'],
  cancel_subscription: ['to cancel your subscription', 'अपनी सदस्यता रद्द करने के लिए'],
} as const satisfies Record<SmsPurpose, readonly [string, string]>

/** The text of a code message. In India each wording is registered before use (DLT): change it there too. */
export const codeMessage = (code: string, purpose: SmsPurpose, language: 'en' | 'hi'): string => {
  const [english, hindi] = acts[purpose]
  return language === 'hi'
    ? `${code} आपका Dhruva कोड है, ${hindi}। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`
    : `${code} is your Dhruva code ${english}. It is valid for 5 minutes. Do not share it with anyone.`
}

/** The text of an invitation; it names nobody. Registered as the codes are. */
export const inviteMessage = (address: string, language: 'en' | 'hi'): string =>
  language === 'hi'
    ? `आपके एक मित्र ने आपको Dhruva पर आमंत्रित किया है: आपकी अपनी कुंडली से वैदिक ज्योतिष, पहले प्रश्न मुफ़्त। ${address}`
    : `A friend invites you to Dhruva: Vedic astrology from your own kundli, the first questions are free. ${address}`
