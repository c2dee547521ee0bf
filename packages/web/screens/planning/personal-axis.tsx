import { landmarks } from '@sella/ceph/data/landmarks'
import { ninetyPercent } from '@sella/ceph/data/planning/prediction-error'
import { axisOrigin, axisOriginWords, isAxisOutdated } from '@sella/ceph/planning/axis-origin'
import { type NoPersonalAxis, type PersonalAxis, personalAxis } from '@sella/ceph/planning/personal-axis'
import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { shownAmount } from '@sella/workbench/planning/amount-fields'
import { filmStoring } from '@sella/workbench/record/film-storing'
import { Button, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useCase } from '../../case/case'
import { useWords } from '../../words/i18n'
import styles from './amounts.module.css'
import { type AxisBar, axisBar } from './axis-bar'
import hints from './hints.module.css'
import { usePlanned, usePlanTable } from './table'

/** The patient's other traced films: any of them may show the mandible open. */
const useOtherFilms = (): readonly CaseRecord[] => {
  const { records } = useCase()
  const { record } = usePlanTable()
  return useMemo(
    () => records.filter(each => each.uuid !== record.uuid && filmOf(each) !== null && each.cephPoints !== null),
    [records, record],
  )
}

interface Answer {
  readonly other: CaseRecord
  readonly axis: PersonalAxis | NoPersonalAxis
  readonly films: readonly [own: Tracing, open: Tracing]
}

const tracingOf = (record: CaseRecord | undefined): Tracing | null => {
  const film = record && filmOf(record)
  return record && film ? filmStoring.read(record, film) : null
}

const useFoundAxis = (other: CaseRecord | undefined): Answer | null => {
  const { record, tracing, doubted, readers } = usePlanTable()
  const reference = usePlanned(({ document }) => document.plan.reference)
  return useMemo(() => {
    const second = tracingOf(other)
    if (!other || !second) return null
    const films = [
      { tracing, day: record.createday },
      { tracing: second, day: other.createday },
    ] as const
    const isDoubted = doubted.has(record.uuid) || doubted.has(other.uuid)
    return { other, axis: personalAxis(...films, { reference, doubted: isDoubted, readers }), films: [tracing, second] }
  }, [other, record, tracing, doubted, readers, reference])
}

const NoAxis = ({ why }: { readonly why: NoPersonalAxis }) => {
  const { t, lang } = useWords()
  if (why.status === 'doubted') return <p className={hints.warn}>{t('planning.outcome.doubted')}</p>
  if (why.status === 'too-little')
    return <p className={hints.warn}>{t('planning.ownAxis.tooLittle', { turn: Math.abs(why.turn).toFixed(1) })}</p>
  if (why.why === 'uncalibrated') return <p className={hints.warn}>{t('planning.outcome.noScale')}</p>
  const names = why.needs.map(name => landmarks[name as keyof typeof landmarks]?.name[lang] ?? name)
  return <p className={hints.warn}>{t('planning.outcome.noPoints', { points: names.join(', ') })}</p>
}

interface AxisFoundProps {
  readonly other: CaseRecord
  readonly answer: PersonalAxis
  readonly films: Answer['films']
  readonly bar: AxisBar | null
}

const AxisFound = ({ other, answer, films, bar }: AxisFoundProps) => {
  const { t, lang } = useWords()
  const { desk, planned, readers } = usePlanTable()
  const { axis, error, turn, opening, residual, beyondStudy, unsure } = answer
  const take = () => {
    const inTenths = { x: Math.round(axis.x * 10) / 10 || 0, y: Math.round(axis.y * 10) / 10 || 0 }
    const { reference } = planned().document.plan
    desk.takeAxis(inTenths, axisOrigin(answer, { record: other.uuid, day: other.createday, reference, films }))
  }
  const at = (['x', 'y'] as const)
    .map(part => `${shownAmount(axis[part])} ± ${(ninetyPercent * error[part]).toFixed(1)}`)
    .join(' / ')
  const hand = handErrorSentence(
    films.map(({ points }) => points),
    readers,
  )
  return (
    <div role="status">
      <p>
        <b>{`${bar === 'scale' ? '≈ ' : ''}${at} mm`}</b>{' '}
        <Button disabled={bar !== null} onClick={take}>
          {t('planning.ownAxis.take')}
        </Button>
      </p>
      <p className={hints.note}>
        {t('planning.ownAxis.of', { turn: Math.abs(turn).toFixed(1), residual: residual.toFixed(1) })}
        {opening !== null && ` · ${t('planning.ownAxis.opening', { mm: opening.toFixed(1) })}`}
      </p>
      {hand && <p className={hints.note}>{hand[lang]}</p>}
      {bar && <p className={hints.warn}>{t(`planning.ownAxis.barred.${bar}`)}</p>}
      {unsure.map(why => (
        <p key={why} className={hints.warn}>
          {t(`planning.ownAxis.unsure.${why}`)}
        </p>
      ))}
      {beyondStudy && <p className={hints.warn}>{t('planning.ownAxis.beyond')}</p>}
    </div>
  )
}

/** For an axis found on films: on which, and how certain it was. */
export const AxisFrom = () => {
  const { lang } = useWords()
  const { tracing } = usePlanTable()
  const { records } = useCase()
  const origin = usePlanned(({ document }) => document.ownAxis)
  const open = useMemo(() => tracingOf(records.find(({ uuid }) => uuid === origin?.record)), [records, origin])
  if (!origin) return null
  const outdated = isAxisOutdated(origin, tracing, open)
  const isDoubted = outdated || origin.doubts.length > 0
  return <p className={isDoubted ? hints.warn : hints.note}>{axisOriginWords(origin, outdated)[lang]}</p>
}

/** The patient's own axis from a second film with the mandible open, with its certainty; used only when the doctor confirms it. */
export const OwnAxis = () => {
  const { t } = useWords()
  const films = useOtherFilms()
  const [chosen, choose] = useState<string | null>(null)
  const answer = useFoundAxis(films.find(({ uuid }) => uuid === chosen))
  return (
    <details className={styles.axes}>
      <summary>{t('planning.ownAxis.title')}</summary>
      <p className={hints.note}>{t(films.length > 0 ? 'planning.ownAxis.hint' : 'planning.ownAxis.none')}</p>
      {films.length > 0 && (
        <Select
          size="small"
          allowClear
          aria-label={t('planning.ownAxis.film')}
          placeholder={t('planning.ownAxis.film')}
          value={chosen}
          popupMatchSelectWidth={false}
          options={films.map(each => ({ value: each.uuid, label: each.createday.slice(0, 16).replace('T', ' ') }))}
          onChange={value => choose(value ?? null)}
        />
      )}
      {answer &&
        (answer.axis.status === 'found' ? (
          <AxisFound other={answer.other} answer={answer.axis} films={answer.films} bar={axisBar(answer.axis, answer.films)} />
        ) : (
          <NoAxis why={answer.axis} />
        ))}
    </details>
  )
}
