import type { OwnRatio } from './plan'

/** One state of a doctor's table; once kept it is never altered. */
export interface OwnRatioVersion {
  /** Counted from 1. */
  readonly version: number
  /** `YYYY-MM-DD`, the day it was kept. */
  readonly day: string
  /** Each with its own source; none: the published ratios stand. */
  readonly ratios: readonly OwnRatio[]
}

/** A doctor's own ratios for all her plans, every version kept, the last one in force. */
export interface OwnRatioTable {
  /** Tells her table from a colleague's of the same number. */
  readonly id: string
  readonly versions: readonly OwnRatioVersion[]
}

/** The version of an own table that a plan took its ratios from. */
export interface OwnTableNamed {
  readonly table: string
  readonly version: number
  readonly day: string
}

/** A table's name in a few letters, the same on screen, in a picture and on paper: two doctors may both have a version 3. */
export const shortTable = (id: string): string => id.slice(0, 8)

const rowText = ({ id, ratio, sd, source }: OwnRatio): string => JSON.stringify([id, ratio, sd, source])

/** Whether two lists say the same of the same rows, in whatever order. */
export function sameRatios(a: readonly OwnRatio[], b: readonly OwnRatio[]): boolean {
  const [left, right] = [a, b].map(list => list.map(rowText).sort().join())
  return left === right
}

export const latestOf = (table: OwnRatioTable | null): OwnRatioVersion | null => table?.versions.at(-1) ?? null

/** The table with these ratios as its next version; the table as it is where its last version says the same. */
export function withVersion(table: OwnRatioTable, ratios: readonly OwnRatio[], day: string): OwnRatioTable {
  if (sameRatios(latestOf(table)?.ratios ?? [], ratios)) return table
  return { ...table, versions: [...table.versions, { version: table.versions.length + 1, day, ratios }] }
}

/** Whether `after` is the same table with every version of `before` unchanged: at most it has further ones. */
export const keepsVersions = (before: OwnRatioTable, after: OwnRatioTable): boolean =>
  before.id === after.id &&
  before.versions.every((kept, i) => {
    const still = after.versions[i]
    return still?.version === kept.version && still.day === kept.day && sameRatios(still.ratios, kept.ratios)
  })

/** What a plan with these ratios of the table names; null for none of its versions, and for one without ratios. */
export function namedVersion(table: OwnRatioTable, { version, day, ratios }: OwnRatioVersion): OwnTableNamed | null {
  return ratios.length === 0 ? null : { table: table.id, version, day }
}
