export type Service = {
  url: string
  /** Where it came from, for one line at the start of a run. */
  from: 'environment' | 'docker' | 'embedded' | 'PATH' | 'Debian package'
  stop(): Promise<void>
}
