import { describe, expect, it } from 'vitest'
import { anatomyOf, pointEntries } from '../tracing/anatomy'
import { templateFilm, templateTracing } from '../tracing/testing/template-tracing'
import { faceCrop } from './face-crop'
import { filmBox } from './paper'

const crop = (facing: 'right' | 'left', film: { width: number; height: number } = templateFilm) => {
  const anatomy = anatomyOf(templateTracing({}, facing), facing)
  return { anatomy, cut: faceCrop({ anatomy, facing, film, box: filmBox }) }
}

describe('the part of the film on the page', () => {
  it.each(['right', 'left'] as const)('holds every point, keeps its proportions and stays on the film (facing %s)', facing => {
    const { anatomy, cut } = crop(facing)
    for (const [, p] of pointEntries(anatomy)) {
      expect(p.x > cut.x && p.x < cut.x + cut.width && p.y > cut.y && p.y < cut.y + cut.height).toBe(true)
    }
    expect(cut.width / cut.height).toBeCloseTo(filmBox.width / filmBox.height, 10)
    expect(
      Math.min(cut.x, cut.y, templateFilm.width - cut.x - cut.width, templateFilm.height - cut.y - cut.height),
    ).toBeGreaterThanOrEqual(0)
  })

  it('mirrors with the face', () => {
    const [right, left] = [crop('right').cut, crop('left').cut]
    expect(left.x + left.width).toBeCloseTo(templateFilm.width - right.x, 6)
  })

  it('reaches beyond a film cut tight about the face rather than cutting a point off', () => {
    const tracing = templateTracing()
    const shifted = Object.entries(tracing.points).map(([name, p]) => [name, { ...p, x: p.x - 400, y: p.y - 800 }] as const)
    const anatomy = anatomyOf({ ...tracing, points: Object.fromEntries(shifted) }, 'right')
    const cut = faceCrop({ anatomy, facing: 'right', film: { width: 1300, height: 1420 }, box: filmBox })
    expect(cut.width).toBeGreaterThan(1300)
    for (const [name] of shifted) {
      const p = anatomy.points[name as 'S']
      expect(p && p.x > cut.x && p.x < cut.x + cut.width && p.y > cut.y && p.y < cut.y + cut.height, name).toBe(true)
    }
  })

  it('is a readable part of the film about a single point, which alone has no size', () => {
    const anatomy = anatomyOf({ points: { S: { x: 900, y: 700, origin: 'manual' } }, ruler: null, fileScale: null }, 'right')
    const cut = faceCrop({ anatomy, facing: 'right', film: templateFilm, box: filmBox })
    expect(cut.width).toBeGreaterThan(templateFilm.width / 4)
    expect(cut.x < 900 && 900 < cut.x + cut.width && cut.y < 700 && 700 < cut.y + cut.height).toBe(true)
  })

  it('is the whole film when nothing is traced', () => {
    const anatomy = anatomyOf({ points: {}, ruler: null, fileScale: null }, 'right')
    const cut = faceCrop({ anatomy, facing: 'right', film: templateFilm, box: filmBox })
    expect(cut.width).toBeGreaterThanOrEqual(templateFilm.width)
    expect(cut.height).toBeGreaterThanOrEqual(templateFilm.height)
  })
})
