import { describe, expect, it } from 'vitest'
import { isSkinPoint } from '../data/planning/prediction-error'
import type { SkinDriver } from '../data/planning/responses/row'
import { radians } from '../geometry/angle'
import { distance, type Point } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import golden from '../golden/planning.json' with { type: 'json' }
import { moveIncisor, toothPivot, turnMandible } from './carry'
import type { Drivers } from './drivers'
import { grow } from './growth'
import { halfWidth, predictionSd } from './prediction-sd'
import { sumOf, termsOf } from './skin-response'

const at = ([x, y]: readonly number[]): Point => ({ x: x ?? Number.NaN, y: y ?? Number.NaN })
const near = (point: Point | undefined, [x, y]: readonly number[]) => {
  expect(point?.x).toBeCloseTo(x ?? Number.NaN, 4)
  expect(point?.y).toBeCloseTo(y ?? Number.NaN, 4)
}

const groupOf = (driver: string, x: number) =>
  driver.startsWith('T.') ? 'incisor' : driver.startsWith('MX.') ? 'lefort' : x >= 0 ? 'bsso_adv' : 'bsso_back'

const driversFrom = (given: Readonly<Record<string, number | undefined>>): Drivers => {
  const drivers: Record<string, Record<string, Point>> = {}
  for (const [key, x = 0] of Object.entries(given)) {
    const driver = key.replace(/\.x$/, '') as SkinDriver
    const group = groupOf(driver, x)
    drivers[group] = { ...drivers[group], [driver]: { x, y: 0 } }
  }
  return drivers
}

describe.each(golden.cases)('$case', row => {
  if (row.tip !== undefined)
    it('tooth', () => {
      const [tip, apex] = [at(row.tip ?? []), at(row.apex ?? [])]
      near(toothPivot(tip, apex, row.pivot_fraction ?? 0), row.pivot ?? [])
      const move = { x: 0, y: 0, turn: row.angle_deg ?? 0, pivot: row.pivot_fraction ?? 0 }
      const after = moveIncisor({ U1IncisalTip: tip, U1RootTip: apex }, 'U1', move)
      near(after.U1IncisalTip, row.tip_after ?? [])
      near(after.U1RootTip, row.apex_after ?? [])
    })

  if (row.Co !== undefined)
    it('mandible', () => {
      const start = { Co: at(row.Co ?? []), Pog: at(row.Pog ?? []), Me: at(row.Me ?? []) }
      const after = turnMandible(start, { turn: 0, stops: [], axis: at(row.offset_mm ?? []) }, row.angle_deg ?? 0)
      near(after.Pog, row.Pog_after ?? [])
      near(after.Me, row.Me_after ?? [])
    })

  if (row.terms !== undefined)
    it('band', () => {
      const terms = row.terms ?? []
      const sds = terms.map(([driver = 0, , sd = 0]) => driver * sd)
      const total = predictionSd(sds, { residual: row.residual_sd ?? 0, landmark: row.landmark_sd ?? 0, growth: 0 })
      expect(terms.reduce((sum, [driver = 0, ratio = 0]) => sum + driver * ratio, 0)).toBeCloseTo(row.delta ?? Number.NaN, 4)
      expect(total).toBeCloseTo(row.sd_total ?? Number.NaN, 4)
      expect(halfWidth(total)).toBeCloseTo(row.half_width_90 ?? Number.NaN, 4)
    })

  if (row.drivers !== undefined)
    it('skin', () => {
      const drivers = driversFrom(row.drivers ?? {})
      for (const [key, expected] of Object.entries(row.expect ?? {})) {
        const skin = key.replace(/\.x$/, '')
        if (!isSkinPoint(skin)) throw new Error(skin)
        expect(sumOf(termsOf(skin, drivers), 'x')).toBeCloseTo(expected ?? Number.NaN, 4)
      }
    })
})

it('grows by the preset of 1.5 years', () => {
  const lie = turnAbout(radians(7), { x: 0, y: 0 })
  const start = Object.fromEntries(
    Object.entries({
      Na: [72, -6],
      Ba: [-26, 37],
      Pt: [22, 22],
      Gn: [61, 109],
      Xi: [-2, 60],
      DC: [-8, 28],
      PM: [60, 92],
      Co: [-11, 22],
      Go: [-10, 77],
    }).map(([name, place]) => [name, apply(lie, at(place))]),
  )
  const rates = { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }
  const { at: grown, missing } = grow(start, { years: 1.5, rates, maxillaWithNa: 0, facialAxis: 0 })
  const way = (name: 'Na' | 'Ba' | 'DC' | 'PM') => distance(grown[name] ?? at([]), (start as typeof grown)[name] ?? at([]))
  const [expected] = golden.growth
  expect(missing).toEqual([])
  expect(way('Na')).toBeCloseTo(expected?.Na_along_BaNa ?? 0, 9)
  expect(way('Ba')).toBeCloseTo(expected?.Ba_along_BaNa ?? 0, 9)
  expect(way('DC')).toBeCloseTo(expected?.condyle_axis ?? 0, 9)
  expect(way('PM')).toBeCloseTo(expected?.corpus_axis ?? 0, 9)
})
