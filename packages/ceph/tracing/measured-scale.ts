import type { Calibration } from './calibration-types'

/** True if mm may be shown without a mark: the scale was read from the ruler or from a calibrated file. */
export const isMeasuredScale = ({ provenance }: Calibration): boolean => provenance === 'ruler' || provenance === 'dicom'
