import type { Photo } from '@sella/contract/entities'
import type { MouseEvent } from 'react'
import { useWords } from '../../../words/i18n'
import { type Measure, readingOf } from './measures'
import styles from './measuring.module.css'
import type { Measuring } from './use-measuring'

interface MeasureLayerProps {
  readonly photo: Photo
  readonly measuring: Measuring
  /** How the picture lies on the stage. */
  readonly transform: string
}

/** Where a pointer is, in pixels of the picture; null while the layer is not laid out. */
const pixelAt = (event: MouseEvent<SVGSVGElement>) => {
  const matrix = event.currentTarget.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

const Drawn = ({ measure, number, size }: { readonly measure: Measure; readonly number: number; readonly size: number }) => {
  const [first] = measure.points
  return (
    <g>
      <polyline points={measure.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {measure.points.map(({ x, y }, i) => (
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

const useReadingText = ({ fileScale }: Photo) => {
  const { t } = useWords()
  return (measure: Measure): string => {
    const reading = readingOf(measure, fileScale)
    if (!reading) return t('imaging.measuring.unfinished')
    const value = reading.value.toFixed(reading.unit === 'px' ? 0 : 1)
    return t(`imaging.measuring.${reading.approximate ? 'about' : reading.unit}`, { value })
  }
}

/** What is measured, drawn on the picture, with the readings in a corner. It takes the pointer only while a tool is in hand. */
export const MeasureLayer = ({ photo, measuring, transform }: MeasureLayerProps) => {
  const { t } = useWords()
  const text = useReadingText(photo)
  const { tool, measures, cross, place } = measuring
  const size = Math.max(photo.width, photo.height) / 40
  return (
    <>
      <svg
        className={styles.layer}
        data-active={tool !== null}
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        style={{ transform }}
        aria-hidden
        onPointerDown={event => tool && event.stopPropagation()}
        onDoubleClick={event => tool && event.stopPropagation()}
        onClick={event => {
          const at = tool && pixelAt(event)
          if (at) place(at)
        }}
      >
        {measures.map((measure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: measures never change places
          <Drawn key={i} measure={measure} number={i + 1} size={size} />
        ))}
        {cross && (
          <path
            className={styles.cross}
            d={`M${cross.x - size} ${cross.y}h${2 * size}M${cross.x} ${cross.y - size}v${2 * size}`}
          />
        )}
      </svg>
      {(tool || measures.length > 0) && (
        <section className={styles.readings} aria-label={t('imaging.measuring.title')} aria-live="polite">
          <ol>
            {measures.map((measure, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: measures never change places
              <li key={i}>{`${t(`imaging.measuring.${measure.tool}`)} ${text(measure)}`}</li>
            ))}
          </ol>
          {tool && <p>{t(`imaging.measuring.hint.${tool}`)}</p>}
          {!photo.fileScale && <p>{t('imaging.measuring.noScale')}</p>}
          <p>{t('imaging.measuring.kept')}</p>
        </section>
      )}
    </>
  )
}
