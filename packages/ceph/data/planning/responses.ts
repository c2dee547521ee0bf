import { autorotationResponses } from './responses/autorotation'
import { chinResponses } from './responses/chin'
import { incisorResponses } from './responses/incisor'
import { lefortResponses } from './responses/lefort'
import { mandibleResponses } from './responses/mandible'
import type { SkinResponse } from './responses/row'

/** Which ratios a plan was made with: a new number when a row changes, so that an old plan says that it was made with others. */
export const RATIO_TABLE_VERSION = 1

/** How the skin follows bone and teeth. A pair that is not listed is 0. */
export const skinResponses: readonly SkinResponse[] = [
  ...incisorResponses,
  ...lefortResponses,
  ...mandibleResponses,
  ...autorotationResponses,
  ...chinResponses,
]
