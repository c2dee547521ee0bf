import { distance, type Point } from '../film/canonical'
import { knotPlace, type SkinKnot } from './curve'
import { seesNasion } from './nasion'
import type { SkinPlace } from './trace'

/** A landmark read from the traced skin: canonical mm, and how well the film shows the skin around it (0 to 1). */
export interface SkinPoint {
  readonly at: Point
  readonly evidence: number
}

/** The detected points between which the others are read; behind bony menton the throat begins. */
export type SkinAnchors = Readonly<Record<'Subnasale' | 'UpperLip' | 'LowerLip' | 'SoftTissuePog' | 'Me' | 'Na', Point>>

const ABOUT = 4 // places on either side over which the evidence is averaged
/*
 * Fractions of the way along the mean outline: columella between nose tip and subnasale; the vermilion borders between the folds
 * and the most forward points of the lips.
 */
const COLUMELLA = 0.45
const UPPER_BORDER = 0.69
const LOWER_BORDER = 0.26

const foremost = ([x]: Point) => x
const rearmost = ([x]: Point) => -x
const lowest = ([, y]: Point) => y
/** Down and back, up and back: the inner ends of the lips. */
const innerUpper = ([x, y]: Point) => y - x
const innerLower = ([x, y]: Point) => -y - x

/** Distance of a point on the inside of the line a-b, with a above b and the face looking right. */
const inside = ([ax, ay]: Point, [bx, by]: Point) => {
  const long = Math.hypot(bx - ax, by - ay) || 1
  return ([x, y]: Point) => ((y - ay) * (bx - ax) - (x - ax) * (by - ay)) / long
}

const part = (from: number, to: number, share: number) => Math.round(from + share * (to - from))

/** Ways to find a place on the traced skin, by its index from the top. */
function searchOf(line: readonly SkinPlace[]) {
  const at = (i: number) => (line[i] as SkinPlace).at
  const indexOfMax = (from: number, to: number, of: (p: Point) => number): number => {
    let best = from
    for (let i = from + 1; i <= to; i++) if (of(at(i)) > of(at(best))) best = i
    return best
  }
  const knot = (name: SkinKnot) =>
    Math.max(
      0,
      line.findIndex(place => place.knot >= knotPlace(name)),
    )
  return {
    indexOfMax,
    knot,
    nearest: (p: Point, from: SkinKnot, to: SkinKnot) => indexOfMax(knot(from), knot(to), q => -distance(p, q)),
    deepest: (from: number, to: number) => indexOfMax(from, to, inside(at(from), at(to))),
    behind: (from: number, x: number) => {
      const index = line.findIndex((place, i) => i > from && place.at[0] < x)
      return index < 0 ? line.length - 1 : index
    },
  }
}

/** Indices of the places of forehead, nose and upper lip. */
function upperPlaces({ indexOfMax, knot, deepest, nearest }: ReturnType<typeof searchOf>, anchors: SkinAnchors) {
  const subnasale = nearest(anchors.Subnasale, 'Columella', 'SoftTissueA')
  const upper = nearest(anchors.UpperLip, 'SoftTissueA', 'Stms')
  const mouth = indexOfMax(upper, nearest(anchors.LowerLip, 'Stmi', 'SoftTissueB'), rearmost)
  const fold = deepest(subnasale, upper)
  const tip = indexOfMax(knot('Dorsum3'), knot('Columella'), foremost)
  const lip = indexOfMax(fold, mouth, foremost)
  return {
    SoftTissueGlabella: knot('SoftTissueGlabella'),
    SoftTissueNa: indexOfMax(knot('SoftTissueGlabella') + 2, knot('Dorsum2'), rearmost),
    Prn: tip,
    Columella: part(tip, subnasale, COLUMELLA),
    Subnasale: deepest(tip, upper),
    SoftTissueA: fold,
    LabraleSuperius: part(fold, lip, UPPER_BORDER),
    UpperLip: lip,
    Stms: indexOfMax(upper, mouth, innerUpper),
  }
}

/** Indices of the places of lower lip and chin. */
function lowerPlaces({ indexOfMax, knot, deepest, nearest, behind }: ReturnType<typeof searchOf>, anchors: SkinAnchors) {
  const lower = nearest(anchors.LowerLip, 'Stmi', 'SoftTissueB')
  const mouth = indexOfMax(nearest(anchors.UpperLip, 'SoftTissueA', 'Stms'), lower, rearmost)
  const chin = nearest(anchors.SoftTissuePog, 'Fold', 'Chin')
  const fold = deepest(lower, chin)
  const lip = indexOfMax(mouth, fold, foremost)
  const menton = indexOfMax(chin, behind(chin, anchors.Me[0]), lowest)
  return {
    Stmi: indexOfMax(mouth, lower, innerLower),
    LowerLip: lip,
    LabraleInferius: part(lip, fold, LOWER_BORDER),
    SoftTissueB: fold,
    SoftTissuePog: indexOfMax(knot('Fold'), knot('SoftTissueGn'), foremost),
    SoftTissueGn: part(chin, menton, 0.5),
    SoftTissueMe: menton,
  }
}

/**
 * The soft-tissue landmarks by their definitions, assuming that the canonical frame's horizontal (Frankfort of the mean shape) is
 * the head's. Detected ones are read too, so that the reading can be compared with the readers'.
 */
export function skinPoints(line: readonly SkinPlace[], anchors: SkinAnchors): Readonly<Record<string, SkinPoint>> {
  const search = searchOf(line)
  const places = { ...upperPlaces(search, anchors), ...lowerPlaces(search, anchors) }
  const shown = (i: number) => meanEvidence(line.slice(Math.max(0, i - ABOUT), i + ABOUT + 1))
  const nasion = places.SoftTissueNa
  const hollow = nasion > search.knot('SoftTissueGlabella') + 2 && nasion < search.knot('Dorsum2')
  const hidden = !hollow || !seesNasion(line, nasion, anchors.Na)
  return Object.fromEntries(
    Object.entries(places).map(([name, i]) => {
      const evidence = name === 'SoftTissueNa' && hidden ? 0 : shown(i)
      return [name, { at: (line[i] as SkinPlace).at, evidence }]
    }),
  )
}

export const meanEvidence = (places: readonly SkinPlace[]): number =>
  places.reduce((sum, { evidence }) => sum + evidence, 0) / Math.max(1, places.length)
