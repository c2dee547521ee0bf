import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { skinResponses } from '../data/planning/responses'
import type { SkinDriver } from '../data/planning/responses/row'
import type { Point } from '../geometry/point'
import { driverLandmark, driversOf } from './drivers'
import type { Positions } from './frame'
import type { Stages } from './hard-tissue'

const names: readonly LandmarkName[] = ['A', 'B', 'Pog', 'Gn', 'Me', 'U1IncisalTip', 'L1IncisalTip', 'L1RootTip']

/** Every landmark a way of its own: the first by (x, y), the next by 0.1 mm more forward and 0.01 mm more down. */
const way = (name: LandmarkName, { x, y }: Point): Point => {
  const i = names.indexOf(name)
  return { x: x + 0.1 * i, y: y + 0.01 * i }
}
const moved = (at: Positions, by: Point): Positions =>
  Object.fromEntries(
    Object.entries(at).map(([name, p]) => {
      const { x, y } = way(name as LandmarkName, by)
      return [name, { x: p.x + x, y: p.y + y }]
    }),
  )

const order = ['grown', 'maxilla', 'turned', 'body', 'chin', 'teeth'] as const
type Step = (typeof order)[number]

/** The stages of a plan whose given steps move each landmark, the other steps nothing. */
const stagesOf = (steps: Readonly<Partial<Record<Step, Point>>>, missing: readonly LandmarkName[] = []): Stages => {
  const start: Positions = Object.fromEntries(
    names.filter(name => !missing.includes(name)).map((name, i) => [name, { x: 10 * i, y: 100 - i }]),
  )
  let at = start
  const stages = Object.fromEntries(
    order.map(step => {
      const by = steps[step]
      if (by) at = moved(at, by)
      return [step, at]
    }),
  )
  return { start, ...(stages as Record<Step, Positions>), bite: { upper: null, lower: null } }
}

/** `expected`: the landmark each driver of the cause has to follow. */
const expectWays = (actual: object | undefined, by: Point, expected: Readonly<Record<string, LandmarkName>>) => {
  expect(Object.keys(actual ?? {}).sort()).toEqual(Object.keys(expected).sort())
  for (const [driver, name] of Object.entries(expected)) {
    const at = (actual as Readonly<Record<string, Point>>)[driver]
    expect(at?.x, driver).toBeCloseTo(way(name, by).x, 9)
    expect(at?.y, driver).toBeCloseTo(way(name, by).y, 9)
  }
}

const upper = { 'MX.A': 'A', 'MX.U1tip': 'U1IncisalTip' } as const
const lower = { 'MD.L1tip': 'L1IncisalTip', 'MD.B': 'B', 'MD.Pog': 'Pog', 'MD.Gn': 'Gn', 'MD.Me': 'Me' } as const
const chin = { 'CH.Pog': 'Pog', 'CH.Gn': 'Gn', 'CH.Me': 'Me' } as const
const teeth = { 'T.U1tip': 'U1IncisalTip', 'T.L1tip': 'L1IncisalTip', 'T.L1apex': 'L1RootTip' } as const

