import type { Action } from '@sella/contract/access/roles'

/** What can be taken along of a case, and the least leave it asks for: with a name an archive or DICOM needs leave to share. */
const waysOut = { measurements: 'report', archive: 'report', dicom: 'report', fhir: 'share' } as const satisfies Readonly<
  Record<string, Action>
>

export type WayOut = keyof typeof waysOut

/** The ways out that somebody may go. */
export const waysFor = (may: (action: Action) => boolean): readonly WayOut[] =>
  (Object.keys(waysOut) as WayOut[]).filter(way => may(waysOut[way]))
