import { refusedFrom } from '@sella/workbench/server/refused'

/** Times a call is made again of which a busy server took nothing. */
const mostAgain = 2
/** Seconds until then where the server does not say. */
const usualWait = 3

/** Resolves after a time; rejects when the signal is aborted. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })

/** When the server says, and up to as long after: windows that were refused together do not come back together. */
const untilAgain = ({ headers }: Response): number =>
  (Number(headers.get('retry-after')) || usualWait) * 1000 * (1 + Math.random())

export interface Answer {
  readonly status: number
  /** The envelope; null where there is none. */
  readonly reply: unknown
}

export const envelopeOf = async (response: Response): Promise<unknown> => response.json().catch(() => null)

/**
 * What a call is answered. A server with more calls than it can answer refuses some of them with BUSY before it has done anything
 * (`server/http/admission.ts`): those are made again when it says, twice at most.
 */
export const answerUnlessBusy = async (send: () => Promise<Response>, signal?: AbortSignal): Promise<Answer> => {
  for (let again = 0; ; again += 1) {
    const response = await send()
    const { status } = response
    const reply = await envelopeOf(response)
    if (again === mostAgain || status !== 503 || refusedFrom(status, reply).reason !== 'BUSY') return { status, reply }
    await pause(untilAgain(response), signal)
  }
}
