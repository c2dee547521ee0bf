import '../../words/late/clinic'
import { may } from '@sella/contract/access/roles'
import type { CaseRecord } from '@sella/contract/entities'
import { Button } from 'antd'
import { useApprove, useMyClinics } from '../../api/clinic'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

const Line = ({ record, approves }: { readonly record: CaseRecord; readonly approves: boolean }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending } = useApprove()
  const { uuid, version, review } = record
  const day = record.createday.slice(0, 10)
  if (!review) return null
  const approve = () =>
    mutate(
      { uuid, version },
      {
        onSuccess: () => toast({ kind: 'done', title: t('clinic.review.approved', { day }) }),
        onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
      },
    )
  return (
    <li>
      <span>
        {[day, t('clinic.review.by', { name: review.by })].join(t('app.separator'))}
        <em data-waits={review.waits || undefined}>
          {review.waits
            ? t('clinic.review.waits')
            : review.approvedBy !== null && t('clinic.review.approvedBy', { name: review.approvedBy })}
        </em>
      </span>
      {review.waits && approves && (
        <Button size="small" loading={isPending} aria-label={t('clinic.review.approveOf', { day })} onClick={approve}>
          {t('clinic.review.approve')}
        </Button>
      )}
    </li>
  )
}

/** Who made the tracings of a clinic's case, and the approval of those waiting; nothing if no member has traced. */
export const Review = ({ records }: { readonly records: readonly CaseRecord[] }) => {
  const { t } = useWords()
  const mine = useMyClinics().data
  const role = mine?.clinics.find(({ uuid }) => uuid === mine.desk)?.role
  const traced = records.filter(record => record.review)
  if (traced.length === 0) return null
  return (
    <section className={styles.assigned} aria-label={t('clinic.review.title')}>
      <h2>{t('clinic.review.title')}</h2>
      <ul className={styles.review}>
        {traced.map(record => (
          <Line key={record.uuid} record={record} approves={role !== undefined && may(role, 'approve')} />
        ))}
      </ul>
    </section>
  )
}
