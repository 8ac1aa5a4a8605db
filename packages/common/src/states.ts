/** GST codes of the states and union territories of India; 97: other territory. 25 and 28 went with the states they stood for. */
export const STATES: ReadonlySet<string> = new Set(
  [...Array.from({ length: 38 }, (_, at) => at + 1).filter((code) => code !== 25 && code !== 28), 97].map((code) =>
    String(code).padStart(2, '0'),
  ),
)
