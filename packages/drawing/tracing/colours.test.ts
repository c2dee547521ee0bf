import { describe, expect, it } from 'vitest'
import { classColours, compareColours, defaultColours, specialPointColour, surfaces, type Theme, valueColour } from './colours'
import { contrast, difference, sights } from './testing/colour-difference'

const themes: readonly Theme[] = ['dark', 'light']
const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))

describe('the colours of results', () => {
  it.each(themes)('can be told apart by every kind of colour vision (%s)', theme => {
    const smallest = theme === 'dark' ? 16 : 12
    for (const by of sights)
      for (const [a, b] of pairs(Object.values(classColours[theme])))
        expect(difference(a, b, by), `${a} against ${b}, ${by}`).toBeGreaterThanOrEqual(smallest - 0.5)
  })

  it.each(themes)('are legible on every surface of their theme (%s)', theme => {
    for (const colour of Object.values(classColours[theme]))
      for (const surface of [surfaces[theme].panel, surfaces[theme].hover])
        expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it('stay legible on a value chip over a white part of the film', () => {
    // 90 % of #08090b over white
    for (const colour of Object.values(classColours.dark)) expect(contrast(colour, '#212223')).toBeGreaterThanOrEqual(4.5)
  })

  it('outside the norm are not the user’s to change', () => {
    const own = { ...defaultColours, analysisValueColor: '#00ffff' }
    expect(valueColour('normal', own, 'dark')).toBe('#00ffff')
    expect(valueColour('sd_positive_2', own, 'dark')).toBe('#f5972d')
    expect(valueColour('normal', own, 'light')).toBe('#3b454b')
  })
})

describe('the colours of the drawing', () => {
  it('start as the specification says', () => {
    expect(defaultColours).toMatchObject({
      tagPointColor: '#e54d71',
      tagNameColor: 'orange',
      curveColor: '#0093ff',
      teethColor: '#0093ff',
      analysisLineColor: '#ea6a88',
    })
    expect(specialPointColour).toBe('#00ff00')
  })

  it('offer ten for comparison, the first #349bde, no two alike', () => {
    expect(compareColours).toHaveLength(10)
    expect(compareColours[0]).toBe('#349bde')
    for (const [a, b] of pairs(compareColours)) expect(difference(a, b, 'normal'), `${a} against ${b}`).toBeGreaterThan(15)
  })
})
