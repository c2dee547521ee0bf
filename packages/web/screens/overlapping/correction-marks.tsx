import type { Point } from '@sella/ceph/geometry/point'
import styles from './correction.module.css'

interface CorrectionMarksProps {
  /** About which the record turns, and where its handle stands: canvas units. */
  readonly centre: Point
  readonly handle: Point
  readonly pixel: number
}

/** What is taken hold of: the whole picture shifts, the round handle turns. */
export const CorrectionMarks = ({ centre, handle, pixel }: CorrectionMarksProps) => (
  <g className={styles.marks} strokeWidth={1.5 * pixel}>
    <circle cx={centre.x} cy={centre.y} r={9 * pixel} fill="none" />
    <line x1={centre.x} y1={centre.y} x2={handle.x} y2={handle.y} strokeDasharray={`${4 * pixel} ${3 * pixel}`} />
    <circle className={styles.handle} data-turn-handle cx={handle.x} cy={handle.y} r={9 * pixel} />
  </g>
)
