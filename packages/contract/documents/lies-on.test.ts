import { describe, expect, it } from 'vitest'
import { namesPicture, type Placed, pointsLieOn } from './lies-on'

const nothing: Placed = { cephPoints: null, facePoints: null, alignment: null }
const at = [{ landmark: 'S', x: 1, y: 2 }]
const points = (image: string, list: readonly object[] = at, more = {}) => JSON.stringify({ version: 6, [image]: list, ...more })

describe('whether the pixels of a picture must stay', () => {
  it('not where nothing lies on them', () => {
    for (const kind of ['Lateral_Ceph', 'Lateral_Photo', 'Frontal_Ceph', 'Front_Intraoral'] as const)
      expect(pointsLieOn(nothing, kind)).toBe(false)
    expect(pointsLieOn({ ...nothing, cephPoints: points('Lateral_Ceph', []) }, 'Lateral_Ceph')).toBe(false)
  })

  it('those of the film, for its tracing and for a photo laid on it', () => {
    expect(pointsLieOn({ ...nothing, cephPoints: points('Lateral_Ceph') }, 'Lateral_Ceph')).toBe(true)
    for (const face of ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'])
      expect(pointsLieOn({ ...nothing, alignment: JSON.stringify({ version: 2, [face]: { x: 0 } }) }, 'Lateral_Ceph')).toBe(true)
  })

  it('those of each face and of the frontal film, for its own points and no others', () => {
    for (const kind of ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Frontal_Ceph'] as const) {
      expect(pointsLieOn({ ...nothing, facePoints: points(kind) }, kind)).toBe(true)
      expect(pointsLieOn({ ...nothing, facePoints: points(kind) }, 'Lateral_Ceph')).toBe(false)
    }
    expect(pointsLieOn({ ...nothing, facePoints: points('Smile_Photo') }, 'Frontal_Photo')).toBe(false)
    expect(pointsLieOn({ ...nothing, cephPoints: points('Lateral_Ceph') }, 'Lateral_Photo')).toBe(false)
  })

  it('those of a photo laid on the film, not those of another one', () => {
    const alignment = JSON.stringify({ version: 2, Lateral_Photo: { x: 0 } })
    expect(pointsLieOn({ ...nothing, alignment }, 'Lateral_Photo')).toBe(true)
    expect(pointsLieOn({ ...nothing, alignment }, 'Smile_Photo')).toBe(false)
    expect(pointsLieOn({ ...nothing, alignment }, 'Frontal_Ceph')).toBe(false)
    for (const empty of ['{}', '""', 'null', JSON.stringify({ Lateral_Photo: {} }), ' '])
      expect(pointsLieOn({ ...nothing, alignment: empty }, 'Lateral_Photo')).toBe(false)
  })

  it('whatever a text says that nobody can read', () => {
    expect(pointsLieOn({ ...nothing, cephPoints: '{' }, 'Lateral_Ceph')).toBe(true)
    expect(pointsLieOn({ ...nothing, facePoints: '{' }, 'Smile_Photo')).toBe(true)
    expect(pointsLieOn({ ...nothing, alignment: '{' }, 'Lateral_Photo')).toBe(true)
    const beyond = points('Lateral_Ceph', [{ landmark: 'S', x: 1e9, y: 0 }])
    expect(pointsLieOn({ ...nothing, cephPoints: beyond }, 'Lateral_Ceph')).toBe(true)
  })
})

describe('whether something would show again on a picture that is put back', () => {
  const placedOn = { placedOn: { Lateral_Photo: 'taken away' } }

  it('points that say they were placed on it, as long as there are any', () => {
    expect(namesPicture({ ...nothing, facePoints: points('Lateral_Photo', at, placedOn) }, 'taken away')).toBe(true)
    expect(namesPicture({ ...nothing, facePoints: points('Lateral_Photo', at, placedOn) }, 'another')).toBe(false)
    expect(namesPicture({ ...nothing, facePoints: points('Lateral_Photo', [], placedOn) }, 'taken away')).toBe(false)
    expect(namesPicture({ ...nothing, facePoints: '[]' }, 'taken away')).toBe(false)
  })

  it('a photo that says it was laid on it', () => {
    const alignment = JSON.stringify({ version: 2, Lateral_Photo: { film: 'taken away', photo: 'p' } })
    expect(namesPicture({ ...nothing, alignment }, 'taken away')).toBe(true)
    expect(namesPicture({ ...nothing, alignment }, 'another')).toBe(false)
    expect(namesPicture(nothing, 'taken away')).toBe(false)
  })
})
