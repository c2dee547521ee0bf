import { showValue } from '@sella/ceph/measure/display'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import type { GuidedAim } from '@sella/workbench/planning/guided'

interface Aimed {
  readonly aim: Pick<GuidedAim['aim'], 'aim'>
  readonly state: Pick<GuidedAim['state'], 'unit' | 'wanted' | 'value'>
}

/**
 * What is measured after the plan and what is wanted: `≈ 6.3 mm → 3.0 mm`; null where nothing is measured. The space of an arch is in
 * the doctor's own mm, whatever the film's scale.
 */
export const aimText = ({ aim, state: { unit, wanted, value } }: Aimed, calibration: Calibration): string | null => {
  if (value === null) return null
  const [mark, sign] = [aim.aim === 'arch' ? '' : scaleMark(unit, calibration), signAfter[unit]]
  return `${mark}${showValue(value, unit)}${sign} → ${showValue(wanted, unit)}${sign}`
}
