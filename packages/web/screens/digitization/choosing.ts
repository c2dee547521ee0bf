import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readOwnItems } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { CaseRecord, Patient, UserAnalysis } from '@sella/contract/entities'
import { logEngine } from '../../api/engine-log'
import { choice as remembered, setChoice } from '../../app/session'
import { ownAnalysis } from './analyses/own-analyses'
import type { Choice, Subject } from './subject'

/** The analysis shown first; the doctor's last choice takes its place. */
export const firstAnalysis = 'Steiner+Wits'

const place = (view: Subject['view']): string => (view === 'film' ? 'analysis' : `analysis.${view}`)

/** The analysis the doctor looked at last on such an image. */
export const rememberedAnalysis = (view: Subject['view'] = 'film'): string => remembered(place(view)) ?? firstAnalysis

export const rememberAnalysis = (name: string, view: Subject['view'] = 'film'): void => setChoice(place(view), name)

/** What of the patient and the record decides the norms. */
export const judgedFacts = (
  { birthday, sex }: Patient,
  { createday, ageGroup }: CaseRecord,
): Pick<Choice, 'patient' | 'record'> => ({ patient: { birthday, sex }, record: { createday, ageGroup } })

interface Opening {
  readonly patient: Patient
  readonly record: CaseRecord
  readonly own: readonly UserAnalysis[]
  readonly overrides: string | null | undefined
  /** The setting that keeps the doctor's own measurements. */
  readonly ownItems?: string | null | undefined
}

/** What a film is judged by when it is opened: the last analysis, for the patient on the day of the record. */
export const firstChoice = ({ patient, record, own, overrides, ownItems }: Opening): Choice => {
  const name = rememberedAnalysis()
  const [values, customItems] = [ownValuesSetting.read(overrides), readOwnItems(ownItems, logEngine)]
  const all = [
    ...own.flatMap(one => ownAnalysis(one, { overrides: values, ownItems: customItems })).map(one => one.analysis),
    ...builtInAnalyses,
  ]
  const analysis = all.find(one => one.name === name) ?? all.find(one => one.name === firstAnalysis) ?? builtInAnalyses[0]
  if (!analysis) throw new Error('no analysis ships with the product')
  return { analysis, ...judgedFacts(patient, record), overrides: values, customItems }
}
