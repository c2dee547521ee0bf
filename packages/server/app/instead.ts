import type { Detector } from '@sella/detect/detector'
import type { Clock } from '../db/now'
import type { AdmissionLimits } from '../http/admission'
import type { Mail } from '../mail/mail'

/** Substitutes used by tests. */
export interface Instead {
  readonly now?: Clock
  readonly detector?: Detector
  readonly mail?: Mail
  readonly admission?: AdmissionLimits
}
