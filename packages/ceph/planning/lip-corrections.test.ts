import { describe, expect, it } from 'vitest'
import type { Positions } from './frame'
import { lipStrain, putLipsRight, strainedTerm } from './lips'
import { termsOf } from './skin-response'

const at = (x: number, y = 0) => ({ x, y })
const start: Positions = {
  ...{ U1IncisalTip: at(70, 70), L1IncisalTip: at(68, 70), UpperLip: at(80, 64), LowerLip: at(78, 76) },
  ...{ Stms: at(76, 69), Stmi: at(76, 70) },
}

describe('the lips after a plan', () => {
  it('stay as they are while they are thick enough and apart', () => {
    const lips = putLipsRight({ ...start, UpperLip: at(76.5, 64) }, start)
    expect(lips).toEqual({ at: { ...start, UpperLip: at(76.5, 64) }, met: false, thin: [] })
    expect(putLipsRight({ ...start, UpperLip: at(76, 64) }, start).thin).toEqual([])
  })

  it('keep 0.6 of what they were before their own tooth, each by itself, at their height', () => {
    const { at: kept, thin } = putLipsRight(
      { ...start, UpperLip: at(72, 60), LowerLip: at(70, 76), L1IncisalTip: at(66, 70) },
      start,
    )
    expect(kept.UpperLip).toEqual(at(76, 60))
    expect(kept.LowerLip).toEqual(at(72, 76))
    expect(thin).toEqual(['UpperLip', 'LowerLip'])
  })

  it('are not held before a tooth they did not lie before, nor without one', () => {
    const behind = { ...start, UpperLip: at(70, 64) }
    expect(putLipsRight({ ...behind, UpperLip: at(60, 64) }, behind).thin).toEqual([])
    for (const name of ['UpperLip', 'U1IncisalTip'] as const) {
      const { [name]: _, ...bare } = start
      expect(putLipsRight({ ...bare, LowerLip: at(78, 76) }, bare).thin).toEqual([])
      expect(putLipsRight({ ...start, UpperLip: at(60, 64) }, bare).thin).toEqual([])
      const after: Positions = { ...bare, ...(name === 'UpperLip' ? {} : { UpperLip: at(60, 64) }) }
      expect(putLipsRight(after, start).thin).toEqual([])
    }
  })

  it('share an overlap half and half, beyond the one there was', () => {
    const { at: lips, met } = putLipsRight({ ...start, Stms: at(76, 73), Stmi: at(76, 70) }, start)
    expect([met, lips.Stms?.y, lips.Stmi?.y]).toEqual([true, 71.5, 71.5])
    const overlapping = { ...start, Stms: at(76, 71), Stmi: at(76, 70) }
    expect(putLipsRight(overlapping, overlapping).met).toBe(false)
    const more = putLipsRight({ ...overlapping, Stms: at(76, 74) }, overlapping)
    expect([more.met, more.at.Stms?.y, more.at.Stmi?.y]).toEqual([true, 72.5, 71.5])
    expect(putLipsRight({ ...start, Stms: at(76, 70) }, start).met).toBe(false)
    for (const name of ['Stms', 'Stmi'] as const) {
      const { [name]: _, ...bare } = start
      expect(putLipsRight({ ...start, Stms: at(76, 73) }, bare)).toMatchObject({ met: false })
      expect(putLipsRight({ ...bare, ...(name === 'Stms' ? {} : { Stms: at(76, 73) }) }, start)).toMatchObject({ met: false })
    }
  })
})

describe('Holdaway’s strain of the upper lip', () => {
  const face: Positions = { SoftTissueA: at(89), A: at(69), UpperLip: at(83), U1IncisalTip: at(70) }

  it('is its thickness at A less 1 mm, less that before the incisor, and never below nothing', () => {
    expect(lipStrain(face)).toBe(20 - 1 - 13)
    expect(lipStrain({ ...face, UpperLip: at(95) })).toBe(0)
    for (const name of ['SoftTissueA', 'A', 'UpperLip', 'U1IncisalTip'] as const) {
      const { [name]: _, ...bare } = face
      expect(lipStrain(bare)).toBeNull()
    }
  })

  it('is used up first, then the lip follows 1 to 1; only for a retraction, only where the table says 0.50', () => {
    const term = (skin: 'UpperLip' | 'Subnasale' | 'LowerLip', x: number) =>
      termsOf(skin, { incisor: { 'T.U1tip': at(x, x), 'T.L1tip': at(x, x) } })
    const lip = term('UpperLip', -5).find(({ component, response }) => component === 'x' && response.ratio === 0.5)
    if (!lip) return expect.unreachable()
    expect(strainedTerm(lip, 3)).toMatchObject({ shift: -2, grade: 'recalled', own: null, strained: true })
    expect(strainedTerm(lip, 9).shift).toBe(0)
    expect(strainedTerm(lip, 3).sd).toBeCloseTo(Math.hypot(lip.sd, (-2 + 2.5) / 1.645), 9)
    for (const each of [...term('UpperLip', 5), ...term('Subnasale', -5), ...term('LowerLip', -5)])
      if (!(each.response.ratio === 0.5 && each.response.driver === 'T.U1tip' && each.driver < 0))
        expect(strainedTerm(each, 3)).toBe(each)
    expect(strainedTerm({ ...lip, component: 'y' }, 3).strained).toBeUndefined()
    expect(strainedTerm({ ...lip, driver: 5 }, 3).strained).toBeUndefined()
    expect(strainedTerm({ ...lip, response: { ...lip.response, driver: 'T.L1tip' } }, 3).strained).toBeUndefined()
  })
})
