import { planReferences } from '@sella/ceph/data/planning/reference-planes'
import { isAxisOutdated } from '@sella/ceph/planning/axis-origin'
import { fingerprintOf, withoutDoubtedScale } from '@sella/ceph/planning/fingerprint'
import { growthEndedWords } from '@sella/ceph/planning/growing'
import { type NoPrediction, type Prediction, predict } from '@sella/ceph/planning/predict'
import { warningWords } from '@sella/ceph/planning/warning-words'
import type { Lang } from '@sella/ceph/words'
import { type PlanDocument, readPlanDocument } from '@sella/contract/documents/plan'
import { type SheetEntry, sheetEntries } from '@sella/drawing/report/plan/movements'
import { filled, planWords } from '@sella/drawing/report/plan/words'
import { scaleWords } from '@sella/drawing/report/words'
import type { CarePlan, CarePlanActivity } from 'fhir/r4'
import type { PlanRow } from '../plans/rows'
import { neckReadOf } from '../records/rows'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, ownSystem, referTo } from './names'
import { named } from './who'
import { labelled, fhirWords as words } from './words'

/** A complete line of the work sheet, since an activity may be read without the rest of the plan. */
const activityOf = ({ segment, name, lines, note }: SheetEntry, plane: string): CarePlanActivity => ({
  detail: {
    status: 'not-started',
    code: { coding: [{ system: ownSystem('segment'), code: segment ?? 'growth' }], text: name },
    description: [...lines, ...(note ? [note] : []), plane].join('; '),
  },
})

type Outcome = Prediction | NoPrediction

interface PlanOf extends PlanDocument {
  readonly axisOutdated: boolean
}

/** With what its own axis’s films say of it now. */
const planOf = (document: PlanDocument, { records }: CaseFacts, of: RecordFacts): PlanOf => {
  const open = records.find(({ record }) => record.uuid === document.ownAxis?.record)
  return { ...document, axisOutdated: isAxisOutdated(document.ownAxis, of.tracing, open?.tracing ?? null) }
}

/** What a reader needs to know about the movements. */
const notesOf = (document: PlanOf, of: RecordFacts, outcome: Outcome, lang: Lang): readonly string[] => {
  const { tracing } = document
  const changed = tracing !== '' && tracing !== fingerprintOf(of.tracing) ? [planWords.changed[lang]] : []
  if (outcome.status === 'missing') return [filled(planWords.noPlane[lang], { points: outcome.needs.join(', ') }), ...changed]
  const ended = document.plan.growth && growthEndedWords(neckReadOf(of.record, of.images))
  const growth = sheetEntries(document, outcome, lang).filter(({ segment }) => segment === null)
  return [
    outcome.frame.calibrated
      ? labelled(words.scale, scaleWords[outcome.calibration.provenance][lang], lang)
      : planWords[of.scaleDoubted ? 'scaleDoubted' : 'noScale'][lang],
    ...growth.map(({ name, lines }) => [name, ...lines].join(lang === 'zh' ? '：' : ': ')),
    ...(ended ? [ended[lang]] : []),
    ...outcome.warnings.map(warning => warningWords(warning)[lang]),
    ...changed,
  ]
}

const carePlan = (facts: CaseFacts, of: RecordFacts, row: PlanRow): readonly CarePlan[] => {
  const { patient, lang } = facts
  const read = readPlanDocument(row.content)
  if (!read.ok) return []
  const document = planOf(read.document, facts, of)
  const { plan } = document
  const outcome = predict(of.scaleDoubted ? withoutDoubtedScale(of.tracing) : of.tracing, plan)
  const plane = labelled(planWords.plane, planReferences[plan.reference].line, lang)
  const moved = outcome.status === 'predicted' ? sheetEntries(document, outcome, lang).filter(each => each.segment !== null) : []
  const notes = [words.simulated[lang], ...notesOf(document, of, outcome, lang)]
  const [author] = named(row.saved_by)
  return [
    {
      resourceType: 'CarePlan',
      id: row.uuid,
      status: 'draft',
      intent: 'proposal',
      title: row.name,
      description: `${plane}; ${planWords.sheetNote[lang]}`,
      subject: referTo(patient.uuid),
      created: row.created_at,
      ...(author ? { author } : {}),
      supportingInfo: [referTo(actors.study(of.record.uuid))],
      ...(moved.length > 0 ? { activity: moved.map(each => activityOf(each, plane)) } : {}),
      note: notes.map(text => ({ text })),
    },
  ]
}

/**
 * Active plans, with their movements in the words of the printed work sheet. What a simulation predicts never becomes an
 * Observation.
 */
export const carePlans = (facts: CaseFacts, of: RecordFacts): readonly CarePlan[] =>
  of.plans.filter(({ archived_at }) => archived_at === null).flatMap(row => carePlan(facts, of, row))
