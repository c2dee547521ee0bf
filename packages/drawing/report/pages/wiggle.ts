import type { Scene } from '../../scene/scene'
import { recordText } from '../date-text'
import { polygonPages } from '../deviation-polygon'
import { guessedItems } from '../guessed'
import type { ReportInput } from '../input'
import { greys } from '../paper'

/** The deviation polygon of one record: how far each of its values lies from its norm. */
export const wigglePages = (input: ReportInput): readonly Scene[] => {
  const record = { input, measured: input.evaluation, colour: greys.ink, number: 1, guessed: guessedItems(input) }
  return polygonPages({ name: recordText(input), records: [record] })
}
