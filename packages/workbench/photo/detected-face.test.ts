import { expect, it } from 'vitest'
import { withDetected } from './detected-face'

it('what is found takes the place of what was found before; what a doctor placed stays, and is counted', () => {
  const points = {
    Prn: { x: 1, y: 1, origin: 'detected' },
    Sn: { x: 2, y: 2, origin: 'manual' },
    Ls: { x: 3, y: 3, origin: 'estimated' },
  } as const
  const detected = { Prn: { x: 9, y: 9, origin: 'detected' }, Sn: { x: 8, y: 8, origin: 'detected' } } as const
  expect(withDetected(points, detected)).toEqual({ points: { Prn: detected.Prn, Sn: points.Sn }, kept: 1 })
  expect(withDetected({}, {})).toEqual({ points: {}, kept: 0 })
})

it('a point that the view does not have is not taken', () => {
  const detected = { Prn: { x: 9, y: 9, origin: 'detected' }, Nowhere: { x: 8, y: 8, origin: 'detected' } } as const
  expect(Object.keys(withDetected({}, detected).points)).toEqual(['Prn'])
})
