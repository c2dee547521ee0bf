import type { Stage } from '../data/maturation-stages'
import { type BodyForm, type Features, formOf, isNotched } from './features'

export interface Staging {
  readonly stage: Stage
  readonly notched: { readonly C2: boolean; readonly C3: boolean; readonly C4: boolean }
  readonly forms: { readonly C3: BodyForm; readonly C4: BodyForm }
  /** A concave vertebra below one that is not: reported, but staged by the count as usual. */
  readonly atypical: boolean
}

const byCount: readonly Stage[] = ['CS1', 'CS2', 'CS3']

/**
 * The stage by the rule table (McNamara and Franchi 2018, thresholds of its later tables): by how many of C2, C3 and C4 have a
 * concavity; with all three, by the bodies, upright taking precedence over square. A deeper concavity never gives an earlier
 * stage.
 */
export function stageOf(features: Features): Staging {
  const notched = {
    C2: isNotched(features.C2_notch),
    C3: isNotched(features.C3_notch),
    C4: isNotched(features.C4_notch),
  }
  const forms = {
    C3: formOf(features.C3_taper, features.C3_shape),
    C4: formOf(features.C4_taper, features.C4_shape),
  }
  const bodies = Object.values(forms)
  const last: Stage = bodies.includes('vertical') ? 'CS6' : bodies.includes('square') ? 'CS5' : 'CS4'
  const stage = byCount[Object.values(notched).filter(Boolean).length] ?? last
  return { stage, notched, forms, atypical: (notched.C3 && !notched.C2) || (notched.C4 && !notched.C3) }
}
