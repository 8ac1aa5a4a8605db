/** A window of ours as the browser shows it. */
type Shown = { url: string; focus: () => Promise<Shown>; navigate: (url: string) => Promise<unknown> }

/** What a worker can do with windows. */
export type Windows = {
  shown: () => Promise<readonly Shown[]>
  open: (url: string) => Promise<unknown>
}

const pageOf = (url: string, origin: string) => {
  const { pathname, search } = new URL(url, origin)
  return pathname + search
}

/**
 * Shows the page a note is about: the window that shows it already comes to the front and loads it anew, for it may be of yesterday.
 * Where none does another is opened; one with another page is left alone, as somebody may be writing or paying there.
 */
export const openPage = async ({ shown, open }: Windows, url: string, origin: string): Promise<void> => {
  const wanted = pageOf(url, origin)
  const here = (await shown()).find((one) => pageOf(one.url, origin) === wanted)
  if (!here) {
    await open(url)
    return
  }
  try {
    // first, while the press still counts: to load a page may take longer
    const front = await here.focus()
    await front.navigate(url)
  } catch {
    // opened before this worker was there, or closed meanwhile
    await open(url)
  }
}
