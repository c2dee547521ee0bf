import { expect, it } from 'vitest'
import { eventsIn } from './import-events'

it('reads the events of an import as they come, without signs of life and without one that is still on its way', () => {
  const text = 'data: {"step":"reading","done":0,"of":0}\n\n:\n\ndata: {"step":"originals","done":3,"of":9}\n\ndata: {"imp'
  expect(eventsIn(text)).toEqual([
    { step: 'reading', done: 0, of: 0 },
    { step: 'originals', done: 3, of: 9 },
  ])
})
