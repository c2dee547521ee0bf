import { refusedFrom } from '@sella/workbench/server/refused'

/** Maximum number of repeats of a call that a busy server refused. */
const mostAgain = 2
/** Seconds to wait if the server gives no Retry-After. */
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

/**
 * Milliseconds to wait: what the server asks for and up to as much again, so that windows refused together do not return
 * together.
 */
const untilAgain = ({ headers }: Response): number =>
  (Number(headers.get('retry-after')) || usualWait) * 1000 * (1 + Math.random())

export interface Answer {
  readonly status: number
  /** The envelope; null if there is none. */
  readonly reply: unknown
}

export const envelopeOf = async (response: Response): Promise<unknown> => response.json().catch(() => null)

/**
 * Sends a call and returns its answer. An overloaded server refuses calls with BUSY before doing any of their work
 * (`server/http/admission.ts`), so these are safe to repeat; after two repeats the refusal is returned.
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
