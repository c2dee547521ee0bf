import type { Row } from '@sella/ceph/analysis/analysis'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { Missing } from '@sella/ceph/measure/reading'
import type { Lang } from '@sella/ceph/words'
import { shortItemName, shortLandmarkName } from '@sella/drawing/tracing/short-names'

export const itemName = (row: Pick<Row, 'name'>, lang: Lang): string => shortItemName(row.name, lang)

/** Landmarks under their short names, items as they are. */
export const needsText = (missing: Missing): string =>
  missing.needs.map(name => (isLandmarkName(name) ? shortLandmarkName(name) : name)).join(' · ')
