import type { PatientRow } from '@sella/contract/entities'
import { type Draft, likelySame } from '@sella/workbench/patient-form/patient-form'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useLikeCases } from '../api/patients'
import { useWho } from '../patient-lines/patient-line'
import { useWords } from '../words/i18n'
import styles from './patient-drawer.module.css'
import { useSettled } from './use-settled'

interface LikelyProps {
  readonly draft: Draft
  readonly self: string | null
  /** The action of clicking a stored case, as a verb. */
  readonly verb: string
  readonly onShow: (row: PatientRow) => void
}

/** Warns, without blocking, that the case being entered may exist already. */
export const Likely = ({ draft, self, verb, onShow }: LikelyProps) => {
  const { t } = useWords()
  const who = useWho()
  const byName = useLikeCases(useSettled(draft.name.trim()))
  const byNumber = useLikeCases(useSettled(draft.caseNo.trim()))
  const rows = useDeferredValue([...new Map([...byName, ...byNumber].map(row => [row.uuid, row])).values()])
  const same = likelySame(draft, rows, self).slice(0, 3)
  if (same.length === 0) return null
  return (
    <div className={styles.likely} role="status">
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>{t('patientForm.duplicate')}</p>
        {same.map(row => (
          <button key={row.uuid} type="button" onClick={() => onShow(row)}>
            <span>{[row.name, who(row), row.caseNo].filter(Boolean).join(t('app.separator'))}</span>
            <b>{verb}</b>
          </button>
        ))}
      </div>
    </div>
  )
}
