import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import type { PatientRow } from '@sella/contract/entities'
import type { CaseChief } from '@sella/contract/glance'
import { latestFilmed } from '@sella/workbench/open/records'
import { classVar } from '../readings/class-colour'
import { Stars } from '../readings/stars'
import { useWords } from '../words/i18n'
import styles from './patient-lines.module.css'
import { shownValue } from './shown-value'

interface ChiefFindingsProps {
  readonly records: PatientRow['records']
  readonly findings: CaseChief | undefined
}

/** The latest film has not been traced yet. */
export const waitsForPoints = (records: PatientRow['records']): boolean => latestFilmed(records)?.hasTracing === false

/**
 * The findings outside the norm on a case's latest traced film, worst first; normal ones stay grey. A later untraced film and
 * a doubted scale are mentioned first: what does not fit the line is cut from its end.
 */
export const ChiefFindings = ({ records, findings }: ChiefFindingsProps) => {
  const { t, lang } = useWords()
  const shown = findings?.values.map(finding => {
    const name = shortItemName(finding.name, lang)
    const says = `${name} ${shownValue(finding)} ${t(`app.classes.${finding.class}`)}`
    return (
      <span
        key={finding.item}
        className={styles.finding}
        title={says}
        style={finding.stars > 0 ? { color: classVar(finding.class) } : undefined}
      >
        <span className="unseen">{says}</span>
        <span aria-hidden>{name}</span>
        <b aria-hidden>{`${finding.approximate ? '≈ ' : ''}${finding.shown}`}</b>
        <Stars stars={finding.stars} of={finding.class} />
      </span>
    )
  })
  return (
    <>
      {waitsForPoints(records) && <span className={styles.toTrace}>{t('patients.toTrace')}</span>}
      {findings?.scaleDoubted && (
        <span className={styles.toTrace} title={t('patients.scaleDoubted')}>
          {t('patients.scaleDoubtedShort')}
        </span>
      )}
      {shown}
    </>
  )
}
