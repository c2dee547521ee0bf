import { localDay } from '@sella/ceph/patient/local-day'
import '../../../words/late/neck'
import { maturationCaution } from '@sella/ceph/data/maturation-growth'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './neck.module.css'
import { NeckCourse } from './neck-course'
import { NeckHead } from './neck-head'
import { OwnErrors } from './own-errors'
import { StageStrip } from './stage-strip'
import { useMaturation } from './use-maturation'

/** Vertebral maturation for reading on a phone: stage with its uncertainty, strip, the doctor's own, all records. */
export const NeckSummary = () => {
  const { t, lang } = useWords()
  const { record } = useDesk()
  const answer = useMaturation()
  const staged = answer.status === 'staged' ? answer : null
  const own = record.maturation
  if (!staged && !own) return null
  return (
    <section className={styles.summary} aria-label={t('bench.maturation')}>
      <h3>{t('bench.maturation')}</h3>
      <NeckHead answer={answer} />
      {staged && <StageStrip staged={staged} />}
      {staged?.atypical && <p data-warn>{t('neck.atypical')}</p>}
      {own?.stage && (
        <p>{`${t('neck.own.title')} ${own.stage} · ${t('neck.own.by', { by: own.by, day: localDay(new Date(own.at)) })}`}</p>
      )}
      <NeckCourse answer={answer} />
      {staged && <OwnErrors />}
      <p data-warn>{maturationCaution[lang]}</p>
    </section>
  )
}
