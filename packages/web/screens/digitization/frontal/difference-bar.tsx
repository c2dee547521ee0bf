import { frontalLimits } from '@sella/ceph/data/frontal/limits'
import type { SideDifference } from '@sella/ceph/frontal/asymmetry'

/** Millimetres from the middle to either end of the bar. */
const reach = 8

const at = (mm: number): number => 50 + (Math.max(-reach, Math.min(reach, mm)) / reach) * 50

/** A difference on its line: the band that counts as symmetrical, the value, its error. Right of the middle the left side is larger. */
export const DifferenceBar = ({ difference }: { readonly difference: SideDifference | null }) => {
  const { indistinct } = frontalLimits
  return (
    <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden data-bar>
      <rect data-part="band" x={at(-indistinct)} y={4} width={at(indistinct) - at(-indistinct)} height={8} />
      <line data-part="middle" x1={50} x2={50} y1={2} y2={14} />
      {difference && (
        <>
          <line data-part="value" x1={50} x2={at(difference.mm)} y1={8} y2={8} />
          {difference.error !== null && (
            <line
              data-part="whisker"
              x1={at(difference.mm - difference.error)}
              x2={at(difference.mm + difference.error)}
              y1={8}
              y2={8}
            />
          )}
          {/* Points of a round stroke: the drawing is stretched to its column, and a circle would be with it. */}
          <path data-part="dot" d={`M${at(difference.mm)} 8h0`} />
          <path data-part="hole" d={`M${at(difference.mm)} 8h0`} />
        </>
      )}
    </svg>
  )
}
