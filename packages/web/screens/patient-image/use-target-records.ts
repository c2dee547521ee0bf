import { newDays, settled, type Target } from '@sella/ceph/intake/placing'
import { proposedType } from '@sella/ceph/intake/record-type'
import { localDay } from '@sella/ceph/patient/local-day'
import type { CaseRecord } from '@sella/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { keys, useAddRecord } from '../../api/queries'
import { useCase } from '../../case/case'
import { placesOf } from './places'

interface RecordDay {
  readonly record: string
  readonly day: string
}

/**
 * Creates the records that targets need, one per date, earliest first; then returns the record of each target. Throws the
 * server's refusals.
 */
export const useTargetRecords = () => {
  const client = useQueryClient()
  const { patient, record } = useCase()
  const add = useAddRecord()
  const present = (): readonly CaseRecord[] => client.getQueryData<readonly CaseRecord[]>(keys.records(patient.uuid)) ?? []
  const now = () => new Date()
  const records = () => placesOf({ patient, record, records: present() }, { today: localDay(now()), going: () => [] }).records
  return async (targets: readonly Target[]): Promise<(target: Target) => RecordDay> => {
    const made = new Map<string, string>()
    const wanted = targets.map(target => settled(target, records()))
    for (const day of newDays(wanted)) {
      const createday = `${day}T${now().toTimeString().slice(0, 8)}`
      const { uuid } = await add.mutateAsync({ caseUuid: patient.uuid, createday, type: proposedType(day, present()) })
      made.set(day, uuid)
    }
    return target => {
      const at = settled(target, records())
      const record = 'record' in at ? at.record : (made.get(at.day) ?? '')
      return {
        record,
        day:
          present()
            .find(caseRecord => caseRecord.uuid === record)
            ?.createday.slice(0, 10) ?? '',
      }
    }
  }
}
