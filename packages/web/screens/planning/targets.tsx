import { grades } from '@sella/ceph/data/planning/grades'
import { inDecimals, showValue } from '@sella/ceph/measure/display'
import { offBy, wantedText } from '@sella/ceph/planning/aim-as-read'
import { type Suggestion, suggest } from '@sella/ceph/planning/suggest'
import { steinerLimit, type Target, targetRanges, targetsOf } from '@sella/ceph/planning/targets'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { amountFields, shownAmount } from '@sella/workbench/planning/amount-fields'
import { same } from '@sella/workbench/same'
import { Button } from 'antd'
import { memo, useCallback, useMemo, useState } from 'react'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import figures from './figures.module.css'
import { GradeMark, GradeNotes } from './grade-marks'
import { useFollowed, usePlanTable } from './table'
import styles from './targets.module.css'

/** What a suggestion would set, in the clinician's sign. */
const useSuggestionText = () => {
  const { t } = useWords()
  return ({ target, tooth, move }: Suggestion): string => {
    const field = amountFields[tooth].find(each => each.amount === target.lever?.amount)
    if (!field || !target.lever) return ''
    const value = `${shownAmount(move[target.lever.amount] * field.sign)}${field.unit}`
    return t('planning.suggestion', { tooth, amount: t(`planning.amounts.${field.words}`), value })
  }
}

interface TargetRowProps {
  readonly target: Target
  /** It is the first of its scheme. */
  readonly heads: boolean
  /** Half the range of about 90 % for a value that depends on predicted skin; undefined for any other. */
  readonly range: number | undefined
  /** Before a length whose scale was not measured. */
  readonly mark: string
  readonly ask: (key: string) => void
}

const TargetRow = memo(({ target, heads, range, mark, ask }: TargetRowProps) => {
  const { t, lang } = useWords()
  const { key, scheme, grade, name, short, unit, value, reached, lever } = target
  return (
    <tr data-target={key}>
      <th scope="row" title={heads ? t(`planning.schemeNames.${scheme}`) : undefined}>
        {heads ? t(`planning.schemes.${scheme}`) : ''}
      </th>
      <td title={`${name[lang]} · ${grades[grade][lang]}`}>
        {/* The joiner keeps the mark on the line of its name. */}
        {`${(short ?? name)[lang]}\u2060`}
        <GradeMark grade={grade} />
      </td>
      <td>{`${wantedText(target)}${signAfter[unit]}`}</td>
      <td>
        <b>{`${mark}${showValue(value, unit)}`}</b>
        {range !== undefined && <small>{` ±${inDecimals(range, 1)}`}</small>}
      </td>
      <td data-reached={reached}>
        {reached ? t('planning.reached') : t('planning.off', { by: showValue(offBy(target), unit) })}
      </td>
      <td>{!reached && lever && <Suggest target={key} ask={ask} />}</td>
    </tr>
  )
}, same)

/** Separate from its row, whose numbers change at every step of a gesture. */
const Suggest = memo(({ target, ask }: { readonly target: string; readonly ask: TargetRowProps['ask'] }) => {
  const { t } = useWords()
  return (
    <Button size="small" onClick={() => ask(target)}>
      {t('planning.suggest')}
    </Button>
  )
})

/** The targets of Steiner, Tweed, Holdaway and Ricketts for the plan; each suggested movement is accepted or dismissed separately. */
export const Targets = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { tracing, desk, planned } = usePlanTable()
  const { prediction } = useFollowed()
  const [asked, setAsked] = useState<Suggestion | null>(null)
  const textOf = useSuggestionText()
  const after = prediction.status === 'predicted' ? prediction.tracing : tracing
  const [targets, limit] = useMemo(() => [targetsOf(after), steinerLimit(after)], [after])
  const calibration = useMemo(() => calibrate(after), [after])
  const ranges = useMemo(() => (prediction.status === 'predicted' ? targetRanges(prediction) : null), [prediction])
  const ask = useCallback(
    (key: string) => {
      const suggestion = suggest(tracing, planned().document.plan, key)
      setAsked(suggestion)
      // Previewed first: the film, the values and the photo follow, and nothing is stored yet.
      if (suggestion) desk.move(suggestion.tooth, suggestion.move, 'preview')
      else toast({ kind: 'warning', title: t('planning.noSuggestion') })
    },
    [tracing, planned, desk, toast, t],
  )
  const dismiss = () => {
    desk.settle(false)
    setAsked(null)
  }
  const accept = () => {
    if (asked) desk.accept(asked.target.key)
    setAsked(null)
  }
  return (
    <section className={`${styles.targets} ${figures.figures}`} aria-label={t('planning.targets')}>
      <table>
        <tbody>
          {targets.map((target, i) => (
            <TargetRow
              key={target.key}
              target={target}
              heads={targets[i - 1]?.scheme !== target.scheme}
              range={ranges?.get(target.key)}
              mark={scaleMark(target.unit, calibration)}
              ask={ask}
            />
          ))}
        </tbody>
      </table>
      {limit && <div className={styles.limit}>{limit[lang]}</div>}
      <GradeNotes of={targets.map(({ grade }) => grade)} />
      {asked && (
        <div className={styles.suggestion} role="status">
          <span>{textOf(asked)}</span>
          <Button size="small" type="primary" onClick={accept}>
            {t('planning.accept')}
          </Button>
          <Button size="small" onClick={dismiss}>
            {t('planning.dismiss')}
          </Button>
        </div>
      )}
    </section>
  )
}
