import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalItemGroups } from '@sella/ceph/data/frontal/item-groups'
import { frontalLevels } from '@sella/ceph/data/frontal/levels'
import { frontalPlanes } from '@sella/ceph/data/frontal/planes'
import { frontalGround } from '@sella/ceph/frontal/read-item'
import { readFrontalFilm } from '@sella/ceph/frontal/reading'
import { expect, it } from 'vitest'
import type { Ref } from '../scene/scene'
import { type FrontalRow, isOfFrontalPlane, isOfFrontalRow, levelRow, tiltRow } from './frontal-row'

const { tilts } = readFrontalFilm(frontalGround({}, 1, {}))
/** All rows of the tables of a side by side comparison, by the item they highlight. */
const rows: readonly FrontalRow[] = [
  ...frontalLevels.map(levelRow),
  ...tilts.flatMap(tilt => tiltRow(tilt) ?? []),
  ...frontalItemGroups.midlines.map((item): FrontalRow => ({ items: [item] })),
  ...frontalItemGroups.widths.map((item): FrontalRow => ({ items: [item] })),
]
const litBy = (ref: Ref | null) => rows.filter(row => isOfFrontalRow(ref, row)).map(({ items }) => items[0])
const item = (name: string): Ref => ({ kind: 'item', name })
const point = (name: string): Ref => ({ kind: 'landmark', name })
const plane = (name: string): Ref => ({ kind: 'plane', name })

it('every value written on the film belongs to one row, whichever of the row’s items it is', () => {
  const [grummons] = frontalAnalyses
  for (const text of grummons?.texts ?? []) expect([text, litBy(item(text)).length]).toEqual([text, 1])
  expect(litBy(item('U6Height'))).toEqual(['OcclusalAngle'])
  expect(litBy(item('AgToMidlineL'))).toEqual(['AgSides'])
  expect(litBy(item('NasalWidth'))).toEqual([])
})

it('every plane belongs to the row of its tilt and to its own line, the Z plane to none but that', () => {
  for (const { name, tilt } of frontalPlanes) {
    expect([name, litBy(plane(name))]).toEqual([name, tilt ? [tilt] : []])
    expect([name, isOfFrontalPlane(plane(name), name), isOfFrontalPlane(plane('MSR'), name)]).toEqual([name, true, false])
    if (tilt) expect([name, isOfFrontalPlane(item(tilt), name)]).toEqual([name, true])
  }
  expect(isOfFrontalPlane(item('AgTilt'), 'J_plane')).toBe(false)
})

it('a point belongs to the rows that measure it, not to those measured against it', () => {
  expect(litBy(point('Ag_L'))).toEqual(['AgSides', 'AgTilt', 'MandibularWidth', 'WidthDifference', 'WidthRatio', 'MandibleL'])
  expect(litBy(point('Me_PA'))).toContain('MeOffMidline')
  expect(litBy(point('Z_R'))).toEqual(['ZSides'])
  expect(litBy(point('Mark_R'))).toEqual([])
  expect(litBy(null)).toEqual([])
})
