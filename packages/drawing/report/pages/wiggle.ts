import type { Scene } from '../../scene/scene'
import { recordText } from '../date-text'
import { type Polygon, polygonPages, snugRow } from '../deviation-polygon'
import { guessedItems } from '../guessed'
import type { ReportInput } from '../input'
import { greys } from '../paper'

const polygonOf = (input: ReportInput): Polygon => {
  const record = { input, measured: input.evaluation, colour: greys.ink, number: 1, guessed: guessedItems(input) }
  return { name: recordText(input), records: [record] }
}

/** The deviation polygon of one record: how far each value lies from its norm. */
export const wigglePages = (input: ReportInput): readonly Scene[] => polygonPages(polygonOf(input))

/** The same with lower rows. */
export const snugWigglePages = (input: ReportInput): readonly Scene[] => polygonPages(polygonOf(input), snugRow)
