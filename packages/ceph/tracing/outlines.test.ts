import { describe, expect, it } from 'vitest'
import { type LandmarkName, landmarkNames, landmarks } from '../data/landmarks'
import type { OutlineName } from '../data/outlines'
import { type OutlineKnotName, templateLandmarks, templatePoints } from '../data/template'
import { distance, minus, type Point, plus } from '../geometry/point'
import { apply, mirror, turnAbout } from '../geometry/transform'
import { mirrored, onFilm, type Points, templateFilm, without } from '../testing/template-film'
import { fillOutlines, type MissingOutlinePoint } from './fill-outlines'
import { outlines } from './outlines'
import { leastSpineOpening, spineOpening } from './spine-opening'

const film = templateFilm()
const knot = (points: Points, curve: OutlineName, name: OutlineKnotName, facing: 'right' | 'left' = 'right') => {
  const filled = fillOutlines(points, facing)
    .find(outline => outline.plan.name === curve)
    ?.points.find(point => point.name === name)
  if (filled === undefined) throw new Error(`${curve} lacks ${name}`)
  return filled
}
const shift = (points: Points, name: LandmarkName, by: Point): Points => ({ ...points, [name]: plus(points[name] ?? by, by) })

describe('filled outlines', () => {
  it('lie on the template when the patient is the template, at any place, turn and size', () => {
    const move = { a: 7 * Math.cos(0.3), b: 7 * Math.sin(0.3), tx: 40, ty: -90 }
    for (const outline of fillOutlines(templateFilm(move), 'right')) {
      for (const point of outline.points)
        expect(distance(point, apply(move, templatePoints[point.name])), point.name).toBeLessThan(1e-9)
    }
  })

  it('name the origin of each point', () => {
    expect(knot(film, 'frontal_bone', 'Glabella').origin).toBe('placed')
    expect(knot(film, 'frontal_bone', 'FB2').origin).toBe('estimated')
    expect(knot(without(film, 'Glabella'), 'frontal_bone', 'Glabella').origin).toBe('estimated')
  })

  it('carry a tooth by its own landmarks only: a turned incisor turns its outline, and nothing else of it changes', () => {
    const about = film.U1IncisalTip ?? { x: 0, y: 0 }
    const turn = turnAbout(0.35, about)
    const turned = { ...film, U1RootTip: apply(turn, film.U1RootTip ?? about) }
    expect(distance(knot(turned, 'upper_incisor', 'UI4'), apply(turn, knot(film, 'upper_incisor', 'UI4')))).toBeLessThan(1e-6)
    expect(knot(turned, 'lower_incisor', 'LI4')).toEqual(knot(film, 'lower_incisor', 'LI4'))
    expect(knot(turned, 'upper_molar', 'UM4')).toEqual(knot(film, 'upper_molar', 'UM4'))
  })

  it('carry the sella and the cranial base before it with S and nasion, wherever basion lies', () => {
    const moved = shift(film, 'Ba', { x: -6, y: 16 })
    for (const [curve, name] of [
      ['sella_turcica', 'SE5'],
      ['sella_turcica', 'SE7'],
      ['anterior_cranial_base', 'ACB2'],
      ['anterior_cranial_base', 'ACB5'],
      ['clivus', 'SE1'],
    ] as const)
      expect(distance(knot(moved, curve, name), knot(film, curve, name)), name).toBeLessThan(2)
    expect(distance(knot(moved, 'clivus', 'CL5'), knot(film, 'clivus', 'CL5'))).toBeGreaterThan(5)
  })

  it('carry the chin with a mandible that rotates', () => {
    const names = [
      'B',
      'PM',
      'Pog',
      'Gn',
      'Me',
      'Go',
      'Ar',
      'Co',
      'Pcd',
      'R2',
      'R4',
      'L1RootTip',
      'L1IncisalTip',
      'L6Distal',
    ] as const
    const turn = turnAbout(0.12, film.Co ?? { x: 0, y: 0 })
    const opened = { ...film, ...Object.fromEntries(names.map(name => [name, apply(turn, film[name] ?? { x: 0, y: 0 })])) }
    for (const [curve, name] of [
      ['symphysis_lingual', 'SG4'],
      ['mandible_lower_border', 'ML4'],
      ['ramus_posterior', 'RP3'],
    ] as const) {
      expect(distance(knot(opened, curve, name), apply(turn, knot(film, curve, name))), name).toBeLessThan(1e-6)
    }
    expect(distance(knot(opened, 'orbit', 'OB3'), knot(film, 'orbit', 'OB3'))).toBe(0)
  })

  it("spread a placed point's deviation linearly by length between two placed points", () => {
    const by = { x: 30, y: -12 }
    const moved = shift(film, 'Prn', by)
    const fit = (name: OutlineKnotName) => minus(knot(moved, 'profile_upper', name), knot(film, 'profile_upper', name))
    const [early, late] = [fit('SU8'), fit('SU11')]
    expect(Math.hypot(early.x, early.y)).toBeLessThan(Math.hypot(late.x, late.y))
    expect(knot(moved, 'profile_upper', 'Prn')).toMatchObject(moved.Prn ?? {})
    const lengths = ['SoftTissueNa', 'SU8', 'SU9', 'SU10', 'SU11', 'Prn'].map(name => templatePoints[name as OutlineKnotName])
    let along = 0
    const shares = lengths.map((at, i) => {
      along += i === 0 ? 0 : distance(at, lengths[i - 1] ?? at)
      return along
    })
    expect(early.x / by.x).toBeCloseTo((shares[1] ?? 0) / along, 1)
  })

  it('share the mean of their estimates where two curves meet', () => {
    const estimated = without(shift(film, 'Ar', { x: 25, y: 10 }), 'Go')
    expect(knot(estimated, 'ramus_posterior', 'Go')).toEqual(knot(estimated, 'mandible_lower_border', 'Go'))
    expect(knot(estimated, 'condyle', 'CD8')).toEqual(knot(estimated, 'sigmoid_coronoid', 'CD8'))
  })

  it('of a mirrored film are mirrored', () => {
    const odd = without(shift(shift(film, 'Go', { x: 17, y: 9 }), 'ANS', { x: -8, y: 21 }), 'Pt', 'U6Distal', 'SoftTissueB')
    const left = outlines(mirrored(odd), 'left')
    outlines(odd, 'right').forEach((curve, i) => {
      expect(left[i]?.samples.map(mirror), curve.name).toEqual(curve.samples)
      expect(left[i]?.segments).toEqual(curve.segments)
    })
  })

  it('need two landmarks: with fewer every other point is skipped and told', () => {
    const missing: MissingOutlinePoint[] = []
    expect(outlines({ Na: { x: 5, y: 5 } }, 'right', each => missing.push(each))).toEqual([])
    expect(missing).toContainEqual({ curve: 'nasal_bone', point: 'NB4' })
    expect(missing).not.toContainEqual({ curve: 'nasal_bone', point: 'Na' })
    expect(outlines(film, 'right', () => expect.unreachable())).toHaveLength(29)
  })

  it('do not take the turn of a molar from two incisal edges a few mm apart', () => {
    const edges = without(film, 'U6Mesial', 'U6Distal', 'L6Mesial', 'L6Distal', 'U1RootTip', 'L1RootTip')
    const crossed = shift(edges, 'L1IncisalTip', { x: 50, y: 40 })
    expect(distance(knot(crossed, 'upper_molar', 'U6Mesial'), apply(onFilm, templateLandmarks.U6Mesial))).toBeLessThan(10)
  })
})

