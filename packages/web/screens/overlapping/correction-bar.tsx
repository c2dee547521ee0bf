import { noNudge } from '@sella/ceph/superimpose/nudge'
import { nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { Button } from 'antd'
import { Check, Eraser, Redo2, Undo2 } from 'lucide-react'
import { plain } from '../../readings/rows'
import { useWords } from '../../words/i18n'
import styles from './correction.module.css'
import { nudgeOf, withNudge } from './draft'
import { dayOf } from './record-words'
import { useTable } from './table'

/** Which record is moved by hand, by how much, what distance that leaves, and the way back. */
export const CorrectionBar = ({ overlay }: { readonly overlay: Overlay }) => {
  const { t, lang } = useWords()
  const { correcting, setCorrecting, scheme, setScheme, films, undo, redo, scales } = useTable()
  if (correcting?.method !== overlay.method) return null
  const { method, uuid } = correcting
  const laid = overlay.laid.find(one => one.film.id === uuid)
  const record = films.find(one => one.record.uuid === uuid)?.record
  const nudge = nudgeOf(scheme, method, uuid)
  const told = laid?.status === 'registered' && !scales.doubted.has(uuid)
  const residual = told ? `${isMeasuredScale(laid.film.calibration) ? '' : '≈ '}${plain(laid.residualMm)} mm` : t('app.none')
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('overlay.correct.title')}>
      <b>{record && dayOf(record)}</b>
      <output>
        {t('overlay.correct.now', { amount: nudge === noNudge ? t('overlap.none') : nudgeWords(nudge)[lang], residual })}
      </output>
      <span className={styles.acts}>
        <Button
          size="small"
          icon={<Undo2 size={14} />}
          disabled={!undo}
          onClick={() => undo?.()}
          title={t('overlay.correct.undo')}
          aria-label={t('overlay.correct.undo')}
        />
        <Button
          size="small"
          icon={<Redo2 size={14} />}
          disabled={!redo}
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
