import { signedMm } from '@sella/ceph/study-models/as-read'

/** Signed mm that may depend on a film whose scale nobody measured. */
export const aboutMm = (mm: number, approximate: boolean | undefined): string => `${approximate ? '≈ ' : ''}${signedMm(mm)}`
