import { type LandmarkName, landmarkNames } from '../data/landmarks'
import type { Point } from '../geometry/point'
import { type Hold, type RegistrationName, registrationNames, registrations } from './registrations'

/** One registration, or all three side by side. */
export type OverlapFunction = RegistrationName | 'multiview'

/** The doctor's own correction after the registered move: mm forward and down, radians clockwise about the registration point. */
export interface Nudge {
  readonly x: number
  readonly y: number
  readonly turn: number
}

type PerRecord<T> = Readonly<Record<string, T>>

/** A saved overlap (specification, section 3): a JSON list of these is kept with the case. Records by uuid; the first is the reference. */
export interface OverlapScheme {
  readonly name: string
  readonly uuids: readonly string[]
  /** The film of each record. */
  readonly cephImgs: PerRecord<string>
  readonly overFun: OverlapFunction
  /** What a registration is held by; the row's own point where nothing is said. */
  readonly registerAt?: Readonly<Partial<Record<RegistrationName, Hold>>>
  /** The placed points as they were when the scheme was saved, image pixels. */
  readonly points: Readonly<Partial<Record<RegistrationName, PerRecord<Readonly<Partial<Record<LandmarkName, Point>>>>>>>
  readonly imgTrans: Readonly<Partial<Record<RegistrationName, PerRecord<Nudge>>>>
  /** mm per pixel of each film when the scheme was saved; null: it had none. */
  readonly scales?: PerRecord<number | null>
  /**
   * mm per pixel of the records whose scale the doctor states to be right, though S-Na changed as no patient's does; the statement is
   * of these scales, and ends with them.
   */
  readonly scalesStated?: PerRecord<number>
  /** The day it was saved, `YYYY-MM-DD`. */
  readonly savedOn?: string
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isPoint = (value: unknown): value is Point => isObject(value) && isNumber(value.x) && isNumber(value.y)
const isNudge = (value: unknown): value is Nudge => isPoint(value) && isNumber((value as unknown as Json).turn)
const isOverlapFunction = (value: unknown): value is OverlapFunction =>
  value === 'multiview' || registrationNames.some(name => name === value)

const everyValue = (value: unknown, is: (each: unknown) => boolean): boolean => isObject(value) && Object.values(value).every(is)

const isMethodMap = (value: unknown, is: (each: unknown) => boolean): boolean =>
  isObject(value) && Object.keys(value).every(key => registrationNames.some(name => name === key)) && everyValue(value, is)

const isHolds = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([key, hold]) =>
    registrationNames.some(name => name === key && registrations[name].holds.some(one => one === hold)),
  )

const isDay = (value: unknown): boolean => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value)

const missingOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value)

const known: ReadonlySet<string> = new Set(landmarkNames)
const isPoints = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).every(name => known.has(name)) && everyValue(value, isPoint)

function isScheme(value: unknown): value is OverlapScheme {
  if (!isObject(value) || !isText(value.name) || value.name.trim() === '') return false
  const { uuids } = value
  if (!Array.isArray(uuids) || !uuids.every(isText) || new Set(uuids).size !== uuids.length) return false
  return (
    everyValue(value.cephImgs, isText) &&
    isOverlapFunction(value.overFun) &&
    isMethodMap(value.points, perRecord => everyValue(perRecord, isPoints)) &&
    isMethodMap(value.imgTrans, perRecord => everyValue(perRecord, isNudge)) &&
    missingOr(value.registerAt, isHolds) &&
    missingOr(value.scales, scales => everyValue(scales, scale => scale === null || isNumber(scale))) &&
    missingOr(value.scalesStated, scales => everyValue(scales, isNumber)) &&
    missingOr(value.savedOn, isDay)
  )
}

/** The schemes of a case from their stored text; null when it is no list of schemes. Fields it does not know are kept. */
export function parseSchemes(text: string): readonly OverlapScheme[] | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every(isScheme) ? parsed : null
  } catch {
    return null
  }
}

/** The text under which the schemes of a case are kept, unknown fields included. */
export const serialiseSchemes = (schemes: readonly OverlapScheme[]): string => JSON.stringify(schemes)

/** What a registration of the scheme is held at: its point unless the doctor chose otherwise. */
export const holdOf = ({ registerAt }: OverlapScheme, name: RegistrationName): Hold => registerAt?.[name] ?? 'point'

/** The registrations a scheme draws, in order. */
export const registrationsOf = ({ overFun }: OverlapScheme): readonly RegistrationName[] =>
  overFun === 'multiview' ? registrationNames : [overFun]

/** Records two to a page; the last page may have one. */
export function inPairs<T>(records: readonly T[]): readonly (readonly [T] | readonly [T, T])[] {
  const pages: (readonly [T] | readonly [T, T])[] = []
  for (let i = 0; i < records.length; i += 2) {
    const [first, second] = [records[i], records[i + 1]]
    if (first !== undefined) pages.push(second === undefined ? [first] : [first, second])
  }
  return pages
}
