import { autorotationResponses } from './responses/autorotation'
import { chinResponses } from './responses/chin'
import { incisorResponses } from './responses/incisor'
import { lefortResponses } from './responses/lefort'
import { mandibleResponses } from './responses/mandible'
import type { SkinResponse } from './responses/row'

/**
 * Version of the ratios a plan was made with: incremented when a row changes, so that an old plan can state that it used
 * different ones.
 */
export const RATIO_TABLE_VERSION = 1

/** How the skin follows bone and teeth. The ratio of an unlisted pair is 0. */
export const skinResponses: readonly SkinResponse[] = [
  ...incisorResponses,
  ...lefortResponses,
  ...mandibleResponses,
  ...autorotationResponses,
  ...chinResponses,
]
