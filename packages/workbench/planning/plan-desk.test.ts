import type { AxisOrigin } from '@sella/ceph/planning/axis-origin'
import { namedVersion, withVersion } from '@sella/ceph/planning/own-ratio-table'
import { restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { emptyPlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { createPlanDesk, isElsewhere, type PlanDesk } from './plan-desk'
import { isDirty, shownPlan } from './plan-history'
import type { PlanPorts } from './plan-keeping'
import { freePlanName } from './plan-name'
import { freshPlan } from './planned'

const tracing = ruledTracing(templateFilm(), 100)

/** A server of one record's plans, as the real one answers. */
const server = () => {
  const plans: TreatmentPlan[] = []
  const at = (uuid: string): number => plans.findIndex(each => each.uuid === uuid)
  const put = (uuid: string, part: Partial<TreatmentPlan>): TreatmentPlan => {
    const plan = { ...(plans[at(uuid)] as TreatmentPlan), ...part }
    plans[at(uuid)] = plan
    return plan
  }
  let made = 0
  const ports: PlanPorts = {
    newUuid: () => `p${made++}`,
    list: async () => [...plans],
    add: async ({ uuid = '', recordUuid, name, content }) => {
      const fresh = { uuid, recordUuid, name, content, version: 1, archived: false }
      if (at(uuid) < 0) plans.push({ ...fresh, by: '', createdAt: '', updatedAt: '' })
      return plans[at(uuid)] as TreatmentPlan
    },
    save: async ({ uuid, version, content }) => {
      if (plans[at(uuid)]?.version !== version) throw new Refused(409, 'PLAN_CONFLICT', '')
      return put(uuid, { content, version: version + 1 })
    },
    rename: async ({ uuid, name }) => put(uuid, { name }),
    archive: async ({ uuid, archived }) => put(uuid, { archived }),
    remove: async ({ uuid }) => plans.splice(at(uuid), 1),
  }
  return { plans, ports, put }
}

/** The texts of one machine. */
const machine = () => {
  const texts = new Map<string, string>()
  return {
    kept: (name: string) => texts.get(name) ?? null,
    keep: (name: string, text: string | null) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
    names: () => [...texts.keys()],
  }
}

const desk = async () => {
  const { plans, ports, put } = server()
  const texts = machine()
  const own = createPlanDesk({ recordUuid: 'r', tracing, ports, texts })
  await own.load()
  await own.create(() => 'A')
  const history = () => {
    const { open } = own.state.get()
    if (!open) throw new Error('no plan is open')
    return open.history
  }
  return { own, plans, ports, put, texts, history, x: () => shownPlan(history()).plan.moves.U1?.x }
}

const tableId = '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44'
const back = (x: number) => ({ ...restingMoves.U1, x })

describe('the desk of plans', () => {
  it('moves, undoes to the very bytes and redoes', async () => {
    const { own, history, x } = await desk()
    const before = writePlanDocument(history().present)
    own.move('U1', back(-3))
    own.move('U1', back(-4))
    expect(x()).toBe(-4)
    own.undo()
    expect(x()).toBe(-3)
    own.undo()
    expect(writePlanDocument(history().present)).toBe(before)
    own.redo()
    expect(x()).toBe(-3)
  })

  it('makes one step of a drag and of nudges in a row, and none of a gesture that is dropped', async () => {
    const { own, history, x } = await desk()
    for (const at of [-1, -2, -3]) own.move('U1', back(at), 'preview')
    expect(x()).toBe(-3)
    own.settle(false)
    expect(x()).toBeUndefined()
    for (const at of [-1, -2, -3]) own.move('U1', back(at), 'preview')
    own.settle(true)
    for (const at of [-3.1, -3.2]) own.move('U1', back(at), 'nudge')
    expect(history().past).toHaveLength(2)
    own.undo()
    expect(x()).toBe(-3)
  })

  it('makes one step of a slider of growth, another of the next', async () => {
    const { own, history } = await desk()
    const rates = { nasion: 0, basion: 0, condyle: 0, corpus: 0, nose: 0 }
    for (const years of [1, 1.5, 2]) own.change({ growth: { years, rates, maxillaWithNa: 0, facialAxis: 0 } }, 'growth years')
    for (const facialAxis of [0.5, 1]) own.change({ growth: { years: 2, rates, maxillaWithNa: 0, facialAxis } }, 'growth turn')
    expect(history().past).toHaveLength(2)
    own.undo()
    expect(history().present.plan.growth).toMatchObject({ years: 2, facialAxis: 0 })
    own.undo()
    expect(history().present.plan.growth).toBeNull()
  })

  it('makes a new plan with the last version of the own ratios; a further version leaves it as it is until it is taken', async () => {
    const { own, history } = await desk()
    const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40' }
    const first = withVersion({ id: tableId, versions: [] }, [lip], '2026-01-02')
    await own.create(() => 'B', freshPlan(first))
    own.move('U1', back(-10))
    const skin = () => {
      const after = predict(tracing, history().present.plan)
      return after.status === 'predicted' ? after.skin.LabraleSuperius?.shift.x : null
    }
    expect(skin()).toBeCloseTo(-4)
    const both = withVersion(first, [{ ...lip, ratio: 0.3 }], '2026-03-04')
    expect(freshPlan(both)).toMatchObject({ ownTable: { version: 2 }, plan: { ownRatios: [{ ratio: 0.3 }] } })
    const last = both.versions[1]
    if (!last) throw new Error('two versions')
    expect(history().present.ownTable).toEqual({ table: tableId, version: 1, day: '2026-01-02' })
    own.takeRatios('another plan', last.ratios, namedVersion(first, last))
    expect([skin(), history().present.ownTable?.version]).toEqual([expect.closeTo(-4), 1])
    own.takeRatios(own.state.get().open?.uuid ?? '', last.ratios, namedVersion(first, last))
    expect(skin()).toBeCloseTo(-3)
    expect(history().present.ownTable?.version).toBe(2)
    own.undo()
    expect([skin(), history().present.ownTable?.version]).toEqual([expect.closeTo(-4), 1])
    expect(freshPlan(null)).toBe(emptyPlanDocument)
  })

  it('leaves the axis of the mandible where it is on the film under another reference plane', async () => {
    const { own, history } = await desk()
    own.move('MDA', { turn: -4, stops: [], axis: { x: -8, y: 20 } })
    const go = () => {
      const after = predict(tracing, history().present.plan)
      return after.status === 'predicted' ? after.tracing.points.Go : undefined
    }
    const before = go()
    own.change({ reference: 'SN' })
    expect(history().present.plan.moves.MDA?.axis.x).not.toBeCloseTo(-8, 1)
    expect(go()?.x).toBeCloseTo(before?.x ?? 0, 6)
    expect(go()?.y).toBeCloseTo(before?.y ?? 0, 6)
    own.change({ lips: 'open' })
    own.change({ reference: 'FH' })
    expect(history().present.plan.moves.MDA?.axis.x).toBeCloseTo(-8, 9)
    expect(history().present.plan).toMatchObject({ reference: 'FH', lips: 'open' })
  })

  it('that the patient grows is stated, and withdrawn with the whole layer; each one step of undo', async () => {
    const { own, history } = await desk()
    const growing = { by: '周明仪', day: '2026-03-05' }
    const rates = { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }
    own.grows(growing)
    own.change({ growth: { years: 1.5, rates, maxillaWithNa: 0, facialAxis: 0 } })
    expect(history().present).toMatchObject({ growing, plan: { growth: { years: 1.5 } } })
    own.grows(null)
    expect(history().present).toMatchObject({ growing: null, plan: { growth: null } })
    own.undo()
    expect(history().present).toMatchObject({ growing, plan: { growth: { years: 1.5 } } })
  })

  it('says which film its own axis came from until that is set elsewhere, and again after undo', async () => {
    const { own, history } = await desk()
    const range = { x: 3.1, y: 2.9 }
    const from: AxisOrigin = { record: tableId, day: '2025-06-02', range, reference: 'FH', doubts: ['apart'], tracings: '' }
    const origin = () => history().present.ownAxis
    own.move('MDA', { ...restingMoves.MDA, turn: -4 })
    own.takeAxis({ x: -8, y: 20 }, from)
    expect(history().present.plan.moves.MDA).toEqual({ turn: -4, stops: [], axis: { x: -8, y: 20 } })
    expect(origin()).toEqual(from)
    own.change({ reference: 'SN' })
    const axis = history().present.plan.moves.MDA?.axis ?? { x: 0, y: 0 }
    own.move('MDA', { turn: -2, stops: [], axis })
    own.move('U1', back(-3))
    expect(origin()).toEqual(from)
    own.move('MDA', { turn: -2, stops: [], axis: { ...axis, x: axis.x + 0.1 } })
    expect(origin()).toBeNull()
    own.undo()
    expect(origin()).toEqual(from)
    own.move('MDA', undefined)
    expect(origin()).toBeNull()
  })

  it('saves what the server then holds, and is clean', async () => {
    const { own, plans, history } = await desk()
    own.move('U1', back(-3))
    expect(isDirty(history())).toBe(true)
    expect(await own.save()).toBe(true)
    expect(isDirty(history())).toBe(false)
    expect(readPlanDocument(plans[0]?.content ?? '')).toMatchObject({
      ok: true,
      document: { plan: { moves: { U1: { x: -3 } } } },
    })
  })

  it.each([true, false])('after a save in another window nothing is lost: mine %s', async mine => {
    const { own, plans, put, history, x } = await desk()
    own.move('U1', back(-3))
    const theirs = writePlanDocument({ ...history().present, plan: { ...history().present.plan, moves: { U1: back(-9) } } })
    put('p0', { content: theirs, version: 5 })
    expect(await own.save()).toBe(false)
    expect(own.state.get().conflict?.version).toBe(5)
    expect(x()).toBe(-3)
    await own.resolve(mine)
    expect(own.state.get().conflict).toBeNull()
    expect(x()).toBe(mine ? -3 : -9)
    expect(plans[0]?.version).toBe(mine ? 6 : 5)
    if (mine) return
    expect(isDirty(history())).toBe(false)
    own.undo()
    expect([x(), isDirty(history()), await own.save(), plans[0]?.version]).toEqual([-3, true, true, 6])
  })

  it('meets nobody where the reply to its own save was lost, also where more was moved since', async () => {
    const { own, plans, ports } = await desk()
    const { save } = ports
    const lose = () => {
      Object.assign(ports, {
        save: async (input: Parameters<typeof save>[0]) => {
          Object.assign(ports, { save })
          await save(input)
          throw notReached()
        },
      })
    }
    own.move('U1', back(-3))
    lose()
    expect([await own.save(), await own.save(), own.state.get().conflict, plans[0]?.version]).toEqual([false, true, null, 2])
    own.move('U1', back(-4))
    lose()
    expect(await own.save()).toBe(false)
    own.move('U1', back(-5))
    expect([await own.save(), own.state.get().conflict, plans[0]?.version]).toEqual([true, null, 4])
    expect(plans[0]?.content).toContain('-5')
  })

  describe('never saved', () => {
    /** The same plans on the same machine, opened anew: after a crash, an expired session, or a record saved elsewhere. */
    const again = async ({ ports, texts }: Awaited<ReturnType<typeof desk>>, locked = false) => {
      const later = createPlanDesk({ recordUuid: 'r', tracing, ports, texts, locked })
      await later.load()
      const open = () => later.state.get().open
      return { later, open, x: () => open()?.history.present.plan.moves.U1?.x }
    }

    it('its changes come back as one step that can be undone, and go once they are saved', async () => {
      const before = await desk()
      for (const at of [-2, -3]) before.own.move('U1', back(at))
      const { later, open, x } = await again(before)
      expect([x(), open()?.restored, isDirty(open()?.history as never)]).toEqual([-3, true, true])
      later.undo()
      expect([x(), before.texts.names()]).toEqual([undefined, []])
      later.redo()
      expect(before.texts.names()).toEqual(['plan.p0'])
      expect(await later.save()).toBe(true)
      expect(before.texts.names()).toEqual([])
      expect((await again(before)).open()?.restored).toBe(false)
    })

    it('the plan that has some is opened, not the last one', async () => {
      const before = await desk()
      before.own.move('U1', back(-3))
      await before.own.save()
      await before.own.create(() => 'B')
      before.own.open('p0')
      before.own.move('U1', back(-5))
      expect((await again(before)).open()?.uuid).toBe('p0')
    })

    it('made on a version that another window replaced, they are asked about and do not overwrite it', async () => {
      const before = await desk()
      before.own.move('U1', back(-3))
      const { document } = { document: before.history().present }
      const theirs = writePlanDocument({ ...document, plan: { ...document.plan, moves: { U1: back(-9) } } })
      before.put('p0', { content: theirs, version: 7 })
      const { later, x } = await again(before)
      expect(await later.save()).toBe(false)
      expect(later.state.get().conflict?.version).toBe(7)
      await later.resolve(false)
      expect([x(), before.texts.names()]).toEqual([-9, []])
    })

    it('given up, or of a plan that was deleted, they do not come back', async () => {
      const before = await desk()
      before.own.move('U1', back(-3))
      before.own.discard()
      expect((await again(before)).open()?.restored).toBe(false)
      before.own.move('U1', back(-4))
      await before.own.remove()
      expect(before.texts.names()).toEqual([])
    })

    it('who may not plan sees the saved one', async () => {
      const before = await desk()
      before.own.move('U1', back(-3))
      const { open } = await again(before, true)
      expect(open()?.restored).toBe(false)
      expect(before.texts.names()).toEqual(['plan.p0'])
    })
  })

  it('accepts a suggestion as one step that brings the target', async () => {
    const { own, history } = await desk()
    expect(own.accept('ricketts.L1 to A-Pog(mm)')).toBe(true)
    expect(history().past).toHaveLength(1)
    expect(history().present.plan.moves.L1?.x).not.toBe(0)
    expect(own.accept('nothing')).toBe(false)
    expect(predict(tracing, history().present.plan).status).toBe('predicted')
  })

  it('knows when the tracing is another than the plan was made on', async () => {
    const { own, history } = await desk()
    expect(isElsewhere(history().present, tracing)).toBe(false)
    own.move('U1', back(-3))
    const moved = { ...tracing, points: { ...tracing.points, A: { x: 1, y: 1, origin: 'manual' as const } } }
    expect(isElsewhere(history().present, tracing)).toBe(false)
    expect(isElsewhere(history().present, moved)).toBe(true)
  })

  it('does not open by half what it cannot read, names, puts aside and deletes', async () => {
    const { own, plans, put } = await desk()
    await own.create(() => 'B')
    await own.rename('C')
    await own.archive(true)
    expect(plans.map(each => [each.name, each.archived])).toEqual([
      ['A', false],
      ['C', true],
    ])
    await own.remove()
    expect(own.state.get().open?.uuid).toBe('p0')
    put('p0', { content: '{"version":9}' })
    await own.load()
    own.open('p0')
    expect(own.state.get()).toMatchObject({ open: null, unreadable: 'p0' })
  })

  it('leaves a plan that was opened while another one was deleted as it is', async () => {
    const { own, ports } = await desk()
    for (const name of ['B', 'C']) await own.create(() => name)
    let end = (): void => undefined
    const { remove } = ports
    const removed = new Promise<void>(done => {
      end = done
    })
    Object.assign(ports, { remove: (input: { uuid: string }) => removed.then(() => remove(input)) })
    const removing = own.remove()
    own.open('p0')
    own.move('U1', back(-3))
    end()
    await removing
    const { open, plans } = own.state.get()
    expect([open?.uuid, open && isDirty(open.history), plans?.map(({ uuid }) => uuid)]).toEqual(['p0', true, ['p0', 'p1']])
  })

  it('opens a new plan only where nothing was moved or opened while it was made: a drag goes on on its own plan', async () => {
    const { own, ports, x } = await desk()
    await own.create(() => 'B')
    const { add } = ports
    const during = async (act: () => void) => {
      let made = (): void => undefined
      const added = new Promise<void>(done => {
        made = done
      })
      Object.assign(ports, { add: (input: Parameters<typeof add>[0]) => added.then(() => add(input)) })
      const creating = own.create(taken => `${taken.length}`)
      act()
      made()
      await creating
      return own.state.get().open?.uuid
    }
    expect(await during(() => own.move('U1', back(-3), 'preview'))).toBe('p1')
    own.settle(true)
    expect([x(), await during(() => own.move('U1', back(-4), 'nudge')), x()]).toEqual([-3, 'p1', -4])
    expect(await during(() => own.open('p0'))).toBe('p0')
    expect(await during(() => undefined)).toBe('p5')
    expect(own.state.get().plans).toHaveLength(6)
  })

  it('asks nothing about a plan that was left before the answer: it would be taken for the one that is open', async () => {
    const { own, put } = await desk()
    await own.create(() => 'B')
    own.open('p0')
    own.move('U1', back(-3))
    put('p0', { version: 5 })
    const saving = own.save()
    own.undo()
    own.open('p1')
    expect(await saving).toBe(false)
    expect(own.state.get()).toMatchObject({ open: { uuid: 'p1' }, conflict: null, failed: { act: 'save' } })
  })

  const no = async (): Promise<never> => {
    throw new Refused(409, 'PLAN_LIMIT', '')
  }

  it.each([
    ['create', { add: no }, async own => void (await own.create(() => 'B'))],
    ['rename', { rename: no }, async own => expect(await own.rename('B')).toBe(false)],
    ['archive', { archive: no }, own => own.archive(true)],
    ['restore', { archive: no }, own => own.archive(false)],
    ['remove', { remove: no }, own => own.remove()],
    ['save', { save: no }, async own => expect(await own.save()).toBe(false)],
  ] satisfies readonly (readonly [string, Partial<PlanPorts>, (own: PlanDesk) => Promise<void>])[])(
    'tells that to %s was refused while a plan lies open, and loses nothing of it',
    async (act, how, run) => {
      const { plans, ports } = server()
      await createPlanDesk({ recordUuid: 'r', tracing, ports, texts: machine() }).create(() => 'A')
      const own = createPlanDesk({ recordUuid: 'r', tracing, ports: { ...ports, ...how }, texts: machine() })
      await own.load()
      own.move('U1', back(-3))
      const before = own.state.get()
      await run(own)
      const after = own.state.get()
      expect(after).toMatchObject({ busy: false, failed: { act, refused: { reason: 'PLAN_LIMIT' } }, conflict: null })
      expect([after.open, after.plans]).toEqual([before.open, before.plans])
      expect(plans.map(each => [each.name, each.archived])).toEqual([['A', false]])
    },
  )

  it('asks again where what another window saved cannot be had just now', async () => {
    const { own, put, ports } = await desk()
    const later = createPlanDesk({ recordUuid: 'r', tracing, ports, texts: machine() })
    await later.load()
    later.move('U1', back(-3))
    put('p0', { version: 5 })
    const list = ports.list
    Object.assign(ports, { list: no })
    expect(await later.save()).toBe(false)
    expect(later.state.get()).toMatchObject({ busy: false, conflict: null, failed: { act: 'save' } })
    Object.assign(ports, { list })
    expect(await later.save()).toBe(false)
    expect(later.state.get().conflict?.version).toBe(5)
    expect(own.state.get().failed).toBeNull()
  })

  it('makes one plan of a double click, none by putting aside, taking back or loading anew, and never the same name twice', async () => {
    const { own, plans } = await desk()
    await Promise.all([own.create(() => 'B'), own.create(() => 'B')])
    for (const archived of [true, true, false, true]) await own.archive(archived)
    await Promise.all([own.load(), own.load()])
    expect(plans.map(each => [each.name, each.archived])).toEqual([
      ['A', false],
      ['B', true],
    ])
    const free = (from: number) => freePlanName(plans, n => 'AB'.charAt(n) || `C${n}`, from)
    expect([free(0), free(3)]).toEqual(['C2', 'C3'])
  })

  it('makes no second plan where the reply to the first was lost, and another one where another is asked for', async () => {
    const { own, plans, ports } = await desk()
    const add = ports.add
    Object.assign(ports, {
      add: async (wish: Parameters<PlanPorts['add']>[0]) => {
        await add(wish)
        throw notReached()
      },
    })
    await own.create(() => 'B')
    expect(own.state.get()).toMatchObject({ open: { uuid: 'p0' }, failed: { act: 'create', refused: { reason: 'NETWORK' } } })
    Object.assign(ports, { add })
    await own.create(() => 'B')
    expect(own.state.get()).toMatchObject({ open: { uuid: 'p1' }, failed: null })
    expect(plans.map(each => each.name)).toEqual(['A', 'B'])
    await own.create(() => 'B')
    expect(plans.map(each => each.name)).toEqual(['A', 'B', 'B'])
  })

  it('gives another plan another name where the reply to the first was lost', async () => {
    const { own, plans, ports } = await desk()
    const add = ports.add
    Object.assign(ports, {
      add: async (wish: Parameters<PlanPorts['add']>[0]) => {
        await add(wish)
        throw notReached()
      },
    })
    const numbered = (taken: readonly Pick<TreatmentPlan, 'name'>[]) => freePlanName(taken, n => `B${n}`, 1)
    await own.create(numbered)
    Object.assign(ports, { add })
    await own.create(numbered, { ...emptyPlanDocument, plan: { ...emptyPlanDocument.plan, lips: 'open' } })
    expect(plans.map(each => each.name)).toEqual(['A', 'B1', 'B2'])
  })

  it('opens none where all are put aside, and any of them when it is chosen', async () => {
    const { own, plans, ports } = await desk()
    await own.archive(true)
    const later = createPlanDesk({ recordUuid: 'r', tracing, ports, texts: machine() })
    await later.load()
    expect(later.state.get()).toMatchObject({ open: null, plans: [{ name: 'A', archived: true }] })
    later.open('p0')
    await later.archive(false)
    expect(later.state.get().open?.uuid).toBe('p0')
    expect(plans.map(each => each.archived)).toEqual([false])
  })
})
