import { type CaseRecord, furtherKinds, type ImageKind } from '@sella/contract/entities'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay } from '../../api/clinic'
import { useCase } from '../../case/case'
import { useWords } from '../../words/i18n'
import styles from './further.module.css'
import { photoOf } from './slots'

interface FurtherProps {
  readonly record: CaseRecord
  readonly uploads: Uploads<Blob>
  readonly slot: (kind: ImageKind) => ReactNode
  readonly onChoose: (kind: ImageKind) => void
}

/** Images of a record besides the usual ones: a slot for each kind present, a button for each that is not. */
export const Further = ({ record, uploads, slot, onChoose }: FurtherProps) => {
  const { t } = useWords()
  const { patient } = useCase()
  const registers = useMay('register')
  const there = (kind: ImageKind) => photoOf(record, kind) !== undefined || uploads.of(record.uuid, kind) !== undefined
  const filled = furtherKinds.filter(there)
  return (
    <section className={styles.further} aria-label={t('imaging.further')}>
      {filled.length > 0 && (
        <>
          <p className={styles.whose}>
            {[patient.name, patient.caseNo, record.createday.slice(0, 10)].filter(Boolean).join(t('app.separator'))}
          </p>
          <div className={styles.places}>{filled.map(slot)}</div>
        </>
      )}
      {registers && (
        <div className={styles.adding}>
          <h3>{t('imaging.further')}</h3>
          {furtherKinds
            .filter(kind => !there(kind))
            .map(kind => {
              const name = t(`imaging.kind.${kind}`)
              return (
                <button
                  key={kind}
                  type="button"
                  data-kind={kind}
                  aria-label={t('imaging.addFurther', { kind: name })}
                  onClick={() => onChoose(kind)}
                >
                  <Plus size={14} aria-hidden />
                  {name}
                </button>
              )
            })}
        </div>
      )}
    </section>
  )
}
