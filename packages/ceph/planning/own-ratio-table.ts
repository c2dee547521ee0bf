import type { OwnRatio } from './plan'

/** One version of a doctor's table; never changed once saved. */
export interface OwnRatioVersion {
  /** Starts at 1. */
  readonly version: number
  /** Date saved, `YYYY-MM-DD`. */
  readonly day: string
  /** Each with its own source; if empty, the published ratios apply. */
  readonly ratios: readonly OwnRatio[]
}

/** A doctor's own ratios for all her plans. Every version is kept; the last one applies. */
export interface OwnRatioTable {
  /** Distinguishes the doctor's table from a colleague's with the same version number. */
  readonly id: string
  readonly versions: readonly OwnRatioVersion[]
}

/** The version of an own table that a plan took its ratios from. */
export interface OwnTableNamed {
  readonly table: string
  readonly version: number
  readonly day: string
}

/** The first characters of a table's id, the same on screen, in a picture and on paper: two doctors may both have a version 3. */
export const shortTable = (id: string): string => id.slice(0, 8)

const rowText = ({ id, ratio, sd, source }: OwnRatio): string => JSON.stringify([id, ratio, sd, source])

/** Whether two lists contain the same ratios for the same rows, in any order. */
export function sameRatios(a: readonly OwnRatio[], b: readonly OwnRatio[]): boolean {
  const [left, right] = [a, b].map(list => list.map(rowText).sort().join())
  return left === right
}

export const latestOf = (table: OwnRatioTable | null): OwnRatioVersion | null => table?.versions.at(-1) ?? null

/** The table with these ratios added as its next version; unchanged if its last version already contains them. */
export function withVersion(table: OwnRatioTable, ratios: readonly OwnRatio[], day: string): OwnRatioTable {
  if (sameRatios(latestOf(table)?.ratios ?? [], ratios)) return table
  return { ...table, versions: [...table.versions, { version: table.versions.length + 1, day, ratios }] }
}

/** Whether `after` is the same table with every version of `before` unchanged; it may have additional versions. */
export const keepsVersions = (before: OwnRatioTable, after: OwnRatioTable): boolean =>
  before.id === after.id &&
  before.versions.every((kept, i) => {
    const still = after.versions[i]
    return still?.version === kept.version && still.day === kept.day && sameRatios(still.ratios, kept.ratios)
  })

/** The reference to store in a plan that uses these ratios; null if they are not a version of the table, or if there are none. */
export function namedVersion(table: OwnRatioTable, { version, day, ratios }: OwnRatioVersion): OwnTableNamed | null {
  return ratios.length === 0 ? null : { table: table.id, version, day }
}
