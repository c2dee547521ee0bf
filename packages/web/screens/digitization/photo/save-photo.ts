import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '@sella/workbench/server/refused'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ask } from '../../../api/client'
import { placeRecord } from '../../../api/queries'
import { type Desk, useDesk } from '../desk'

/** The texts of a record that a photo changes. */
export type PhotoTexts = Partial<Pick<CaseRecord, 'alignment' | 'facePoints'>>

/** Made from what the record holds, so that a save onto a newer version keeps what is new. */
export type MakeTexts = (record: CaseRecord) => PhotoTexts

const write = (desk: Desk, onto: CaseRecord, make: MakeTexts): Promise<CaseRecord> =>
  ask('timebarUpdate', { uuid: onto.uuid, caseUuid: desk.patient.uuid, version: onto.version, ...make(onto) })

const newest = async (desk: Desk): Promise<CaseRecord | null> =>
  (await ask('timebarGet', { caseUuid: desk.patient.uuid })).find(record => record.uuid === desk.record.uuid) ?? null

/**
 * Saves what concerns the photo through the record's save. When another window was first and left the photo alone, it is saved onto
 * that version; when it moved the photo too, the conflict is thrown.
 */
export const useSavePhoto = () => {
  const desk = useDesk()
  const client = useQueryClient()
  return useCallback(
    async (make: MakeTexts): Promise<void> => {
      const onto = desk.base.get()
      const settle = (saved: CaseRecord, from: CaseRecord): void => {
        // Nothing but the photo was written: what the tracing's save starts from is still the same tracing.
        if (from === desk.base.get()) desk.base.set(saved)
        placeRecord(client, saved)
      }
      try {
        settle(await write(desk, onto, make), onto)
      } catch (error) {
        const theirs = error instanceof Refused && error.reason === 'RECORD_CONFLICT' ? await newest(desk) : null
        if (!theirs || theirs.alignment !== onto.alignment || theirs.facePoints !== onto.facePoints) throw error
        settle(await write(desk, theirs, make), theirs)
      }
    },
    [desk, client],
  )
}
