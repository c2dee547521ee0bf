import { describe, expect, it } from 'vitest'
import { isLandmarkName } from '../data/landmarks'
import { outlineNames } from '../data/outlines'
import { holdNames, registrationLandmark, registrationNames, registrations } from './registrations'

describe('the table of registrations', () => {
  it('has the points and lines of clinical/superimposition.md, in the order of drawing', () => {
    expect(registrationNames.map(name => [name, registrations[name].register, registrations[name].along])).toEqual([
      ['sn', 'S', ['S', 'Na']],
      ['pp', 'ANS', ['PNS', 'ANS']],
      ['mp', 'Gn', ['Go', 'Gn']],
    ])
    expect(registrationNames.map(name => registrationLandmark(name, 'point'))).toEqual(['S', 'ANS', 'Gn'])
    expect(registrationNames.map(name => registrationLandmark(name, 'other_end'))).toEqual(['Na', 'PNS', 'Go'])
    expect(registrationLandmark('mp', 'menton')).toBe('Me')
    for (const hold of ['midpoint', 'fit', 'contours'] as const) expect(registrationLandmark('sn', hold)).toBeNull()
  })

  it.each(registrationNames)('%s is held by its own point unless the doctor chooses, and by nothing it cannot be', name => {
    const { holds, stable, contours, draws, along } = registrations[name]
    expect(holds[0]).toBe('point')
    expect(holds).toEqual(holdNames.filter(hold => holds.includes(hold)))
    // Me lies on the mandible alone.
    expect(holds.includes('menton')).toBe(name === 'mp')
    expect([...holds]).toEqual(expect.arrayContaining(['other_end', 'midpoint', 'fit']))
    expect(holds.includes('contours')).toBe(contours.length > 0)
    expect(stable.length).toBeGreaterThanOrEqual(4)
    expect([...stable, ...along].every(isLandmarkName)).toBe(true)
    expect(new Set(stable).size).toBe(stable.length)
    for (const curve of [...contours, ...(draws ?? [])]) expect(outlineNames).toContain(curve)
    // What a jaw is laid by is seen in its picture.
    if (draws) expect(draws).toEqual(expect.arrayContaining([...contours]))
  })

  it('draws the whole face on the cranial base, a jaw and its own teeth otherwise', () => {
    const { sn, pp, mp } = registrations
    expect(sn.draws).toBeNull()
    const teeth = (curves: readonly string[] | null) => curves?.filter(curve => /incisor|molar$/.test(curve))
    expect([teeth(pp.draws), teeth(mp.draws)]).toEqual([
      ['upper_incisor', 'upper_molar'],
      ['lower_incisor', 'lower_molar'],
    ])
    expect(pp.draws).toEqual(expect.arrayContaining(['palate', 'nasal_floor', 'key_ridge']))
    expect(mp.draws).toEqual(expect.arrayContaining(['condyle', 'mandible_lower_border']))
    expect(pp.draws?.some(curve => mp.draws?.includes(curve))).toBe(false)
  })

  it('names each registration and the question it answers, in both languages', () => {
    const words = registrationNames.flatMap(name => [registrations[name].title, registrations[name].shows])
    for (const { zh, en } of words) {
      expect(zh).toMatch(/^\p{Script=Han}+$/u)
      expect(en).toMatch(/^[A-Z][a-z]/)
    }
    expect(new Set(words.flatMap(({ zh, en }) => [zh, en])).size).toBe(12)
  })
})
