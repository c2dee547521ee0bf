import { filmSheet } from '../tracing/film-sheet'
import type { ImageSheet } from '../tracing/sheet'
import { faceCrop, faceExtent, type PlateBox } from './face-crop'
import type { ReportInput } from './input'

/** What is drawn in the box: the film with its tracing, or another picture with its placed points. */
export type Plate = Pick<
  ReportInput,
  'film' | 'tracing' | 'evaluation' | 'analysis' | 'lang' | 'estimatedOutlines' | 'colours' | 'record' | 'customItems'
> & {
  /** Of a photo: its items whose value depends on an estimated point. Of a film they follow from its tracing. */
  readonly guessed?: ReadonlySet<string>
}

const filmSize = (
  { film, tracing, evaluation }: Plate,
  sheet: ImageSheet,
): { readonly width: number; readonly height: number } => {
  if (film) return film
  const { right, bottom } = faceExtent(sheet.anatomy(tracing, evaluation.facing))
  return Number.isFinite(right) ? { width: Math.max(1, right * 1.1), height: Math.max(1, bottom * 1.1) } : { width: 1, height: 1 }
}

/** The part of the picture shown in a box, in its pixels, and page units per pixel. */
export interface PlateCut {
  readonly film: { readonly width: number; readonly height: number }
  readonly crop: PlateBox
  readonly scale: number
}

export const plateCut = (input: Plate, box: PlateBox, sheet: ImageSheet = filmSheet): PlateCut => {
  const { facing } = input.evaluation
  const film = filmSize(input, sheet)
  const crop = faceCrop({ anatomy: sheet.anatomy(input.tracing, facing), facing, film, box })
  return { film, crop, scale: box.width / crop.width }
}
