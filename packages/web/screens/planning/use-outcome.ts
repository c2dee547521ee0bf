import type { NoPrediction, Prediction } from '@sella/ceph/planning/predict'
import { type PlanResult, resultOf } from '@sella/ceph/planning/result'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { filmStoring } from '@sella/workbench/record/film-storing'
import { useMemo } from 'react'
import { useCase } from '../../case/case'
import type { Opened } from './opened'

/** Later traced records of the case: any of them may show what came of the plan. */
export const useEndRecords = (record: CaseRecord): readonly CaseRecord[] => {
  const { records } = useCase()
  return useMemo(
    () => records.filter(each => each.createday > record.createday && filmOf(each) !== null && each.cephPoints !== null),
    [records, record],
  )
}

interface Of extends Opened {
  readonly ends: readonly CaseRecord[]
  /** The record the plan names as its end. */
  readonly result: string | null
  readonly prediction: Prediction | NoPrediction
}

/** What came of the plan by the record it names; null without one. Computed once, for the table. */
export const useOutcome = ({ patient, record, tracing, ends, result, prediction }: Of): PlanResult | null => {
  const end = ends.find(each => each.uuid === result)
  const traced = useMemo(() => {
    const film = end && filmOf(end)
    return end && film ? filmStoring.read(end, film) : null
  }, [end])
  return useMemo(() => {
    if (!end || !traced || prediction.status !== 'predicted') return null
    return resultOf({ tracing, day: record.createday }, prediction, { tracing: traced, day: end.createday }, patient)
  }, [end, traced, prediction, record, tracing, patient])
}
