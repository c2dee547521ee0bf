import { analysisOf } from '@sella/ceph/analysis/own'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalLandmarkNames } from '@sella/ceph/data/frontal/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/tracing/edit'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { defaultShow } from '@sella/drawing/tracing/show'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { expect, it } from 'vitest'
import golden from '../../ceph/golden/frontal.json'
import { exchangeSides } from '../frontal/exchange-sides'
import { commit, startEditing, undo } from '../session/session'
import { deskDriver } from '../testing/desk-driver'
import { stageDriver } from '../testing/stage-driver'
import { selectPoint } from '../tools/select-point'
import { frontalPicture } from './frontal-picture'
import { frontalSubject } from './frontal-subject'

/** 10 pixels a millimetre, the whole face on the film. */
const onFilm = ([x, y]: readonly number[]): Point => ({ x: 1000 + 10 * (x ?? 0), y: 300 + 10 * (y ?? 0) })
const points = Object.fromEntries(Object.entries(golden.points).map(([name, at]) => [name, onFilm(at)])) as Record<
  PointName,
  Point
>
const [grummons] = frontalAnalyses

const open = (tracing: Tracing = emptyTracing) => {
  const desk = deskDriver({ subject: frontalSubject, tracing })
  if (grummons) desk.choice.set(now => ({ ...now, analysis: grummons }))
  return desk
}

const placed = () => {
  const desk = open()
  desk.bench.session.set(now => {
    const editing = startEditing(now)
    const ruler = { ends: [onFilm([-70, 0]), onFilm([-70, 10])] as const, mm: 10 }
    const all = Object.entries(points).reduce(
      (tracing, [name, to]) => apply(tracing, { edit: 'move', name: name as PointName, to }),
      apply(editing.present, { edit: 'setRuler', ruler }),
    )
    return commit(editing, all)
  })
  return desk
}

const valueIn = (desk: ReturnType<typeof open>, item: string) => {
  const reading = desk.evaluate(desk.bench.session.get().present).rows.find(row => row.item === item)?.reading
  return reading?.status === 'read' ? reading.value : null
}

it('points that are placed by hand on the film are measured in the ruler’s millimetres', () => {
  const desk = placed()
  expect(valueIn(desk, 'MeOffMidline')).toBeCloseTo(1.9997, 4)
  expect(valueIn(desk, 'AgToMidlineR')).toBeCloseTo(44.6605, 4)
  expect(valueIn(desk, 'WidthRatio')).toBeCloseTo(74.9617, 4)
})

it('every point stands in the picture that shows where it belongs, with room for its ring and name', () => {
  for (const name of frontalLandmarkNames) {
    const at = frontalPicture.at(name)
    if (!at) throw new Error(`${name} is not in the picture`)
    const { middle, width } = frontalPicture.around(at)
    // The picture is 0.83 as high as it is wide.
    expect([name, Math.abs(at.y - middle.y) <= 0.415 * width - 16, Math.abs(at.x) <= width / 2 - 8]).toEqual([name, true, true])
  }
})

it('the letter on the film is asked for first, then what the analysis leans on', () => {
  const order = open().bench.order.get()
  expect(order[0]).toBe('Mark_R')
  expect(order.indexOf('Cg')).toBeLessThan(order.indexOf('L3_R'))
  expect(order).toContain('Mark_R')
  expect(order).not.toContain('Mark_L')
})

it('a dragged chin moves the midline deviation by as much, and undo takes it back', () => {
  const driver = stageDriver(selectPoint, { points, view: { zoom: 1, x: 0, y: 0, turn: 0 } })
  driver.press('Me_PA').move(30, 0).release()
  const chin = driver.point('Me_PA') as Point
  expect(chin.x).toBeCloseTo((points.Me_PA as Point).x + 30)
  const desk = placed()
  desk.bench.session.set(now => commit(now, apply(now.present, { edit: 'move', name: 'Me_PA', to: chin })))
  expect(valueIn(desk, 'MeOffMidline')).toBeCloseTo(1.9997 + 3 * Math.cos(Math.atan2(1, 60)), 3)
  desk.bench.session.set(undo)
  expect(valueIn(desk, 'MeOffMidline')).toBeCloseTo(1.9997, 4)
})

it('exchanging the sides is one step of undo and turns every difference round', () => {
  const desk = placed()
  const before = valueIn(desk, 'AgSides')
  exchangeSides(desk.bench)
  expect(valueIn(desk, 'AgSides')).toBeCloseTo(-(before ?? Number.NaN), 6)
  desk.bench.session.set(undo)
  expect(valueIn(desk, 'AgSides')).toBeCloseTo(before ?? Number.NaN, 6)
})

