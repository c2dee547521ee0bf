import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { reportSetting } from '@sella/contract/documents/report-setting'
import { usualDesign } from '@sella/drawing/report/design'
import { filmChoice } from '@sella/workbench/open/choice'
import { filmOf, latestOf } from '@sella/workbench/open/records'
import { useMemo } from 'react'
import { logEngine } from '../api/engine-log'
import { useAnalyses, useSetting, useUser } from '../api/queries'
import type { Case } from '../case/case'
import { rememberedAnalysis } from '../readings/choosing'
import { useOwnAnalyses } from '../readings/own-analyses'
import { savedTracing } from '../readings/saved-tracing'
import { stageWords } from '../readings/stage-words'
import { useWords } from '../words/i18n'
import { ageGroupOf } from './age-group'
import type { Form } from './form'
import type { ReportSource } from './report-source'
import { useSchemes } from './use-schemes'

/** The sources of a case's report; null until stages, analyses, overlap schemes and settings are loaded. */
export const useReportSource = ({ patient, records, record, readers }: Omit<Case, 'selectRecord'>): ReportSource | null => {
  const { t, lang } = useWords()
  const [user, analyses, schemes] = [useUser(), useAnalyses(), useSchemes(patient.uuid)]
  const [overrides, items, colours] = [
    useSetting(ownValuesSetting.name),
    useSetting(ownItemsSetting.name),
    useSetting(digitizationSetting.name),
  ]
  const reports = useSetting(reportSetting.name)
  const own = useOwnAnalyses()
  const waiting = [user, analyses, schemes, overrides, items, colours, reports].some(query => query.isPending)
  const [doctor, saved] = [user.data?.userName ?? '', schemes.data ?? null]
  const [stored, values, measurements, chosenColours] = [analyses.data, overrides.data, items.data, colours.data]
  const hers = useMemo(() => reportSetting.read(reports.data), [reports.data])
  const { letterhead } = hers
  const design = hers.design ?? usualDesign
  return useMemo(() => {
    if (waiting) return null
    const filmed = record && filmOf(record) ? record : null
    const first = filmed ?? latestOf(records)
    const choices = { own: stored ?? [], overrides: values, ownItems: measurements, readers }
    const chosen = first && filmChoice({ patient, record: first, ...choices, remembered: rememberedAnalysis(), log: logEngine })
    const start: Form = {
      // A record with photos only is still the one meant: it lacks a film, not a choice.
      ...{ record, analysis: chosen?.analysis ?? null, lang },
      dentition: ageGroupOf({ patient }, { record, analysis: chosen?.analysis ?? null }),
      ...{ assumeScale: true, estimatedOutlines: true, kind: 'whole', overlaps: [], plans: [], design },
    }
    return {
      ...{ patient, records, readers, own, builtIn: builtInAnalyses, filmOf, start, unsaved: false },
      doctor,
      letterhead,
      schemes: saved,
      colours: digitizationSetting.read(chosenColours).colours,
      overrides: ownValuesSetting.read(values),
      customItems: ownItemsSetting.read(measurements),
      tracingOf: savedTracing,
      stageName: caseRecord => `${caseRecord.createday.slice(0, 10)} ${t(stageWords[caseRecord.type])}`,
    }
  }, [
    waiting,
    patient,
    records,
    record,
    readers,
    lang,
    t,
    own,
    doctor,
    saved,
    stored,
    values,
    measurements,
    chosenColours,
    letterhead,
    design,
  ])
}
