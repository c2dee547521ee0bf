import type { Point } from '@sella/ceph/geometry/point'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { marksOf, type OnCanvas } from '@sella/workbench/superimposing/correcting'
import styles from './correction.module.css'
import { useGrip } from './use-grip'

interface CorrectionMarksProps extends OnCanvas {
  readonly method: RegistrationName
  readonly registrationPoint: Point
  /** As saved in the scheme. */
  readonly nudge: Nudge
}

/** The handles: dragging the picture shifts it, the round handle rotates it. */
export const CorrectionMarks = ({ method, registrationPoint, nudge, toCanvas, pixel }: CorrectionMarksProps) => {
  const { centre, handle } = marksOf(registrationPoint, useGrip(method)?.nudge ?? nudge, { toCanvas, pixel })
  return (
    <g className={styles.marks} strokeWidth={1.5 * pixel}>
      <circle cx={centre.x} cy={centre.y} r={9 * pixel} fill="none" />
      <line x1={centre.x} y1={centre.y} x2={handle.x} y2={handle.y} strokeDasharray={`${4 * pixel} ${3 * pixel}`} />
      <circle className={styles.handle} data-turn-handle cx={handle.x} cy={handle.y} r={9 * pixel} />
    </g>
  )
}
