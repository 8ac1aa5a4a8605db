import type { Config } from '#config.ts'
import type { Ended, LogTo } from '#http/server.ts'

const INFO = 30

/**
 * The one line a request is logged with, as pino writes it. Written by hand: it is in the way of every request, and a tenth of what
 * the logger takes. Its fields are numbers and words of ours, so there is nothing to escape and nothing to hide.
 */
export const createRequestLog = (level: Config['logLevel'], logTo: LogTo, now: () => Date) => {
  if (level !== 'info' && level !== 'debug') return () => {}
  return ({ request: { id, method, session, refused }, route, status, ms }: Ended) => {
    const who = session ? `,"uid":${session.uid}` : ''
    const outcome = refused ? `,"code":"${refused}"` : ''
    logTo.write(
      `{"level":${INFO},"time":${now().getTime()},"request_id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms}${who}${outcome},"msg":"request"}\n`,
    )
  }
}
