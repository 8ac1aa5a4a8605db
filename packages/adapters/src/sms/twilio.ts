import { field } from '@dhruva/common'
import { inSpan } from '@dhruva/telemetry'
import { NEVER_ARRIVED } from '#never-arrived.ts'
import { codeMessage, debitMessage, inviteMessage, type Sms, SmsFailed } from './port.ts'

export type TwilioConfig = {
  accountSid: string
  authToken: string
  /** the sending number, or the id of a messaging service (`MG…`) */
  from: string
  /** another server that speaks the same protocol */
  baseUrl?: string | undefined
}

const TIMEOUT_MS = 5_000

/** Text messages by Twilio. One try each: a message repeated blindly is a message paid twice. */
export const createTwilioSms = (config: TwilioConfig, timeoutMs = TIMEOUT_MS): Sms => {
  let client: ReturnType<typeof connect> | undefined
  const send = async (to: string, body: string) => {
    client ??= connect(config, timeoutMs)
    const { messages } = await client
    const sender = config.from.startsWith('MG') ? { messagingServiceSid: config.from } : { from: config.from }
    await inSpan('call', 'sms send', () => messages.create({ to, body, ...sender })).catch((error: unknown) => {
      throw failureOf(error)
    })
  }
  return {
    sendCode: (to, code, purpose, language) => send(to, codeMessage(code, purpose, language)),
    sendInvite: (to, address, language) => send(to, inviteMessage(address, language)),
    sendDebitNotice: (to, debit) => send(to, debitMessage(debit)),
  }
}

// The SDK takes 35 MB and 0.2 s to load: only with the first message.
const connect = async ({ accountSid, authToken, baseUrl }: TwilioConfig, timeoutMs: number) => {
  const { default: twilio } = await import('twilio')
  class Client extends twilio.RequestClient {
    override request: InstanceType<typeof twilio.RequestClient>['request'] = (options) => {
      const { pathname, search } = new URL(options.uri)
      return super.request(baseUrl ? { ...options, uri: `${baseUrl}${pathname}${search}` } : options)
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Client({ timeout: timeoutMs }), autoRetry: false })
}

const failureOf = (error: unknown): SmsFailed => {
  const status = field(error, 'status')
  if (typeof status === 'number') {
    return new SmsFailed(status < 500 ? 'no' : 'maybe', `status ${status} code ${String(field(error, 'code'))}`)
  }
  const fault = String(field(error, 'code') ?? 'unknown')
  return new SmsFailed(NEVER_ARRIVED.has(fault) ? 'no' : 'maybe', fault)
}
