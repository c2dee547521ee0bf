import { type LandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import { sagittalWords, verticalWords } from '@sella/ceph/superimpose/change-words'
import { shortLandmarkName } from '../../tracing/short-names'
import { scaleMark } from '../../tracing/value-text'
import { inner } from '../paper'
import type { CarriedPlan } from './carried-plan'
import type { Strip } from './flow'
import { type PlanCell, tableStrips } from './plan-table'
import { filled, planWords as words } from './words'

/** The hard-tissue points relevant to surgery, from top to bottom. */
const hard: readonly LandmarkName[] = [
  ...(['PNS', 'ANS', 'A', 'U6Mesial', 'U1RootTip', 'U1IncisalTip', 'L1IncisalTip', 'L1RootTip', 'L6Mesial'] as const),
  ...(['B', 'Pog', 'Gn', 'Me', 'Go'] as const),
]

/** The total displacement of bone and teeth, along the reference plane and across it; beside the soft-tissue table. */
export function movedStrips({ prediction, input: { lang } }: CarriedPlan, from: number): readonly Strip[] {
  if (prediction.status !== 'predicted' || !prediction.frame.calibrated) return []
  const rows = hard.flatMap((name): (readonly PlanCell[])[] => {
    const shift = prediction.shifts[name]
    if (!shift) return []
    return [
      [
        { text: `${shortLandmarkName(name)} ${landmarks[name].name[lang]}` },
        { text: sagittalWords({ forwardMm: shift.x })[lang], weight: 600 },
        { text: verticalWords({ downMm: shift.y })[lang], weight: 600 },
      ],
    ]
  })
  if (rows.length === 0) return []
  const columns = [
    { title: words.landmark[lang], x: from, align: 'start', maxWidth: 420 },
    { title: words.sagittal[lang], x: from + 620, align: 'end', maxWidth: 190 },
    { title: words.vertical[lang], x: Math.min(from + 805, inner.right), align: 'end', maxWidth: 175 },
  ] as const
  const note = filled(words.pointsNote[lang], { mm: `${scaleMark('mm', prediction.calibration)}mm` })
  const to = Math.min(from + 805, inner.right)
  return tableStrips({ id: 'moved', title: words.points[lang], note, columns, rows, from, to })
}
