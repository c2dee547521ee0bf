import { type ArchRuleName, archRules, isArchRuleName } from '@sella/ceph/data/planning/arch-length'
import { type ArchFacts, archBudget, remainderLimit } from '@sella/ceph/planning/arch-budget'
import type { ArchBudgetFacts } from '@sella/contract/documents/plan'
import { InputNumber, Select } from 'antd'
import { useWords } from '../../words/i18n'
import { shownAmount } from './fields'
import styles from './planning.module.css'
import { usePlanTable } from './table'

const arches = ['lower', 'upper'] as const
const entered = ['space', 'spee', 'gained'] as const

/** The room in both arches: what the doctor knows of them and what the plan's teeth cost, by a rule that is named. */
export const BudgetPanel = () => {
  const { t, lang } = useWords()
  const { desk, document, prediction } = usePlanTable()
  const { budget } = document
  if (prediction.status !== 'predicted') return null
  const sums = {
    lower: archBudget(prediction, 'lower', budget.lower, budget.rule),
    upper: archBudget(prediction, 'upper', budget.upper, budget.rule),
  }
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
              <td key={arch}>{shownAmount(sums[arch].incisors)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              {t('planning.molars')} <small>{t('planning.bothSides')}</small>
            </th>
            {arches.map(arch => (
              <td key={arch}>{shownAmount(sums[arch].molars)}</td>
            ))}
          </tr>
          <tr className={styles.remainder}>
            <th scope="row">{t('planning.remainder')}</th>
            {arches.map(arch => (
              <td key={arch} data-beyond={Math.abs(sums[arch].remainder) > remainderLimit}>
                {shownAmount(sums[arch].remainder)}
              </td>
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
      <p className={styles.note}>{rule.holds[lang]}</p>
    </section>
  )
}
