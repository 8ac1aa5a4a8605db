type Family = { head: string[]; samples: string[] }

const withNumber = (sample: string, number: number): string => {
  const [, name = '', labels, rest = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?( .*)$/.exec(sample) ?? []
  return `${name}{process="${number}"${labels ? `,${labels}` : ''}}${rest}`
}

/**
 * The figures of several processes as one text of Prometheus. Each keeps its own, told apart by the label `process`: added up, the
 * counters of one that ended would be missing from the sum, which looks like a counter that began anew.
 */
export const mergeFigures = (texts: readonly (readonly [number: number, text: string])[]): string => {
  const families = new Map<string, Family>()
  for (const [number, text] of texts) {
    let family: Family = { head: [], samples: [] }
    for (const line of text.split('\n')) {
      if (line === '') continue
      const named = /^# (?:HELP|TYPE) (\S+)/.exec(line)?.[1]
      if (named === undefined) {
        if (!line.startsWith('#')) family.samples.push(withNumber(line, number))
        continue
      }
      family = families.get(named) ?? { head: [], samples: [] }
      families.set(named, family)
      if (!family.head.includes(line)) family.head.push(line)
    }
  }
  return [...families.values()].flatMap(({ head, samples }) => [...head, ...samples, '']).join('\n')
}
