import { expect, it } from 'vitest'
import { emptyTracing, type PorionDefinition } from '../tracing/tracing'
import { porionClash } from './porion-clash'

const film = (id: string, definition?: PorionDefinition | 'unplaced') => ({
  id,
  tracing: {
    ...emptyTracing,
    points: definition === 'unplaced' ? {} : { Po: { x: 1, y: 2, origin: 'manual' as const, ...(definition && { definition }) } },
  },
})

it('porion by different definitions is told, record by record', () => {
  expect(porionClash([film('a', 'machine'), film('b', 'anatomic')])).toEqual([
    { id: 'a', definition: 'machine' },
    { id: 'b', definition: 'anatomic' },
  ])
})

it('an ear-rod porion beside one whose definition was not recorded is told, an anatomic one is not', () => {
  expect(porionClash([film('a'), film('b', 'machine')])?.[0]).toEqual({ id: 'a', definition: null })
  expect(porionClash([film('a'), film('b', 'anatomic')])).toBeNull()
})

it('records of one definition, and those without porion, may be compared', () => {
  expect(porionClash([film('a', 'machine'), film('b', 'machine'), film('c', 'unplaced')])).toBeNull()
  expect(porionClash([film('a'), film('b')])).toBeNull()
  expect(porionClash([])).toBeNull()
})
