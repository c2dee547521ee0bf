import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { filmFacts } from './film-facts'

const face = (lean: number, side: 1 | -1 = 1): Tracing => {
  const at = (x: number, y: number) => ({ x: x * side, y, origin: 'manual' as const })
  return { ...emptyTracing, points: { Po: at(0, 100), Or: at(100, 100 + lean), Na: at(120, 0), S: at(20, 20), A: at(125, 150) } }
}
const fine = { mirrored: false, inverted: false, rotated: 0 }

it('a film without points says nothing', () => {
  expect(filmFacts(emptyTracing, fine)).toBeNull()
})

it('points tell the side; only the detector vouches for the kind and the polarity', () => {
  expect(filmFacts(face(0), null)).toMatchObject({ facts: ['right'], passed: true })
  expect(filmFacts(face(0, -1), fine)).toMatchObject({ facts: ['whole', 'left', 'positive'], passed: true })
})

it('a mirrored or negative film asks for a look', () => {
  expect(filmFacts(face(0), { ...fine, mirrored: true })).toMatchObject({ passed: false })
  expect(filmFacts(face(0), { ...fine, inverted: true })?.facts).toContain('inverted')
})

it('a film leaning more than 15 degrees is told with its lean', () => {
  expect(filmFacts(face(20), null)).toMatchObject({ passed: true })
  expect(filmFacts(face(40), null)).toMatchObject({ passed: false, turned: 22 })
  expect(filmFacts(face(0), { ...fine, rotated: 90 })).toMatchObject({ passed: false, turned: 90 })
})
