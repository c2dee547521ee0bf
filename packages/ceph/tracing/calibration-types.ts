/** How mm are known. Only `ruler` and `dicom` may appear without a mark on screen, in export and in print. */
export type ScaleProvenance = 'ruler' | 'dicom' | 'detector' | 'assumed' | 'none'

/** mm per pixel of the original film, or none. */
export type Calibration =
  | { readonly mmPerPixel: number; readonly provenance: Exclude<ScaleProvenance, 'none'> }
  | { readonly mmPerPixel: null; readonly provenance: 'none' }
