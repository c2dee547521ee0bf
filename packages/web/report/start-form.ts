import type { EngineLog } from '@sella/ceph/measure/ground'
import { filmChoice, type OwnTexts } from '@sella/workbench/open/choice'
import { filmOf, latestOf } from '@sella/workbench/open/records'
import type { Case } from '../case/case'
import { ageGroupOf } from './age-group'
import type { Form } from './form'

interface Start extends Pick<Case, 'patient' | 'records' | 'record' | 'readers'>, Pick<Form, 'lang' | 'design'> {
  readonly texts: OwnTexts
  /** Name of the analysis last used on a film. */
  readonly remembered: string
  readonly log: EngineLog
}

/** The choices a report begins with: the open record, and the analysis that its film, or else the latest record's, is opened with. */
export const startForm = ({ patient, records, record, readers, texts, remembered, log, lang, design }: Start): Form => {
  const first = record && filmOf(record) ? record : latestOf(records)
  const analysis = first ? filmChoice({ patient, record: first, ...texts, readers, remembered, log }).analysis : null
  return {
    // A record with photos only is still the one meant: it lacks a film, not a choice.
    ...{ record, analysis, lang },
    dentition: ageGroupOf({ patient }, { record, analysis }),
    // What leaves carries lengths by a film's own scale, as tables and exports do; S-Na is assumed only where she asks for it.
    ...{ assumeScale: false, estimatedOutlines: true, kind: 'whole', overlaps: [], plans: [], design },
  }
}
