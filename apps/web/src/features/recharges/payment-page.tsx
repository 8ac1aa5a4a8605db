import { recharges } from '@dhruva/contract'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { LeadOn } from '#app/lead-on.tsx'
import { to } from '#app/paths.ts'
import { RestNote } from '#app/rest-note.tsx'
import { shellTexts } from '#app/texts.ts'
import { Ended } from '#checkout/ended.tsx'
import { OutcomeNote } from '#checkout/outcome-note.tsx'
import { ApiFail, type ResultOf, useCall } from '#lib/api.ts'
import { useCameFrom } from '#lib/came-from.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Info, Lock } from '#ui/icons.ts'
import { Rule, SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { type Pack, useCoupon } from './packs.ts'
import css from './payment-page.module.css'
import { PlaceField, usePlace } from './place-field.tsx'
import { rechargeTexts } from './texts.ts'
import { METHODS, type Method, usePayment } from './use-payment.ts'

type Quote = ResultOf<typeof recharges.quoteRecharge>

const Figures = ({ quote, list }: { quote: Quote; list: number }) => {
  const t = useTexts(rechargeTexts)
  const format = useFormat()
  return (
    <dl className={css.figures}>
      {quote.percent > 0 ? (
        <>
          <div>
            <dt>{t.listPrice}</dt>
            <dd>{format.rupees(list)}</dd>
          </div>
          <div className={css.discount}>
            <dt>{t.discount(format.percent(quote.percent / 100))}</dt>
            <dd>−{format.rupees(quote.discount)}</dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{t.amount}</dt>
        <dd>{format.rupees(quote.price)}</dd>
      </div>
      <div>
        <dt>{t.gst(format.percent(quote.gst / quote.price))}</dt>
        <dd>{format.rupees(quote.gst)}</dd>
      </div>
      <div className={css.total}>
        <dt>{t.total}</dt>
        <dd>{format.rupees(quote.total)}</dd>
      </div>
    </dl>
  )
}

const Methods = ({ value, onChange }: { value: Method; onChange: (method: Method) => void }) => {
  const t = useTexts(rechargeTexts)
  const name = useId()
  return (
    <fieldset className={css.methods}>
      <legend>{t.method}</legend>
      {METHODS.map((method) => (
        <label key={method}>
          <input type="radio" name={name} checked={method === value} onChange={() => onChange(method)} />
          {t.methods[method]}
        </label>
      ))}
    </fieldset>
  )
}

/** The discount, and whether it is used for this recharge. */
const useDiscount = () => {
  const coupon = useCoupon()
  const [isWanted, setWanted] = useState(true)
  const [ended, setEnded] = useState('')
  return {
    coupon: ended === '' ? coupon : null,
    used: ended === '' && isWanted ? coupon : null,
    isWanted,
    want: setWanted,
    /** why there is none any more, in the words of the service */
    ended,
    end: setEnded,
  }
}

type Discount = ReturnType<typeof useDiscount>

const CouponLine = ({ discount: { coupon, isWanted, want, ended } }: { discount: Discount }) => {
  const t = useTexts(rechargeTexts)
  const format = useFormat()
  if (ended !== '')
    return (
      <p className={css.note} role="status">
        <Icon of={Info} />
        {ended}
      </p>
    )
  if (!coupon) return null
  return (
    <label className={css.coupon}>
      <input type="checkbox" checked={isWanted} onChange={(event) => want(event.target.checked)} />
      <span>
        <b>{t.couponUse(format.percent(coupon.percent / 100))}</b>
        <small>{t.couponUseHint(format.dateTime(coupon.expires_at))}</small>
      </span>
    </label>
  )
}

/** The price the server asks. A discount that has ended is dropped, and the price without it asked for. */
const useQuote = (pack: string, { used, end, ended }: Discount) => {
  const asked = useCall(
    recharges.quoteRecharge,
    { pack, ...(used ? { coupon: used.coupon } : {}) },
    { enabled: used !== undefined, keepLast: true },
  )
  const { error } = asked
  if (ended === '' && error instanceof ApiFail && error.failure.code === 'coupon_ended') end(error.message)
  return asked
}

const Payment = ({ pack, list }: { pack: Pack; list: number }) => {
  const t = useTexts(rechargeTexts)
  const { brand } = useTexts(shellTexts)
  const format = useFormat()
  const state = useCameFrom()
  const discount = useDiscount()
  const quote = useQuote(pack.id, discount)
  const [method, setMethod] = useState<Method>('upi')
  const buyer = usePlace()
  const { pay, step, outcome, close } = usePayment(discount.end)
  const what =
    pack.questions > 0 ? t.questions(format.number(pack.questions)) : t.inWallet(format.rupees(pack.originalPrice))
  if (quote.error && !quote.data)
    return (
      <ErrorState error={quote.error} onRetry={() => void quote.refetch()}>
        {t.quoteFailed}
      </ErrorState>
    )
  const total = quote.data && format.rupees(quote.data.total)
  return (
    <div className={css.frame}>
      <Card as="section" aria-label={t.summary}>
        <p className={css.what}>{pack.text}</p>
        <Link className={css.change} to={to('recharges')} state={state}>
          {t.change}
        </Link>
        <Rule className={css.rule} />
        {quote.data ? (
          <Figures quote={quote.data} list={list} />
        ) : (
          <Loading label={t.loadingQuote}>
            <Skeleton height="6.5rem" />
          </Loading>
        )}
        <p className={css.small}>{t.inclusive}</p>
      </Card>
      <Card as="section" className={css.act} aria-label={t.payTitle}>
        <RestNote of="payments" />
        <CouponLine discount={discount} />
        <Methods value={method} onChange={setMethod} />
        <PlaceField {...buyer} />
        <OutcomeNote outcome={outcome} waiting={{ title: t.waitingTitle, text: t.waitingText, now: t.waitingNow }}>
          <LinkButton size="sm" to={to('balance')}>
            {t.toBalance}
          </LinkButton>
        </OutcomeNote>
        {outcome.kind === 'waiting' ? null : (
          <Button
            look="accent"
            size="lg"
            wide
            busy={step !== 'idle'}
            busyLabel={step === 'recording' ? t.recording : t.paying}
            inactive={!quote.data || quote.isPlaceholderData}
            onPointerDown={preloadDialogs}
            onClick={() =>
              quote.data &&
              void pay({
                pack: pack.id,
                coupon: discount.used?.coupon ?? null,
                total: quote.data.total,
                place: buyer.place,
                what: pack.text,
                brand,
                method,
              })
            }
          >
            {total === undefined ? t.payTitle : t.pay(total)}
          </Button>
        )}
        <p className={css.secure}>
          <Icon of={Lock} />
          {t.secure}
        </p>
      </Card>
      <Ended outcome={outcome} paid={total === undefined ? what : t.paid(total, pack.text)} onClose={close} />
    </div>
  )
}

/** `/payment?pack=<id>`: what a pack costs, and the way to pay for it. */
export const PaymentPage = () => {
  const t = useTexts(rechargeTexts)
  const [search] = useSearchParams()
  const { data, error, refetch } = useCall(recharges.getRecharges, {})
  const pack = data?.flatMap((group) => group.data).find(({ id }) => id === search.get('pack'))
  if (data && !pack) return <LeadOn to={to('recharges')} />
  return (
    <div className={`page ${css.page}`}>
      <SectionHead level={1} eyebrow={t.payEyebrow} title={t.payTitle} />
      {pack ? <Payment key={pack.id} pack={pack} list={pack.discountPrice} /> : null}
      {!pack && error ? <ErrorState onRetry={() => void refetch()}>{t.failed}</ErrorState> : null}
      {!pack && !error ? <Loading label={t.loadingQuote} lines={8} /> : null}
    </div>
  )
}
