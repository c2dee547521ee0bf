import { outcome } from '@sella/ceph/planning/outcome'
import { overlayFilm } from '@sella/ceph/superimpose/overlay'
import { checkScales } from '@sella/ceph/superimpose/scale-check'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { filmStoring } from '@sella/workbench/record/film-storing'
import { useMemo } from 'react'
import { useCase } from '../../case/case'
import { usePlanTable } from './table'

/** Later traced records of the case: any of them may show what came of the plan. */
export const useEndRecords = (): readonly CaseRecord[] => {
  const { records } = useCase()
  const { record } = usePlanTable()
  return useMemo(
    () => records.filter(each => each.createday > record.createday && filmOf(each) !== null && each.cephPoints !== null),
    [records, record],
  )
}

/** What came of the plan by the record it names; null without one. */
export const useOutcome = () => {
  const { patient, record, tracing, document, prediction } = usePlanTable()
  const ends = useEndRecords()
  const { result } = document
  return useMemo(() => {
    const end = ends.find(each => each.uuid === result)
    const film = end && filmOf(end)
    const traced = end && film ? filmStoring.read(end, film) : null
    if (!end || !traced || prediction.status !== 'predicted') return null
    const films = [
      { id: record.uuid, film: overlayFilm(record.uuid, tracing, null), day: record.createday },
      { id: end.uuid, film: overlayFilm(end.uuid, traced, null), day: end.createday },
    ]
    if (checkScales(films, patient, undefined).doubted.size > 0) return { status: 'doubted' } as const
    return outcome(tracing, prediction, traced)
  }, [ends, result, prediction, record, tracing, patient])
}
