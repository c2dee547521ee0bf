import { grades } from '@sella/ceph/data/planning/grades'
import { type Suggestion, suggest } from '@sella/ceph/planning/suggest'
import { targetsOf } from '@sella/ceph/planning/targets'
import { signAfter } from '@sella/ceph/unit'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { amountFields, shownAmount } from './fields'
import styles from './planning.module.css'
import { usePlanTable } from './table'

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

/** What Steiner, Tweed, Holdaway and Ricketts want of the plan; a suggested movement is taken or dismissed one by one. */
export const Targets = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { tracing, document, prediction, desk } = usePlanTable()
  const [asked, setAsked] = useState<Suggestion | null>(null)
  const textOf = useSuggestionText()
  const after = prediction.status === 'predicted' ? prediction.tracing : tracing
  const targets = useMemo(() => targetsOf(after), [after])
  const ask = (key: string) => {
    const found = suggest(tracing, document.plan, key)
    setAsked(found)
    // Seen before it is taken: the film, the values and the photo go along, and nothing is kept yet.
    if (found) desk.move(found.tooth, found.move, 'preview')
    else toast({ kind: 'warning', title: t('planning.noSuggestion') })
  }
  const dismiss = () => {
    desk.settle(false)
    setAsked(null)
  }
  const accept = () => {
    if (asked) desk.accept(asked.target.key)
    setAsked(null)
  }
  return (
    <section className={styles.targets} aria-label={t('planning.targets')}>
      <h3>
        {t('planning.targets')} <small>{t('planning.targetsHint')}</small>
      </h3>
      <table>
        <tbody>
          {targets.map((target, i) => (
            <tr key={target.key} data-target={target.key}>
              <th scope="row" title={grades[target.grade][lang]}>
                {targets[i - 1]?.scheme === target.scheme ? '' : t(`planning.schemes.${target.scheme}`)}
              </th>
              <td>{target.name[lang]}</td>
              <td>{`${target.wanted.toFixed(1)}${signAfter[target.unit]}`}</td>
              <td>
                <b>{target.value.toFixed(1)}</b>
              </td>
              <td data-reached={target.reached}>
                {target.reached
                  ? t('planning.reached')
                  : t('planning.off', { by: Math.abs(target.value - target.wanted).toFixed(1) })}
              </td>
              <td>
                {!target.reached && target.lever && (
                  <Button size="small" onClick={() => ask(target.key)}>
                    {t('planning.suggest')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
