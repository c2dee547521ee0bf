/** Which spacing of a DICOM file the doctor chose as the scale. */
export type SpacingChoice = 'pixel' | 'imager' | 'none'