it('a point not placed yet is expected where the template lays it, on a mirrored film too', () => {
  const { Me_PA: _, ...others } = points
  const at = (all: Readonly<Record<string, Point>>) => {
    const tracing = {
      ...emptyTracing,
      points: Object.fromEntries(Object.entries(all).map(([n, p]) => [n, { ...p, origin: 'manual' as const }])),
    }
    return open(tracing).bench.knows.expected('Me_PA', tracing)
  }
  expect(at(others)?.y).toBeGreaterThan(1400)
  const mirrored = Object.fromEntries(Object.entries(others).map(([name, p]) => [name, { x: 2000 - p.x, y: p.y }]))
  expect(at(mirrored)?.x).toBeCloseTo(2000 - (at(others)?.x ?? 0), 3)
})

it('the one scene draws its planes, its midline and the item in hand', () => {
  const desk = placed()
  const tracing = desk.bench.session.get().present
  const { layers } = tracingScene({
    ...{ sheet: frontalSubject.sheet, width: 2000, height: 1800, tracing, analysis: desk.choice.get().analysis, pixel: 1 },
    ...{ evaluation: desk.evaluate(tracing), colours: defaultColours, lang: 'en', theme: 'dark', show: defaultShow },
    ...{ estimatedOutlines: true, highlight: { kind: 'item', name: 'AgSides' } },
  })
  const marks = (id: string) => layers.find(layer => layer.id === id)?.marks ?? []
  const names = marks('planes').flatMap(({ ref }) => (ref?.kind === 'plane' ? [ref.name] : []))
  expect(names).toEqual(['Z_plane', 'J_plane', 'OP_PA', 'Ag_plane', 'MSR'])
  expect(marks('lines').filter(({ ref }) => ref?.kind === 'item' && ref.name === 'AgSides')).toHaveLength(2)
})

it('is kept beside the points of the face photos, and names its picture', () => {
  const record = { facePoints: '{"version":5,"Frontal_Photo":[{"landmark":"Prn","x":1,"y":2}],"later":7}' } as CaseRecord
  const photo = { hash: 'a'.repeat(64), fileScale: null } as Photo
  const { present } = placed().bench.session.get()
  const stored = frontalSubject.storing.write(present, record, photo)?.facePoints ?? ''
  const after = { ...record, facePoints: stored }
  expect(JSON.parse(stored)).toMatchObject({
    later: 7,
    Frontal_Photo: [{ landmark: 'Prn' }],
    placedOn: { Frontal_Ceph: photo.hash },
  })
  expect(frontalSubject.storing.read(after, photo)?.points).toEqual(present.points)
  expect(frontalSubject.storing.read(after, photo)?.ruler).toEqual(present.ruler)
  const other = { ...photo, hash: 'b'.repeat(64) }
  expect(frontalSubject.storing.isElsewhere(after, other)).toBe(true)
  expect(frontalSubject.storing.read(after, other)?.points).toEqual({})
})

it('shows points of one picture of a file on no other picture of the same file', () => {
  const record = { facePoints: null } as CaseRecord
  const first = { hash: 'a'.repeat(64), fileScale: null } as Photo
  const second = { ...first, picture: 'c'.repeat(64) }
  const { present } = placed().bench.session.get()
  const { storing } = frontalSubject
  for (const [own, sibling] of [
    [first, second],
    [second, first],
  ] as const) {
    const after = { ...record, ...storing.write(present, record, own) }
    expect([storing.isElsewhere(after, own), storing.isElsewhere(after, sibling)]).toEqual([false, true])
    expect(storing.read(after, own)?.points).toEqual(present.points)
    expect(storing.read(after, sibling)?.points).toEqual({})
  }
})

it('a norm of the doctor’s own judges at once in her analysis, which takes the age group of the record', () => {
  const desk = placed()
  const analysis = analysisOf({ name: 'mine', items: ['WidthRatio'], lines: [] })
  const row = () => desk.evaluate(desk.bench.session.get().present).rows[0]
  desk.choice.set(now => ({ ...now, analysis }))
  expect([row()?.norm, desk.choice.get().analysis.dentitions]).toEqual([null, []])
  const meanSd = { primary_mixed: { mean: 78, sd: 1 }, permanent: { mean: 76, sd: 1 } }
  desk.choosing.takeOwn({ overrides: { WidthRatio: { meanSd } } })
  expect(desk.choice.get().analysis.dentitions).toHaveLength(3)
  desk.choosing.takeFacts({ patient: { birthday: null, sex: null }, record: { createday: '2026-01-01', ageGroup: 'permanent' } })
  expect(row()).toMatchObject({ norm: { mean: 76, group: 'permanent' }, class: 'sd_negative_1' })
  desk.choosing.takeFacts({
    patient: { birthday: null, sex: null },
    record: { createday: '2026-01-01', ageGroup: 'primary_mixed' },
  })
  expect(row()).toMatchObject({ norm: { mean: 78, group: 'primary_mixed' }, class: 'sd_negative_3' })
  desk.choosing.takeOwn({ overrides: {} })
  expect([row()?.norm, desk.choice.get().analysis.dentitions]).toEqual([null, []])
})
