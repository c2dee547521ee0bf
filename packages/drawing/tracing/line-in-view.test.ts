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

  it('from a point to a line ends at its foot', () => {
    const foot = lineInView(planes.ANPO, { Na: at(0, 0), Pog: at(0, 100), A: at(30, 40) }, 10)
    expect(foot).toEqual({ from: at(30, 40), to: at(0, 40) })
  })
})
