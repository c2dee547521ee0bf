import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { takeTool } from '@sella/workbench/bench/bench'
import { dirty, dropPreview, sameTracing, saved } from '@sella/workbench/session/session'
import { createStore } from '@sella/workbench/store'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ask } from '../../../api/client'
import { placeRecord } from '../../../api/queries'
import { Refused } from '../../../api/refused'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { type Desk, useDesk } from '../desk'
import { forgetDraft } from './draft'

/** A save on its way, and a conflict that waits for the doctor's choice. */
export interface Saving {
  readonly busy: boolean
  readonly conflict: { readonly recordUuid: string; readonly theirs: CaseRecord } | null
}

export const saving = createStore<Saving>({ busy: false, conflict: null })

const write = async (desk: Desk, tracing: Tracing, onto: CaseRecord): Promise<CaseRecord> => {
  const texts = desk.subject.storing.write(tracing, onto, desk.photo)
  if (!texts) throw new Refused(400, 'NODE_ABNORMAL', 'error')
  return ask('timebarUpdate', { uuid: onto.uuid, caseUuid: desk.patient.uuid, version: onto.version, ...texts })
}

/** What the server holds now, for the comparison point by point. */
const theirs = async (desk: Desk): Promise<CaseRecord | null> =>
  (await ask('timebarGet', { caseUuid: desk.patient.uuid })).find(record => record.uuid === desk.record.uuid) ?? null

/** Whether another window left these points alone: it changed the record's other facts, or the points of another image. */
const leftAlone = ({ subject, photo }: Desk, before: CaseRecord, after: CaseRecord): boolean => {
  const [a, b] = [subject.storing.read(before, photo), subject.storing.read(after, photo)]
  return a !== null && b !== null && sameTracing(a, b)
}

/** Writes onto a record, or onto its newer version where that left the points alone; else the conflict is thrown. */
const writeOnto = async (desk: Desk, tracing: Tracing, onto: CaseRecord): Promise<CaseRecord> => {
  try {
    return await write(desk, tracing, onto)
  } catch (error) {
    const newer = error instanceof Refused && error.reason === 'RECORD_CONFLICT' ? await theirs(desk).catch(() => null) : null
    if (!newer || newer.version === onto.version || !leftAlone(desk, onto, newer)) throw error
    return write(desk, tracing, newer)
  }
}

/** Saves the tracing of the record on the table; `onto` is the record a conflict was settled against. */
export const useSave = () => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const client = useQueryClient()
  const toast = useToast()

  const settle = useCallback(
    (record: CaseRecord, tracing: Tracing) => {
      desk.base.set(record)
      desk.bench.session.set(session => saved(dropPreview(session), tracing))
      if (desk.bench.session.get().mode === 'reading') takeTool(desk.bench, 'select')
      placeRecord(client, record)
      forgetDraft(desk.photo.uuid)
      toast({ kind: 'done', title: message('POINTS_SAVED', lang), about: 'save' })
    },
    [desk, client, toast, lang],
  )

  const failed = useCallback(
    async (error: unknown, again: () => void) => {
      if (error instanceof Refused && error.reason === 'RECORD_CONFLICT') {
        const record = await theirs(desk).catch(() => null)
        if (record) return saving.set({ busy: false, conflict: { recordUuid: record.uuid, theirs: record } })
      }
      const retry = { label: t('app.retry'), run: again }
      const text = `${textOf(error, lang)} · ${t('workbench.saving.keptHere')}`
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text, action: retry, about: 'save' })
    },
    [desk, toast, t, lang],
  )

  const save = useCallback(
    async (onto: CaseRecord = desk.base.get()): Promise<void> => {
      const session = desk.bench.session.get()
      if (saving.get().busy) return
      if (!dirty(session)) return toast({ kind: 'warning', title: refusal('NO_CHANGES', lang) })
      saving.set({ busy: true, conflict: null })
      try {
        settle(await writeOnto(desk, session.present, onto), session.present)
      } catch (error) {
        await failed(error, () => void save(onto))
      } finally {
        saving.set(now => ({ ...now, busy: false }))
      }
    },
    [desk, settle, failed, toast, lang],
  )
  return { save }
}
