import { featureNames } from '@sella/ceph/maturation/features'
import { vertebrae } from '@sella/ceph/maturation/spine'
import { expect, it } from 'vitest'
import type { Ref } from '../scene/scene'
import { featureOfLine, isOfFeature, isOfHighlighted } from './feature-lines'

const lines = ['base', 'depth', 'back', 'top', 'front'] as const
const feature = (name: string): Ref => ({ kind: 'item', name })
const litLines = (ref: Ref | null) =>
  vertebrae.flatMap(vertebra => lines.flatMap(line => (isOfHighlighted(ref, vertebra, line) ? [`${vertebra} ${line}`] : [])))
const litFeatures = (ref: Ref | null) => featureNames.filter(name => isOfFeature(ref, name))

it('a feature lights the lines it is measured from, of its own vertebra alone', () => {
  expect(litLines(feature('C3_notch'))).toEqual(['C3 base', 'C3 depth'])
  expect(litLines(feature('C4_taper'))).toEqual(['C4 back', 'C4 front'])
  expect(litLines(feature('C3_shape'))).toEqual(['C3 base', 'C3 back', 'C3 top', 'C3 front'])
  expect(isOfHighlighted(feature('SNA'), 'C3', 'base')).toBeNull()
  expect(isOfHighlighted(null, 'C3', 'base')).toBeNull()
})

it('a line lights the one feature it stands for, a point all that are measured from it', () => {
  const by = (vertebra: 'C2' | 'C3' | 'C4') => lines.map(line => litFeatures(featureOfLine(vertebra, line)).join())
  expect(by('C3')).toEqual(['C3_notch', 'C3_notch', 'C3_taper', 'C3_shape', 'C3_taper'])
  expect(by('C2').slice(0, 2)).toEqual(['C2_notch', 'C2_notch'])
  expect(litFeatures({ kind: 'landmark', name: 'C4_ID' })).toEqual(['C4_notch'])
  expect(litFeatures({ kind: 'landmark', name: 'C4_SA' })).toEqual(['C4_taper', 'C4_shape'])
  expect(litFeatures({ kind: 'landmark', name: 'C3_IP' })).toEqual(['C3_notch', 'C3_taper', 'C3_shape'])
  expect(litFeatures({ kind: 'landmark', name: 'S' })).toEqual([])
  expect(litFeatures(null)).toEqual([])
})
