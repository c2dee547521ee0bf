import type { Scene } from '../scene/scene'
import { comprehensive } from './comprehensive'
import type { ReportInput } from './input'

/** A page of the report, 1785 x 2526 units. */
export type Page = Scene

/** The report of one record alone: all its pages, each with its foot. */
export const report = (input: ReportInput): readonly Page[] => comprehensive(input, [])
