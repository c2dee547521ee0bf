import { alignmentDocument } from './alignment'
import type { TextDocument } from './document'
import { facePointsDocument } from './face-points'
import { modelReadingsDocument } from './model-readings'
import { overlapSchemesDocument } from './overlap-schemes'
import { ownAnalysisDocument } from './own-analysis'
import { pictureMarksDocument } from './picture-marks'
import { tracingDocument } from './tracing'

/** All documents that have a field of their own on the wire. Settings are sent by name: see `settings.ts`. */
export const documents: readonly TextDocument[] = [
  tracingDocument,
  facePointsDocument,
  alignmentDocument,
  modelReadingsDocument,
  overlapSchemesDocument,
  pictureMarksDocument,
  ownAnalysisDocument,
]
