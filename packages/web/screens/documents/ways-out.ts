import type { Action } from '@sella/contract/access/roles'

/**
 * What can be exported from a case, and the least permission it needs: an archive or DICOM with the patient's name needs
 * permission to share.
 */
const waysOut = { measurements: 'report', archive: 'report', dicom: 'report', fhir: 'share' } as const satisfies Readonly<
  Record<string, Action>
>

export type WayOut = keyof typeof waysOut

/** The exports that somebody may use. */
export const waysFor = (may: (action: Action) => boolean): readonly WayOut[] =>
  (Object.keys(waysOut) as WayOut[]).filter(way => may(waysOut[way]))
