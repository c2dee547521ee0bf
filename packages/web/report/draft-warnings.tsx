import { calibrate } from '@sella/ceph/tracing/calibration'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import { TriangleAlert } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './export.module.css'
import type { ReportDraft } from './report-draft'

interface DraftWarningsProps {
  readonly draft: ReportDraft
  /** The open record has unsaved changes. */
  readonly unsaved: boolean
}

/** Warnings before the report is made. */
export const DraftWarnings = ({ draft: { tracing, chosen, note }, unsaved }: DraftWarningsProps) => {
  const { t } = useWords()
  if (!tracing || !chosen) return <span className={styles.warnings} />
  const unsure = unsureNames(tracing.points).length
  const scaleless = calibrate(tracing, chosen.assumeScale).provenance === 'none'
  const all = [
    note,
    unsure > 0 && t('exporting.unsure', { count: unsure }),
    unsaved && t('exporting.unsaved'),
    scaleless && t('exporting.noScale'),
  ].flatMap(text => text || [])
  return (
    <span className={styles.warnings}>
      {all.map(text => (
        <span key={text}>
          <TriangleAlert size={13} style={{ display: 'inline', verticalAlign: -2, marginInlineEnd: 6 }} />
          {text}
        </span>
      ))}
    </span>
  )
}
