import { type ArchRuleName, archRules, isArchRuleName } from '@sella/ceph/data/planning/arch-length'
import { type ArchFacts, archBudget, isRemainderBeyond } from '@sella/ceph/planning/arch-budget'
import type { ArchBudgetFacts } from '@sella/contract/documents/plan'
import { shownAmount } from '@sella/workbench/planning/amount-fields'
import { InputNumber, Select } from 'antd'
import { useWords } from '../../words/i18n'
import styles from './budget.module.css'
import hints from './hints.module.css'
import { usePlanned, usePlanTable } from './table'

const arches = ['lower', 'upper'] as const
const entered = ['space', 'spee', 'gained'] as const

interface SumProps {
  readonly arch: (typeof arches)[number]
  readonly part: 'incisors' | 'molars' | 'remainder'
}

/** The space the plan's teeth need or leave, mm; follows a running gesture by itself. */
const Sum = ({ arch, part }: SumProps) => {
  const sum = usePlanned(({ document: { budget }, prediction }) =>
    prediction.status === 'predicted' ? archBudget(prediction, arch, budget[arch], budget.rule)[part] : 0,
  )
  return <td data-beyond={part === 'remainder' && isRemainderBeyond(sum)}>{shownAmount(sum)}</td>
}

/** The space in both arches: what the doctor knows of them and what the plan's teeth need, by a named rule. */
export const BudgetPanel = () => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const budget = usePlanned(({ document }) => document.budget)
  const predicted = usePlanned(({ prediction }) => prediction.status === 'predicted')
  if (!predicted) return null
  const set = (arch: keyof Pick<ArchBudgetFacts, 'upper' | 'lower'>, name: keyof ArchFacts, value: number | null) =>
    desk.budget({ ...budget, [arch]: { ...budget[arch], [name]: value ?? 0 } })
  const rule = archRules[budget.rule]
  return (
    <section className={styles.budget} aria-label={t('planning.budget')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('planning.budget')}</th>
            {arches.map(arch => (
              <th key={arch} scope="col">{`${t(`planning.${arch}`)} mm`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entered.map(name => (
            <tr key={name}>
              <th scope="row">{t(`planning.${name}`)}</th>
              {arches.map(arch => (
                <td key={arch}>
                  <InputNumber
                    size="small"
                    aria-label={`${t(`planning.${name}`)} ${t(`planning.${arch}`)}`}
                    controls={false}
                    min={-100}
                    max={100}
                    precision={1}
                    value={budget[arch][name]}
                    onChange={value => set(arch, name, value)}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              {t('planning.incisors')} <small>{rule.title[lang]}</small>
            </th>
            {arches.map(arch => (
              <Sum key={arch} arch={arch} part="incisors" />
            ))}
          </tr>
          <tr>
            <th scope="row">
              {t('planning.molars')} <small>{t('planning.bothSides')}</small>
            </th>
            {arches.map(arch => (
              <Sum key={arch} arch={arch} part="molars" />
            ))}
          </tr>
          <tr className={styles.remainder}>
            <th scope="row">{t('planning.remainder')}</th>
            {arches.map(arch => (
              <Sum key={arch} arch={arch} part="remainder" />
            ))}
          </tr>
        </tbody>
      </table>
      <Select<ArchRuleName>
        size="small"
        aria-label={t('planning.rule')}
        value={budget.rule}
        popupMatchSelectWidth={false}
        options={Object.entries(archRules).map(([value, row]) => ({ value: value as ArchRuleName, label: row.title[lang] }))}
        onChange={value => isArchRuleName(value) && desk.budget({ ...budget, rule: value })}
      />
      <p className={hints.note}>{rule.holds[lang]}</p>
    </section>
  )
}
