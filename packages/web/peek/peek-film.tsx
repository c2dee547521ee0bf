import type { CaseRecord, PatientRow } from '@sella/contract/entities'
import type { Glance } from '@sella/contract/glance'
import { latestFilmed } from '@sella/workbench/open/records'
import { ImageOff, ImagePlus } from 'lucide-react'
import { Link } from 'react-router'
import { useGlance } from '../api/case-search'
import { caseAddress } from '../case/case'
import { useWords } from '../words/i18n'
import styles from './peek.module.css'
import { PeekTracing } from './peek-tracing'

type Summary = PatientRow['records'][number]

/** The film's date and the state of its tracing. */
const useStanding = (summary: Summary, seen: Glance | null | undefined): string => {
  const { t } = useWords()
  const { points = 0, unsure = 0 } = seen?.sketch ?? {}
  const placed =
    points > 0 ? t('patients.points', { count: points }) : t(summary.hasTracing ? 'patients.tracing' : 'patients.toTrace')
  return [summary.createday.slice(0, 10), placed, unsure > 0 && t('patients.unsure', { count: unsure })]
    .filter(Boolean)
    .join(t('app.separator'))
}

const Film = ({
  row,
  summary,
  record,
}: {
  readonly row: PatientRow
  readonly summary: Summary
  readonly record?: CaseRecord
}) => {
  const { t } = useWords()
  const seen = useGlance(summary.hasTracing ? record : undefined).data
  const photo = record?.photos.find(each => each.type === 'Lateral_Ceph')
  const url = photo?.previewUrl ?? summary.cephThumbUrl
  return (
    <Link className={styles.film} to={caseAddress('/studioDigitization', row.uuid, summary.uuid)}>
      {url ? <img src={url} alt="" decoding="async" /> : <ImageOff size={24} aria-hidden />}
      {photo && seen && <PeekTracing film={photo} curves={seen.sketch.curves} />}
      <span className="unseen">{`${t('patients.open')} ${row.name}`}</span>
      <span className={styles.day}>{useStanding(summary, seen)}</span>
    </Link>
  )
}

/** The latest film of a case with its tracing; the list's thumbnail is shown until the preview is loaded. */
export const PeekFilm = ({ row, records }: { readonly row: PatientRow; readonly records: readonly CaseRecord[] | undefined }) => {
  const { t } = useWords()
  const summary = latestFilmed(row.records)
  const record = records?.find(caseRecord => caseRecord.uuid === summary?.uuid)
  if (summary) return <Film row={row} summary={summary} {...(record && { record })} />
  return (
    <Link className={styles.noFilm} to={caseAddress('/patientImage', row.uuid)}>
      <ImagePlus size={24} aria-hidden />
      {t('patients.noPreview')}
    </Link>
  )
}
