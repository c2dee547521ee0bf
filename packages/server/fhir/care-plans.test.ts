import { axisOrigin } from '@sella/ceph/planning/axis-origin'
import { emptyPlan, type Moves, restingMoves } from '@sella/ceph/planning/plan'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { neckColumns } from '../records/neck'
import { carePlans } from './care-plans'
import type { CaseFacts, RecordFacts } from './facts'

const points = Object.fromEntries(
  Object.entries(templateFilm()).map(([name, { x, y }]): [string, PlacedPoint] => [name, { x, y, origin: 'manual' }]),
)
const ends = [
  { x: 100, y: 100 },
  { x: 200, y: 100 },
] as const
const scaled: Tracing = { ...emptyTracing, points, ruler: { ends, mm: 10 } }
const bare: Tracing = { ...scaled, ruler: null }

const openRecord = '11111111-1111-4111-8111-111111111111'

/** The activities' texts by segment, and the notes. */
const exportOf = (
  moves: Moves,
  tracing = scaled,
  lang: 'zh' | 'en' = 'en',
  { scaleDoubted = false, growth = emptyPlan.growth, own = null as CaseRecord['maturation'], open = null as Tracing | null } = {},
) => {
  const ownAxis = axisOrigin(
    { error: { x: 1, y: 1 }, unsure: [], beyondStudy: false },
    { record: openRecord, day: '2026-02-02', reference: 'FH', films: [tracing, scaled] },
  )
  const planned = { plan: { ...emptyPlan, moves, growth }, ownAxis: open && ownAxis }
  const content = writePlanDocument({ ...emptyPlanDocument, ...planned })
  const row = { uuid: 'p', name: 'p', content, saved_by: '', created_at: '2026-01-02', archived_at: null }
  const records = open ? [{ record: { uuid: openRecord }, tracing: open }] : []
  const facts = { lang, patient: { uuid: 'c' }, records } as unknown as CaseFacts
  const of = { tracing, scaleDoubted, record: { uuid: 'r', ...neckColumns(own, null) }, images: [], plans: [row] }
  const [plan] = carePlans(facts, of as unknown as RecordFacts)
  const activities = (plan?.activity ?? []).map(({ detail }) => [detail?.code?.coding?.[0]?.code, detail?.description])
  return { plan, activities: Object.fromEntries(activities), notes: (plan?.note ?? []).map(({ text }) => text) }
}

it('calls an incisor’s turn by its direction, edge and apex apart, with its pivot and the plane', () => {
  const { plan, activities } = exportOf({ U1: { ...restingMoves.U1, x: -3, turn: 5 } })
  expect(activities['U1']).toMatch(/^edge: [\d.]+ mm back.*5\.0° retroclined; apex: .+; turned about: Centre of resistance · /)
  expect(activities['U1']).toMatch(/the pivot itself, as entered on screen: 3\.0 mm back; Plane: FH plane$/)
  expect(plan?.description).toBe('Plane: FH plane; each piece within its bone')
  expect(exportOf({ U1: { ...restingMoves.U1, turn: -5 } }, scaled, 'zh').activities['U1']).toMatch(
    /唇倾 5\.0°.*参考平面：FH plane$/,
  )
})

it('tells the autorotation as it was calculated, with what ends it, and nothing that rests', () => {
  const MDA = { ...restingMoves.MDA, stops: [{ stop: 'molar' as const }] }
  const { activities } = exportOf({ U6: { mesial: 0, vertical: -2 }, MDA, MD: restingMoves.MD })
  expect(Object.keys(activities)).toEqual(['U6', 'MDA'])
  expect(activities['MDA']).toMatch(/^\d+\.\d° closing; to molar contact · axis \(from Co/)
  expect(activities['MDA']).not.toMatch(/^0\.0/)
})

it('tells no millimetre of a film without a scale, and says what cannot be carried out', () => {
  const { activities, notes } = exportOf({ U1: { ...restingMoves.U1, turn: 5 }, U6: { mesial: 2, vertical: 0 } }, bare)
  expect(activities['U1']).toMatch(/^5\.0° retroclined;/)
  expect(Object.keys(activities)).toEqual(['U1'])
  expect(JSON.stringify(activities)).not.toContain(' mm')
  expect(notes.join()).toMatch(/The film has no scale: angles only.*Upper first molar: no scale/)
  const unplaced = exportOf({ U1: { ...restingMoves.U1, turn: 5 } }, emptyTracing)
  expect([unplaced.plan?.activity, unplaced.notes[1]]).toEqual([undefined, 'The reference plane lacks landmarks: Po, Or'])
})

it('tells no millimetre by a scale that the other films of the case make doubtful, and says so', () => {
  const moves: Moves = { U1: { ...restingMoves.U1, turn: 5 }, U6: { mesial: 2, vertical: 0 } }
  const { activities, notes } = exportOf(moves, scaled, 'en', { scaleDoubted: true })
  expect(Object.keys(activities)).toEqual(['U1'])
  expect(JSON.stringify(activities)).not.toContain(' mm')
  expect(notes.join()).toMatch(/the scale of this one is doubted .*Upper first molar: no scale/)
  expect(notes.join()).not.toContain('The film has no scale')
})

it('says against average growth that the doctor’s reading of the vertebrae ended it', () => {
  const growth = { years: 1, rates: { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }, maxillaWithNa: 0, facialAxis: 0 }
  const own = { stage: 'CS6', hindrance: null, by: '周明仪', at: '2026-03-04T12:00:00.000Z' } as const
  const moves: Moves = { U1: { ...restingMoves.U1, x: -3 } }
  const notes = (over: object) => exportOf(moves, scaled, 'en', over).notes.join()
  expect(notes({ growth, own })).toContain('CS6 (read by 周明仪, 2026-03-04): growth has ended')
  expect(notes({ growth, own: { ...own, stage: 'CS5' } })).not.toContain('has ended')
  expect(notes({ own })).not.toContain('has ended')
})

it('says of an axis of the patient’s own that a film it was found from was corrected since', () => {
  const moves: Moves = { MDA: { turn: -3, stops: [], axis: { x: -8, y: 21 } } }
  const axisOf = (open: Tracing) => exportOf(moves, scaled, 'en', { open }).activities['MDA']
  expect(axisOf(scaled)).toContain('from the open film of 2026-02-02')
  expect(axisOf(scaled)).not.toContain('corrected since')
  expect(axisOf(bare)).toContain('has been corrected since; find it anew')
})
