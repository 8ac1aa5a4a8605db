import { type FoundProof, type ProofOfWork, seedOf } from '@dhruva/contract'

/** Does the work the service asks for, in a worker. Rejects when `signal` aborts. */
export const findProof = ({ token, bits }: ProofOfWork, signal: AbortSignal): Promise<FoundProof> =>
  new Promise<FoundProof>((resolve, reject) => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      worker.terminate()
      signal.removeEventListener('abort', end)
      resolve({ token, answer: data })
    })
    worker.addEventListener('error', () => reject(new Error('the worker could not be started')))
    worker.postMessage({ seed: seedOf(token), bits })
  })
