import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './frame-choice.module.css'

interface FrameChoiceProps {
  readonly frames: {
    /** From 1. */
    readonly frame: number
    readonly take: (frame: number) => void
    /** It cannot be read. */
    readonly failed: boolean
  }
  readonly of: number
  /** What a frame is called. */
  readonly word: 'frame' | 'page'
}

/** One of several frames, chosen by a slider with its two neighbours; arrows on the slider move by one. */
export const FrameChoice = ({ frames, of, word }: FrameChoiceProps) => {
  const { t } = useWords()
  const { frame, take, failed } = frames
  const text = t(`pictures.${word}.of`, { frame, count: of })
  return (
    <fieldset className={styles.frames} aria-label={t(`pictures.${word}.choose`)}>
      <button
        type="button"
        aria-label={t(`pictures.${word}.before`)}
        title={t(`pictures.${word}.before`)}
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
        aria-label={t(`pictures.${word}.choose`)}
        aria-valuetext={text}
        onChange={event => take(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={t(`pictures.${word}.next`)}
        title={t(`pictures.${word}.next`)}
        disabled={frame >= of}
        onClick={() => take(frame + 1)}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
      <output>{text}</output>
      <small role={failed ? 'alert' : undefined} data-wrong={failed || undefined}>
        {t(`pictures.${word}.${failed ? 'failed' : 'kept'}`)}
      </small>
    </fieldset>
  )
}
