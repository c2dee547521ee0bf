import { expect, it } from 'vitest'
import { templateFace } from '../testing/any-face'
import { derive } from '../tracing/derive'
import type { Positions } from './frame'
import { withDerived } from './placed-derived'

const start: Positions = templateFace
const moved: Positions = Object.fromEntries(
  Object.entries(start).map(([name, at]) => [name, /^[UL][16]/.test(name) ? { x: at.x - 4, y: at.y + 1 } : at]),
)

it('a derived point that the doctor placed goes as far as the derived one would, from where she placed it', () => {
  const { OPAnt_Ex: own } = derive(start, 'right')
  if (!own) return expect.unreachable()
  const placed = { x: own.x + 2, y: own.y - 3 }
  const after = withDerived({ ...start, OPAnt_Ex: placed }, { ...moved, OPAnt_Ex: placed })
  expect(after.OPAnt_Ex?.x).toBeCloseTo(placed.x - 4, 9)
  expect(after.OPAnt_Ex?.y).toBeCloseTo(placed.y + 1, 9)
  for (const name of Object.keys(moved) as (keyof Positions)[])
    if (name !== 'OPAnt_Ex' && name !== 'Go' && name !== 'Gn') expect(after[name]).toBe(moved[name])
})

it('where none was placed, nothing is changed, and one that cannot be derived stays', () => {
  const bare: Positions = { S: { x: 0, y: 0 }, A: { x: 70, y: 50 } }
  expect(withDerived(bare, bare)).toBe(bare)
  const alone: Positions = { ...bare, OPAnt_Ex: { x: 60, y: 70 } }
  expect(withDerived(alone, alone)).toEqual(alone)
})