describe('skin', () => {
  const challenge = landmarkNames.filter(name => landmarks[name].isbi !== null)
  const sparse = Object.fromEntries(Object.entries(film).filter(([name]) => challenge.includes(name as LandmarkName))) as Points
  const namesOf = (points: Points, curve: OutlineName) =>
    fillOutlines(points, 'right')
      .find(outline => outline.plan.name === curve)
      ?.points.map(point => point.name)

  it('without its own landmarks is drawn no further than 30 mm from one that is placed', () => {
    expect(Object.keys(sparse)).toHaveLength(19)
    expect(namesOf(sparse, 'profile_upper')?.[0]).toBe('SU10')
    expect(namesOf(sparse, 'profile_lower')?.at(-1)).toBe('SoftTissueMe')
    const skin = challenge.filter(name => landmarks[name].category === 'soft_tissue')
    for (const outline of fillOutlines(sparse, 'right').filter(({ plan }) => plan.row.group === 'soft_tissue')) {
      for (const { name } of outline.points) {
        const gaps = skin.map(landmark => distance(templatePoints[name], templatePoints[landmark as OutlineKnotName]))
        expect(Math.min(...gaps), name).toBeLessThanOrEqual(30)
      }
    }
  })

  it('is told of what was left out, is whole with its landmarks, and never broken in the middle', () => {
    const missing: MissingOutlinePoint[] = []
    outlines(sparse, 'right', each => missing.push(each))
    expect(missing).toContainEqual({ curve: 'profile_upper', point: 'SU1' })
    expect(namesOf(film, 'profile_upper')?.[0]).toBe('SU1')
    const ends = without(film, 'Prn', 'Columella', 'Subnasale', 'SoftTissueA', 'SoftTissueGlabella')
    expect(namesOf(ends, 'profile_upper')).toContain('Prn')
  })
})

