import type { Photo } from '@sella/contract/entities'
import { Trash2 } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../../../words/i18n'
import type { Measure } from './measures'
import styles from './measuring.module.css'
import { NoteField } from './note-field'
import type { PictureScale } from './picture-scale'
import { useReadingText, useScaleCaution } from './reading-text'
import type { Measuring } from './use-measuring'

interface MeasureLayerProps {
  readonly photo: Photo
  readonly scale: PictureScale
  readonly measuring: Measuring
  /** The picture's transform on the stage. */
  readonly transform: string
}

/** A pointer's position in pixels of the picture; null before the layer has a layout. */
const pixelAt = (event: MouseEvent<SVGSVGElement> | PointerEvent<SVGSVGElement>) => {
  const matrix = event.currentTarget.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

const gestureAt = (event: MouseEvent<SVGSVGElement> | PointerEvent<SVGSVGElement>) => {
  const at = pixelAt(event)
  return at && { at, client: { x: event.clientX, y: event.clientY } }
}

const Drawn = ({ measure, number, size }: { readonly measure: Measure; readonly number: number; readonly size: number }) => {
  const [first] = measure.points
  return (
    <g>
      <polyline points={measure.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {(measure.tool === 'note' ? measure.points.slice(0, 1) : measure.points).map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points never change places
        <path key={i} d={`M${x} ${y}h0`} />
      ))}
      {first && (
        <text x={first.x + size / 2} y={first.y - size / 2} fontSize={size}>
          {number}
        </text>
      )}
    </g>
  )
}

type ReadingsProps = Pick<MeasureLayerProps, 'scale' | 'measuring'>

/** The readings of a picture, each removable; a note with its text. */
const Readings = ({ scale, measuring }: ReadingsProps) => {
  const { t } = useWords()
  const text = useReadingText(scale)
  const caution = useScaleCaution(scale)
  const { tool, measures, elsewhere, remove, write } = measuring
  return (
    <section
      className={styles.readings}
      aria-label={t('imaging.measuring.title')}
      aria-live="polite"
      // The stage captures every pointer pressed on it, and with it the clicks on its children.
      onPointerDown={event => event.stopPropagation()}
      onDoubleClick={event => event.stopPropagation()}
      onWheel={event => event.stopPropagation()}
    >
      <ol>
        {measures.map((measure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a measure is known by its place
          <li key={`${i} ${measure.points[0]?.x}`}>
            {`${t(`imaging.measuring.${measure.tool}`)} ${text(measure)}`}
            {measure.tool === 'note' && (
              <NoteField
                number={i + 1}
                text={measure.text ?? ''}
                onWrite={words => write(measure, words)}
                onReady={measuring.isNew(i) ? measuring.begun : null}
              />
            )}
            <button
              type="button"
              aria-label={t('imaging.measuring.remove', { number: i + 1 })}
              title={t('imaging.measuring.remove', { number: i + 1 })}
              onClick={event => {
                // The button is removed with its line: the window's keys must go on working.
                event.currentTarget.closest('dialog')?.focus()
                remove(i)
              }}
            >
              <Trash2 size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {tool && <p>{t(`imaging.measuring.hint.${tool}`)}</p>}
      {caution && <p data-caution>{caution}</p>}
      {elsewhere > 0 && <p>{t('imaging.measuring.elsewhere', { count: elsewhere })}</p>}
      <p>{t('imaging.measuring.kept')}</p>
    </section>
  )
}

/** Measurements and notes, drawn on the picture, with the readings in a corner. Takes the pointer only while a tool is selected. */
export const MeasureLayer = ({ photo, scale, measuring, transform }: MeasureLayerProps) => {
  const { tool, measures, elsewhere, cross, press, draw } = measuring
  const pressed = useRef<ReturnType<typeof gestureAt>>(null)
  const [stroke, setStroke] = useState<readonly { readonly x: number; readonly y: number }[]>([])
  const size = Math.max(photo.width, photo.height) / 40
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const at = stroke.length > 0 && pixelAt(event)
    if (at) setStroke([...stroke, at])
  }
  const lift = () => {
    if (stroke.length > 0) draw(stroke)
    setStroke([])
  }
  return (
    <>
      <svg
        className={styles.layer}
        data-active={tool !== null}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        style={{ transform }}
        aria-hidden
        onPointerDown={event => {
          if (!tool) return
          event.stopPropagation()
          pressed.current = gestureAt(event)
          const at = tool === 'note' && pixelAt(event)
          if (!at) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setStroke([at])
        }}
        onPointerMove={follow}
        onPointerUp={lift}
        onPointerCancel={() => setStroke([])}
        onDoubleClick={event => tool && event.stopPropagation()}
        onClick={event => {
          const release = tool && tool !== 'note' && gestureAt(event)
          if (release) press(pressed.current ?? release, release)
          pressed.current = null
        }}
      >
        {measures.map((measure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a measure is known by its place
          <Drawn key={i} measure={measure} number={i + 1} size={size} />
        ))}
        {stroke.length > 1 && <polyline points={stroke.map(({ x, y }) => `${x},${y}`).join(' ')} />}
        {cross && (
          <path
            className={styles.cross}
            d={`M${cross.x - size} ${cross.y}h${2 * size}M${cross.x} ${cross.y - size}v${2 * size}`}
          />
        )}
      </svg>
      {(tool || measures.length > 0 || elsewhere > 0) && <Readings scale={scale} measuring={measuring} />}
    </>
  )
}
