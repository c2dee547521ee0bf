import { describe, expect, it } from 'vitest'
import { derivedPoints } from '../data/derived-points'
import { type LandmarkName, landmarkNames } from '../data/landmarks'
import { toPlace } from './to-place'

const having =
  (...names: readonly LandmarkName[]) =>
  (name: LandmarkName): boolean =>
    names.includes(name)

describe('what has to be placed for a point', () => {
  it('are the missing points a constructed one is made of', () => {
    expect(toPlace('OPAnt_Ex', having())).toEqual(['U1IncisalTip', 'L1IncisalTip'])
    expect(toPlace('OPAnt_Ex', having('U1IncisalTip'))).toEqual(['L1IncisalTip'])
    expect(toPlace('OPAnt_Ex', having('OPAnt_Ex'))).toEqual([])
  })

  it('goes by the rule that lacks the fewest', () => {
    expect(toPlace('OPPost_Ex', having('U6Mesial'))).toEqual(['L6Mesial'])
    expect(toPlace('CGo', having('Ar', 'Me'))).toEqual(['Go'])
    expect(toPlace('CGo', having('Ar', 'Me', 'GoPost'))).toEqual(['GoInf'])
  })

  it('is the point itself where a reader places it, and never a constructed one', () => {
    expect(toPlace('B', having())).toEqual(['B'])
    expect(toPlace('Xi', having())).toEqual(['Xi'])
    const constructed = Object.entries(derivedPoints).flatMap(([name, { when }]) => (when === 'always' ? [name] : []))
    for (const name of landmarkNames) {
      const names = toPlace(name, having())
      expect(names.length).toBeGreaterThan(0)
      for (const each of names) expect(constructed).not.toContain(each)
    }
  })
})
