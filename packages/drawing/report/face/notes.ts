import type { Lang } from '@sella/ceph/words'
import { faceSheet } from '../../tracing/face-sheet'
import { pointsText, worksText } from '../legend'
import type { FaceReading } from './reading'

/** The sources of the norms, and who placed how many points on the photo. */
export const faceNotes = ({ view, tracing, evaluation }: FaceReading, lang: Lang): string =>
  [worksText(evaluation.rows, lang), pointsText(faceSheet(view).anatomy(tracing, evaluation.facing), tracing, lang)].join(
    lang === 'zh' ? '' : ' ',
  )
