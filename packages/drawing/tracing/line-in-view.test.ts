import { planes } from '@sella/ceph/data/planes'
import { describe, expect, it } from 'vitest'
import { lineInView } from './line-in-view'

const at = (x: number, y: number) => ({ x, y })
const face = {
  S: at(0, 0),
  Na: at(100, 0),
  Po: at(-20, 50),
  Or: at(80, 50),
  Subnasale: at(110, 200),
  A: at(95, 180),
  Pog: at(90, 300),
}

describe('a reference line in view', () => {
  it('reaches beyond its landmarks by the percentages of the table: SN 15 % behind, 20 % in front', () => {
    expect(lineInView(planes['SN plane'], face, 10)).toEqual({ from: at(-15, 0), to: at(120, 0) })
  })

  it('stands at right angles to the Frankfort plane, 60 mm above and 75 mm below the subnasale', () => {
    expect(lineInView(planes.TVL, face, 2)).toEqual({ from: at(110, 80), to: at(110, 350) })
  })

  it('of a face looking left runs down to the feet as well', () => {
    const left = { Po: at(20, 50), Or: at(-80, 50), Subnasale: at(-110, 200) }
    expect(lineInView(planes.TVL, left, 2)?.to.y).toBeGreaterThan(200)
  })

  it('is missing when a landmark is missing or both ends are one point', () => {
    expect(lineInView(planes['FH plane'], { Po: at(0, 0) }, 10)).toBeNull()
    expect(lineInView(planes.ANPO, { Na: at(5, 5), Pog: at(5, 5), A: at(0, 0) }, 10)).toBeNull()
  })

  it('from a point to a line ends at its foot, wherever the line lies', () => {
    const foot = lineInView(planes.ANPO, { Na: at(0, 0), Pog: at(0, 100), A: at(30, 40) }, 10)
    expect(foot).toEqual({ from: at(30, 40), to: at(0, 40) })
    const [Na, Pog, A] = [at(500, 300), at(560, 380), at(480, 370)]
    // A 3-4-5 triangle: the foot is 44 pixels along the line, 58 beside the point.
    expect(lineInView(planes.ANPO, { Na, Pog, A }, 10)).toEqual({ from: A, to: at(526.4, 335.2) })
  })

  it('at right angles to a slanted Frankfort plane stays so, its longer part towards the feet', () => {
    const segment = lineInView(planes.TVL, { Po: at(0, 0), Or: at(80, 60), Subnasale: at(100, 400) }, 5)
    // 60 mm above and 75 below, 5 pixels a millimetre, along (-0.6, 0.8).
    expect(segment?.from).toEqual(at(100 + 0.6 * 300, 400 - 0.8 * 300))
    expect(segment?.to).toEqual(at(100 - 0.6 * 375, 400 + 0.8 * 375))
  })

  it('is missing when the two points of its direction are one, or its own point is none', () => {
    expect(lineInView(planes.TVL, { Po: at(7, 7), Or: at(7, 7), Subnasale: at(1, 2) }, 5)).toBeNull()
    expect(lineInView(planes.TVL, { Po: at(0, 0), Or: at(9, 0) }, 5)).toBeNull()
    expect(lineInView(planes.ANPO, { Na: at(0, 0), Pog: at(0, 100), A: at(Number.NaN, 1) }, 5)).toBeNull()
  })
})
