import { plausibleLengths } from '@sella/ceph/tracing/scale-warnings'
import type { DicomHeader, Inspection } from '@sella/contract/inspection'

export type Spacing = 'pixel' | 'imager' | 'none'

export interface ScaleOption {
  readonly spacing: Spacing
  /** As the server would store it; null: a ruler must be drawn. */
  readonly mmPerPixel: number | null
  /** The key of the sentence that states the consequence. */
  readonly consequence: 'calibrated' | 'unstated' | 'detector' | 'estimated' | 'ruler'
  readonly recommended: boolean
}

/** Two spacings that are the same number written differently. */
const alike = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(a, b)

const pixelOptions = ({ fileScale }: Inspection, { pixel, imager }: DicomHeader['spacing']): readonly ScaleOption[] => {
  if (pixel === null || fileScale === null) return []
  const { mmPerPixel } = fileScale
  if (fileScale.provenance === 'dicom') return [{ spacing: 'pixel', mmPerPixel, consequence: 'calibrated', recommended: true }]
  if (imager !== null && alike(pixel, imager)) return []
  return [{ spacing: 'pixel', mmPerPixel, consequence: 'unstated', recommended: false }]
}

const imagerOptions = ({ imager, magnification }: DicomHeader['spacing']): readonly ScaleOption[] => {
  if (imager === null) return []
  const consequence = magnification === null ? 'detector' : 'estimated'
  return [{ spacing: 'imager', mmPerPixel: imager / (magnification ?? 1), consequence, recommended: false }]
}

/**
 * The scales a DICOM file offers, mm per pixel. Only Pixel Spacing calibrated to the patient is recommended; a lone Pixel Spacing
 * of a projection and everything measured at the detector stay marked (DICOM PS3.3 10.7.1.3). A ruler is always offered.
 */
export const scaleOptions = (inspection: Inspection): readonly ScaleOption[] => {
  const ruler: ScaleOption = { spacing: 'none', mmPerPixel: null, consequence: 'ruler', recommended: false }
  if (!inspection.dicom) return [ruler]
  const { spacing } = inspection.dicom
  return [...pixelOptions(inspection, spacing), ...imagerOptions(spacing), ruler]
}

/** A film too small even for the least plausible N-Me (`from`, mm); null if the scale may be right. */
export const tooSmall = ({ width, height }: Inspection, mmPerPixel: number): { readonly from: number } | null => {
  const face = plausibleLengths.find(({ length }) => length === 'N-Me')
  return face && Math.hypot(width, height) * mmPerPixel < face.from ? { from: face.from } : null
}
