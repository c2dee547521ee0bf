import { readerErrors } from '@sella/ceph/data/reader-errors'
import { overlay, overlayFilm } from '@sella/ceph/superimpose/overlay'
import { registrationNames } from '@sella/ceph/superimpose/registrations'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { newScheme } from '@sella/workbench/superimposing/scheme-edits'
import { expect, it } from 'vitest'
import type { CaseFilm } from './case-films'
import { createOverlays } from './overlays'

const { points } = templateTracing()
const filmOf = (uuid: string): CaseFilm => {
  const tracing = { ...emptyTracing, points, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' as const } }
  return { film: overlayFilm(uuid, tracing, readerErrors), record: { uuid } } as unknown as CaseFilm
}
const films = [filmOf('a'), filmOf('b')]
const scheme = newScheme('甲', ['a', 'b'])
const nudges = { b: { x: 5, y: 0, turn: 0 } }

it('are made by every registration', () => {
  const made = createOverlays()(films, scheme)
  expect(Object.keys(made)).toEqual(registrationNames)
  for (const name of registrationNames)
    expect(made[name]).toEqual(
      overlay(
        films.map(({ film }) => film),
        name,
        { hold: 'point' },
      ),
    )
})

it('stay the same objects, but the one whose record is corrected or held otherwise, and all on other films', () => {
  const overlaysOf = createOverlays()
  const before = overlaysOf(films, scheme)
  const same = (after: typeof before) => registrationNames.filter(name => after[name] === before[name])
  const others = registrationNames.filter(name => name !== 'pp')
  expect(overlaysOf(films, { ...scheme, name: '乙' })).toBe(before)
  const corrected = overlaysOf(films, { ...scheme, imgTrans: { pp: nudges } })
  expect(same(corrected)).toEqual(others)
  expect(corrected.pp.entries[1]).toMatchObject({ nudge: nudges.b })
  expect(same(overlaysOf(films, { ...scheme, registerAt: { pp: 'midpoint' } }))).toEqual(others)
  expect(same(overlaysOf([...films], scheme))).toEqual([])
})
