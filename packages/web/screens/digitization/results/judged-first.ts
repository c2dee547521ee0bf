import type { CaseRecord, Patient } from '@sella/contract/entities'
import type { Withholding } from '@sella/workbench/open/choice'
import { withholdingBeside, withholdingByFilm } from '@sella/workbench/report/doubted'
import type { QueryClient } from '@tanstack/react-query'
import { savedTracing } from '../../../readings/saved-tracing'
import { schemesOf } from '../../../report/use-schemes'

interface Picture {
  readonly patient: Patient
  readonly record: CaseRecord
  readonly records: readonly CaseRecord[]
}

/** By the records as they are when the picture is opened. */
export type JudgedFirst = (picture: Picture, view: string) => Withholding

/** What judges the scale of a film beside the others of its case; rejects where what is stated of the scales cannot be fetched. */
export const judgedFirst = async (client: QueryClient, caseUuid: string): Promise<JudgedFirst> => {
  const schemes = await schemesOf(client, caseUuid)
  return ({ patient, record, records }, view) =>
    (view === 'film' ? withholdingBeside : withholdingByFilm)({ patient, record }, { records, schemes, tracingOf: savedTracing })
}
