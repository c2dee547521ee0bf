import { affectedItems } from '@sella/ceph/analysis/affected'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { defaultDisplay } from '@sella/contract/documents/digitization-setting'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { expect, it } from 'vitest'
import { filmSubjectWith } from '../subjects/film-subject'
import { templateTracing } from '../subjects/template-scene'
import { createDesk, type DeskPorts } from './desk'

const analysis = builtInAnalyses.find(one => one.name === 'Steiner+Wits')
if (!analysis) throw new Error('the analysis is not built in')

const unasked = () => {
  throw new Error('nobody asked for it')
}
const server = { current: unasked, read: unasked, update: unasked }
const found = { start: unasked, look: unasked, cancel: unasked, wait: unasked, now: () => 0 }
const ports: DeskPorts = {
  server,
  drafts: { keep: unasked, forget: unasked, of: () => null },
  detection: found,
  profile: found,
  laying: { server, kept: { keep: unasked, kept: () => null } },
  remember: unasked,
  edges: { edge: () => null, byRule: () => null },
}

const desk = () =>
  createDesk(
    {
      subject: filmSubjectWith(unasked),
      patient: {} as never,
      record: { photos: [], alignment: null } as never,
      records: [],
      photo: {} as never,
      film: { width: 140, height: 190, levels: [] },
      tracing: templateTracing,
      choice: {
        analysis,
        patient: { birthday: null, sex: null },
        record: { createday: '2026-01-02', ageGroup: null },
        overrides: {},
        customItems: {},
      },
      display: defaultDisplay,
      colours: defaultColours,
    },
    ports,
  )

const moved = (tracing: Tracing, name: 'A' | 'LowerLip'): Tracing => {
  const at = tracing.points[name]
  if (!at) throw new Error('the template has every point')
  return { ...tracing, points: { ...tracing.points, [name]: { ...at, x: at.x + 3 } } }
}

it('a moved point gives new rows only to the items that lean on it: only those are rendered while it is dragged', () => {
  const { evaluate } = desk()
  const before = evaluate(templateTracing)
  const after = evaluate(moved(templateTracing, 'A'))
  for (const [i, row] of after.rows.entries()) if (!affectedItems('A').has(row.item)) expect(row, row.item).toBe(before.rows[i])
  const sna = (of: typeof before) => of.rows.find(row => row.item === 'SNA')
  expect(sna(after)).not.toBe(sna(before))
  expect(sna(after)?.shown).not.toBe(sna(before)?.shown)
  expect(after.calibration).toBe(before.calibration)
})

it('the same tracing is read once, and anew when it is judged by something else', () => {
  const { evaluate, choice } = desk()
  const first = evaluate(templateTracing)
  expect(evaluate(templateTracing)).toBe(first)
  choice.set(now => ({ ...now, sex: 'male' }))
  expect(evaluate(templateTracing)).not.toBe(first)
})

it('what is open over one table is open over no other', () => {
  const [one, other] = [desk(), desk()]
  one.dialog.set('keys')
  one.defining.set(true)
  expect([other.dialog.get(), other.defining.get()]).toEqual([null, false])
})
