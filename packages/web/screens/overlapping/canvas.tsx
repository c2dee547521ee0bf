import { type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import { matrixText } from '@sella/drawing/scene/matrix'
import type { Layer } from '@sella/drawing/scene/scene'
import { overlapCanvas } from '@sella/drawing/tracing/overlap-parts'
import { useEffect, useMemo, useRef } from 'react'
import { LayerView } from '../../editor/ink-view'
import { useViewBox } from '../../editor/use-view-box'
import { useWords } from '../../words/i18n'
import { AuditLine } from './audit-line'
import styles from './canvas.module.css'
import { CorrectionBar } from './correction-bar'
import { CorrectionMarks } from './correction-marks'
import { filmsUnder, sceneOf } from './overlap-drawing'
import shared from './overlapping.module.css'
import { sameLayers } from './same-layers'
import { useTable } from './table'
import { useCorrection } from './use-correction'

/** One registration: the films and tracings on the specification's canvas, and under it what was held and how each record moved. */
export const Canvas = ({ method }: { readonly method: RegistrationName }) => {
  const { t, lang } = useWords()
  const { overlays, look, colourOf, films, correcting } = useTable()
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
  const under = filmsUnder(overlay, look, scene)
  const photoOf = (uuid: string) => films.find(one => one.record.uuid === uuid)?.photo
  const { title, shows } = registrations[method]
  return (
    <figure className={styles.canvas} data-method={method}>
      <figcaption>
        <b>{method.toUpperCase()}</b>
        <span>{shows[lang]}</span>
      </figcaption>
      <CorrectionBar overlay={overlay} />
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
        {under.map(({ id, matrix, opacity }) => {
          const photo = photoOf(id)
          return (
            photo && (
              <image
                key={id}
                href={photo.previewUrl}
                width={photo.width}
                height={photo.height}
                transform={matrixText(matrix)}
                opacity={opacity}
                preserveAspectRatio="none"
              />
            )
          )
        })}
        {scene.layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
        ))}
        {correction && <CorrectionMarks {...correction} pixel={pixel} />}
      </svg>
      {overlay.heldAt === null && <p className={shared.nothing}>{t('overlap.nothing')}</p>}
      <AuditLine overlay={overlay} />
    </figure>
  )
}
