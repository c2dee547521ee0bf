import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { PointName } from '@sella/ceph/data/point-name'
import { type EdgeCandidate, hasEdge } from '@sella/ceph/edges/candidates'
import { shownChange, type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { candidatesInHand, chosenCandidate, triesPlace, tryCandidate, waitingInHand } from '@sella/workbench/bench/candidate'
import { lengthText } from '@sella/workbench/canvas/sketches'
import { commandOf } from '@sella/workbench/commands/table'
import { same } from '@sella/workbench/same'
import { memo } from 'react'
import { focusStage } from '../../../editor/focus-stage'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { itemNameIn } from '../../../readings/names'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { capsFor } from '../commands/caps'
import { useOffers } from '../commands/use-command'
import { useDesk, useFollowed } from '../desk'
import styles from './candidates.module.css'

/** A value that the previewed candidate changes at the displayed precision, moves into another class, adds or removes. */
interface Changed {
  readonly row: EvaluationRow
  readonly before: EvaluationRow
  /** Null if only one of the two values exists. */
  readonly by: ValueChange | null
}

const changedBy = (before: Evaluation, now: Evaluation): readonly Changed[] =>
  now.rows.flatMap((row): readonly Changed[] => {
    const was = before.rows.find(({ item }) => item === row.item)
    if (!was || (was.reading.status !== 'read' && row.reading.status !== 'read')) return []
    if (was.reading.status !== 'read' || row.reading.status !== 'read') return [{ row, before: was, by: null }]
    const by = valueChange(was.reading, row.reading)
    const seen = (by !== null && by.displayed !== 0) || row.class !== was.class
    return seen ? [{ row, before: was, by }] : []
  })

const sizeOf = ({ by, row }: Changed): number =>
  by === null ? Number.POSITIVE_INFINITY : Math.abs(by.change) / (row.norm?.sd || 1)

const worstFirst = (a: Changed, b: Changed): number =>
  Number(b.row.class !== b.before.class) - Number(a.row.class !== a.before.class) || sizeOf(b) - sizeOf(a)

const LISTED = 6

const ChangesTable = ({ changes, now }: { readonly changes: readonly Changed[]; readonly now: Evaluation }) => {
  const { t, lang } = useWords()
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th>{t('workbench.results.item')}</th>
          <th>{t('bench.candidates.before')}</th>
          <th>{t('bench.candidates.after')}</th>
          <th>{t('workbench.results.change')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ row, before: was, by }) => (
          <tr key={row.item} data-turned={row.class !== was.class}>
            <th>{itemNameIn(row, now.rows, lang)}</th>
            <td>
              <Stars stars={was.stars} of={was.class} /> {was.shown}
            </td>
            <td>
              <Stars stars={row.stars} of={row.class} /> <b>{`${scaleMark(row.unit, now.calibration)}${row.shown}`}</b>
              {signAfter[row.unit]}
            </td>
            <td>{by === null ? '–' : shownChange(by)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The effect of the chosen candidate on the values: before, after, difference, and whether a finding changes. */
const Changes = ({ before, now }: { readonly before: Evaluation; readonly now: Evaluation }) => {
  const { t } = useWords()
  const all = changedBy(before, now).toSorted(worstFirst)
  const turned = all.filter(({ row, before: was }) => row.class !== was.class).length
  return (
    <>
      <p className={styles.verdict} data-turned={turned > 0}>
        {turned > 0 ? t('bench.candidates.turns', { count: turned }) : t('bench.candidates.turnsNone')}
        {all.length > LISTED && ` ${t('bench.candidates.more', { count: all.length - LISTED })}`}
      </p>
      {all.length > 0 && <ChangesTable changes={all.slice(0, LISTED)} now={now} />}
    </>
  )
}

const settling = ['confirm', 'keep', 'unseen', 'toEdge'].map(commandOf)

const fromStage = (run: () => void) => () => {
  run()
  focusStage()
}

/** What to do with the current point: accept the previewed place, leave it, or declare it not visible. */
const Acts = memo(({ mayTake }: { readonly mayTake: boolean }) => {
  const { t } = useWords()
  const [confirm, keep, unseen, toEdge] = useOffers(settling)
  return (
    <div className={styles.acts}>
      {mayTake && confirm && (
        <button type="button" data-main onClick={fromStage(confirm.run)}>
          {t('bench.candidates.take')}
          <Key>{capsFor('confirm').join(' ')}</Key>
        </button>
      )}
      {toEdge?.there && (
        <button type="button" onClick={fromStage(toEdge.run)}>
          {t('bench.candidates.toEdge')}
          <Key>{capsFor('toEdge').join(' ')}</Key>
        </button>
      )}
      {keep && (
        <button type="button" onClick={fromStage(keep.run)}>
          {t('bench.candidates.keep')}
          <Key>{capsFor('keep').join(' ')}</Key>
        </button>
      )}
      {unseen && (
        <button type="button" onClick={fromStage(unseen.run)}>
          {t('bench.candidates.unseen')}
          <Key>{capsFor('unseen').join(' ')}</Key>
        </button>
      )}
    </div>
  )
})

interface ChoiceProps {
  readonly waiting: PointName
  readonly candidates: readonly EdgeCandidate[]
  /** The previewed candidate, numbered from 0; null for none. */
  readonly chosen: number | null
  /** Whether the preview is at a place of the film that can be accepted. */
  readonly tried: boolean
  readonly calibration: Calibration
}

/** The card without the candidate's effects: the same at every step of a drag, so it is not re-rendered by it. */
const Choice = memo(({ waiting, candidates, chosen, tried, calibration }: ChoiceProps) => {
  const { t } = useWords()
  const { bench } = useDesk()
  return (
    <>
      <h3>{t('bench.candidates.title')}</h3>
      {candidates.length === 0 && <p>{t(hasEdge(waiting) ? 'bench.candidates.none' : 'bench.candidates.noEdge')}</p>}
      {candidates.map(({ kind, away }, i) => (
        <button
          key={`${kind} ${away}`}
          type="button"
          aria-pressed={chosen === i}
          onClick={fromStage(() => tryCandidate(bench, i))}
        >
          <Key>{`${i + 1}`}</Key>
          <b>{t(`bench.candidates.${kind}`)}</b>
          <span>{lengthText(away, calibration)}</span>
        </button>
      ))}
      <Acts mayTake={tried} />
    </>
  )
}, same)

/** The places on the film offered for a detected point, and what each would change; only the doctor accepts one. */
export const Candidates = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t } = useWords()
  const { bench, evaluate } = useDesk()
  useStore(bench.hand, hand => hand.selected)
  const { present } = useFollowed()
  const waiting = waitingInHand(bench)
  if (waiting === null) return null
  const candidates = candidatesInHand(bench)
  const [chosen, tried] = [chosenCandidate(bench, candidates), triesPlace(bench)]
  return (
    <section className={styles.candidates} aria-label={t('bench.candidates.title')}>
      <Choice waiting={waiting} candidates={candidates} chosen={chosen} tried={tried} calibration={evaluation.calibration} />
      {tried && <Changes before={evaluate(present)} now={evaluation} />}
    </section>
  )
}
