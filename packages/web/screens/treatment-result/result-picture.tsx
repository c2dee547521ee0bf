import type { Comparison } from '@sella/drawing/report/comparison'
import { recordText } from '@sella/drawing/report/date-text'
import { overlayDrawing, recordSample } from '@sella/drawing/report/result/drawings'
import type { TreatmentResult } from '@sella/drawing/report/result/result'
import { resultWords as words } from '@sella/drawing/report/result/words'
import { useMemo } from 'react'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import { AngleTable } from './angle-table'
import { SceneView } from './scene-view'
import styles from './treatment-result.module.css'

/** Units of the drawing: the narrower, the larger its text. */
const widths = { page: 930, phone: 560 } as const

type LegendProps = Pick<Comparison, 'records'>

/** The line of each record. */
const Legend = ({ records }: LegendProps) => {
  const { lang } = useWords()
  return (
    <ul className={styles.legend} aria-label={words.records[lang]}>
      {records.map(record => (
        <li key={record.uuid}>
          <SceneView scene={recordSample(record)} alternative={String(record.number)} />
          <span>{[recordText(record.input), record.input.patient.ageText].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

interface ResultPictureProps {
  readonly comparison: Comparison
  readonly picture: TreatmentResult['picture']
}

/** The superimposed records; if their lengths are not reliable, why not, and the angles. */
export const ResultPicture = ({ comparison, picture }: ResultPictureProps) => {
  const width = useMedia(phone) ? widths.phone : widths.page
  const drawn = 'none' in picture ? null : picture.picture
  const scene = useMemo(() => drawn && overlayDrawing(drawn, comparison, width), [drawn, comparison, width])
  if ('none' in picture || !scene)
    return (
      <div className={styles.picture}>
        {'none' in picture && (
          <>
            <p className={styles.withheld} role="status">
              {picture.none}
            </p>
            <AngleTable rows={picture.angles} records={comparison.records} />
          </>
        )}
      </div>
    )
  return (
    <figure className={styles.picture}>
      <figcaption>
        <b>{picture.title}</b> <small>{picture.facts.join(' · ')}</small>
      </figcaption>
      <SceneView scene={scene} alternative={picture.alternative} />
      <Legend records={comparison.records} />
    </figure>
  )
}
