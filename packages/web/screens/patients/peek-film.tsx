import type { CaseRecord, PatientRow } from '@sella/contract/entities'
import { ImageOff, ImagePlus } from 'lucide-react'
import { Link } from 'react-router'
import { caseAddress } from '../../app/work-table/case'
import { useWords } from '../../words/i18n'
import styles from './peek.module.css'

/** The latest film of a case; the thumbnail of the list stands in until the preview is there. */
export const PeekFilm = ({ row, records }: { readonly row: PatientRow; readonly records: readonly CaseRecord[] | undefined }) => {
  const { t } = useWords()
  const summary = row.records.filter(record => record.hasFilm).at(-1)
  const photo = records?.find(record => record.uuid === summary?.uuid)?.photos.find(one => one.type === 'Lateral_Ceph')
  const url = photo?.previewUrl ?? summary?.cephThumbUrl
  if (!summary)
    return (
      <Link className={styles.noFilm} to={caseAddress('/patientImage', row.uuid)}>
        <ImagePlus size={24} aria-hidden />
        {t('patients.noPreview')}
      </Link>
    )
  return (
    <Link className={styles.film} to={caseAddress('/studioDigitization', row.uuid, summary.uuid)}>
      {url ? <img src={url} alt="" decoding="async" /> : <ImageOff size={24} aria-hidden />}
      <span className="unseen">{`${t('patients.open')} ${row.name}`}</span>
      <span
        className={styles.day}
      >{`${summary.createday.slice(0, 10)}${t('app.separator')}${t(summary.hasTracing ? 'patients.tracing' : 'patients.toTrace')}`}</span>
    </Link>
  )
}
