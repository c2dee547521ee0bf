import type { Scene } from '../../scene/scene'
import type { Comparison } from '../comparison'
import { polygonPages, snugRow } from '../deviation-polygon'

/** The deviation polygons of an analysis for all records of a scheme, overlaid: how far each value lies from the norm of its date. */
export const compareWigglePages = (comparison: Comparison): readonly Scene[] =>
  comparison.records.length < 2 ? [] : polygonPages(comparison)

/** The same with lower rows. */
export const snugCompareWigglePages = (comparison: Comparison): readonly Scene[] =>
  comparison.records.length < 2 ? [] : polygonPages(comparison, snugRow)
