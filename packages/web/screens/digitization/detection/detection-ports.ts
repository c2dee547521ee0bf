import type { DetectionPorts } from '@sella/workbench/detection/detection'
import { ask } from '../../../api/client'

/** Detection by the server. */
export const detectionPorts: DetectionPorts = {
  start: (recordUuid, porion, shown) => ask('detectionStart', { recordUuid, porion, shown }),
  look: uuid => ask('detectionGet', { uuid }),
  cancel: uuid => ask('detectionCancel', { uuid }),
  wait: ms => new Promise(done => setTimeout(done, ms)),
  now: () => performance.now(),
}