describe('the nasal spine', () => {
  const opening = (points: Points) =>
    spineOpening(points.ANS ?? { x: 0, y: 0 }, knot(points, 'nasal_floor', 'NF2'), knot(points, 'maxilla_anterior', 'MA2'))

  it('keeps an angle of 0.14 rad between floor and front wall when point A lies too high', () => {
    const high = shift(film, 'A', { x: -30, y: -90 })
    expect(opening(film)).toBeGreaterThan(1)
    expect(opening(high)).toBeCloseTo(leastSpineOpening, 9)
  })
})

describe('support of a curve', () => {
  const curves = outlines(film, 'right')
  const runsOf = (name: OutlineName) => curves.find(curve => curve.name === name)?.segments.map(run => run.support)

  it('covers all samples in order', () => {
    for (const { segments, samples } of curves) {
      expect(segments[0]?.from).toBe(0)
      expect(segments[segments.length - 1]?.to).toBe(samples.length - 1)
      expect(segments.slice(1).map(run => run.from)).toEqual(segments.slice(0, -1).map(run => run.to))
    }
  })

  it('is traced near placed landmarks and estimated where nobody traced', () => {
    expect(runsOf('upper_incisor')).toEqual(['traced'])
    expect(runsOf('symphysis_labial')).toEqual(['traced'])
    expect(runsOf('frontal_inner')).toEqual(['estimated'])
    expect(runsOf('orbit')).toEqual(['estimated', 'traced'])
    expect(runsOf('mandible_lower_border')).toEqual(['traced', 'estimated', 'traced'])
  })

  it('on a molar is the sides of its crown alone; its cusps and roots stay estimated until an edge carries them', () => {
    expect(runsOf('lower_molar')).toEqual(['traced', 'estimated', 'traced', 'estimated'])
    const { LM13, LM14, LM15 } = Object.fromEntries(
      (fillOutlines(film, 'right').find(({ plan }) => plan.name === 'lower_molar')?.points ?? []).map(p => [p.name, p]),
    )
    if (!LM13 || !LM14 || !LM15) throw new Error('the molar lacks its root')
    const fitted = outlines(film, 'right', undefined, {
      LM13: { x: LM13.x, y: LM13.y, origin: 'fitted' },
      LM14: { x: LM14.x, y: LM14.y, origin: 'fitted' },
      LM15: { x: LM15.x, y: LM15.y, origin: 'fitted' },
    }).find(({ name }) => name === 'lower_molar')
    expect(fitted?.segments.filter(({ support }) => support === 'traced')).toHaveLength(3)
  })
})

