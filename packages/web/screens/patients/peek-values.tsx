import type { Row } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import { ownItemSetting } from '@sella/ceph/analysis/stored-own-items'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { valueText } from '@sella/drawing/tracing/value-text'
import { useMemo } from 'react'
import { useAnalyses, useSetting } from '../../api/queries'
import { useWords } from '../../words/i18n'
import { overrideSetting } from '../digitization/analyses/overrides'
import { firstChoice } from '../digitization/choosing'
import { classVar } from '../digitization/results/class-colour'
import { DeviationChart } from '../digitization/results/deviation-chart'
import { itemName } from '../digitization/results/names'
import { Stars } from '../digitization/results/stars'
import { tracingOf } from '../digitization/stored-tracing'
import styles from './peek.module.css'

const most = 5

const byDeviation = (a: Row, b: Row): number =>
  b.stars - a.stars || Math.abs(b.difference ?? 0) / (b.norm?.sd ?? 1) - Math.abs(a.difference ?? 0) / (a.norm?.sd ?? 1)

/** The doctor's own analyses, measurements and values; null until they are known, so that no other analysis is shown meanwhile. */
const useOwn = () => {
  const [analyses, values, items] = [useAnalyses(), useSetting(overrideSetting), useSetting(ownItemSetting)]
  const waiting = analyses.isPending || values.isPending || items.isPending
  return useMemo(
    () => (waiting ? null : { own: analyses.data ?? [], overrides: values.data, ownItems: items.data }),
    [waiting, analyses.data, values.data, items.data],
  )
}

const useReadings = (patient: Patient, record: CaseRecord) => {
  const own = useOwn()
  return useMemo(() => {
    const film = record.photos.find(photo => photo.type === 'Lateral_Ceph')
    const tracing = film && record.cephPoints ? tracingOf(record, film) : null
    if (!tracing || !own) return null
    const choice = firstChoice({ patient, record, ...own })
    const { overrides, customItems } = choice
    const subject = { dentition: choice.dentition, sex: choice.sex }
    const evaluation = evaluate(tracing, choice.analysis, subject, { overrides, customItems })
    return {
      title: choice.analysis.title,
      calibration: evaluation.calibration,
      rows: evaluation.rows.filter(row => row.stars > 0).sort(byDeviation),
    }
  }, [patient, record, own])
}

/** What lies outside the norm on a record's film, worst first, judged as the workbench would open it. */
export const PeekValues = ({ patient, record }: { readonly patient: Patient; readonly record: CaseRecord }) => {
  const { t, lang } = useWords()
  const read = useReadings(patient, record)
  if (!read) return null
  return (
    <section>
      <h3 className={styles.label}>{`${t('patients.deviating')}${t('app.separator')}${read.title[lang]}`}</h3>
      {read.rows.length === 0 && <p className={styles.none}>{t('patients.noneDeviating')}</p>}
      <ul className={styles.values}>
        {read.rows.slice(0, most).map(row => (
          <li key={row.item}>
            <span>{itemName(row, lang)}</span>
            <b style={{ color: classVar(row.class) }}>{valueText(row, read.calibration)}</b>
            <Stars stars={row.stars} of={row.class} />
            <DeviationChart row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
