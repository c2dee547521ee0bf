import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { evenly } from '../testing/evenly'
import { mirrored, templateFilm } from '../testing/template-film'
import type { Tracing } from '../tracing/tracing'
import { movementSheet } from './movement-words'
import { emptyPlan, type Moves, restingMoves } from './plan'
import { predict } from './predict'

const right = templateFilm()
const faces = { right, left: mirrored(right) }

const filmOf = (face: keyof typeof faces): Tracing => ({
  points: Object.fromEntries(Object.entries(faces[face]).map(([name, at]) => [name, { ...at, origin: 'manual' }])),
  ruler: null,
  fileScale: null,
})

/** A point at the front of each piece and one behind it. */
const ends = { MX: ['A', 'PNS'], MD: ['Pog', 'L6Distal'], CH: ['Pog', 'Me'] } as const satisfies Readonly<
  Record<string, readonly [LandmarkName, LandmarkName]>
>

/** How far the front of a piece sinks on the picture against its back, pixels; and what the work sheet says. */
function turnedPiece(face: keyof typeof faces, segment: keyof typeof ends, turn: number) {
  const start = filmOf(face)
  const moves: Moves = { [segment]: { ...restingMoves[segment], turn } }
  const after = predict(start, { ...emptyPlan, moves })
  if (after.status !== 'predicted') throw new Error('nothing predicted')
  const sunk = (name: LandmarkName) => (after.tracing.points[name]?.y ?? Number.NaN) - (start.points[name]?.y ?? Number.NaN)
  const [front, back] = ends[segment]
  return { sinks: sunk(front) - sunk(back), sheet: movementSheet(moves, after).flatMap(({ amounts }) => amounts) }
}

const anyTurn = evenly(0.1, 8).chain(size => fc.constantFrom(size, -size))

it('front down is down on the picture, whichever way the film faces, and no clock is told', () => {
  const [face, segment] = [fc.constantFrom('right', 'left'), fc.constantFrom('MX', 'MD', 'CH')] as const
  fc.assert(
    fc.property(face, segment, anyTurn, (way, piece, turn) => {
      const { sinks, sheet } = turnedPiece(way, piece, turn)
      expect(sheet).toHaveLength(1)
      expect(sheet[0]?.zh).toMatch(sinks > 0 ? /^前端下降 / : /^前端上抬 /)
      expect(sheet[0]?.en).toMatch(sinks > 0 ? / front down$/ : / front up$/)
    }),
  )
})