it('a dragged point leaves the objects of curves it does not touch', () => {
  const before = outlines(film, 'right')
  const after = outlines(shift(film, 'U1IncisalTip', { x: 4, y: 1 }), 'right')
  const kept = before.filter((curve, i) => curve === after[i]).map(curve => curve.name)
  expect(kept).toContain('profile_upper')
  expect(kept).not.toContain('upper_incisor')
  expect(outlines(film, 'right')).toEqual(before)
})

it('the film drawn before leaves no trace: after any other film a film has the same outlines', () => {
  const places = (points: Points) => fillOutlines(points, 'right').map(outline => outline.points)
  const first = places(film)
  for (const name of Object.keys(film) as LandmarkName[]) {
    places(shift(film, name, { x: 3, y: -2 }))
    places(without(film, name))
    expect(places(film), name).toEqual(first)
  }
})

describe('points fitted to the film', () => {
  const at = (name: OutlineKnotName, by: Point) => plus(templatePoints[name], by)
  const support = (fitted: Readonly<Partial<Record<OutlineKnotName, Point>>>, name: OutlineName) =>
    outlines(
      film,
      'right',
      undefined,
      Object.fromEntries(Object.entries(fitted).map(([knot, p]) => [knot, { ...p, origin: 'fitted' as const }])),
    )
      .find(curve => curve.name === name)
      ?.segments.map(run => run.support)

  it('are where they lie, and between two of them the outline is traced', () => {
    const fitted = { SE3: at('SE3', { x: -1, y: 1 }), SE4: at('SE4', { x: 0, y: 2 }) }
    const sella = fillOutlines(film, 'right', undefined, fitted).find(outline => outline.plan.name === 'sella_turcica')
    expect(sella?.points.find(({ name }) => name === 'SE4')).toMatchObject({ ...fitted.SE4, origin: 'fitted' })
    expect(support({}, 'sella_turcica')).toEqual(['estimated'])
    expect(support({ SE3: fitted.SE3 }, 'sella_turcica')).toEqual(['estimated'])
    expect(support(fitted, 'sella_turcica')).toEqual(['estimated', 'traced', 'estimated'])
  })

  it('lie mirrored on a face that looks left', () => {
    const left = mirrored(film)
    const place = { x: -at('ML5', { x: 0, y: 2 }).x, y: at('ML5', { x: 0, y: 2 }).y }
    const knots = fillOutlines(left, 'left', undefined, { ML5: place }).flatMap(outline => outline.points)
    expect(knots.find(({ name }) => name === 'ML5')).toMatchObject(place)
  })

  it('give way to a landmark of the same name', () => {
    const knots = fillOutlines(film, 'right', undefined, { Pog: { x: 1, y: 1 } }).flatMap(outline => outline.points)
    expect(knots.find(({ name }) => name === 'Pog')).toMatchObject({ ...film.Pog, origin: 'placed' })
  })
})

it('a lower lip marked below its vermilion border does not turn the outline back', () => {
  const low = { ...film, LowerLip: plus(film.LabraleInferius ?? { x: 0, y: 0 }, { x: 0.2, y: 1 }) }
  const names = fillOutlines(low, 'right')
    .find(outline => outline.plan.name === 'profile_lower')
    ?.points.map(({ name }) => name)
  expect(names?.indexOf('LabraleInferius')).toBeLessThan(names?.indexOf('LowerLip') ?? 0)
})

it('a spine or a chin tells little of the depth of the palate and of the symphysis behind: these wait for an edge of the film', () => {
  const tracedShare = (name: OutlineName) =>
    (outlines(film, 'right').find(curve => curve.name === name)?.segments ?? [])
      .filter(({ support }) => support === 'traced')
      .reduce((sum, { from, to }) => sum + to - from, 0)
  expect(tracedShare('palate')).toBe(0)
  expect(tracedShare('symphysis_lingual')).toBeLessThanOrEqual(20)
  expect(tracedShare('symphysis_labial')).toBeGreaterThan(60)
})
