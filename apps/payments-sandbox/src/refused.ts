/** A call the provider refuses, in its own words. */
export class Refused extends Error {
  readonly status: number

  constructor(description: string, status = 400) {
    super(description)
    this.status = status
  }

  get body() {
    const reason = 'input_validation_failed'
    const error = { code: 'BAD_REQUEST_ERROR', description: this.message, source: 'business', step: 'NA', reason }
    return { error: { ...error, metadata: {} } }
  }
}

export const noSuchId = () => new Refused('The id provided does not exist')
