import type { PictureEdit } from '@sella/contract/picture-edit'
import { mirrored, type Shape, type Size, shapedTo, tiltedTo, turned } from '@sella/contract/picture-steps'
import type { LucideIcon } from 'lucide-react'
import { Contrast, FlipHorizontal2, FlipVertical2, Minus, RotateCcw, RotateCw, ScanEye, Sun } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './edit.module.css'
import type { Levelling } from './level-layer'

interface PanelProps {
  readonly edit: PictureEdit
  readonly size: Size
  readonly locked: boolean
  readonly levelling: Levelling | null
  readonly shape: Shape
  /** Levelling by pupils is for faces seen from the front. */
  readonly face: boolean
  readonly onTry: (edit: PictureEdit) => void
  readonly onCommit: (edit: PictureEdit) => void
  readonly onLevel: (way: Levelling | null) => void
  readonly onShape: (shape: Shape) => void
}

const shapes = ['free', 'original', 'face', 'intraoral', 'square'] as const

interface SlideProps {
  readonly Icon?: LucideIcon
  readonly label: string
  readonly value: number
  readonly text: string
  readonly limit: number
  readonly step: number
  readonly disabled?: boolean
  readonly onTry: (value: number) => void
  readonly onCommit: (value: number) => void
}

/** A slider that makes one undo step from press to release, and one per key. A value it did not change keeps its full precision. */
const Slide = ({ Icon, label, value, text, limit, step, disabled, onTry, onCommit }: SlideProps) => {
  const moved = useRef(false)
  const commit = (event: SyntheticEvent<HTMLInputElement>) => {
    if (moved.current) onCommit(Number(event.currentTarget.value))
    moved.current = false
  }
  return (
    <label className={styles.slide}>
      {Icon && <Icon size={16} aria-hidden />}
      <span>{label}</span>
      <output>{text}</output>
      <input
        type="range"
        min={-limit}
        max={limit}
        step={step}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={text}
        onChange={event => {
          moved.current = true
          onTry(Number(event.target.value))
        }}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        onDoubleClick={() => onCommit(0)}
      />
    </label>
  )
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** The tools beside the picture. What moves pixels is disabled while it has points. */
export const Panel = ({ edit, size, locked, levelling, shape, face, onTry, onCommit, onLevel, onShape }: PanelProps) => {
  const { t } = useWords()
  // lucide names these two after the axis, this code after the sides that are exchanged.
  const moves = [
    ['left', RotateCcw, () => turned(edit, -90)],
    ['right', RotateCw, () => turned(edit, 90)],
    ['flipH', FlipVertical2, () => mirrored(edit, 'sideways')],
    ['flipV', FlipHorizontal2, () => mirrored(edit, 'upright')],
  ] as const
  const levels = [...(face ? ([['pupils', 'levelPupils', ScanEye]] as const) : []), ['line', 'levelLine', Minus] as const]
  return (
    <div className={styles.panel}>
      <div className={styles.moves}>
        {moves.map(([name, Icon, make]) => (
          <button
            key={name}
            type="button"
            className={styles.move}
            disabled={locked}
            aria-label={t(`pictures.edit.${name}`)}
            title={t(`pictures.edit.${name}`)}
            onClick={() => onCommit(make())}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
      </div>
      <Slide
        label={t('pictures.edit.tilt')}
        value={edit.tilt}
        text={t('pictures.edit.degrees', { value: signed(Number(edit.tilt.toFixed(1))) })}
        limit={45}
        step={0.1}
        disabled={locked}
        onTry={degrees => onTry(tiltedTo(edit, degrees, size))}
        onCommit={degrees => onCommit(tiltedTo(edit, degrees, size))}
      />
      <fieldset className={styles.levels} disabled={locked} aria-label={t('pictures.edit.level')}>
        {levels.map(([way, word, Icon]) => (
          <button
            key={way}
            type="button"
            disabled={locked}
            aria-pressed={levelling === way}
            onClick={() => onLevel(levelling === way ? null : way)}
          >
            <Icon size={16} aria-hidden />
            {t(`pictures.edit.${word}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.shapes} disabled={locked}>
        <legend>{t('pictures.edit.crop')}</legend>
        {shapes.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={shape === each}
            onClick={() => {
              onShape(each)
              if (each !== 'free') onCommit(shapedTo(edit, each, size))
            }}
          >
            {t(`pictures.edit.shape.${each}`)}
          </button>
        ))}
        <button type="button" onClick={() => onCommit({ ...edit, crop: null })}>
          {t('pictures.edit.cropAll')}
        </button>
      </fieldset>
      {(
        [
          ['brightness', Sun],
          ['contrast', Contrast],
        ] as const
      ).map(([name, Icon]) => (
        <Slide
          key={name}
          Icon={Icon}
          label={t(`pictures.edit.${name}`)}
          value={edit[name]}
          text={signed(edit[name])}
          limit={100}
          step={1}
          onTry={value => onTry({ ...edit, [name]: value })}
          onCommit={value => onCommit({ ...edit, [name]: value })}
        />
      ))}
    </div>
  )
}
