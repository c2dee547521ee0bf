import type { ArchSpace, SpaceSegment } from '@sella/ceph/study-models/arch-space'

export interface SpacePart extends Pick<SpaceSegment, 'side' | 'part'> {
  /** Fractions of the whole bar: space filled by its teeth, space they lack, space left over. */
  readonly filled: number
  readonly lacking: number
  readonly spare: number
}

/** The segments of an arch side by side, each as long as the longer of its space and its teeth; all fractions add up to 1. */
export const spaceParts = ({ segments }: Pick<ArchSpace, 'segments'>): readonly SpacePart[] => {
  const whole = segments.reduce((sum, { available, required }) => sum + Math.max(available, required), 0)
  if (!(whole > 0)) return []
  return segments.map(({ side, part, available, required }) => ({
    ...{ side, part, filled: Math.min(available, required) / whole },
    lacking: Math.max(0, required - available) / whole,
    spare: Math.max(0, available - required) / whole,
  }))
}
