import { inDecimals, NO_VALUE } from '@sella/ceph/measure/display'
import { type Displacement, displacements } from '@sella/ceph/superimpose/change'
import { sagittalWords, verticalWords, withinFloor } from '@sella/ceph/superimpose/change-words'
import { byHandSign, nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import { type Overlay, type OverlayFilm, referenceOf } from '@sella/ceph/superimpose/overlay'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { guessedSign } from '@sella/drawing/report/guessed'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { useWords } from '../../words/i18n'
import styles from './displacement-table.module.css'
import { FloorHelp } from './floor-help'
import shared from './overlapping.module.css'
import { monthOf } from './record-words'
import { useTable } from './table'

interface Line extends Displacement {
  readonly method: RegistrationName
  /** Between which records: not always the first and the last, where those lack what this registration needs. */
  readonly films: readonly [OverlayFilm, OverlayFilm]
  /** The doctor's correction that is part of it. */
  readonly nudge: Nudge | undefined
}

/** The last record that could be laid on the reference, with the doctor's correction in it. */
const linesOf = (overlay: Overlay): readonly Line[] => {
  const reference = referenceOf(overlay)
  const last = overlay.laid.findLast(one => one.status === 'registered')
  if (!reference || last?.status !== 'registered') return []
  const films = [reference, last.film] as const
  const moved = displacements(films, { ...last.registered, move: last.move })
  return moved.map(one => ({ ...one, method: overlay.method, films, nudge: last.nudge }))
}

/** Between which records a line is, where it is not the whole span of the scheme. */
const useSpanOf = () => {
  const { t } = useWords()
  const { chosen } = useTable()
  const month = (film: OverlayFilm) => monthOf(chosen.find(one => one.record.uuid === film.id)?.record ?? { createday: '' })
  return ({ films: [from, to] }: Line): string | null => {
    if (from.id === chosen[0]?.record.uuid && to.id === chosen.at(-1)?.record.uuid) return null
    return t('overlay.spanOf', { from: month(from), to: month(to) })
  }
}

const isDoubted = ({ films }: Line, { doubted }: ScaleCheck): boolean => films.some(({ id }) => doubted.has(id))

/** Behind a landmark that nobody saw on one of the two films. */
const guessedOf = ({ films, landmark }: Line): boolean =>
  films.some(({ tracing }) => tracing.points[landmark]?.origin === 'estimated')

const Row = ({ line }: { readonly line: Line }) => {
  const { lang } = useWords()
  const { scales } = useTable()
  const span = useSpanOf()(line)
  const mark = line.films.every(film => isMeasuredScale(film.calibration)) ? '' : '≈ '
  const sign = line.nudge ? ` ${byHandSign[lang]}` : ''
  const doubted = isDoubted(line, scales)
  const told = (words: string) => (doubted ? NO_VALUE : mark + words + sign)
  return (
    <tr>
      <th scope="row">
        {shortLandmarkName(line.landmark)}
        {guessedOf(line) && <small className={shared.quiet}>{guessedSign[lang]}</small>}
      </th>
      <td className={shared.quiet}>
        {line.method.toUpperCase()}
        {span && <small>{span}</small>}
      </td>
      <td data-within={withinFloor(line.forwardMm, line.floorMm.forward)}>{told(sagittalWords(line)[lang])}</td>
      <td data-within={withinFloor(line.downMm, line.floorMm.down)}>{told(verticalWords(line)[lang])}</td>
      <td>{told(inDecimals(line.distanceMm, 1))}</td>
      <td className={shared.quiet}>
        {doubted ? NO_VALUE : `${inDecimals(line.floorMm.forward, 1)} / ${inDecimals(line.floorMm.down, 1)}`}
      </td>
    </tr>
  )
}

/** What the marked rows include: the correction of each registration, in words. */
const ByHand = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { t, lang } = useWords()
  const told = new Map(lines.flatMap(({ method, nudge }) => (nudge ? [[method, nudgeWords(nudge)[lang]] as const] : [])))
  return [...told].map(([method, amount]) => (
    <p key={method} className={styles.byHand}>
      {t('overlay.byHand', { sign: byHandSign[lang], method: method.toUpperCase(), amount })}
    </p>
  ))
}

/** Where landmarks went from the reference to the last record, mm: forward or back, down or up; quiet within the error of the points. */
export const DisplacementTable = () => {
  const { t } = useWords()
  const { overlays, methods, scales } = useTable()
  const lines = methods.flatMap(method => linesOf(overlays[method]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys too.
    <section className={shared.box} data-box="displacement" aria-label={t('overlap.displacement')} tabIndex={0}>
      <ByHand lines={lines} />
      {lines.some(line => isDoubted(line, scales)) && <p className={shared.hint}>{t('overlay.scales.displacement')}</p>}
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
          {lines.map(line => (
            <Row key={`${line.method}-${line.landmark}`} line={line} />
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p className={shared.hint}>{t('overlap.noDisplacement')}</p>}
    </section>
  )
}
