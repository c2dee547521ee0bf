import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './dicom-dialog.module.css'
import type { Frames } from './use-frames'

/** One of several frames, by a slider with its two neighbours; arrows on the slider go one by one. */
export const FrameChoice = ({ frames, of }: { readonly frames: Frames; readonly of: number }) => {
  const { t } = useWords()
  const { frame, take, failed } = frames
  const text = t('pictures.frame.of', { frame, count: of })
  return (
    <fieldset className={styles.frames} aria-label={t('pictures.frame.choose')}>
      <button
        type="button"
        aria-label={t('pictures.frame.before')}
        title={t('pictures.frame.before')}
        disabled={frame <= 1}
        onClick={() => take(frame - 1)}
      >
        <ChevronLeft size={18} aria-hidden />
      </button>
      <input
        type="range"
        min={1}
        max={of}
        value={frame}
        aria-label={t('pictures.frame.choose')}
        aria-valuetext={text}
        onChange={event => take(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={t('pictures.frame.next')}
        title={t('pictures.frame.next')}
        disabled={frame >= of}
        onClick={() => take(frame + 1)}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
      <output>{text}</output>
      <small role={failed ? 'alert' : undefined} data-wrong={failed || undefined}>
        {t(failed ? 'pictures.frame.failed' : 'pictures.frame.kept')}
      </small>
    </fieldset>
  )
}
