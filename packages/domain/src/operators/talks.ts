import { timingSafeEqual } from 'node:crypto'
import { countConsentTry, type Db, listReadable, openConsent, readMessages, useConsent } from '@dhruva/db'
import type { Mac } from '#mac.ts'
import { actAs, type By, OperatorRefusal } from '#operators/act.ts'

/** Somebody who is logged in at the desk: nobody else reads talks. */
type AtDesk = By & { uid: number }

/** What is kept of a code by which a person lets their talks be read. */
export const consentMacOf = (mac: Mac, uid: number, code: string) => mac(String(uid), code)

/**
 * Opens the talks that a person lets the operator read, by the code they read out. The try is counted before it is looked at.
 * @throws OperatorRefusal when it is not the code, or none stands
 */
export const openTalks = async (db: Db, by: AtDesk, mac: Mac, { uid, code }: { uid: number; code: string }) => {
  const tried = await countConsentTry(db, uid, by.now)
  if (!tried || !timingSafeEqual(tried.codeMac, consentMacOf(mac, uid, code)))
    throw new OperatorRefusal(
      'this is not a code of theirs that stands: have them make a new one',
      'यह उनका चालू कोड नहीं है: उनसे नया कोड बनवाएँ',
    )
  const about = { command: 'open_talks', target: `u${uid}`, details: { consent: tried.id } } as const
  return actAs(db, by, about, async (tx) => {
    const opened = await openConsent(tx, tried.id, by.uid, by.now)
    if (!opened)
      throw new OperatorRefusal('this leave has ended, or is in use', 'यह अनुमति समाप्त हो चुकी है, या इस्तेमाल में है')
    return { consent: tried.id, until: opened.until, talks: await listReadable(tx, uid, opened.asst_id) }
  })
}

/** Reads one talk by a leave the operator has opened. @throws OperatorRefusal when it has ended, was taken back or is not for this talk */
export const readTalk = (db: Db, by: AtDesk, { uid, consent, talk }: { uid: number; consent: number; talk: string }) =>
  actAs(db, by, { command: 'read_talk', target: `u${uid}`, details: { consent, talk } }, async (tx) => {
    if ((await useConsent(tx, consent, by.uid, talk, by.now)) !== uid)
      throw new OperatorRefusal('the leave to read this talk has ended', 'यह बातचीत पढ़ने की अनुमति समाप्त हो चुकी है')
    return { messages: await readMessages(tx, talk) }
  })
