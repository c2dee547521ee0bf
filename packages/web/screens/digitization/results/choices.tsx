import type { Analysis, Dentition, Sex } from '@sella/ceph/analysis/analysis'
import { Select } from 'antd'
import { memo } from 'react'
import { useStore } from '../../../editor/store'
import { useWords } from '../../../words/i18n'
import { useAllAnalyses } from '../analyses/own-analyses'
import { choose, rememberAnalysis } from '../choosing'
import { useDesk } from '../desk'
import styles from './results.module.css'

const bothSexes: readonly (Sex | 'none')[] = ['male', 'female', 'none']

/** The dentition and the sex whose norms the analysis takes. */
const Norms = () => {
  const { t } = useWords()
  const desk = useDesk()
  const { analysis, dentition, sex } = useStore(desk.choice, choice => choice)
  return (
    <>
      <Select<Dentition>
        aria-label={t('workbench.results.dentition')}
        value={dentition}
        disabled={analysis.dentitions.length === 0}
        popupMatchSelectWidth={false}
        options={(analysis.dentitions.length ? analysis.dentitions : [dentition]).map(value => ({
          value,
          label: t(`workbench.dentition.${value}`),
        }))}
        onChange={value => desk.choice.set(now => ({ ...now, dentition: value }))}
      />
      <Select<Sex | 'none'>
        aria-label={t('workbench.results.sex')}
        value={sex ?? 'none'}
        disabled={analysis.sexes.length === 0}
        popupMatchSelectWidth={false}
        options={bothSexes.map(value => ({ value, label: t(`workbench.sexes.${value}`) }))}
        onChange={value => desk.choice.set(now => ({ ...now, sex: value === 'none' ? null : value }))}
      />
    </>
  )
}

/** Which analysis, and on the film the dentition and sex whose norms it takes. Own analyses stand first. */
export const Choices = memo(() => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const onFilm = desk.subject.view === 'film'
  const { analysis } = useStore(desk.choice, choice => choice)
  const { own, builtIn } = useAllAnalyses()
  const entry = (one: Analysis) => ({ value: one.name, label: one.title[lang] })
  const groups = [
    ...(own.length ? [{ label: t('workbench.results.own'), options: own.map(entry) }] : []),
    { label: t('workbench.results.builtIn'), options: builtIn.map(entry) },
  ]
  const take = (name: string) => {
    const next = [...own, ...builtIn].find(one => one.name === name)
    if (!next) return
    rememberAnalysis(name, desk.subject.view)
    desk.choice.set(now => choose({ ...now, analysis: next }, desk.patient, desk.record))
  }
  return (
    <div className={styles.choices} data-alone={!onFilm}>
      <Select
        aria-label={t('workbench.results.method')}
        value={analysis.name}
        options={groups}
        onChange={take}
        listHeight={320}
      />
      {onFilm && <Norms />}
    </div>
  )
})
