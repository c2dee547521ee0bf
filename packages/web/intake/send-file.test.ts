import { afterEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file'

afterEach(() => vi.unstubAllGlobals())

/** A request that ends as one does whose network, or whose file, is gone. */
class Unanswered {
  readonly upload = {}
  onerror: () => void = () => undefined
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    queueMicrotask(() => this.onerror())
  }
}

const item = {
  ...{ id: 'a', drop: 'd', name: 'film.dcm', bytes: 1, guessed: false, ifKnown: 'refuse' as const },
  place: { record: 'r', day: '2026-01-02', kind: 'Lateral_Ceph' },
  state: { at: 'waiting', tries: 0, from: 0 },
} as const

const sent = (file: Blob) => {
  vi.stubGlobal('XMLHttpRequest', Unanswered)
  return sendFile({ item, file, onProgress: () => undefined, stopped: () => false, whenStopped: () => undefined })
}

/** A file that was moved after it was chosen. */
class Moved extends Blob {
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotFoundError')) })
  }
}

it('a lost network is waited for, a file that can no longer be read is said to be gone', async () => {
  expect(await sent(new Blob(['film']))).toEqual({ end: 'unreached' })
  expect(await sent(new Moved(['film']))).toEqual({ end: 'refused', reason: { code: 'FILE_GONE', details: {} } })
})
