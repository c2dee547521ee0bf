import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { expect, it } from 'vitest'
import type { CaseFilm } from './case-films'
import { schemeScales } from './scheme-scales'

/** S-Na is some 72 mm by 0.1 mm a pixel: 2.1 mm longer on the second film than on the first, 1 mm longer on the third. */
const scales = { first: 0.1, second: 0.103, third: 0.1015 } as const
type Name = keyof typeof scales
const { points } = templateTracing()
const filmOf = (uuid: Name): CaseFilm => {
  const tracing = { ...emptyTracing, points, fileScale: { mmPerPixel: scales[uuid], provenance: 'dicom' as const } }
  const createday = { first: '2024-01-02T09:00', second: '2025-01-02T09:00', third: '2026-01-02T09:00' }[uuid]
  return { film: { tracing, mmPerPixel: scales[uuid] }, record: { uuid, createday } } as unknown as CaseFilm
}
const films = (['first', 'second', 'third'] as const).map(filmOf)
const among = (...uuids: readonly Name[]) => films.filter(({ record }) => uuids.some(uuid => uuid === record.uuid))
const adult = { birthday: '1990-03-04', sex: 'female' } as const
const asked = { films, chosen: among('second', 'third'), saved: [], base: null } as const

it('is doubted of a film that one outside the scheme makes doubtful, and says beside which', () => {
  const { scales: check } = schemeScales(adult, asked)
  expect([...check.doubted]).toEqual(['second'])
  expect(check.clashes).toMatchObject([{ from: 'first', to: 'second', stated: false }])
  expect(schemeScales(adult, { ...asked, films: asked.chosen }).scales).toEqual({ clashes: [], doubted: new Set() })
  expect(schemeScales(adult, { ...asked, chosen: among('third') }).scales).toEqual({ clashes: [], doubted: new Set() })
})

it('is no longer doubted where this scheme or another states that both are right, and says in which other', () => {
  const scalesStated = { first: scales.first, second: scales.second }
  const here = schemeScales(adult, { ...asked, scalesStated })
  expect([here.scales.doubted.size, here.scales.clashes[0]?.stated, here.statedIn]).toEqual([0, true, []])
  const other = { ...newScheme('甲', ['first', 'second']), scalesStated }
  const there = schemeScales(adult, { ...asked, saved: [other] })
  expect([there.scales.doubted.size, there.scales.clashes[0]?.stated, there.statedIn]).toEqual([0, true, ['甲']])
})

it('is doubted again as soon as the statement is taken back on screen, saved as it may be', () => {
  const base = { ...newScheme('甲', ['second', 'third']), scalesStated: { first: scales.first, second: scales.second } }
  expect([...schemeScales(adult, { ...asked, saved: [base], base }).scales.doubted]).toEqual(['second'])
})
