import { subjectOf } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { groupFor } from '@sella/ceph/patient/age-group'
import { Select } from 'antd'
import { memo } from 'react'
import { useStore } from '../../../editor/use-store'
import { shutSelect } from '../../../parts/shut-select'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { JudgedBy } from './judged-by'
import styles from './results.module.css'
import { ScaleBeside } from './scale-beside'
import { useAgeGroup } from './use-age-group'
import { useMethods } from './use-methods'

/** The age group whose norms apply to the record: by age, or another one, which is then stored with the record. */
const AgeGroup = () => {
  const { t } = useWords()
  const { choice, may } = useDesk()
  const { analysis, patient, record } = useStore(choice, now => now)
  const choose = useAgeGroup()
  const group = (of: Dentition): string => t(`workbench.dentition.${groupFor(analysis.dentitions, of) ?? of}`)
  const usual = subjectOf(patient, { ...record, ageGroup: null })
  const byAge = t(usual.by === 'age' ? 'workbench.results.byAge' : 'workbench.results.unknownAge', {
    group: group(usual.dentition),
  })
  return (
    <Select<Dentition | 'age'>
      aria-label={t('workbench.results.dentition')}
      value={record.ageGroup ? (groupFor(analysis.dentitions, record.ageGroup) ?? record.ageGroup) : 'age'}
      {...shutSelect(
        analysis.dentitions.length === 0 ? t('workbench.results.noGroups') : may('trace') ? null : t('app.readOnly.tracing'),
      )}
      popupMatchSelectWidth={false}
      options={[
        { value: 'age', label: analysis.dentitions.length === 0 ? t('workbench.results.noGroups') : byAge },
        ...analysis.dentitions.map(value => ({ value, label: t('workbench.results.chosenGroup', { group: group(value) }) })),
      ]}
      onChange={value => choose(value === 'age' ? null : value)}
    />
  )
}

/** The analysis, and on a film the age group for its norms. Own analyses come first. */
export const Choices = memo(() => {
  const { t, lang } = useWords()
  const { view } = useDesk().subject
  const { analysis, own, builtIn, take } = useMethods()
  // Built-in norms of a frontal film are by years, and compare sides without any.
  const byGroup = view === 'film' || (view === 'frontal' && analysis.dentitions.length > 0)
  const entry = (method: Analysis) => ({ value: method.name, label: method.title[lang] })
  const groups = [
    ...(own.length ? [{ label: t('workbench.results.own'), options: own.map(entry) }] : []),
    { label: t('workbench.results.builtIn'), options: builtIn.map(entry) },
  ]
  return (
    <div className={styles.choices} data-alone={!byGroup}>
      <Select
        aria-label={t('workbench.results.method')}
        value={analysis.name}
        options={groups}
        onChange={take}
        listHeight={320}
      />
      {byGroup && <AgeGroup />}
      {byGroup && <JudgedBy />}
      {view === 'film' && <ScaleBeside />}
    </div>
  )
})
