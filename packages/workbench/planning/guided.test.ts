import { furtherNorms } from '@sella/ceph/data/norms/items/further'
import { rickettsNorms } from '@sella/ceph/data/norms/items/ricketts'
import { guides, stepsOf } from '@sella/ceph/data/planning/guides'
import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { aimState } from '@sella/ceph/planning/step-aims'
import { targetsOf } from '@sella/ceph/planning/targets'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { emptyPlanDocument, type PlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { guidedAims, guidedSteps } from './guided'
import { createPlanDesk } from './plan-desk'

const tracing = ruledTracing(templateFilm(), 100)

const desk = async () => {
  const plan: TreatmentPlan = {
    ...{ uuid: 'p', recordUuid: 'r', name: 'A', content: '', version: 1, archived: false },
    ...{ by: '', createdAt: '', updatedAt: '' },
  }
  const never = () => Promise.reject(new Error('not asked'))
  const own = createPlanDesk({
    recordUuid: 'r',
    tracing,
    ports: {
      newUuid: () => 'p',
      add: async ({ content }) => ({ ...plan, content }),
      ...{ list: never, save: never, rename: never, archive: never, remove: never },
    },
    texts: { kept: () => null, keep: () => undefined },
  })
  await own.create(() => 'A')
  const document = (): PlanDocument => own.state.get().open?.history.present ?? emptyPlanDocument
  const steps = () => guidedSteps(document(), own.state.get().step)
  const open = () => steps().find(step => step.open)?.key
  return { own, document, steps, open }
}

describe('the guided order of a plan', () => {
  it.each(Object.keys(guides) as (keyof typeof guides)[])(
    '%s: no step is empty: it has an aim, or says that no number is given and who decides',
    name => {
      for (const { key, aims, decides } of stepsOf(name)) {
        expect([key, aims.length > 0, decides !== undefined]).toEqual([key, aims.length > 0, aims.length === 0])
        if (decides) expect([key, decides.zh.includes('医生'), decides.en.includes('doctor')]).toEqual([key, true, true])
      }
    },
  )

  it('opens the first step, and each in its turn as it is finished', async () => {
    const { own, steps, open } = await desk()
    expect(steps()).toEqual([])
    own.goBy('holdaway')
    const walked: (string | undefined)[] = []
    for (const { key } of stepsOf('holdaway')) {
      walked.push(open())
      own.finish(key, true)
    }
    expect(walked).toEqual(['base', 'lip', 'lower-incisor', 'lower-molar', 'upper-molar', 'skin'])
    expect(steps().every(step => step.done)).toBe(true)
  })

  it('goes on from a step that was finished out of turn, and to what was passed over when the last is finished', async () => {
    const { own, open } = await desk()
    own.goBy('surgical')
    own.goTo('mandible')
    own.finish('mandible', true)
    expect([open(), own.state.get().selected]).toEqual(['chin', 'CH'])
    own.finish('chin', true)
    own.finish(stepsOf('surgical').at(-1)?.key ?? '', true)
    expect([open(), own.state.get().selected]).toEqual(['decompensation', 'U1'])
  })

  it('is left and returned to; what was finished is kept with the plan and undone as any change', async () => {
    const { own, document, open } = await desk()
    own.goBy('surgical')
    own.finish('decompensation', true)
    own.goTo('mandible')
    expect([open(), own.state.get().selected]).toEqual(['mandible', 'MD'])
    own.goTo('decompensation')
    expect(open()).toBe('decompensation')
    expect(document().guide).toEqual({ name: 'surgical', done: ['decompensation'] })
    own.finish('decompensation', false)
    expect(document().guide?.done).toEqual([])
    own.undo()
    expect(document().guide?.done).toEqual(['decompensation'])
    own.goBy(null)
    expect(document().guide).toBeNull()
  })

  it('moves nothing by itself: only an accepted proposal does, as one step', async () => {
    const { own, document, steps } = await desk()
    for (const name of ['ricketts', 'holdaway', 'surgical'] as const) {
      own.goBy(name)
      for (const { key } of stepsOf(name)) {
        own.goTo(key)
        own.finish(key, true)
      }
      expect(document().plan).toEqual(emptyPlan)
    }
    own.goBy('surgical')
    const before = own.state.get().open?.history.past.length ?? 0
    expect(own.acceptAim({ aim: 'overjet', segment: 'MD' })).toBe(true)
    expect(own.state.get().open?.history.past).toHaveLength(before + 1)
    expect(steps().find(step => step.key === 'mandible')?.moved).toEqual(['MD'])
    own.undo()
    expect(document().plan).toEqual(emptyPlan)
  })

  it('proposes what brings each aim that can be reached', async () => {
    const { own, document } = await desk()
    own.budget({ rule: 'sheet', upper: { space: -2, spee: 0, gained: 14 }, lower: { space: -3, spee: -1, gained: 14 } })
    for (const aim of [
      { aim: 'target', key: 'ricketts.L1 to A-Pog(mm)' },
      { aim: 'overjet', segment: 'U1' },
      { aim: 'interincisal' },
      { aim: 'arch', arch: 'lower' },
      { aim: 'arch', arch: 'upper' },
      { aim: 'contact' },
    ] as const) {
      expect(own.acceptAim(aim)).toBe(true)
      const after = predict(tracing, document().plan)
      if (after.status !== 'predicted') throw new Error('nothing predicted')
      const state = aimState(aim, document().plan, after, document().budget)
      expect(state).toMatchObject({ reached: true })
      if (aim.aim === 'overjet') expect(state?.value).toBeCloseTo(furtherNorms.Overjet.mean, 1)
      // Turned about its edge the tooth keeps the overjet it was given.
      const overjet = aimState({ aim: 'overjet', segment: 'U1' }, document().plan, after, document().budget)
      if (aim.aim === 'interincisal')
        expect([state?.value, overjet?.value]).toEqual([
          near(rickettsNorms['Interincisal angle(Ricketts)'].mean),
          near(furtherNorms.Overjet.mean),
        ])
      if (aim.aim === 'arch') expect(state?.value).toBeCloseTo(0, 1)
    }
  })

  it('names only targets there are, and tells none that the film cannot', async () => {
    const after = predict(tracing, emptyPlan)
    if (after.status !== 'predicted') throw new Error('nothing predicted')
    // Which of Steiner's and Tweed's targets stand depends on the face: those of faces of every kind.
    const faces = [-40, 0, 25].flatMap(by => [0, 60, 160].map(down => faceWith(by, down)))
    const keys = new Set(faces.flatMap(face => targetsOf(face).map(({ key }) => key)))
    const named = Object.values(guides).flatMap(({ steps }) =>
      steps.flatMap(({ aims }) => aims.flatMap(aim => (aim.aim === 'target' ? [aim.key] : []))),
    )
    expect(named.length).toBeGreaterThan(5)
    for (const key of named) expect(keys).toContain(key)
    const scaleless = predict({ ...tracing, ruler: null }, emptyPlan)
    for (const step of stepsOf('holdaway')) {
      const aims = guidedAims(step, { ...emptyPlanDocument, plan: { ...emptyPlan, moves: { MX: restingMoves.MX } } }, scaleless)
      expect(aims.filter(({ state }) => state.unit === 'mm')).toEqual([])
    }
  })
})

const near = (value: number): unknown => expect.closeTo(value, 1)

/** The template with B and the chin so many pixels forward and Go so many down. */
function faceWith(forward: number, down: number): Tracing {
  const points = Object.entries(tracing.points).map(([name, at]) => {
    if (['B', 'Pog', 'Gn', 'Me'].includes(name)) return [name, { ...at, x: at.x + forward }]
    return [name, name === 'Go' ? { ...at, y: at.y + down } : at]
  })
  return { ...tracing, points: Object.fromEntries(points) }
}
