import type { Lang } from '@sella/ceph/words'
import { faceSheet } from '../../tracing/face-sheet'
import { placedText, pointsText, worksText } from '../legend'
import type { FaceReading } from './reading'

/** Who placed how many points, and how many are unsure where any states its expected error: by hand none does. */
const pointsOf = ({ view, tracing, evaluation }: FaceReading, lang: Lang): string => {
  const anatomy = faceSheet(view).anatomy(tracing, evaluation.facing)
  if (Object.values(tracing.points).some(({ errorPx }) => errorPx !== undefined)) return pointsText(anatomy, tracing, lang)
  return `${placedText(anatomy, lang)}${lang === 'zh' ? '。' : '.'}`
}

/** The sources of the norms, and who placed how many points on the photo. */
export const faceNotes = (reading: FaceReading, lang: Lang): string =>
  [worksText(reading.evaluation.rows, lang), pointsOf(reading, lang)].join(lang === 'zh' ? '' : ' ')
