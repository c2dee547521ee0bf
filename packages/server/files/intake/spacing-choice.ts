/** Which statement of a DICOM file the doctor takes for her ruler. */
export type SpacingChoice = 'pixel' | 'imager' | 'none'
