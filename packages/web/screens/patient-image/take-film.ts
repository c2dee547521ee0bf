import type { CaseRecord, Photo } from '@sella/contract/entities'
import { useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress, useCase } from '../../case/case'
import { designPath } from '../../paths'
import { photoOf } from './slots'

/** Saves the original under its original name. */
export const saveOriginal = ({ originalUrl, name }: Photo): void => {
  const link = document.createElement('a')
  link.href = originalUrl
  link.download = name
  link.click()
}

/**
 * Exports of a traced film besides its file: the picture with its tracing (PNG, SVG), and the report with its slides; null for
 * any other, and if her role permits none.
 */
export const useTakeFilm = (record: CaseRecord, photo: Photo | undefined) => {
  const { patient } = useCase()
  const navigate = useNavigate()
  const may = useMay('report')
  const film = photoOf(record, 'Lateral_Ceph')
  if (!may || !record.cephPoints || !film || film.uuid !== photo?.uuid) return null
  return {
    withTracing: () => void navigate(`${caseAddress('/studioDigitization', patient.uuid, record.uuid)}&export=1`),
    report: () => void navigate(caseAddress(designPath, patient.uuid, record.uuid)),
  }
}
