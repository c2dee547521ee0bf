import type { RecordServer } from '@sella/workbench/record/saving'
import { ask } from '../../../api/client'

/** Saves go to the server's API. */
export const recordServer: RecordServer = {
  update: ({ uuid, caseUuid, version }, texts) => ask('timebarUpdate', { uuid, caseUuid, version, ...texts }),
  current: async ({ uuid, caseUuid }) => (await ask('timebarGet', { caseUuid })).find(record => record.uuid === uuid) ?? null,
}
