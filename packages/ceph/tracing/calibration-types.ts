/**
 * Source of the scale. Only `ruler` and `dicom` may be shown without a mark on screen, in exports and in print. `film`: a photo's, by
 * the film it is aligned on.
 */
export type ScaleProvenance = 'ruler' | 'dicom' | 'detector' | 'film' | 'assumed' | 'none'

/** mm per pixel of the original film, or no scale. */
export type Calibration =
  | { readonly mmPerPixel: number; readonly provenance: Exclude<ScaleProvenance, 'none'> }
  | { readonly mmPerPixel: null; readonly provenance: 'none' }
