/** What is paid for: an order, its amount in paise, or the first month of a subscription. */
export type Payable = { order_id: string; amount: number } | { subscription_id: string }

/** What the provider's checkout is told; see Razorpay's "Standard Checkout". */
type Options = Payable & {
  key: string
  currency: 'INR'
  name: string
  description: string
  prefill: { method?: string; contact?: string }
  theme: { color: string }
  config: { display: { language: string } }
  handler: (result: CheckoutResult) => void
  modal: { ondismiss: () => void }
}

/** What the checkout gives for a payment; signed, which only the server can tell. */
export type CheckoutResult = {
  razorpay_order_id?: string
  razorpay_subscription_id?: string
  razorpay_payment_id?: string
  razorpay_signature?: string
}

type Checkout = new (options: Options) => { open: () => void; on: (event: 'payment.failed', told: () => void) => void }

const isCheckout = (value: unknown): value is Checkout => typeof value === 'function'

/** What the script leaves behind. */
const loaded = (): Checkout | null => {
  const value: unknown = Reflect.get(window, 'Razorpay')
  return isCheckout(value) ? value : null
}

/** Fetches the provider's script; only once somebody pays, and anew after a failure. */
const load = (url: string) =>
  new Promise<Checkout>((resolve, reject) => {
    const here = loaded()
    if (here) return resolve(here)
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('the checkout did not load'))
    }
    script.src = url
    script.onload = () => {
      const now = loaded()
      if (now) resolve(now)
      else fail()
    }
    script.onerror = fail
    document.head.append(script)
  })

/** How the checkout ended: with a result, closed by the person, or closed after the bank had declined. */
export type CheckoutEnd = { how: 'paid'; result: CheckoutResult } | { how: 'dismissed' | 'declined' }

/**
 * Opens the provider's checkout over the page and waits for its end.
 * @throws Error when its script cannot be loaded; nothing was paid then
 */
export const openCheckout = async (
  url: string,
  options: Payable & Omit<Options, 'handler' | 'modal' | 'currency'>,
): Promise<CheckoutEnd> => {
  const Razorpay = await load(url)
  return new Promise((resolve) => {
    let isDeclined = false
    const checkout = new Razorpay({
      ...options,
      currency: 'INR',
      handler: (result) => resolve({ how: 'paid', result }),
      modal: { ondismiss: () => resolve({ how: isDeclined ? 'declined' : 'dismissed' }) },
    })
    // it stays open there, for another try
    checkout.on('payment.failed', () => {
      isDeclined = true
    })
    checkout.open()
  })
}
