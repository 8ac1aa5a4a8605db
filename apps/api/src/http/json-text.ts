/** An answer that is JSON already: it goes out as it is. Who makes one answers for its form; the endpoint's test looks at it. */
export class JsonText {
  readonly body: string | Buffer
  constructor(body: string | Buffer) {
    this.body = body
  }

  /** What it says, for a part of the service that is no caller. */
  read(): unknown {
    return JSON.parse(this.body.toString())
  }
}
