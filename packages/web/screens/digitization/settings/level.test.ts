import { apply, turnAbout } from '@sella/ceph/geometry/transform'
import { expect, it } from 'vitest'
import { pupilTurn } from './level'

const at = (x: number, y: number) => ({ x, y, origin: 'manual' as const })

it.each([
  [100, 100, 300, 140],
  [100, 140, 300, 100],
  [300, 100, 100, 130],
])('the turn by the pupils lays them level, the right one at the left (%d, %d to %d, %d)', (x, y, x2, y2) => {
  const [PupilR, PupilL] = [at(x, y), at(x2, y2)]
  const turn = pupilTurn({ points: { PupilR, PupilL } })
  const move = turnAbout(turn ?? Number.NaN, { x: 0, y: 0 })
  const [right, left] = [apply(move, PupilR), apply(move, PupilL)]
  expect(left.y).toBeCloseTo(right.y, 9)
  expect(left.x).toBeGreaterThan(right.x)
})

it('there is none without both pupils apart', () => {
  expect(pupilTurn({ points: { PupilR: at(1, 1) } })).toBeNull()
  expect(pupilTurn({ points: { PupilR: at(1, 1), PupilL: at(1, 1) } })).toBeNull()
})
