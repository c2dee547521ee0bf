import type { OutlineName } from '../data/outlines'
import { type OutlineKnotName, templatePoints } from '../data/template'
import { distance, type Point } from '../geometry/point'
import type { FilledOutline, OutlinePoint } from './filled-outline'
import { boneInsideSkin, movedInside } from './nasal-bone'

/*
 * Minimum skin thickness over bone, mm of the template. The template itself has 1.7 over the tip of the nasal bone and 5 over the
 * forehead. Own rule.
 */
const LEAST_MM = { nose: 1, forehead: 2 }
/** Number of points on the front of the nasal bone, after nasion. */
const NASAL_FRONT = 3

const isEstimated = ({ origin }: OutlinePoint): boolean => origin === 'estimated'

/** Pixels per mm of the template, from two points of an outline. */
const scaleBetween = (a: OutlinePoint, b: OutlinePoint): number =>
  distance(a, b) / distance(templatePoints[a.name as OutlineKnotName], templatePoints[b.name as OutlineKnotName])

/** Adjusts the nasal bone if none of it was placed or fitted. */
function nasalBone(points: readonly OutlinePoint[], skin: readonly Point[]): readonly OutlinePoint[] {
  const [nasion, ...rest] = points
  const tip = rest[NASAL_FRONT - 1]
  if (nasion?.name !== 'Na' || !tip || !rest.every(isEstimated)) return points
  const moved = boneInsideSkin(points, NASAL_FRONT, { skin, least: LEAST_MM.nose * scaleBetween(nasion, tip) })
  return moved ? [nasion, ...rest.map((point, i) => ({ ...point, ...moved[i] }))] : points
}

/** Adjusts the frontal bone: template points outside the skin, or too close to it, are moved inward. */
function frontalBone(points: readonly OutlinePoint[], skin: readonly Point[]): readonly OutlinePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return points
  const least = LEAST_MM.forehead * scaleBetween(first, last)
  return points.map(point => {
    const moved = isEstimated(point) ? movedInside(point, skin, least) : point
    return moved === point ? point : { ...point, x: moved.x, y: moved.y }
  })
}

const rules: Readonly<Partial<Record<OutlineName, typeof nasalBone>>> = { nasal_bone: nasalBone, frontal_bone: frontalBone }

interface BoneUnderSkin {
  readonly outline: FilledOutline
  readonly skin: FilledOutline
  readonly inside: FilledOutline
}

/** Outlines of the last film requested: the same input returns the same object. A cache only. */
const last = new Map<OutlineName, BoneUnderSkin>()

/** Converts to the right-facing frame; applied twice, it restores the original. */
const turned = (points: readonly OutlinePoint[], sign: 1 | -1): readonly OutlinePoint[] =>
  sign === 1 ? points : points.map(point => ({ ...point, x: -point.x }))

function movedInsideSkin(outline: FilledOutline, skin: FilledOutline, sign: 1 | -1): FilledOutline {
  const rule = rules[outline.plan.name]
  if (!rule || skin.points.length < 2) return outline
  const before = last.get(outline.plan.name)
  if (before?.outline === outline && before.skin === skin) return before.inside
  const right = turned(outline.points, sign)
  const points = rule(right, turned(skin.points, sign))
  const unmoved = points.every((point, i) => point.x === right[i]?.x && point.y === right[i]?.y)
  const moved = unmoved ? outline : { ...outline, points: turned(points, sign) }
  const inside = before && samePlaces(before.inside, moved) ? before.inside : moved
  last.set(outline.plan.name, { outline, skin, inside })
  return inside
}

const samePlaces = (a: FilledOutline, b: FilledOutline): boolean =>
  a.points.length === b.points.length &&
  a.points.every((point, i) => {
    const other = b.points[i]
    return point.name === other?.name && point.x === other.x && point.y === other.y && point.origin === other.origin
  })

/**
 * Keeps the estimated points of the bone outlines of forehead and nose inside the skin. `sign`: 1 if the face looks right, -1 if
 * it looks left. An outline that did not change since the last call is the same object.
 */
export function bonesUnderSkin(filled: readonly FilledOutline[], sign: 1 | -1): readonly FilledOutline[] {
  const skin = filled.find(({ plan }) => plan.name === 'profile_upper')
  return skin ? filled.map(outline => movedInsideSkin(outline, skin, sign)) : filled
}
