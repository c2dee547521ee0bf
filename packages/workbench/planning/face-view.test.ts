import { templateFilm } from '@sella/ceph/testing/template-film'
import { describe, expect, it } from 'vitest'
import { faceView } from './face-view'

const film = { width: 2400, height: 2600 }

describe('the part of a film in which a plan is made', () => {
  it('holds the face from the joint to the nose and from the orbit to the chin, enlarged', () => {
    const points = templateFilm()
    const { x, y, zoom } = faceView(points, film)
    expect(zoom).toBeGreaterThan(1.2)
    for (const name of ['Or', 'Co', 'Go', 'Me', 'Prn', 'SoftTissueMe'] as const) {
      const at = points[name]
      if (!at) throw new Error(name)
      expect(at.x).toBeGreaterThan(x)
      expect(at.x).toBeLessThan(x + film.width / zoom)
      expect(at.y).toBeGreaterThan(y)
      expect(at.y).toBeLessThan(y + film.height / zoom)
    }
  })

  it.each(['right', 'left'])('leaves more room before the face, where its labels lie, than behind it: %s', facing => {
    const points = Object.fromEntries(
      Object.entries(templateFilm()).map(([name, at]) => [name, facing === 'right' ? at : { ...at, x: film.width - at.x }]),
    )
    const { x, zoom } = faceView(points, film)
    const xs = (['Or', 'Co', 'Ar', 'Go', 'Me', 'Prn', 'UpperLip'] as const).flatMap(name => points[name]?.x ?? [])
    const [before, behind] = [x + film.width / zoom - Math.max(...xs), Math.min(...xs) - x]
    const [ahead, back] = facing === 'right' ? [before, behind] : [behind, before]
    expect(ahead).toBeGreaterThan(0.2 * (Math.max(...xs) - Math.min(...xs)))
    expect(ahead).toBeGreaterThan(back)
  })

  it('never leaves the film, and is the whole of it where the face is not known', () => {
    const corner = { Or: { x: 1900, y: 2100 }, Me: { x: 2390, y: 2590 }, Prn: { x: 2395, y: 2200 } }
    const { x, y, zoom } = faceView(corner, film)
    expect(x + film.width / zoom).toBeLessThanOrEqual(film.width + 1e-6)
    expect(y + film.height / zoom).toBeLessThanOrEqual(film.height + 1e-6)
    expect(faceView({ Or: { x: 10, y: 10 }, Me: { x: Number.NaN, y: 5 } }, film)).toEqual({ x: 0, y: 0, zoom: 1 })
  })

  it('is the face and its margins, worked by hand: 600 by 1000 px in a film of 2400 by 2600', () => {
    const points = { Or: { x: 1000, y: 800 }, Me: { x: 1400, y: 1800 }, Prn: { x: 1600, y: 1000 } }
    const { x, y, zoom } = faceView(points, film)
    // Higher than wide: 1000 px and 7 % above and below fill the height of the film.
    expect(zoom).toBeCloseTo(2600 / 1140, 9)
    expect(y).toBeCloseTo(730, 9)
    // In front 30 %, behind 7 % of 600 px: the middle lies 69 px before that of the face.
    expect(x).toBeCloseTo(1369 - 1200 / zoom, 9)
    const wide = { Or: { x: 400, y: 1000 }, Me: { x: 1900, y: 1300 }, Prn: { x: 1800, y: 1100 } }
    expect(faceView(wide, film).zoom).toBeCloseTo(2400 / 2055, 9)
  })

  it('is enlarged four times at most, and never made smaller than the film', () => {
    const at = (by: number) => ({ Or: { x: 1000, y: 1000 }, Me: { x: 1000 + by, y: 1000 + by }, Prn: { x: 1000 + by, y: 1000 } })
    expect(faceView(at(10), film).zoom).toBe(4)
    expect(faceView(at(2590), film)).toEqual({ x: 0, y: 0, zoom: 1 })
  })
})
