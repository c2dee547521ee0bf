import { faceViews } from '@sella/ceph/data/face-landmarks'
import { describe, expect, it } from 'vitest'
import { libraryOf } from './libraries'
import { matchingItems } from './listed-items'

const search = (wanted: string) => ({ wanted, filter: 'all' as const })

describe('what own analyses of a face photo are made of', () => {
  it('are the items of the view, found by name and by landmark, each with its norm', () => {
    const side = libraryOf('face_side')
    expect(faceViews.map(view => libraryOf(view).items({}).length)).toEqual([21, 21, 8])
    expect(matchingItems(side.items({}), search('鼻唇角')).map(listed => listed.item)).toEqual(['NasolabialAngle'])
    expect(matchingItems(side.items({}), search('columella')).map(listed => listed.item)).toContain('NasolabialAngle')
    expect(side.usualNorms('NasolabialAngle', {})).toMatchObject([{ mean: 90, sd: 10 }])
  })

  it("have the doctor's norm instead of the table's, and one that judges nothing is called offered", () => {
    const override = { meanSd: { permanent: { mean: 95, sd: 8 } } }
    expect(libraryOf('face_side').usualNorms('NasolabialAngle', {}, override)).toMatchObject([{ mean: 95, sd: 8 }])
    const smile = libraryOf('face_smile')
    expect(smile.usualNorms('SmileArc', {})).toMatchObject([{ mean: 1, sd: 0.3, offered: true }])
    expect(smile.usualNorms('SmileArc', {}, override)[0]).not.toHaveProperty('offered')
  })

  it('knows no item of the film, and the film none of a face', () => {
    expect(libraryOf('face_side').knows('SNA', {})).toBe(false)
    expect(libraryOf('film').knows('NasolabialAngle', {})).toBe(false)
    expect(libraryOf('face_frontal').knows('NasolabialAngle', {})).toBe(false)
  })

  it('draws the construction of the item in hand on the mean face', () => {
    const shape = {
      name: '',
      title: { zh: '', en: '' },
      creator: 'user',
      texts: [],
      dentitions: [],
      sexes: [],
      lines: [],
    } as const
    const analysis = { ...shape, items: ['NasolabialAngle'] }
    const wish = { lang: 'zh', pixel: 1, analysis, customItems: {} } as const
    const highlight = { kind: 'item', name: 'NasolabialAngle' } as const
    const marks = (of: typeof highlight | null) =>
      libraryOf('face_side')
        .figure({ ...wish, highlight: of })
        .flatMap(layer => layer.marks).length
    expect(marks(highlight)).toBeGreaterThan(marks(null))
  })
})
