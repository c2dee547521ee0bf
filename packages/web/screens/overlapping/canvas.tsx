import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import type { Layer } from '@sella/drawing/scene/scene'
import { overlapCanvas } from '@sella/drawing/tracing/overlap-parts'
import type { OverlapScene } from '@sella/drawing/tracing/overlap-scene'
import { useEffect, useMemo, useRef } from 'react'
import { useViewBox } from '../../editor/use-view-box'
import { useWords } from '../../words/i18n'
import { AuditLine } from './audit-line'
import styles from './canvas.module.css'
import { CorrectionBar } from './correction-bar'
import { CorrectionMarks } from './correction-marks'
import { filmsUnder, sceneOf } from './overlap-drawing'
import shared from './overlapping.module.css'
import { sameLayers } from './same-layers'
import { FilmSheet, LineSheet, Moving } from './sheets'
import { useTable } from './table'
import { useCorrection } from './use-correction'
import { useCorrectionFocus } from './use-correction-focus'

interface SheetsProps {
  readonly overlay: Overlay
  readonly scene: OverlapScene
  /** The record being corrected by hand: its film and its lines are on layers of their own, the lines on top. */
  readonly moving: string | undefined
  readonly viewBox: string
  readonly pixel: number
}

/** Films and tracings, each painted separately. */
const Sheets = ({ overlay, scene, moving, viewBox, pixel }: SheetsProps) => {
  const { films, look } = useTable()
  const shift = { overlay, toCanvas: scene.toCanvas, viewBox, pixel }
  const still = useMemo(() => scene.layers.filter(({ id }) => id !== moving), [scene.layers, moving])
  const moved = useMemo(() => scene.layers.filter(({ id }) => id === moving), [scene.layers, moving])
  return (
    <>
      {filmsUnder(overlay, look, scene).map(film => {
        const photo = films.find(caseFilm => caseFilm.record.uuid === film.id)?.photo
        if (!photo) return null
        const sheet = <FilmSheet key={film.id} film={film} photo={photo} viewBox={viewBox} />
        return film.id !== moving ? (
          sheet
        ) : (
          <Moving key={film.id} {...shift}>
            {sheet}
          </Moving>
        )
      })}
      <LineSheet layers={still} viewBox={viewBox} pixel={pixel} />
      {moved.length > 0 && (
        <Moving {...shift}>
          <LineSheet layers={moved} viewBox={viewBox} pixel={pixel} />
        </Moving>
      )}
    </>
  )
}

/**
 * One registration: the films and tracings on the specification's canvas, and below it what it registers on and how each record
 * moved.
 */
export const Canvas = ({ method }: { readonly method: RegistrationName }) => {
  const { t, lang } = useWords()
  const { overlays, look, colourOf, correcting } = useTable()
  const { width, height } = overlapCanvas[method]
  const { svg, viewBox, pixel, enlarged, handlers } = useViewBox({ width, height })
  const overlay = overlays[method]
  const steady = correcting?.method === method
  const drawn = useRef<readonly Layer[]>([])
  const scene = useMemo(() => {
    const made = sceneOf(overlay, look, { colourOf, pixel, steady })
    return { ...made, layers: sameLayers(drawn.current, made.layers) }
  }, [overlay, look, colourOf, pixel, steady])
  useEffect(() => {
    drawn.current = scene.layers
  }, [scene])
  const correction = useCorrection(overlay, { toCanvas: scene.toCanvas, pixel })
  const moving = correction ? correcting?.uuid : undefined
  useCorrectionFocus(svg, correction?.nudge)
  const { title, shows } = registrations[method]
  return (
    <figure className={styles.canvas} data-method={method}>
      <figcaption>
        <b>{method.toUpperCase()}</b>
        <span>{shows[lang]}</span>
      </figcaption>
      <CorrectionBar overlay={overlay} onKeyDown={correction?.handlers.onKeyDown} />
      <div className={styles.sheets}>
        <Sheets overlay={overlay} scene={scene} moving={moving} viewBox={viewBox} pixel={pixel} />
        <svg
          ref={svg}
          viewBox={viewBox}
          data-enlarged={enlarged}
          role="application"
          aria-label={`${title[lang]} ${shows[lang]}`}
          aria-description={t(correction ? 'overlay.correct.hint' : 'overlay.zoomHint')}
          data-correcting={correction !== null}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and enlarged by keys.
          tabIndex={0}
          {...handlers}
          {...correction?.handlers}
        >
          {correction && <CorrectionMarks {...correction} method={method} toCanvas={scene.toCanvas} pixel={pixel} />}
        </svg>
      </div>
      {overlay.registrationPoint === null && <p className={shared.nothing}>{t('overlap.nothing')}</p>}
      <AuditLine overlay={overlay} />
    </figure>
  )
}
