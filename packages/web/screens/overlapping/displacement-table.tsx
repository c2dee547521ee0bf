import { NO_VALUE } from '@sella/ceph/measure/display'
import { distanceText, floorWords, sagittalWords, verticalWords, withinFloor } from '@sella/ceph/superimpose/change-words'
import { type Displaced, displacedOf, hasMoved } from '@sella/ceph/superimpose/displaced'
import { byHandSign, nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import type { OverlayFilm } from '@sella/ceph/superimpose/overlay'
import { guessedSign } from '@sella/drawing/report/guessed'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { memo, useMemo } from 'react'
import { useWords } from '../../words/i18n'
import styles from './displacement-table.module.css'
import { FloorHelp } from './floor-help'
import shared from './overlapping.module.css'
import { monthOf } from './record-words'
import { useTable } from './table'
import { unscaledDays } from './unscaled'
import { useLaidLately } from './use-grip'

/** The records a line spans, if not the whole scheme. */
const useSpanOf = () => {
  const { t } = useWords()
  const { chosen } = useTable()
  const month = (film: OverlayFilm) =>
    monthOf(chosen.find(caseFilm => caseFilm.record.uuid === film.id)?.record ?? { createday: '' })
  return ({ films: [from, to] }: Displaced): string | null => {
    if (from.id === chosen[0]?.record.uuid && to.id === chosen.at(-1)?.record.uuid) return null
    return t('overlay.spanOf', { from: month(from), to: month(to) })
  }
}

const Row = ({ line }: { readonly line: Displaced }) => {
  const { lang } = useWords()
  const span = useSpanOf()(line)
  const mark = line.films.every(film => isMeasuredScale(film.calibration)) ? '' : '≈ '
  const { floorMm, doubted } = line
  const unlessDoubted = (words: string) => (doubted ? NO_VALUE : mark + words)
  return (
    <tr>
      <th scope="row">
        {shortLandmarkName(line.landmark)}
        {line.nudge && <small className={styles.adjusted}>{byHandSign[lang]}</small>}
        {line.guessed && <small className={shared.quiet}>{guessedSign[lang]}</small>}
      </th>
      <td className={shared.quiet}>
        {line.method.toUpperCase()}
        {span && <small>{span}</small>}
      </td>
      <td data-within={withinFloor(line.forwardMm, floorMm.forward)}>{unlessDoubted(sagittalWords(line)[lang])}</td>
      <td data-within={withinFloor(line.downMm, floorMm.down)}>{unlessDoubted(verticalWords(line)[lang])}</td>
      <td data-within={!hasMoved(line)}>{unlessDoubted(distanceText(line))}</td>
      <td className={shared.quiet}>{doubted ? NO_VALUE : floorWords(line)}</td>
    </tr>
  )
}

/** What the marked rows include: the correction of each registration, in words. */
const ByHand = ({ lines }: { readonly lines: readonly Displaced[] }) => {
  const { t, lang } = useWords()
  const nudges = new Map(lines.flatMap(({ method, nudge }) => (nudge ? [[method, nudgeWords(nudge)[lang]] as const] : [])))
  return [...nudges].map(([method, amount]) => (
    <p key={method} className={styles.byHand}>
      {t('overlay.byHand', { sign: byHandSign[lang], method: method.toUpperCase(), amount })}
    </p>
  ))
}

const Rows = memo(({ lines }: { readonly lines: readonly Displaced[] }) =>
  lines.map(line => <Row key={`${line.method}-${line.landmark}`} line={line} />),
)

/** Why there is no line; where a scale is all that is missing, how the film gets one. */
const NothingToCompare = () => {
  const { t, lang } = useWords()
  const { methods, overlays, chosen } = useTable()
  const days = unscaledDays(
    methods.map(method => overlays[method]),
    chosen,
  ).join(lang === 'zh' ? '、' : ', ')
  return <p className={shared.hint}>{days ? t('overlap.unscaled', { days }) : t('overlap.noDisplacement')}</p>
}

/**
 * Displacement of landmarks from the earliest record to the latest, mm: forward or back, down or up; muted within the error of
 * the points.
 */
export const DisplacementTable = () => {
  const { t } = useWords()
  const { methods, scales, chosen } = useTable()
  const settled = useLaidLately()
  const lines = useMemo(
    () =>
      displacedOf(
        methods.map(method => settled[method]),
        scales,
        id => chosen.find(({ record }) => record.uuid === id)?.record.createday ?? '',
      ),
    [settled, methods, scales, chosen],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys too.
    <section className={shared.box} data-box="displacement" aria-label={t('overlap.displacement')} tabIndex={0}>
      <ByHand lines={lines} />
      {lines.some(line => line.doubted) && <p className={shared.hint}>{t('overlay.scales.displacement')}</p>}
      <table className={styles.moves}>
        <thead>
          <tr>
            <th scope="col">{t('overlap.displacement')}</th>
            <th scope="col">{t('overlap.on')}</th>
            <th scope="col">{t('overlap.sagittal')}</th>
            <th scope="col">{t('overlap.vertical')}</th>
            <th scope="col">{t('overlap.total')}</th>
            <th scope="col" title={t('overlap.floor')}>
              {t('overlap.floorHead')}
              <FloorHelp />
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows lines={lines} />
        </tbody>
      </table>
      {lines.length === 0 && <NothingToCompare />}
    </section>
  )
}
