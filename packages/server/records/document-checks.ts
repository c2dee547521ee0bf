import { alignmentDocument } from '@sella/contract/documents/alignment'
import type { TextDocument } from '@sella/contract/documents/document'
import { facePointsDocument } from '@sella/contract/documents/face-points'
import { modelReadingsDocument } from '@sella/contract/documents/model-readings'
import { rulersFit, rulersHaveLength } from '@sella/contract/documents/points/ruler'
import { fromStored, tracingDocument } from '@sella/contract/documents/tracing'
import { Refusal } from '../http/refusal'

const check = (document: TextDocument, text: string): void => {
  const field = document.faultIn(text)
  if (field) throw new Refusal('TRACING_INVALID', { field })
}

/** Refuses a text with a ruler of invalid length: it would be read as no ruler, and all values in mm would be lost. */
const checkRulers = (text: string): void => {
  if (!rulersFit(text)) throw new Refusal('RULER_RANGE')
}

/**
 * Refuses a text to be saved with a ruler whose ends lie on each other, for the same reason. An archive may bring such a ruler from
 * before it was refused.
 */
export const checkRulerEnds = (text: string): void => {
  if (!rulersHaveLength(text)) throw new Refusal('RULER_NO_LENGTH')
}

/** Checks the text of a record's tracings as the engine will read it; returns whether anything is placed on the lateral film. */
export const checkTracing = (text: string): boolean => {
  check(tracingDocument, text)
  checkRulers(text)
  const read = fromStored(text)
  return read.ok && Object.keys(read.value.points).length > 0
}

/** Checks the text of a record's points on face photographs. */
export const checkFaces = (text: string): void => {
  check(facePointsDocument, text)
  checkRulers(text)
}

/** Checks the alignment of a record's photo on its film. */
export const checkAlignment = (text: string): void => check(alignmentDocument, text)

/** Checks the readings of a record's study models. */
export const checkModelReadings = (text: string): void => check(modelReadingsDocument, text)
