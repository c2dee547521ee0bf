import { filmSubjectWith } from '@sella/workbench/subjects/film-subject'
import { logEngine } from '../../api/engine-log'
import type { Automatic } from './automatic'
import { useDetection } from './detection/detection'
import { DetectionCard } from './detection/detection-card'

/** The lateral film. */
export const filmSubject = filmSubjectWith(logEngine)

/** Points of a film are detected on the server. */
export const filmAutomatic: Automatic = {
  useAuto: () => {
    const { start, job } = useDetection()
    return { start, running: job !== null }
  },
  AutoCard: DetectionCard,
}
