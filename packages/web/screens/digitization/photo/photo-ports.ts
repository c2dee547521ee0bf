import type { LayingPorts } from '@sella/workbench/photo/laying'
import type { ProfilePorts } from '@sella/workbench/photo/profile-detection'
import { ask } from '../../../api/client'
import { windowTexts } from '../../../memory/window-texts'
import { recordServer } from '../saving/record-server'

/** Faces and profiles are detected, and profiles aligned with films, on the server. */
export const profilePorts: ProfilePorts = {
  start: (step, recordUuid) =>
    step === 'profile' || step === 'align'
      ? ask(step === 'profile' ? 'profileDetect' : 'profileAlign', { recordUuid })
      : ask('faceDetect', { recordUuid, view: step }),
  look: uuid => ask('detectionGet', { uuid }),
  cancel: uuid => ask('detectionCancel', { uuid }),
  wait: ms => new Promise(done => setTimeout(done, ms)),
}

export const layingPorts: LayingPorts = { kept: windowTexts, server: recordServer }
