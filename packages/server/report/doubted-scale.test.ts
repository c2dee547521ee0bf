import { faceTemplates } from '@sella/ceph/data/face-template'
import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { calls } from '@sella/contract/calls/index'
import { profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { Photo } from '@sella/contract/entities'
import { usualWish } from '@sella/contract/report-design'
import { legendText } from '@sella/drawing/report/legend'
import { pageWords } from '@sella/drawing/report/testing/page-words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { picture } from '../testing/samples'
import { stateScales, tracedCase, tracedRecord } from '../testing/traced'
import { gatherComprehensive, gatherReport } from './gather'
import { pagesOf, slidesOf } from './pages'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

test('a page of one record withholds the lengths that its exports and comparisons withhold, and says why', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·比例' })
  const { userId: person } = await doctor.call('cUserInfo', {})
  const wish = calls.reportAnalysis.input.parse({ recordUuid, analysis: 'Jarabak', lang: 'en', today: '2026-11-21' })
  const { store, files } = bench.server.ports
  const print = async () => (await gatherReport({ db: store.db, files }, wish, { doctor: person, person })).input
  const lengths = async () => (await print()).evaluation.rows.filter(({ unit }) => unit === 'mm')
  const alone = await print()
  expect(legendText(alone)).not.toContain('Compared with the other records')

  const later = await tracedRecord(doctor, caseUuid, { rulerMm: 12 })
  const beside = await print()
  expect((await lengths()).length).toBeGreaterThan(5)
  for (const { reading } of await lengths()) expect(reading).toMatchObject({ status: 'missing', why: 'scale-doubted' })
  expect(legendText(beside)).toContain('Compared with the other records, the scale is doubted')
  expect(beside.snapshot).not.toBe(alone.snapshot)

  await stateScales(doctor, caseUuid, { [recordUuid]: 0.1, [later.recordUuid]: 0.12 })
  for (const { reading } of await lengths()) expect(reading.status).toBe('read')
  expect((await print()).snapshot).toBe(alone.snapshot)
})

test('a superimposition of two records withholds, on pages and slides, what a third record of the case makes doubtful', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid: first } = await tracedCase(doctor, { name: '示例·比例', createday: '2025-01-02T09:30' })
  const { recordUuid: second } = await tracedRecord(doctor, caseUuid, { createday: '2026-01-02T09:30', rulerMm: 9.6 })
  const { recordUuid: third } = await tracedRecord(doctor, caseUuid, { createday: '2026-02-02T09:30', rulerMm: 9.75 })
  const scheme = { name: '前后', uuids: [second, third], cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} } as const
  const { userId: person } = await doctor.call('cUserInfo', {})
  const wish = { recordUuid: third, analysis: 'Jarabak', lang: 'en', today: '2026-11-21', overlaps: ['前后'] } as const
  const { store, files } = bench.server.ports
  const gathered = async () =>
    gatherComprehensive({ db: store.db, files }, calls.reportComprehensive.input.parse(wish), { doctor: person, person })
  const words = async () => {
    const { pictures: _, ...order } = await gathered()
    const { design } = calls.reportComprehensive.input.parse(wish)
    return [
      pagesOf({ kind: 'comprehensive', ...order, design })
        .map(pageWords)
        .join(' | '),
      slidesOf({ kind: 'slides', ...order, design })
        .map(pageWords)
        .join(' | '),
    ]
  }
  await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme]) })
  expect([...(await gathered()).scales.doubted]).toEqual([second])
  for (const text of await words()) {
    expect(text).toContain('A scale is doubted: 2025.01.02 → 2026.01.02')
    expect(text).not.toMatch(/residual \d/)
  }
  // The doubted record as the report's own: its slides come once, though the scheme compares it too.
  const ofSecond = calls.reportComprehensive.input.parse({ ...wish, recordUuid: second })
  const { pictures: _, ...own } = await gatherComprehensive({ db: store.db, files }, ofSecond, { doctor: person, person })
  const films = slidesOf({ kind: 'slides', ...own, design: ofSecond.design }).filter(
    ({ title }) => title === 'Cephalometric tracing',
  )
  expect(films).toHaveLength(2)
  const scalesStated = { [first]: 0.1, [second]: 0.096 }
  const other = { ...scheme, name: '声明', uuids: [first, second], scalesStated }
  await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes([scheme, other]) })
  for (const text of await words()) {
    expect(text).toContain('The doctor states that the scales are right: 2025.01.02 → 2026.01.02')
    expect(text).not.toContain('A scale is doubted')
  }
}, 60_000)

