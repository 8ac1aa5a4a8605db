export { BlogEnv } from './blog/config.ts'
export { createBlog } from './blog/create.ts'
export {
  type Blog,
  type BlogLanguage,
  type BlogMedia,
  type BlogPost,
  type BlogQuery,
  BlogUnavailable,
} from './blog/port.ts'
export { LlmEnv } from './llm/config.ts'
export { createLlm } from './llm/create.ts'
export {
  type FallbackReason,
  type Listener,
  type Llm,
  type LlmCounts,
  LlmFailure,
  type LlmFailureKind,
  type Piece,
  type Usage,
} from './llm/port.ts'
export { PaymentCallsEnv, PaymentsEnv } from './payments/config.ts'
export { createPayments } from './payments/create.ts'
export {
  type CheckoutSources,
  type Notes,
  type Order,
  type Payment,
  type PaymentEvent,
  type PaymentResult,
  type Payments,
  PaymentsFailed,
  type PaymentsFault,
  type Plan,
  type Refund,
  type Subscription,
} from './payments/port.ts'
export { PlacesEnv, type PlacesSettings } from './places/config.ts'
export { createPlaces } from './places/create.ts'
export { type PlaceSuggestion, type Places, PlacesUnavailable } from './places/port.ts'
export { PushEnv, type PushSettings, PushShownEnv, pushOf, type ShownPush, shownPushOf } from './push/config.ts'
export type { Push, PushNote, PushOutcome, PushSubscription } from './push/port.ts'
export { isKnownEndpoint } from './push/services.ts'
export { createPush } from './push/web-push.ts'
export { SmsEnv } from './sms/config.ts'
export { createSms } from './sms/create.ts'
export { codeMessage, type Sms, SmsFailed, type SmsPurpose } from './sms/port.ts'
export { tryVendors } from './try-vendors.ts'
