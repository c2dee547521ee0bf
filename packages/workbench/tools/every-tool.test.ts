import type { Ref } from '@sella/drawing/scene/scene'
import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { type ToolId, tools } from './index'
import type { Tool } from './tool'

const points = {
  S: { x: 100, y: 100 },
  Na: { x: 300, y: 100 },
  U1IncisalTip: { x: 200, y: 300 },
  U1RootTip: { x: 200, y: 200 },
  U1: { x: 200, y: 250 },
}
const guided = { name: 'A', estimate: { x: 260, y: 200 } } as const
const handle: Ref = { kind: 'tooth', tooth: 'U1', handle: 'translate' }

/** Where a gesture of each tool begins; a tool that is left out does its work at once. */
const begins: Readonly<Partial<Record<ToolId, { readonly at: { x: number; y: number }; readonly over?: Ref }>>> = {
  select: { at: points.S },
  place: { at: { x: 250, y: 180 } },
  ruler: { at: { x: 20, y: 20 } },
  pan: { at: { x: 50, y: 50 } },
  brush: { at: { x: 50, y: 50 } },
  distance: { at: { x: 50, y: 50 } },
  angle: { at: { x: 50, y: 50 } },
}
const gestures = Object.entries(begins) as readonly [ToolId, NonNullable<(typeof begins)['select']>][]
const drive = (id: ToolId, editing = true) => stageDriver(tools[id] as Tool<unknown>, { points, guided, editing })

/** What would stay after the gesture. */
const lasting = (did: readonly string[]) => did.filter(effect => effect === 'commit' || effect === 'sketch')

describe.each(gestures)('the tool %s', (id, { at }) => {
  it('does its work by press, move and release, as one step at most', () => {
    const s = drive(id).press(at).move(20, 10).move(20, 10).release()
    expect(lasting(s.did()).length + s.did().filter(effect => effect === 'pan').length + Number(id === 'angle')).toBeGreaterThan(
      0,
    )
    expect(s.steps()).toBeLessThanOrEqual(1)
  })

  it.each(['escape', 'secondPointer'] as const)('leaves nothing behind when %s comes in the middle', interruption => {
    const s = drive(id).press(at).move(20, 10).move(20, 10)
    const before = { ...points }
    s[interruption]()
    s.move(30, 30).release()
    expect(lasting(s.did())).toEqual([])
    expect(s.steps()).toBe(0)
    for (const name of ['S', 'Na', 'U1IncisalTip'] as const) expect(s.point(name)).toMatchObject(before[name])
    expect(s.ruler()).toBeNull()
    expect(s.holds()).toBeNull()
  })

  it('changes no point while not editing', () => {
    const s = drive(id, false).press(at).move(20, 10).move(20, 10).release()
    expect(s.steps()).toBe(0)
    expect(s.point('S')).toMatchObject(points.S)
    expect(s.ruler()).toBeNull()
  })

  it('begins anew after an interruption as if nothing had been', () => {
    const fresh = drive(id).press(at).move(20, 10).release()
    const again = drive(id).press(at).move(5, 5).escape()
    const before = again.did().length
    again.press(at).move(20, 10).release()
    const after = again.did().slice(before)
    expect(lasting(after)).toEqual(lasting(fresh.did()))
  })
})

it('each tool says when it may be taken, by which key, where it is offered, and what the pointer looks like', () => {
  const facts = Object.values(tools).map(({ id, icon, key, needs, cursor, measures = false, onFilmOnly = false }) =>
    [id, icon, key, needs, cursor, measures ? 'measures' : '-', onFilmOnly ? 'film only' : '-'].join(' '),
  )
  expect(facts).toEqual([
    'select pointer  any default - -',
    'place crosshair g editing place - -',
    'ruler ruler r editing crosshair measures -',
    'outline curve c editing default measures film only',
    'distance diagonal  reading crosshair measures -',
    'angle triangle  reading crosshair measures -',
    'brush brush  reading crosshair measures -',
    'pan hand h any grab - -',
    'clear eraser  reading default measures -',
    'pick crosshair  reading crosshair - -',
  ])
})

it.each(Object.keys(tools) as ToolId[])(
  'the tool %s holds nothing, draws nothing and does nothing by a pointer that only passes',
  id => {
    const s = drive(id).move(5, 5).release()
    const field = { editing: true, tracing: s.tracing(), points, view: { zoom: 1, x: 0, y: 0, turn: 0 }, selected: null, guided }
    if (id !== 'angle') expect(tools[id].draw?.(s.state(), field) ?? []).toEqual([])
    expect(s.did()).toEqual([])
    expect(s.holds()).toBeNull()
  },
)

it.each(Object.keys(tools).filter(id => id !== 'select' && id !== 'clear') as ToolId[])(
  'the tool %s is left by Escape where nothing is in hand, and by no other key',
  id => {
    expect(drive(id).key('Escape').key('x').did()).toEqual([])
    expect(drive(id).escape().did()).toEqual(['leave'])
  },
)

it('clearing measurements takes them off at once and gives the pointer back', () => {
  expect(tools.clear.taken).toEqual([{ do: 'clear-sketches' }, { do: 'leave' }])
})

it('a tooth in hand is let go in the same way', () => {
  for (const interruption of ['escape', 'secondPointer'] as const) {
    const s = drive('select').press(points.U1, { x: 0, y: 0 }, handle).move(20, 10).move(20, 10)
    expect(s.point('U1IncisalTip')).toMatchObject({ x: 240, y: 320 })
    s[interruption]()
    s.release()
    expect(s.steps()).toBe(0)
    expect(s.point('U1IncisalTip')).toMatchObject(points.U1IncisalTip)
  }
})

it('every tool with a gesture is driven here', () => {
  const idle: readonly ToolId[] = ['clear', 'pick', 'outline']
  expect((Object.keys(tools) as ToolId[]).filter(id => !begins[id] && !idle.includes(id))).toEqual([])
})