test('a plan on a film of doubted scale is printed without millimetres, as on a film without one, and says why', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·方案', createday: '2025-01-02T09:30' })
  const plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -3, turn: 5 } } }
  const content = writePlanDocument({ ...emptyPlanDocument, plan })
  const { uuid } = await doctor.call('planAdd', { recordUuid, name: 'A', content })
  const { userId: person } = await doctor.call('cUserInfo', {})
  const wish = { recordUuid, analysis: 'Jarabak', lang: 'en', today: '2026-11-21', plans: [uuid], assumeScale: false } as const
  const parsed = calls.reportComprehensive.input.parse(wish)
  const design = { ...parsed.design, sections: ['plan' as const] }
  const { store, files } = bench.server.ports
  const words = async () => {
    const { pictures: _, ...order } = await gatherComprehensive({ db: store.db, files }, parsed, { doctor: person, person })
    return pagesOf({ kind: 'comprehensive', ...order, design })
      .map(pageWords)
      .join(' | ')
  }
  expect(await words()).toMatch(/3\.0 mm back/)
  await tracedRecord(doctor, caseUuid, { createday: '2026-01-02T09:30', rulerMm: 9 })
  expect(await words()).toContain('Compared with the other films of the case, the scale of this one is doubted')
  expect(await words()).not.toMatch(/\d mm/)
  expect(await words()).toMatch(/5\.0° retroclined/)
}, 60_000)

test('a side photo on the film has its scale from it, on its page too, and no lengths while that film’s is doubted', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·侧貌' })
  await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Photo', name: 'a.jpg' }, await picture())
  const [record] = await doctor.call('timebarGet', { caseUuid })
  const nameOf = (type: string): string => pictureNameOf(record?.photos.find(photo => photo.type === type) as Photo)
  const placed = { film: nameOf('Lateral_Ceph'), photo: nameOf('Lateral_Photo') }
  // The film has 10 mm over 100 pixels; the photo is half as large on it.
  const fit = { a: 0.5, b: 0, tx: 0, ty: 0 }
  const alignment = withAlignment(null, profileImage, { ...placed, fit, mirrored: false, residualMm: null, origin: 'manual' })
  const points = Object.entries(faceTemplates.face_side).map(([landmark, at]) => ({ landmark, ...at }))
  const facePoints = JSON.stringify({ Lateral_Photo: points, placedOn: { Lateral_Photo: placed.photo } })
  await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 0, alignment, facePoints })
  const { userId: person } = await doctor.call('cUserInfo', {})
  const { store, files } = bench.server.ports
  const asked = { recordUuid, analysis: 'Jarabak', lang: 'en', today: '2026-11-21' } as const
  const wish = calls.reportComprehensive.input.parse({ ...asked, design: { ...usualWish, sections: ['faces'] } })
  const side = async () => {
    const { input } = await gatherComprehensive({ db: store.db, files }, wish, { doctor: person, person })
    const { calibration, rows } = input.faces?.[0]?.evaluation ?? { rows: [] }
    return { calibration, lengths: new Set(rows.flatMap(({ unit, reading }) => (unit === 'mm' ? [reading.status] : []))) }
  }
  const calibration = { mmPerPixel: expect.closeTo(0.05, 9), provenance: 'film' }
  expect(await side()).toEqual({ calibration, lengths: new Set(['read']) })
  await tracedRecord(doctor, caseUuid, { rulerMm: 12 })
  expect(await side()).toEqual({ calibration, lengths: new Set(['missing']) })
})
