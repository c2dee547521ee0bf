import { Refused } from '../server/refused'
import { createStore, type ValueStore } from '../store'

/** A photo being sent from a phone. */
export interface Shot<F> {
  readonly number: number
  readonly file: F
  readonly state: 'waits' | 'goes' | 'sent' | 'failed'
  readonly error?: unknown
}

export interface ShotsPorts<F> {
  /** Throws `Refused`. */
  readonly send: (file: F) => Promise<unknown>
  /** A photo was sent, or failed. */
  readonly onEnd: () => void
}

export interface Shots<F> {
  readonly store: Pick<ValueStore<readonly Shot<F>[]>, 'get' | 'subscribe'>
  readonly add: (files: readonly F[]) => void
  readonly retry: (number: number) => void
  /** The network is back: photos that failed for want of it are sent again. */
  readonly reached: () => void
}

type End = Pick<Shot<never>, 'state' | 'error'>

/** Refusals of a file that was looked at: it never arrives. */
const final: readonly string[] = ['FILE_EMPTY', 'PHONE_NOT_PHOTO', 'PHONE_PHOTO_KNOWN']

const failedBy = ({ state, error }: End, reasons: readonly string[]): boolean =>
  state === 'failed' && error instanceof Refused && reasons.includes(error.reason)

/** Whether a photo that was not sent may arrive if it is sent again. */
export const mayArrive = (shot: End): boolean => shot.state === 'failed' && !failedBy(shot, final)

/** Sends photos one after another, in the order they were taken; one that failed waits to be retried and delays none behind it. */
export const makeShots = <F>({ send, onEnd }: ShotsPorts<F>): Shots<F> => {
  const store = createStore<readonly Shot<F>[]>([])
  let count = 0
  const change = (fits: (shot: Shot<F>) => boolean, to: End): void =>
    store.set(all => all.map(shot => (fits(shot) ? { number: shot.number, file: shot.file, ...to } : shot)))
  const go = async (): Promise<void> => {
    const next = store.get().find(({ state }) => state === 'waits')
    if (!next || store.get().some(({ state }) => state === 'goes')) return
    const isNext = ({ number }: Shot<F>): boolean => number === next.number
    change(isNext, { state: 'goes' })
    await send(next.file).then(
      () => change(isNext, { state: 'sent' }),
      (error: unknown) => change(isNext, { state: 'failed', error }),
    )
    onEnd()
    void go()
  }
  const again = (fits: (shot: Shot<F>) => boolean): void => {
    change(shot => shot.state === 'failed' && fits(shot), { state: 'waits' })
    void go()
  }
  return {
    store,
    add: files => {
      const fresh = files.map(file => {
        count += 1
        return { number: count, file, state: 'waits' } as const
      })
      store.set(all => [...all, ...fresh])
      void go()
    },
    retry: number => again(shot => shot.number === number),
    reached: () => again(shot => failedBy(shot, ['NETWORK'])),
  }
}
