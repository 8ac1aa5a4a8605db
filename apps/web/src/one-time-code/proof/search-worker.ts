import { search } from './search.ts'

/** Beside the page, so that it stays alive on a slow phone. */
addEventListener('message', ({ data }: MessageEvent<{ seed: string; bits: number }>) =>
  postMessage(search(data.seed, data.bits)),
)
