import type { DeviationClass } from '@sella/ceph/analysis/analysis'

const tokens: Readonly<Record<DeviationClass, string>> = {
  sd_negative_3: 'sdn3',
  sd_negative_2: 'sdn2',
  sd_negative_1: 'sdn1',
  normal: 'sd0',
  sd_positive_1: 'sdp1',
  sd_positive_2: 'sdp2',
  sd_positive_3: 'sdp3',
}

/** The theme's colour of a class. */
export const classVar = (of: DeviationClass): string => `var(--${tokens[of]})`
