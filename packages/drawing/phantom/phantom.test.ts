import { describe, expect, it } from 'vitest'
import { makePhantom, type Phantom, type PhantomTruth, phantomTruth } from './phantom'

const small = { seed: 7, width: 480 } as const

const anb = (film: PhantomTruth): number => {
  const { Na, A, B } = film.landmarks
  return ((Math.atan2(B.y - Na.y, B.x - Na.x) - Math.atan2(A.y - Na.y, A.x - Na.x)) * 180) / Math.PI
}

/** Mean grey of a few pixels around a point. */
const greyAt = (film: Phantom, x: number, y: number): number => {
  let sum = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) sum += film.pixels[(Math.round(y - 0.5) + dy) * film.width + Math.round(x - 0.5) + dx] ?? 0
  return sum / 9
}

describe('the synthetic film', () => {
  const film = makePhantom(small)

  it('is the same to the last bit for the same seed, and another for another seed', () => {
    const again = makePhantom(small)
    expect(again.pixels).toEqual(film.pixels)
    expect(again.landmarks).toEqual(film.landmarks)
    expect(phantomTruth(small).landmarks).toEqual(film.landmarks)
    expect(phantomTruth({ ...small, seed: 8 }).landmarks.Pog).not.toEqual(film.landmarks.Pog)
  })

  it('turns every landmark and the picture over when mirrored', () => {
    const left = makePhantom({ ...small, mirror: true })
    for (const [name, p] of Object.entries(film.landmarks))
      expect(left.landmarks[name as 'S']).toEqual({ x: film.width - p.x, y: p.y })
    expect(left.pixels[300 * film.width + 100]).toBe(film.pixels[300 * film.width + film.width - 1 - 100])
  })

  it('has a larger ANB in class II than in I, and in I than in III', () => {
    const [i, ii, iii] = (['I', 'II', 'III'] as const).map(skeletalClass => anb(phantomTruth({ ...small, skeletalClass })))
    expect(i).toBeGreaterThan(1)
    expect(i).toBeLessThan(4.5)
    expect(ii).toBeGreaterThan(5)
    expect(iii).toBeLessThan(-1)
  })

  it('keeps the lower incisor behind the upper one in class I and II and before it in class III', () => {
    const overjet = (skeletalClass: 'I' | 'II' | 'III'): number => {
      const { landmarks, mmPerPixel } = phantomTruth({ ...small, skeletalClass })
      return (landmarks.U1IncisalTip.x - landmarks.L1IncisalTip.x) * mmPerPixel
    }
    expect(overjet('I')).toBeGreaterThan(1)
    expect(overjet('II')).toBeGreaterThan(overjet('I'))
    expect(overjet('III')).toBeLessThan(0)
  })

  it('has a ruler whose ends lie as many mm apart as it says', () => {
    const [a, b] = film.ruler.ends
    expect(film.ruler.mm / Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(film.mmPerPixel, 9)
  })

  it('keeps every landmark inside the film at every age, class and vertical type', () => {
    for (const ageYears of [7, 30])
      for (const skeletalClass of ['I', 'II', 'III'] as const)
        for (const vertical of ['low', 'high'] as const) {
          const { landmarks, width, height } = phantomTruth({ seed: ageYears, width: 400, ageYears, skeletalClass, vertical })
          for (const p of Object.values(landmarks)) {
            expect(p.x > 0 && p.x < width && p.y > 0 && p.y < height).toBe(true)
          }
        }
  })

  it('shows bone above menton and darker soft tissue below it, skin before the nose brighter than air', () => {
    const { Me, Prn } = film.landmarks
    expect(greyAt(film, Me.x, Me.y - 5)).toBeGreaterThan(greyAt(film, Me.x, Me.y + 5) + 40)
    expect(greyAt(film, Prn.x - 6, Prn.y)).toBeGreaterThan(greyAt(film, Prn.x + 6, Prn.y) + 8)
  })

  it('draws the mandible, the ear rod and the sella where their landmarks say', () => {
    for (const seed of [21, 22]) {
      const fine = makePhantom({ seed, width: 900, skeletalClass: seed === 21 ? 'II' : 'III' })
      const { R2, Po, S, Me } = fine.landmarks
      const mm = 1 / fine.mmPerPixel
      expect(greyAt(fine, R2.x + 2 * mm, R2.y)).toBeGreaterThan(greyAt(fine, R2.x - 1.2 * mm, R2.y) + 15)
      expect(greyAt(fine, Me.x, Me.y - 1.5 * mm)).toBeGreaterThan(greyAt(fine, Me.x, Me.y + 1.5 * mm) + 60)
      expect(greyAt(fine, Po.x, Po.y)).toBeGreaterThan(greyAt(fine, Po.x, Po.y + 3 * mm) + 5)
      const floor = Math.max(...[4, 4.5, 5, 5.5, 6, 6.5].map(d => greyAt(fine, S.x, S.y + d * mm)))
      expect(floor).toBeGreaterThan(greyAt(fine, S.x, S.y) + 8)
    }
  })

  it('refuses a width or a scale out of range', () => {
    expect(() => makePhantom({ seed: 1, width: 100 })).toThrow(RangeError)
    expect(() => makePhantom({ seed: 1, width: 800, mmPerPixel: 1 })).toThrow(RangeError)
  })
})
