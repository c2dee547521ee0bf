import type { LandmarkName } from '../data/landmarks'
import type { Point } from '../geometry/point'
import { type Hold, type RegistrationName, registrationNames } from './registrations'

/** One registration, or all three side by side. */
export type OverlapFunction = RegistrationName | 'multiview'

/** The doctor's own correction after the registered move: mm forward and down, radians clockwise about the registration point. */
export interface Nudge {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** How the records' lines are distinguished. */
export interface SchemeLines {
  /** The doctor's own colours, if she chose any, or those of the American Board: black, blue, red, green. */
  readonly colours: 'own' | 'board'
  /** Also by line style. */
  readonly kinds: boolean
}

type PerRecord<T> = Readonly<Record<string, T>>

/**
 * A saved overlap (specification, section 3), stored with the case as a JSON list. Records by uuid; the first is the reference.
 */
export interface OverlapScheme {
  readonly name: string
  readonly uuids: readonly string[]
  /** The film of each record. */
  readonly cephImgs: PerRecord<string>
  readonly overFun: OverlapFunction
  /** What each registration is held by; the row's own point by default. */
  readonly registerAt?: Readonly<Partial<Record<RegistrationName, Hold>>>
  /** The placed points at the time the scheme was saved, image pixels. */
  readonly points: Readonly<Partial<Record<RegistrationName, PerRecord<Readonly<Partial<Record<LandmarkName, Point>>>>>>>
  readonly imgTrans: Readonly<Partial<Record<RegistrationName, PerRecord<Nudge>>>>
  /** mm per pixel of each film at the time the scheme was saved; null: no scale. */
  readonly scales?: PerRecord<number | null>
  /**
   * mm per pixel of the records whose scale the doctor states to be right although S-Na changed by an implausible amount; the
   * statement applies to these scales only and lapses when they change.
   */
  readonly scalesStated?: PerRecord<number>
  /** Absent: the doctor's own colours, all lines solid. */
  readonly lines?: SchemeLines
  /** Date saved, `YYYY-MM-DD`. */
  readonly savedOn?: string
}

/** What a registration of the scheme is held by: its point, unless the doctor chose otherwise. */
export const holdOf = ({ registerAt }: OverlapScheme, name: RegistrationName): Hold => registerAt?.[name] ?? 'point'

export const linesOf = ({ lines }: Pick<OverlapScheme, 'lines'>): SchemeLines => lines ?? { colours: 'own', kinds: false }

/** The registrations a scheme draws, in order. */
export const registrationsOf = ({ overFun }: Pick<OverlapScheme, 'overFun'>): readonly RegistrationName[] =>
  overFun === 'multiview' ? registrationNames : [overFun]

/** Groups records two to a page; the last page may have one. */
export const inPairs = <T>(records: readonly T[]): readonly (readonly [T] | readonly [T, T])[] =>
  records.flatMap((first, i) => {
    const second = records.slice(i + 1, i + 2)
    return i % 2 === 0 ? [[first, ...second] as unknown as readonly [T] | readonly [T, T]] : []
  })
