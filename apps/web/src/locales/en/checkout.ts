/** Said around every payment, of a recharge or a subscription. */
export const checkout = {
  orderFailed: 'Failed to create order',
  orderHelp: 'No payment was begun and nothing was charged. Please try again in a moment.',
  scriptFailed: 'Razorpay SDK failed to load. Are you online?',
  scriptHelp: 'Nothing was charged. Once you are online, try again.',
  paymentFailed:
    'Oops! Payment failed. If you were charged, the amount will be refunded to your account within 2 days.',
  declined: 'The payment failed: the bank declined it. Nothing was charged; you can try again or pay another way.',
  recordFailed: 'Something went wrong please try again',
  thanks: 'Thank you!',
  error: 'Error',
  ok: 'Ok',
  close: 'Close',
  backToChat: 'Back to your question',
  backToPrediction: 'Back to the prediction',
  reference: 'Payment reference',
}

export type Checkout = typeof checkout
