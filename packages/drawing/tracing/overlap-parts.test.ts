import { landmarkNames } from '@sella/ceph/data/landmarks'
import { outlineTable } from '@sella/ceph/data/outlines'
import { registrations } from '@sella/ceph/superimpose/registrations'
import { expect, test } from 'vitest'
import type { DrawnCurve } from './anatomy'
import { allParts, inPicture, isShown, numberHooks, type OverlapPart, overlapCanvas, overlapParts } from './overlap-parts'

const parts = Object.keys(overlapParts) as readonly OverlapPart[]
const none = Object.fromEntries(parts.map(part => [part, false])) as typeof allParts
const curve = (over: Partial<DrawnCurve>): DrawnCurve => ({
  ...{ name: 'sella', group: 'sella', layer: 'outlines', closed: false, points: [], estimated: false },
  ...over,
})

test('the canvases of the three methods are those of the specification', () => {
  expect(overlapCanvas).toEqual({
    sn: { width: 792, height: 820, margin: 10 },
    pp: { width: 648, height: 336, margin: 20 },
    mp: { width: 648, height: 504, margin: 10 },
  })
})

test('every outline belongs to one part, so that no box is without effect and no outline cannot be hidden', () => {
  const groups = [...new Set(Object.values(outlineTable).map(({ group }) => group))]
  for (const group of groups) {
    const showing = parts.filter(part => isShown(curve({ group }), { ...none, [part]: true }))
    expect([group, showing.length]).toEqual([group, 1])
    expect(isShown(curve({ group }), { ...allParts, ...Object.fromEntries(showing.map(part => [part, false])) })).toBe(false)
  }
  const used = parts.filter(part => groups.some(group => overlapParts[part].groups.includes(group)))
  expect(parts.filter(part => !used.includes(part))).toEqual(['points'])
})

test('at first all is shown but the points', () => {
  expect(parts.filter(part => !allParts[part])).toEqual(['points'])
})

test('the parts are named in the field’s words', () => {
  expect(parts.map(part => [overlapParts[part].name.zh, overlapParts[part].name.en])).toEqual([
    ['颅底', 'Cranial base'],
    ['上颌', 'Maxilla'],
    ['下颌', 'Mandible'],
    ['牙', 'Teeth'],
    ['软组织', 'Soft tissue'],
    ['点', 'Points'],
  ])
})

test('the whole face is in the picture on the cranial base, of a jaw its own outlines, optional ones in none', () => {
  expect(inPicture(curve({ name: 'mandible_lower_border' }), 'sn')).toBe(true)
  expect(inPicture(curve({ name: 'mandible_lower_border' }), 'mp')).toBe(true)
  expect(inPicture(curve({ name: 'mandible_lower_border' }), 'pp')).toBe(false)
  for (const method of ['sn', 'pp', 'mp'] as const)
    for (const name of registrations[method].draws ?? ['sella'])
      expect(inPicture(curve({ name, layer: 'outlines_optional' }), method)).toBe(false)
})

test('the records’ numbers hang on points of what the picture shows: the profile and chin, the upper teeth, the lower jaw', () => {
  expect(numberHooks.sn[0]).toBe('SoftTissuePog')
  expect(numberHooks.pp[0]).toBe('U1IncisalTip')
  expect(numberHooks.mp[0]).toBe('L1IncisalTip')
  for (const hooks of Object.values(numberHooks)) {
    expect(hooks.length).toBeGreaterThan(4)
    expect(new Set(hooks).size).toBe(hooks.length)
    for (const name of hooks) expect(landmarkNames).toContain(name)
  }
})
