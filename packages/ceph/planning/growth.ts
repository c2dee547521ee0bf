import type { LandmarkName } from '../data/landmarks'
import { mostGrowthYears } from '../data/planning/mean-growth'
import type { SkinPoint } from '../data/planning/prediction-error'
import { segments } from '../data/planning/segments'
import { radians } from '../geometry/angle'
import { crossing, direction } from '../geometry/line'
import { midpoint, minus, type Point, plus, times } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { derive } from '../tracing/derive'
import { carry } from './carry'
import type { Positions } from './frame'
import type { MeanGrowth } from './plan'

/** Positions after growth, and the landmarks that are missing for a slider in use. */
export interface Grown {
  readonly at: Positions
  readonly missing: readonly LandmarkName[]
}

/** Whether growth can be projected over this many years: 0 to 5. */
export const isGrowthYears = (years: number): boolean => Number.isFinite(years) && years >= 0 && years <= mostGrowthYears

const wayOf = (from: Point | undefined, to: Point | undefined, mm: number): Point | null => {
  const along = from && to ? direction(from, to) : null
  return along && times(along, mm)
}

const corpus: readonly LandmarkName[] = segments.MD.carries
const maxilla: readonly LandmarkName[] = segments.MX.carries

function cranialBase(at: Positions, { rates, years, maxillaWithNa }: MeanGrowth): Grown {
  const { Na, Ba, Pt, Gn } = at
  if (rates.nasion === 0 && rates.basion === 0) return { at, missing: [] }
  const centre = Na && Ba && Pt && Gn ? crossing([Ba, Na], [Pt, Gn]) : null
  const forward = centre && wayOf(centre, Na, rates.nasion * years)
  const back = centre && wayOf(centre, Ba, rates.basion * years)
  if (!forward || !back) return { at, missing: (['Na', 'Ba', 'Pt', 'Gn'] as const).filter(name => at[name] === undefined) }
  const skull = carry(
    carry(at, ['Na'], p => plus(p, forward)),
    ['Ba'],
    p => plus(p, back),
  )
  return { at: carry(skull, maxilla, p => plus(p, times(forward, maxillaWithNa))), missing: [] }
}

function mandible(at: Positions, { rates, years, facialAxis }: MeanGrowth): Grown {
  if (rates.condyle === 0 && rates.corpus === 0 && facialAxis === 0) return { at, missing: [] }
  const { Xi, DC, PM } = derive(at, 'right', {})
  const up = wayOf(Xi, DC, rates.condyle * years) ?? { x: 0, y: 0 }
  const forward = wayOf(Xi, PM, rates.corpus * years) ?? { x: 0, y: 0 }
  const turn = Xi ? (p: Point) => apply(turnAbout(radians(facialAxis), Xi), p) : (p: Point) => p
  const whole = carry(at, [...segments.MDA.carries, ...segments.MDA.alsoCarries], turn)
  const condyle = carry(whole, ['DC', 'Co'], p => plus(p, up))
  const body = carry(condyle, [...corpus, ...segments.MD.alsoCarries], p => plus(p, forward))
  const grown = carry(body, ['Go'], p => plus(p, midpoint(up, forward)))
  const needs = [
    ...(Xi ? [] : (['Xi'] as const)),
    ...(DC || rates.condyle === 0 ? [] : (['DC'] as const)),
    ...(PM || rates.corpus === 0 ? [] : (['PM'] as const)),
  ]
  return { at: grown, missing: needs }
}

/**
 * Mean growth, applied before any treatment movement (clinical/beyond/growth.md, section 4): Na and Ba move away from CC along
 * Ba-Na; DC and Co along Xi-DC; the mandibular body with its teeth along Xi-PM; Go by half of both; the maxilla by the share of
 * Na's movement that the doctor sets.
 */
export function grow(start: Positions, growth: MeanGrowth): Grown {
  const base = cranialBase(start, growth)
  const all = mandible(base.at, growth)
  return { at: all.at, missing: [...base.missing, ...all.missing] }
}

/** The bone under each skin point, which the point follows 1 : 1 during growth. */
const under: Readonly<Record<SkinPoint, LandmarkName>> = {
  Prn: 'A',
  Columella: 'A',
  Subnasale: 'A',
  SoftTissueA: 'A',
  LabraleSuperius: 'A',
  UpperLip: 'A',
  Stms: 'A',
  Stmi: 'B',
  LowerLip: 'B',
  LabraleInferius: 'B',
  SoftTissueB: 'B',
  SoftTissuePog: 'Pog',
  SoftTissueGn: 'Gn',
  SoftTissueMe: 'Me',
}

/** Displacement of a skin point by growth, mm: that of its bone; the nose additionally moves by its own slider along PNS-ANS. */
export function skinGrowth(skin: SkinPoint, start: Positions, grown: Positions, growth: MeanGrowth): Point {
  const [before, after] = [start[under[skin]], grown[under[skin]]]
  const bone = before && after ? minus(after, before) : { x: 0, y: 0 }
  const nose = skin === 'Prn' || skin === 'Columella' ? wayOf(start.PNS, start.ANS, growth.rates.nose * growth.years) : null
  return nose ? plus(bone, nose) : bone
}
