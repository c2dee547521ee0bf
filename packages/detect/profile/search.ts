import { ahead, best, type FoundPoint, indexAt, type Line, pointAt } from './line'

// Rules by which points of the skin are located between others.

/** Range of heights in which a point is searched for, mm. */
export type Band = readonly [top: number, bottom: number]

type Ends = readonly [from: FoundPoint, to: FoundPoint]

export const foremostIn = (line: Line, [top, bottom]: Band): FoundPoint | null =>
  best(line, [indexAt(line, top), indexAt(line, bottom)], p => p.x)

export const foremost = (line: Line, [from, to]: Ends): FoundPoint | null => best(line, [from.at, to.at], p => p.x)

export const hindmost = (line: Line, [from, to]: Ends): FoundPoint | null => best(line, [from.at, to.at], p => -p.x)

/** Farthest behind the chord; null unless it is at least 0.6 mm. */
export const deepest = (line: Line, [from, to]: Ends): FoundPoint | null => {
  const candidate = best(line, [from.at, to.at], p => -ahead(p, from, to))
  return candidate && -ahead(candidate, from, to) >= 0.6 ? candidate : null
}

/** Farthest in front of the chord; halfway if the line is straight. */
export const bulge = (line: Line, [from, to]: Ends): FoundPoint | null => {
  if (to.at - from.at < 3) return null
  const candidate = best(line, [from.at, to.at], p => ahead(p, from, to))
  if (candidate && ahead(candidate, from, to) >= 0.25) return candidate
  return pointAt(line, (from.at + to.at) / 2, ((to.at - from.at) * line.step) / 4)
}

/** At a fraction of the way. */
export const partway = (line: Line, [from, to]: Ends, share: number): FoundPoint =>
  pointAt(line, from.at + (to.at - from.at) * share, Math.max(1.2, (from.slack + to.slack) / 2))

/** This many mm further along the line; negative: back. */
export const along = (line: Line, from: FoundPoint, mm: number): FoundPoint => pointAt(line, from.at + mm / line.step)

/** Where the line is this many mm below a place; negative: above. */
export const lower = (line: Line, than: FoundPoint, mm: number): FoundPoint => {
  const at = indexAt(line, than.y + mm)
  return pointAt(line, mm > 0 ? Math.max(than.at, at) : at)
}
