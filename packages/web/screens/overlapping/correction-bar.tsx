import { residualShown } from '@sella/ceph/superimpose/change-words'
import { noNudge } from '@sella/ceph/superimpose/nudge'
import { nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { withNudge } from '@sella/workbench/superimposing/scheme-edits'
import { Button } from 'antd'
import { Check, Eraser, Redo2, Undo2 } from 'lucide-react'
import type { KeyboardEventHandler } from 'react'
import { BlockedButton } from '../../parts/blocked-button'
import { useWords } from '../../words/i18n'
import styles from './correction.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'
import { useFollowedOverlay } from './use-grip'

/** The current correction of a record and the remaining distance, followed through a gesture. */
const Amount = ({ overlay, uuid }: { readonly overlay: Overlay; readonly uuid: string }) => {
  const { t, lang } = useWords()
  const { scales } = useTable()
  const entry = useFollowedOverlay(overlay).entries.find(({ film }) => film.id === uuid)
  if (entry?.status !== 'registered') return null
  const mark = entry.residualMm === null || isMeasuredScale(entry.film.calibration) ? '' : '≈ '
  const residual = scales.doubted.has(uuid) ? t('app.none') : `${mark}${residualShown(entry.residualMm)} mm`
  const amount = entry.nudge ? nudgeWords(entry.nudge)[lang] : t('overlap.none')
  return <output>{t('overlay.correct.now', { amount, residual })}</output>
}

interface CorrectionBarProps {
  readonly overlay: Overlay
  /** The keys that move the record, heard here too: they go on after a click on undo. */
  readonly onKeyDown: KeyboardEventHandler | undefined
}

/** Which record is moved by hand, by how much, the remaining distance, and undo. */
export const CorrectionBar = ({ overlay, onKeyDown }: CorrectionBarProps) => {
  const { t } = useWords()
  const { correcting, setCorrecting, scheme, setScheme, films, undo, redo } = useTable()
  if (correcting?.method !== overlay.method) return null
  const { method, uuid } = correcting
  const record = films.find(film => film.record.uuid === uuid)?.record
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('overlay.correct.title')} onKeyDown={onKeyDown}>
      <b>{record && dayOf(record)}</b>
      <Amount overlay={overlay} uuid={uuid} />
      <span className={styles.acts}>
        <BlockedButton
          size="small"
          icon={<Undo2 size={14} />}
          blocked={undo ? null : t('overlay.correct.blocked.undo')}
          onClick={() => undo?.()}
          title={t('overlay.correct.undo')}
          aria-label={t('overlay.correct.undo')}
        />
        <BlockedButton
          size="small"
          icon={<Redo2 size={14} />}
          blocked={redo ? null : t('overlay.correct.blocked.redo')}
          onClick={() => redo?.()}
          title={t('overlay.correct.redo')}
          aria-label={t('overlay.correct.redo')}
        />
        <Button
          size="small"
          icon={<Eraser size={14} />}
          title={t('overlap.unnudge')}
          aria-label={t('overlap.unnudge')}
          onClick={() => setScheme(withNudge(scheme, { method, uuid }, noNudge))}
        />
        <Button size="small" type="primary" icon={<Check size={14} />} onClick={() => setCorrecting(null)}>
          {t('overlay.correct.done')}
        </Button>
      </span>
      <small>{t('overlay.correct.hint')}</small>
    </div>
  )
}
