import type { Evaluation } from '@sella/ceph/analysis/analysis'

/** Whether lengths by the film's scale are withheld, or may be once the other films of the case have been looked at. */
export const areLengthsWithheld = ({ rows }: Evaluation): boolean =>
  rows.some(
    ({ reading }) => reading.status === 'missing' && (reading.why === 'scale-doubted' || reading.why === 'scale-unjudged'),
  )
