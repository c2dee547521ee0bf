import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareColours, type Theme } from './colours'
import { changeableOverlapColours, overlapColour, ownOverlapColours } from './overlap-colours'
import { recordColours } from './record-colours'
import { contrast, difference } from './testing/colour-difference'

const themes: readonly Theme[] = ['dark', 'light']
const grounds = { dark: '#060708', light: '#ffffff' } as const

describe('the colours of superimposed records', () => {
  it('are black, blue and red on paper for the first three, as the board wants them', () => {
    expect([0, 1, 2].map(n => overlapColour(n, 'light', null))).toEqual(['#14191c', '#1556c0', '#c4161c'])
  })

  it.each(themes)('are seen as thin lines on their ground, all fourteen (%s)', theme => {
    expect(recordColours[theme]).toHaveLength(14)
    for (const colour of recordColours[theme]) expect(contrast(colour, grounds[theme]), colour).toBeGreaterThanOrEqual(3)
  })

  it.each(themes)('of twelve records are never mistaken for each other (%s)', theme => {
    const twelve = recordColours[theme].slice(0, 12)
    for (const [i, a] of twelve.entries())
      for (const b of twelve.slice(i + 1)) expect(difference(a, b, 'normal'), `${a} against ${b}`).toBeGreaterThan(15)
  })

  it('are the doctor’s own where she chose some, and begin anew after the last', () => {
    expect([0, 1, 2].map(n => overlapColour(n, 'dark', ['#111111', '#222222']))).toEqual(['#111111', '#222222', '#111111'])
  })

  it('are not hers while the defaults only lie among her other colours', () => {
    expect(ownOverlapColours([...compareColours])).toBeNull()
    expect(ownOverlapColours(undefined)).toBeNull()
    expect(ownOverlapColours(['#123456', ...compareColours.slice(1)])?.[0]).toBe('#123456')
  })

  it('are offered to be changed as they are drawn; the first changed leaves the others as they were, on paper too', () => {
    const offered = changeableOverlapColours([...compareColours])
    expect(offered.slice(0, 3)).toEqual([0, 1, 2].map(n => overlapColour(n, 'dark', null)))
    expect(ownOverlapColours(offered)).toBeNull()
    const own = ownOverlapColours(offered.with(1, '#123456'))
    expect([0, 1, 2].map(n => overlapColour(n, 'light', own))).toEqual(['#14191c', '#123456', '#c4161c'])
  })

  it('are hers where none is stored of the defaults, or none at all where the list is empty', () => {
    expect([ownOverlapColours([]), ownOverlapColours(recordColours.dark.slice(0, 3))]).toEqual([null, null])
    expect([0, 1].map(n => overlapColour(n, 'dark', []))).toEqual([0, 1].map(n => overlapColour(n, 'dark', null)))
    expect(changeableOverlapColours(null)).toHaveLength(compareColours.length)
  })

  it('that are written otherwise than in six hexadecimal digits stay as they are on paper', () => {
    for (const own of ['white', '#ffffff00', 'x#ffffff']) expect(overlapColour(0, 'light', [own])).toBe(own)
  })

  it('of the doctor’s own are seen on white paper, however pale she chose them for the dark film; a dark one stays hers', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map(n => n.toString(16).padStart(2, '0'))
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const own = `#${red}${green}${blue}`
        const printed = overlapColour(0, 'light', [own])
        expect(contrast(printed, grounds.light), own).toBeGreaterThanOrEqual(3)
        if (contrast(own, grounds.light) >= 3.01 && !recordColours.dark.includes(own)) expect(printed).toBe(own)
        expect(overlapColour(0, 'dark', [own])).toBe(own)
      }),
    )
    expect(overlapColour(0, 'light', ['#ffffff'])).toMatch(/^#(9[0-9])\1\1$/)
  })
})
