import { leastHalfWidth } from '@sella/ceph/data/planning/prediction-error'
import type { Prediction } from '@sella/ceph/planning/predict'
import { residualText } from '@sella/workbench/photo/placing'
import { type AlignedPhoto, alignedPhotoOf, facePart } from '@sella/workbench/planning/side-photo'
import { useQuery } from '@tanstack/react-query'
import { Button, Slider } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCase } from '../../case/case'
import { useStore } from '../../editor/use-store'
import { useWords } from '../../words/i18n'
import hints from './hints.module.css'
import styles from './photo-panel.module.css'
import { SavePicture } from './save-picture'
import { loadPixels, type Morph, morphOf, paintMorph } from './simulation-picture'
import { useFollowed, usePlanTable } from './table'

/** Pixels along the longer side. */
const onScreen = 900

/** The face without the shoulders: the panel has little room. */
const useLoaded = (alignedPhoto: AlignedPhoto) => {
  const { tracing } = usePlanTable()
  const { photo } = alignedPhoto
  const part = facePart(alignedPhoto, tracing.points)
  return useQuery({
    queryKey: ['plan-photo', photo.shown, part],
    queryFn: () => loadPixels(photo, onScreen, part),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

interface LiesProps {
  /** mm; null if it was aligned by hand. */
  readonly residualMm: number | null
}

/** How well the photo is aligned with the film: a prediction shown on it is no more accurate. */
const Lies = ({ residualMm }: LiesProps) => {
  const { t } = useWords()
  if (residualMm === null) return null
  const apart = residualMm > leastHalfWidth
  return (
    <p className={apart ? hints.warn : styles.note} data-apart={apart || undefined}>
      {t(apart ? 'planning.photoApart' : 'planning.photoLies', { mm: residualText(residualMm) })}
    </p>
  )
}

const Picture = ({ morph, share }: { readonly morph: Morph; readonly share: number }) => {
  const { t } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = morph.loaded.pixels
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paintMorph(context, morph, { share, mark: t('planning.watermark'), pixel: width / 340 })
  }, [morph, share, t, width])
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={t('planning.photoPicture')} />
}

/** Milliseconds without a movement before the photo follows: morphing it takes longer than a frame of a drag. */
const rest = 120

/** The value once it has not changed for a while; a drag must not be slowed down by what depends on it. */
const useRested = <T,>(value: T): T => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), rest)
    return () => window.clearTimeout(timer)
  }, [value])
  return rested
}

const Morphed = ({ alignedPhoto, prediction }: { readonly alignedPhoto: AlignedPhoto; readonly prediction: Prediction }) => {
  const { t } = useWords()
  const { tracing } = usePlanTable()
  const [share, setShare] = useState(1)
  const { data: loaded, isError, refetch } = useLoaded(alignedPhoto)
  const morph = useMemo(
    () => (loaded ? morphOf({ start: tracing, prediction, alignedPhoto, loaded }) : null),
    [tracing, prediction, alignedPhoto, loaded],
  )
  if (isError)
    return (
      <p className={styles.note}>
        {t('planning.photoFailed')} <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </p>
    )
  if (morph === null) return <p className={styles.note}>{t('planning.photoLoading')}</p>
  if (typeof morph === 'string')
    return (
      <p className={styles.note}>
        {t(`planning.noMesh.${morph}`)} {morph !== 'nothing-predicted' && <SavePicture alignedPhoto={null} />}
      </p>
    )
  return (
    <>
      <Picture morph={morph} share={share} />
      <div className={styles.way}>
        <span>{t('planning.now')}</span>
        <Slider
          min={0}
          max={1}
          step={0.05}
          value={share}
          onChange={setShare}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('planning.way')}
        />
        <span>{t('planning.planned')}</span>
        <SavePicture alignedPhoto={alignedPhoto} />
      </div>
      <Lies residualMm={alignedPhoto.alignment.residualMm} />
    </>
  )
}

const Unaligned = ({ why }: { readonly why: 'none' | 'unaligned' }) => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const path = why === 'none' ? '/patientImage' : '/studioDigitization'
  return (
    <p className={styles.note}>
      {t(`planning.photo.${why}`)}{' '}
      <Button size="small" onClick={() => void navigate(`${path}?case=${patient.uuid}&record=${record?.uuid ?? ''}`)}>
        {t(`planning.photoAct.${why}`)}
      </Button>{' '}
      <SavePicture alignedPhoto={null} />
    </p>
  )
}

/**
 * The side photo morphed by the predicted skin, between now and the plan; without an aligned photo only the outline is shown.
 * `tall`: it has the space to itself.
 */
export const PhotoPanel = ({ tall = false }: { readonly tall?: boolean }) => {
  const { t } = useWords()
  const { record, photo, desk } = usePlanTable()
  const prediction = useRested(useFollowed().prediction)
  const alignedPhoto = useMemo(() => alignedPhotoOf(record, photo), [record, photo])
  const open = useStore(desk.state, state => state.open !== null)
  if (!open || prediction.status !== 'predicted') return null
  return (
    <section className={styles.photo} data-tall={tall || undefined} aria-label={t('planning.photoTitle')}>
      {typeof alignedPhoto === 'string' ? (
        <Unaligned why={alignedPhoto} />
      ) : (
        <Morphed alignedPhoto={alignedPhoto} prediction={prediction} />
      )}
    </section>
  )
}