describe('the drivers of a plan', () => {
  it('are what each step alone moved, by the cause that moved it', () => {
    const by = {
      grown: { x: 50, y: 50 },
      maxilla: { x: 4, y: -3 },
      turned: { x: 1.5, y: -2.5 },
      body: { x: 7, y: 1 },
      chin: { x: 5, y: -1 },
      teeth: { x: -6, y: 2 },
    }
    const drivers = driversOf(stagesOf(by))
    expect(Object.keys(drivers).sort()).toEqual(['autorotation', 'bsso_adv', 'genio', 'incisor', 'lefort'])
    expectWays(drivers.lefort, by.maxilla, upper)
    expectWays(drivers.autorotation, by.turned, lower)
    expectWays(drivers.bsso_adv, by.body, lower)
    expectWays(drivers.genio, by.chin, chin)
    expectWays(drivers.incisor, by.teeth, teeth)
  })

  it.each([
    ['maxilla', 'lefort'],
    ['turned', 'autorotation'],
    ['body', 'bsso_adv'],
    ['chin', 'genio'],
    ['teeth', 'incisor'],
  ] as const)('of the step %s alone are of one cause', (step, group) => {
    expect(Object.keys(driversOf(stagesOf({ [step]: { x: 1, y: 1 } })))).toEqual([group])
  })

  it('are none for growth, which has rates of its own, and for a plan that moves nothing', () => {
    expect(driversOf(stagesOf({ grown: { x: 3, y: 3 } }))).toEqual({})
    expect(driversOf(stagesOf({}))).toEqual({})
  })

  it('leave out landmarks that are not placed', () => {
    expectWays(
      driversOf(stagesOf({ body: { x: 2, y: 0 } }, ['B', 'Gn'])).bsso_adv,
      { x: 2, y: 0 },
      {
        ...{ 'MD.L1tip': 'L1IncisalTip', 'MD.Pog': 'Pog', 'MD.Me': 'Me' },
      },
    )
  })
})

describe('whether a mandible comes forward or goes back', () => {
  const groupOf = (body: Positions, at: Positions) => {
    const still = stagesOf({})
    const from: Stages = { ...still, grown: at, maxilla: at, turned: at, body, chin: body, teeth: body }
    return Object.keys(driversOf(from))
  }
  const at: Positions = { Pog: { x: 0, y: 0 }, B: { x: 1, y: -10 }, L1IncisalTip: { x: 2, y: -30 }, A: { x: 3, y: -50 } }
  const by = (ways: Readonly<Partial<Record<LandmarkName, number>>>, from: Positions = at): Positions =>
    Object.fromEntries(Object.entries(from).map(([name, p]) => [name, { ...p, x: p.x + (ways[name as LandmarkName] ?? 0) }]))

  it('is told by Pog, whatever B and the incisor do', () => {
    expect(groupOf(by({ Pog: -1, B: 2, L1IncisalTip: 2 }), at)).toEqual(['bsso_back'])
    expect(groupOf(by({ Pog: 1, B: -2, L1IncisalTip: -2 }), at)).toEqual(['bsso_adv'])
    expect(groupOf(by({ Pog: 0, B: -2, L1IncisalTip: -2 }), at)).toEqual(['bsso_adv'])
  })

  it('by B where Pog is not placed, then by the incisor; never by another point', () => {
    const { Pog: _, ...noPog } = at
    expect(groupOf(by({ B: -1, L1IncisalTip: 2, A: 2 }, noPog), noPog)).toEqual(['bsso_back'])
    expect(groupOf(by({ B: 1, L1IncisalTip: -2, A: -2 }, noPog), noPog)).toEqual(['bsso_adv'])
    const { B: __, ...noB } = noPog
    expect(groupOf(by({ L1IncisalTip: -1, A: 2 }, noB), noB)).toEqual(['bsso_back'])
    expect(groupOf(by({ L1IncisalTip: 1, A: -2 }, noB), noB)).toEqual(['bsso_adv'])
    const only = { A: at.A ?? { x: 0, y: 0 } }
    expect(groupOf(by({ A: -2 }, only), only)).toEqual(['bsso_adv'])
  })

  it('has a setback of its own ratios: the ways of the step stay what they are', () => {
    const drivers = driversOf(stagesOf({ body: { x: -6, y: 0.5 } }))
    expect(Object.keys(drivers)).toEqual(['bsso_back'])
    expectWays(drivers.bsso_back, { x: -6, y: 0.5 }, lower)
  })
})

it('each driver is named after the landmark it follows, and every ratio has one', () => {
  const all: Readonly<Record<string, LandmarkName>> = { ...upper, ...lower, ...chin, ...teeth }
  for (const [driver, name] of Object.entries(all)) expect(driverLandmark(driver as SkinDriver)).toBe(name)
  for (const { driver } of skinResponses) expect(all[driver]).toBeDefined()
})
