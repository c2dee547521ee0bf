import { isLandmarkName, isOnDemand } from '@sella/ceph/data/landmarks'
import { describe, expect, test } from 'vitest'
import { apply, distance, inverse, type Point } from '../film/canonical'
import { estimates } from '../film/shape-model'
import { type DrawnFilm, drawnFilm, shippedNumbers, template, toCanonical } from '../testing/drawn-film'
import { onSkin, skinOf } from './edge'

/** Position of a point on a drawn film, template mm, and its bound in canonical mm. */
function placed(drawn: DrawnFilm = {}) {
  const { points, film } = drawnFilm(drawn)
  const estimated = onSkin(points, shippedNumbers, skinOf(film, points, shippedNumbers))
  const back = inverse(toCanonical)
  return (name: string) => {
    const { at, p68 } = estimated[name] ?? { at: [Number.NaN, Number.NaN] as const, p68: Number.NaN }
    return { at: apply(back, at), p68 }
  }
}

const swollen = (at: Point, by: Point, reach: number): Required<DrawnFilm>['skin'] => {
  return ({ x, y }) => {
    const w = Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * reach * reach))
    return { x: x + w * by[0], y: y + w * by[1] }
  }
}

const alone = estimates(drawnFilm().points, shippedNumbers)
const bare = (name: string) => alone[name]?.p68 as number

const mean = placed()

describe('soft-tissue points on the mean face', () => {
  const at = mean
  test('are read near their places, at turns of the outline within 2 mm', () => {
    for (const name of ['Prn', 'SoftTissueA', 'LabraleSuperius', 'LabraleInferius', 'SoftTissueB'] as const)
      expect([name, distance(at(name).at, template(name)) < 2]).toEqual([name, true])
    expect(distance(at('SoftTissueMe').at, template('SoftTissueMe'))).toBeLessThan(3.2)
  })

  test('are told surer than the shape model alone tells them where it tells more than a turn of the outline leaves open', () => {
    for (const name of ['Prn', 'SoftTissueA', 'SoftTissueB'])
      expect([name, at(name).p68 < 0.95 * bare(name)]).toEqual([name, true])
  })

  test('that the contour gives no better stay with the shape model', () => {
    for (const name of ['SoftTissueGlabella', 'SoftTissueNa', 'Columella', 'Stms', 'Stmi', 'SoftTissueGn'])
      expect(at(name).p68).toBe(bare(name))
  })
})

describe('a face unlike the mean one', () => {
  test('its longer nose moves the tip and nothing else', () => {
    const at = placed({ skin: swollen(template('Prn'), [5, 1], 8) })
    expect(distance(at('Prn').at, [template('Prn')[0] + 5, template('Prn')[1] + 1])).toBeLessThan(2)
    expect(distance(at('SoftTissueB').at, template('SoftTissueB'))).toBeLessThan(1.5)
  })

  test('its deeper fold moves soft-tissue B inwards', () => {
    const at = placed({ skin: swollen(template('SoftTissueB'), [-3, 0], 5) })
    expect(Math.abs(at('SoftTissueB').at[0] - template('SoftTissueB')[0] + 3)).toBeLessThan(1.2)
  })

  test('its thicker chin moves menton down', () => {
    const at = placed({ skin: swollen(template('SoftTissueMe'), [0, 4], 9) })
    expect(Math.abs(at('SoftTissueMe').at[1] - template('SoftTissueMe')[1] - 4)).toBeLessThan(0.7)
  })

  test('its hanging throat takes the cervical point along, which lies on the skin', () => {
    const by = mean('CervicalPoint').at
    const at = placed({ skin: swollen(by, [0, 5], 12) })('CervicalPoint')
    expect(Math.abs(at.at[1] - by[1] - 5)).toBeLessThan(1.5)
    expect(at.p68).toBe(bare('CervicalPoint'))
  })

  test('a negative film gives the same points', () => {
    const skin = swollen(template('Prn'), [4, 0], 8)
    const [positive, negative] = [placed({ skin }), placed({ skin, inverted: true })]
    for (const name of ['Prn', 'SoftTissueA', 'SoftTissueB', 'SoftTissueMe'])
      expect(distance(positive(name).at, negative(name).at)).toBeLessThan(0.2)
  })
})

describe('where the film shows no skin', () => {
  test('every point stays with the shape model', () => {
    const at = placed({ skin: () => ({ x: -300, y: -300 }) })
    for (const name of ['Prn', 'SoftTissueA', 'SoftTissueMe', 'CervicalPoint']) expect(at(name).p68).toBeGreaterThan(bare(name))
  })

  test('nothing but landmarks is estimated, and none of the neck, which is read or left out', () => {
    expect(Object.keys(shippedNumbers.regress).filter(isOnDemand)).toHaveLength(13)
    expect(Object.keys(alone).filter(name => isOnDemand(name) || !isLandmarkName(name))).toEqual([])
  })

  test('bone and teeth are none of its business', () => {
    expect(mean('U1RootTip').p68).toBe(bare('U1RootTip'))
  })
})
