import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { clinicReportSetting, reportSetting } from '@sella/contract/documents/report-setting'
import { usualDesign } from '@sella/drawing/report/design'
import { filmOf } from '@sella/workbench/open/records'
import { useMemo } from 'react'
import { logEngine } from '../api/engine-log'
import { useAnalyses, useSetting, useUser } from '../api/queries'
import type { Case } from '../case/case'
import { rememberedAnalysis } from '../readings/choosing'
import { useOwnAnalyses } from '../readings/own-analyses'
import { savedTracing } from '../readings/saved-tracing'
import { stageWords } from '../readings/stage-words'
import { useWords } from '../words/i18n'
import type { ReportSource } from './report-source'
import { startForm } from './start-form'
import { useSchemes } from './use-schemes'

/** The doctor's own texts and the schemes of a case; null until all are loaded. */
const useTexts = (caseUuid: string) => {
  const [user, analyses, schemes] = [useUser(), useAnalyses(), useSchemes(caseUuid)]
  const [overrides, items, colours, reports, shared] = [
    useSetting(ownValuesSetting.name),
    useSetting(ownItemsSetting.name),
    useSetting(digitizationSetting.name),
    useSetting(reportSetting.name),
    useSetting(clinicReportSetting.name),
  ]
  const waiting = [user, analyses, schemes, overrides, items, colours, reports, shared].some(query => query.isPending)
  const [doctor, saved, own] = [user.data?.userName ?? '', schemes.data ?? null, analyses.data]
  const [values, ownItems, chosenColours, designs] = [overrides.data, items.data, colours.data, reports.data]
  // At a doctor's own desk nothing is stored as a clinic's.
  const clinic = shared.data
  return useMemo(
    () =>
      waiting
        ? null
        : {
            ...{ doctor, schemes: saved, texts: { own: own ?? [], overrides: values, ownItems } },
            colours: digitizationSetting.read(chosenColours).colours,
            overrides: ownValuesSetting.read(values),
            customItems: ownItemsSetting.read(ownItems),
            hers: reportSetting.read(designs),
            letterhead: clinicReportSetting.read(clinic).letterhead ?? reportSetting.read(designs).letterhead,
          },
    [waiting, doctor, saved, own, values, ownItems, chosenColours, designs, clinic],
  )
}

/** The sources of a case's report; null until stages, analyses, overlap schemes and settings are loaded. */
export const useReportSource = ({ patient, records, record, readers }: Omit<Case, 'selectRecord'>): ReportSource | null => {
  const { t, lang } = useWords()
  const loaded = useTexts(patient.uuid)
  const own = useOwnAnalyses()
  const frontal = useOwnAnalyses('frontal')
  return useMemo(() => {
    if (!loaded) return null
    const { texts, hers, ...rest } = loaded
    const design = hers.design ?? usualDesign
    const remembered = rememberedAnalysis()
    return {
      ...{ patient, records, readers, own, ...rest, builtIn: builtInAnalyses, filmOf, unsaved: false },
      ownFrontal: frontal.map(({ analysis }) => analysis),
      start: startForm({ patient, records, record, readers, texts, remembered, log: logEngine, lang, design }),
      tracingOf: savedTracing,
      stageName: caseRecord => `${caseRecord.createday.slice(0, 10)} ${t(stageWords[caseRecord.type])}`,
    }
  }, [loaded, patient, records, record, readers, lang, t, own, frontal])
}
