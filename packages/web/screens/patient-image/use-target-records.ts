import type { CaseRecord } from '@sella/contract/entities'
import { makeTargetRecords } from '@sella/workbench/uploads/target-records'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { keys, placeRecord } from '../../api/queries'
import { useCase } from '../../case/case'

type RecordsFor = ReturnType<typeof makeTargetRecords>

const made = new WeakMap<QueryClient, Map<string, RecordsFor>>()

/** One for each case, whatever on its page asks: two that add a record of the same day would add two. */
const recordsForCase = (client: QueryClient, caseUuid: string): RecordsFor => {
  const all = made.get(client) ?? new Map<string, RecordsFor>()
  made.set(client, all)
  const recordsFor =
    all.get(caseUuid) ??
    makeTargetRecords({
      records: () => client.getQueryData<readonly CaseRecord[]>(keys.records(caseUuid)) ?? [],
      add: async facts => {
        const record = await ask('timebarAdd', { caseUuid, ...facts })
        placeRecord(client, record)
        return record
      },
      clock: () => new Date().toTimeString().slice(0, 8),
    })
  all.set(caseUuid, recordsFor)
  return recordsFor
}

/** Adds the records that the targets of files need; then tells the record of each target. Throws the server's refusals. */
export const useTargetRecords = (): RecordsFor => recordsForCase(useQueryClient(), useCase().patient.uuid)
