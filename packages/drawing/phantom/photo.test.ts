import { describe, expect, it } from 'vitest'
import { demoPhoto, demoPhotoKinds } from './photo'

const variant = { seed: 4, skeletalClass: 'II' } as const

describe('the demonstration pictures', () => {
  it('are SVG of a stated size with finite numbers only, for every slot', () => {
    expect(demoPhotoKinds).toHaveLength(9)
    for (const kind of demoPhotoKinds) {
      const svg = demoPhoto(kind, variant)
      expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox=/)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('follow the film: the same for the same patient, another bite for another class', () => {
    expect(demoPhoto('Right_Intraoral', variant)).toBe(demoPhoto('Right_Intraoral', variant))
    expect(demoPhoto('Right_Intraoral', variant)).not.toBe(demoPhoto('Right_Intraoral', { ...variant, skeletalClass: 'III' }))
    expect(demoPhoto('Lateral_Photo', variant)).not.toBe(demoPhoto('Lateral_Photo', { ...variant, skeletalClass: 'III' }))
  })

  it('show the left and the right side from opposite sides', () => {
    expect(demoPhoto('Left_Intraoral', variant)).not.toBe(demoPhoto('Right_Intraoral', variant))
  })
})
