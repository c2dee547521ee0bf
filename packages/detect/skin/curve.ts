import { type Station, stationed } from '@sella/ceph/edges/stations'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { Point } from '../film/canonical'
import type { Numbers } from '../film/numbers'
import { type Estimate, placed } from '../film/shape-model'

/* Knots of the skin that are not landmarks: forehead, dorsum, columella, chin. Positions of the outline table, template mm. */
const between: Readonly<Record<string, Point>> = {
  Forehead2: [79.27, -40.76],
  Forehead1: [81.02, -27.69],
  NasalRoot: [78.46, -9.07],
  Dorsum1: [78.87, 5.16],
  Dorsum2: [83.14, 14.71],
  Dorsum3: [87.99, 24.69],
  Dorsum4: [92.86, 34.26],
  NoseTip: [96.08, 45.18],
  NoseBase: [85.95, 48.73],
  Fold: [73.67, 96.63],
  Chin: [66.42, 118.19],
  Throat1: [47.91, 118.14],
  Throat2: [38.99, 115.63],
}

/** From the forehead to the throat. The vermilion borders of the lips are omitted: readers mark them as the lips themselves. */
const skinKnots = [
  'Forehead2',
  'Forehead1',
  'SoftTissueGlabella',
  'NasalRoot',
  'SoftTissueNa',
  'Dorsum1',
  'Dorsum2',
  'Dorsum3',
  'Dorsum4',
  'Prn',
  'NoseTip',
  'Columella',
  'NoseBase',
  'Subnasale',
  'SoftTissueA',
  'UpperLip',
  'Stms',
  'Stmi',
  'LowerLip',
  'SoftTissueB',
  'Fold',
  'SoftTissuePog',
  'SoftTissueGn',
  'Chin',
  'SoftTissueMe',
  'Throat1',
  'Throat2',
  'CervicalPoint',
] as const

export type SkinKnot = (typeof skinKnots)[number]

export const knotPlace = (name: SkinKnot): number => skinKnots.indexOf(name)

const SEEN = 1.2 // expected error of a detected point, canonical mm
const REACH = { min: 2, max: 9, errors: 1.8 }
/* From the marked point of a lip to where it meets the other one (template, canonical mm). */
const MOUTH = { upper: [-3.9, 8], lower: [-1.4, -7.2] } as const

/** Points of the skin read by a network, canonical mm, each with its bound. */
export type SkinGuide = Readonly<Record<string, Estimate>>

/* Fraction of a read point's bound used for the expected skin: a reading is more accurate across the skin than along it. */
const ACROSS = 0.5

/** The read points that guide the search for the skin, including where the lips part. */
export const guideOf = (
  read: Readonly<Record<string, { readonly at: Point; readonly doubt: { readonly bound: number } }>>,
): SkinGuide =>
  Object.fromEntries(
    Object.entries(read)
      .filter(([name]) => skinKnots.some(knot => knot === name))
      .map(([name, { at, doubt }]) => [name, { at, p68: ACROSS * doubt.bound }]),
  )

/** The expected skin by knot: detected and read points as they are, the others from the template. */
export function expectedSkin(
  points: readonly Point[],
  numbers: Numbers,
  guide: SkinGuide = {},
): Readonly<Record<SkinKnot, Estimate>> {
  const { order, template } = numbers
  const all = placed(points, { ...numbers, template: { ...template, places: { ...template.places, ...between } } })
  const seen = order.map((name, i) => [name, { at: points[i] as Point, p68: SEEN }] as const)
  const every: Record<string, Estimate> = { ...all, ...Object.fromEntries(seen) }
  const [upper, lower] = [every.UpperLip?.at, every.LowerLip?.at]
  if (upper && lower) Object.assign(every, mouth(upper, lower))
  return { ...every, ...carried(every, guide), ...guide } as Readonly<Record<SkinKnot, Estimate>>
}

/*
 * Knots that are not read. The end of the throat moves with the chin: at its template position the outline would turn up into the
 * neck behind a long chin.
 */
const unread: readonly string[] = [...Object.keys(between), 'CervicalPoint']

/**
 * The knots that are not read, moved with the read points before and after them: the forehead with glabella, the bridge of the
 * nose with both its ends, the throat with menton.
 */
function carried(every: Readonly<Record<string, Estimate>>, guide: SkinGuide): Readonly<Record<string, Estimate>> {
  const offs = skinKnots.flatMap((name, knot) => {
    const [read, expected] = [guide[name]?.at, every[name]?.at]
    return read && expected ? [{ knot, off: [read[0] - expected[0], read[1] - expected[1]] as Point }] : []
  })
  return Object.fromEntries(
    unread.flatMap(name => {
      const [knot, own] = [knotPlace(name as SkinKnot), every[name]]
      const before = offs.findLast(each => each.knot < knot) ?? offs[0]
      const behind = offs.find(each => each.knot > knot) ?? offs.at(-1)
      if (!own || !before || !behind) return []
      const share = behind.knot > before.knot ? Math.min(1, Math.max(0, (knot - before.knot) / (behind.knot - before.knot))) : 0
      const along = (axis: 0 | 1) => own.at[axis] + before.off[axis] + share * (behind.off[axis] - before.off[axis])
      return [[name, { ...own, at: [along(0), along(1)] as Point }] as const]
    }),
  )
}

/** Where the lips meet, or their inner ends if they are apart. */
function mouth(upper: Point, lower: Point): Readonly<Record<'Stms' | 'Stmi', Estimate>> {
  const [a, b]: readonly Point[] = [
    [upper[0] + MOUTH.upper[0], upper[1] + MOUTH.upper[1]],
    [lower[0] + MOUTH.lower[0], lower[1] + MOUTH.lower[1]],
  ]
  const [s, i] = [a as Point, b as Point]
  const middle = (s[1] + i[1]) / 2
  const p68 = 3
  return s[1] < i[1] - 0.5
    ? { Stms: { at: s, p68 }, Stmi: { at: i, p68 } }
    : { Stms: { at: [s[0], middle - 0.25], p68 }, Stmi: { at: [i[0], middle + 0.25], p68 } }
}

/** Stations every `step` canonical mm along a smooth curve through the expected knots, facing right. */
export function stationsOf(skin: Readonly<Record<SkinKnot, Estimate>>, step: number): readonly Station[] {
  const knots = skinKnots.map(name => skin[name])
  const curve = smoothCurve(
    knots.map(({ at }) => ({ x: at[0], y: at[1] })),
    false,
  )
  const reach = knots.map(({ p68 }) => Math.min(REACH.max, Math.max(REACH.min, REACH.errors * p68)))
  const perKnot = (curve.length - 1) / (knots.length - 1)
  const line = curve.map(({ x, y }, i) => {
    const knot = i / perKnot
    const from = Math.min(Math.floor(knot), knots.length - 2)
    const [a, b] = [reach[from] as number, reach[from + 1] as number]
    return { at: [x, y] as Point, knot, reach: a + (knot - from) * (b - a) }
  })
  return stationed(line, step)
}
