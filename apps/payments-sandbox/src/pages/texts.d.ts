type Texts = Record<
  'sandbox' | 'vpa' | 'fail' | 'slow' | 'close' | 'paying' | 'failed' | 'upi' | 'card' | 'netbanking',
  string
>

export const TEXTS: Record<'en' | 'hi', Texts>
