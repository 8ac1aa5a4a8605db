import type { Failure } from './common.ts'

/** The service refused and said why, in words fit to show: an envelope with `status: 'fail'`, whatever the HTTP status. */
export class ApiFail extends Error {
  override name = 'ApiFail'
  readonly failure: Failure
  readonly httpStatus: number
  constructor(failure: Failure, httpStatus: number) {
    super(failure.message)
    this.failure = failure
    this.httpStatus = httpStatus
  }
}

/** HTTP 5xx, or an answer that is not what the contract promises. */
export class HttpFailure extends Error {
  override name = 'HttpFailure'
}

/** No answer at all: no connection, cut off, or nothing within the time limit. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}
