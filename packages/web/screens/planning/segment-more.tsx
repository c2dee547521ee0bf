import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import { publishedAxes } from '@sella/ceph/data/planning/mandibular-axis'
import { segments } from '@sella/ceph/data/planning/segments'
import { toothPivots } from '@sella/ceph/data/planning/tooth-pivots'
import { restingMoves, type Stop } from '@sella/ceph/planning/plan'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import { Checkbox, InputNumber, Select } from 'antd'
import { ChoiceRow } from '../../parts/choice-row'
import { useWords } from '../../words/i18n'
import styles from './amounts.module.css'
import hints from './hints.module.css'
import { AxisFrom, OwnAxis } from './personal-axis'
import { usePlanned, usePlanTable } from './table'

const pivots = [
  ['resistance', toothPivots.resistance.fraction],
  ['apex', toothPivots.controlled_tipping.fraction],
  ['edge', toothPivots.root_torque.fraction],
] as const

/** A single option for any place the cross is dragged to: with a different value at each step the select would animate at each step. */
const byHand = 'hand' as const

/** What an incisor rotates about. */
export const PivotRow = ({ tooth }: { readonly tooth: 'U1' | 'L1' }) => {
  const { t } = useWords()
  const { desk, planned } = usePlanTable()
  const about = usePlanned(({ document }) => (document.plan.moves[tooth] ?? restingMoves[tooth]).pivot)
  const usual = pivots.some(([, value]) => value === about)
  return (
    <div className={styles.more}>
      <span>{t('planning.pivot')}</span>
      <ChoiceRow<number | typeof byHand>
        size="small"
        aria-label={t('planning.pivot')}
        value={usual ? about : byHand}
        options={[
          ...pivots.map(([name, value]) => ({ value, label: t(`planning.pivots.${name}`) })),
          ...(usual ? [] : [{ value: byHand, label: about.toFixed(2) }]),
        ]}
        onChange={pivot =>
          pivot !== byHand && desk.move(tooth, { ...restingMoves[tooth], ...planned().document.plan.moves[tooth], pivot })
        }
      />
    </div>
  )
}

/** What a bone segment rotates about, and for the maxilla where the cut lies. */
export const BoneRows = ({ segment }: { readonly segment: 'MX' | 'MD' | 'CH' }) => {
  const { t, lang } = useWords()
  const { desk, planned } = usePlanTable()
  const about = usePlanned(({ document }) => (document.plan.moves[segment] ?? restingMoves[segment]).about)
  const ansStays = usePlanned(({ document }) => document.plan.moves.MX?.ansStays ?? false)
  const value = typeof about === 'string' ? about : null
  const moves = () => planned().document.plan.moves
  return (
    <>
      {segments[segment].pivots.length > 1 && (
        <div className={styles.more}>
          <span>{t('planning.about')}</span>
          <Select
            size="small"
            aria-label={t('planning.about')}
            value={value}
            placeholder={t('planning.ownPoint')}
            popupMatchSelectWidth={false}
            options={segments[segment].pivots.map(name => ({
              value: name,
              label: `${shortLandmarkName(name)} ${landmarks[name].name[lang]}`,
            }))}
            onChange={to =>
              to && isLandmarkName(to) && desk.move(segment, { ...restingMoves[segment], ...moves()[segment], about: to })
            }
          />
        </div>
      )}
      {segment === 'MX' && (
        <Checkbox
          className={styles.check}
          checked={ansStays}
          onChange={event => desk.move('MX', { ...restingMoves.MX, ...moves().MX, ansStays: event.target.checked })}
        >
          {t('planning.ansStays')}
        </Checkbox>
      )}
    </>
  )
}

/** The rings on the film: published axes, for comparison. */
const PublishedAxes = () => {
  const { t, lang } = useWords()
  return (
    <details className={styles.axes}>
      <summary>{t('planning.publishedAxes')}</summary>
      <ol>
        {publishedAxes.map(({ at, from, what, n, evidence }) => (
          <li key={`${at.x} ${at.y}`}>{`${at.x} / ${at.y} · ${evidence} · ${what[lang]} (n ${n}), ${from[lang]}`}</li>
        ))}
      </ol>
      <p className={hints.note}>{t('planning.publishedAxesNote')}</p>
    </details>
  )
}

type Until = 'hand' | 'molar' | 'overbite' | 'both'

const untilOf = (stops: readonly Stop[]): Until =>
  stops.length === 0 ? 'hand' : stops.length > 1 ? 'both' : (stops[0]?.stop ?? 'hand')

/** Default overbite, mm, until the doctor chooses another. */
const usualOverbite = 2

/** What ends the autorotation, and its axis. */
export const AutorotationRows = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const move = usePlanned(({ document }) => document.plan.moves.MDA ?? restingMoves.MDA)
  const stops: readonly Stop[] = move.stops
  const mm = stops.reduce((last, stop) => (stop.stop === 'overbite' ? stop.mm : last), usualOverbite)
  const take = (until: Until, overbite = mm) => {
    const molar: readonly Stop[] = until === 'molar' || until === 'both' ? [{ stop: 'molar' }] : []
    const planned: readonly Stop[] = until === 'overbite' || until === 'both' ? [{ stop: 'overbite', mm: overbite }] : []
    desk.move('MDA', { ...move, stops: [...molar, ...planned] })
  }
  const axis = (part: 'x' | 'y') => (
    <InputNumber
      size="small"
      aria-label={`${t('planning.axis')} ${part}`}
      value={move.axis[part]}
      step={0.5}
      precision={1}
      min={-50}
      max={50}
      onChange={value => desk.move('MDA', { ...move, axis: { ...move.axis, [part]: value ?? 0 } }, 'nudge')}
    />
  )
  const until = untilOf(stops)
  return (
    <>
      <div className={styles.more}>
        <span>{t('planning.stops')}</span>
        <Select<Until>
          size="small"
          aria-label={t('planning.stops')}
          value={until}
          popupMatchSelectWidth={false}
          options={[
            { value: 'hand', label: t('planning.byHand') },
            { value: 'molar', label: t('planning.molarStop') },
            { value: 'overbite', label: t('planning.overbiteStop') },
            { value: 'both', label: t('planning.bothStops') },
          ]}
          onChange={value => take(value)}
        />
        {(until === 'overbite' || until === 'both') && (
          <InputNumber
            size="small"
            aria-label={t('planning.overbiteStop')}
            value={mm}
            step={0.5}
            min={-10}
            max={10}
            suffix="mm"
            onChange={value => take(until, value ?? 0)}
          />
        )}
      </div>
      <div className={`${styles.more} ${styles.axis}`}>
        <span>{t('planning.axis')}</span>
        {axis('x')}
        {axis('y')}
      </div>
      <AxisFrom />
      <OwnAxis />
      <PublishedAxes />
    </>
  )
}
