import type { CaseRecord, Photo } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { isScaleDoubted } from '@sella/workbench/report/doubted'
import { useMemo } from 'react'
import { useCase } from '../../../case/case'
import { savedTracing } from '../../../readings/saved-tracing'
import { useSchemes } from '../../../report/use-schemes'
import { type PictureScale, pictureScale } from './picture-scale'

/** The scale of a picture of the record; the lateral film's, which its side photo may have too, is judged beside those of the case. */
export const usePictureScale = (record: CaseRecord, photo: Photo | undefined): PictureScale | null => {
  const { patient, records } = useCase()
  const { data } = useSchemes(patient.uuid)
  return useMemo(() => {
    if (!photo) return null
    const tracing = filmOf(record) ? savedTracing(record) : null
    const beside = { records, schemes: data ?? null, tracingOf: savedTracing }
    return pictureScale(record, photo, tracing !== null && isScaleDoubted({ patient, record, tracing }, beside))
  }, [patient, record, records, photo, data])
}
