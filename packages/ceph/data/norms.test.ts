import { describe, expect, it } from 'vitest'
import pinned from '../golden/norms.json'
import { type FaceItemName, faceItemNames, faceMeasurements } from './face-measurements'
import { itemNames, measurements } from './measurements'
import { itemNorms, stageNorms } from './norms'

describe('norms and labels are those of the clinical source', () => {
  it('for every item, mean and SD, and where its label hangs', () => {
    const rows = itemNames.map(item => {
      const { text } = measurements[item]
      return [item, [itemNorms[item].mean, itemNorms[item].sd, text?.at ?? null, text?.dx ?? 0, text?.dy ?? 0]]
    })
    expect(Object.fromEntries(rows)).toEqual(pinned.items)
  })

  it('for both sexes where the source tells them apart', () => {
    const rows = itemNames.flatMap(item => {
      const { bySex } = itemNorms[item]
      const pair = bySex ? [bySex.male, bySex.female] : []
      return bySex ? [[item, pair.map(({ mean, sd }) => [mean, sd])]] : []
    })
    expect(Object.fromEntries(rows)).toEqual(pinned.bySex)
  })

  it('for every stage of dentition', () => {
    const stages = Object.entries(stageNorms).map(([name, table]) => [
      name,
      Object.fromEntries(Object.entries(table).map(([item, pairs]) => [item, pairs.map(({ mean, sd }) => [mean, sd])])),
    ])
    expect(Object.fromEntries(stages)).toEqual(pinned.stages)
  })

  it.each(['face_side', 'face_frontal'] as const)('for the items of %s', view => {
    const pair = (item: FaceItemName) => [faceMeasurements[view][item]?.norm.mean, faceMeasurements[view][item]?.norm.sd]
    expect(Object.fromEntries(faceItemNames(view).map(item => [item, pair(item)]))).toEqual(pinned.face[view])
  })
})
