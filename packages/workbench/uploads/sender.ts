import { makeAttempts } from './attempts'
import type { Attempt, Ports } from './ports'
import { type Event, nextTry, startable } from './queue'
import type { UploadQueue } from './upload-queue'

/** The event for the end of an attempt; null for a stopped one, whose event was sent when it was stopped. */
const eventOf = (id: string, attempt: Attempt, now: number): Event | null => {
  if (attempt.end === 'arrived') return { type: 'arrived', id, image: attempt.photo.uuid }
  if (attempt.end === 'refused') return { type: 'refused', id, reason: attempt.reason }
  return attempt.end === 'unreached' ? { type: 'unreached', id, now } : null
}

const itemOf = <F>(kept: UploadQueue<F>, id: string) => kept.all().items.find(item => item.id === id)

const announceArrival = <F>(onArrived: Ports<F>['onArrived'], kept: UploadQueue<F>, id: string, attempt: Attempt): void => {
  const item = itemOf(kept, id)
  const drop = kept.all().drops.find(candidate => candidate.id === item?.drop)
  if (attempt.end === 'arrived' && item?.place && drop?.caseUuid)
    onArrived({ caseUuid: drop.caseUuid, place: item.place, photo: attempt.photo })
}

/** Sends files that may start, in order, and retries when it is time. */
export const makeSender = <F>({ send, now, later, onArrived }: Omit<Ports<F>, 'keeping'>, kept: UploadQueue<F>) => {
  let forgetTry = (): void => undefined
  const enter = (event: Event): void => {
    kept.enter(event)
    if (event.type !== 'progress' && event.type !== 'started') pump()
  }
  const attempts = makeAttempts<F>(send, {
    onProgress: (id, sent) => enter({ type: 'progress', id, sent }),
    onEnd: (id, attempt) => {
      announceArrival(onArrived, kept, id, attempt)
      const event = eventOf(id, attempt, now())
      if (event) enter(event)
    },
  })
  const start = (id: string): void => {
    const item = itemOf(kept, id)
    const file = kept.fileOf(id)
    enter({ type: 'started', id })
    if (item?.place && file) void attempts.begin({ ...item, place: item.place }, file)
    else enter({ type: 'refused', id, reason: { code: 'FILE_GONE', details: {} } })
  }
  const pump = (): void => {
    forgetTry()
    if (kept.owner() === null) return
    // One at a time, because starting one may end it immediately and start others.
    for (let id = startable(kept.all(), now())[0]; id !== undefined; id = startable(kept.all(), now())[0]) start(id)
    const at = now()
    const next = nextTry(kept.all(), at)
    forgetTry = next === null ? () => undefined : later(next - at, pump)
  }
  const end = (): void => {
    forgetTry()
    attempts.stopAll()
  }
  return { enter, stop: attempts.stop, end }
}
