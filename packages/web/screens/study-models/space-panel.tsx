import {
  otherSexNote,
  type PredictionName,
  predictionBoundary,
  predictionCautionOf,
  predictionsFor,
  predictionTitle,
} from '@sella/ceph/data/study-models/mixed-dentition'
import type { ArchSpace } from '@sella/ceph/study-models/arch-space'
import { showMm, signedMm } from '@sella/ceph/study-models/as-read'
import { borrowedSpaceWords } from '@sella/ceph/study-models/borrowed-words'
import { segmentCounts } from '@sella/ceph/study-models/readings'
import { spaceLackWords } from '@sella/ceph/study-models/space-lacks'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { crowdingWords, jawWords, segmentTotalWords, segmentWords, sideWords } from '@sella/ceph/study-models/words'
import { ConfigProvider, Select } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/clinic'
import { useCase } from '../../case/case'
import { ChoiceRow } from '../../parts/choice-row'
import { useWords } from '../../words/i18n'
import { CorrectionsPanel } from './corrections-panel'
import styles from './models.module.css'
import { SpaceBar } from './space-bar'
import { useModelTable } from './table'

const Segments = ({ space, caution }: { readonly space: ArchSpace; readonly caution: string | undefined }) => {
  const { t, lang } = useWords()
  return (
    <table>
      <thead>
        <tr>
          <th>{t('models.segment')}</th>
          <th>{t('models.available')}</th>
          <th>{t('models.required')}</th>
          <th>{t('models.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {space.segments.map(({ side, part, available, required, difference, predicted }) => (
          <tr key={`${side} ${part}`}>
            <th>
              {sideWords[side][lang]} {segmentWords[part][lang]}
            </th>
            <td>{showMm(available)}</td>
            <td title={predicted ? caution : undefined}>
              {showMm(required)}
              {predicted && <small> {t('models.predicted')}</small>}
            </td>
            <td data-crowded={difference <= -1}>
              <b>{signedMm(difference)}</b>
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th>{segmentTotalWords[space.segments.length === 6 ? 6 : 4][lang]}</th>
          <td>{showMm(space.available)}</td>
          <td>{showMm(space.required)}</td>
          <td>
            <b>{signedMm(space.discrepancy)}</b> <small>{`±${space.error.toFixed(1)}`}</small>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Space by segments of one arch; in a mixed dentition against predicted teeth. */
export const SpacePanel = () => {
  const { t, lang } = useWords()
  const { analysis, state, desk } = useModelTable()
  const [jaw, setJaw] = useState<Jaw>('lower')
  const space = analysis.space[jaw]
  const crowding = space.status === 'measured' ? crowdingWords(space) : null
  const borrowed = space.status === 'measured' ? borrowedSpaceWords(space) : null
  const { prediction } = state.readings
  const { patient } = useCase()
  const otherSex = prediction && otherSexNote(prediction, patient.sex)
  const measures = useMay('trace')
  return (
    <section className={styles.panel} aria-label={t('models.space')}>
      <header>
        <h2>{t('models.space')}</h2>
        <ChoiceRow
          size="small"
          aria-label={t('models.space')}
          value={jaw}
          options={jaws.map(value => ({ value, label: jawWords[value][lang] }))}
          onChange={value => setJaw(value as Jaw)}
        />
      </header>
      <Select<PredictionName | 'permanent'>
        aria-label={t('models.dentition')}
        size="small"
        className={styles.wide}
        value={prediction ?? 'permanent'}
        disabled={!measures}
        options={[
          { value: 'permanent', label: t('models.permanent') },
          ...predictionsFor(patient.sex).map(value => ({
            value,
            label: t('models.mixedBy', { name: predictionTitle(value)[lang] }),
          })),
        ]}
        onChange={value => desk.change({ prediction: value === 'permanent' ? null : value })}
      />
      {prediction === null && (
        <div className={styles.segments}>
          <ChoiceRow
            size="small"
            aria-label={t('models.segments')}
            value={state.readings.segments}
            disabled={!measures}
            options={segmentCounts.map(value => ({ value, label: t(`models.segmentCount.${value}`) }))}
            onChange={segments => desk.change({ segments })}
          />
          {state.readings.segments === 6 && <small className={styles.note}>{t('models.sixHint')}</small>}
        </div>
      )}
      {analysis.predicted && (
        <p className={styles.note}>
          {t('models.predictedSide', {
            upper: showMm(analysis.predicted.upper),
            lower: showMm(analysis.predicted.lower),
          })}{' '}
          {prediction && [predictionBoundary[lang], predictionCautionOf(prediction)[lang]].join(lang === 'zh' ? '' : ' ')}
        </p>
      )}
      {otherSex && <p className={styles.note}>{otherSex[lang]}</p>}
      {space.status === 'measured' ? (
        <>
          <Segments space={space} caution={prediction ? predictionCautionOf(prediction)[lang] : undefined} />
          <SpaceBar space={space} />
          {borrowed && <p className={styles.note}>{borrowed[lang]}</p>}
          {crowding && (
            <p className={styles.verdict} title={t('models.degreeHint')}>
              {crowding[lang]}
            </p>
          )}
          <ConfigProvider componentDisabled={!measures}>
            <CorrectionsPanel jaw={jaw} />
          </ConfigProvider>
        </>
      ) : (
        <p className={styles.lacking}>{spaceLackWords(state.readings, jaw, space.lacking)[lang]}</p>
      )}
    </section>
  )
}
