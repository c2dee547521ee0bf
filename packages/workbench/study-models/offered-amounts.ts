import type { IncisorRule } from '@sella/ceph/data/study-models/incisor-rules'
import { minus } from '@sella/ceph/geometry/point'
import { predict } from '@sella/ceph/planning/predict'
import { targetsOf } from '@sella/ceph/planning/targets'
import type { TakenFrom } from '@sella/ceph/study-models/correction-wish'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { readPlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'

/** How far a jaw's incisors should move according to the film or a plan: forward positive, mm at the edge or degrees. */
export interface OfferedAmount {
  readonly taken: TakenFrom
  readonly unit: IncisorRule['unit']
  readonly amount: number
  /** For an aim: the desired and the current value; null for a plan. */
  readonly aim: { readonly name: string; readonly wanted: number; readonly value: number } | null
}

/** mm on a film are marked if its scale was not measured. */
const onFilm = (calibration: Calibration, taken: TakenFrom): TakenFrom =>
  isMeasuredScale(calibration) ? taken : { ...taken, approximate: true }

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0

/** Tweed's aim rotates the lower incisor: a larger FMIA, or a smaller IMPA, is further back. */
const byTweed = (tracing: Tracing): readonly OfferedAmount[] =>
  targetsOf(tracing).flatMap(({ scheme, name, wanted, value, range }) => {
    if (scheme !== 'tweed') return []
    const reached = range !== null && value >= range[0] && value <= range[1]
    const amount = reached ? 0 : range === null ? value - wanted : wanted - value
    return [{ taken: { from: 'tweed' }, unit: 'degree', amount: tenth(amount), aim: { name: name.en, wanted, value } }]
  })

const steinerItems: Readonly<Record<Jaw, string>> = { upper: 'steiner.U1 to NA(mm)', lower: 'steiner.L1 to NB(mm)' }

/** Steiner's compromise moves the incisal edge; only if the film has a scale. */
const bySteiner = (tracing: Tracing, jaw: Jaw): readonly OfferedAmount[] =>
  targetsOf(tracing).flatMap(({ key, name, wanted, value }) =>
    key === steinerItems[jaw]
      ? [
          {
            ...{ taken: onFilm(calibrate(tracing), { from: 'steiner' }), unit: 'mm', amount: tenth(wanted - value) },
            aim: { name: name.en, wanted, value },
          },
        ]
      : [],
  )

/** How far a plan moves the edge within its bone, along its reference plane. */
function byPlan(tracing: Tracing, { name, content }: TreatmentPlan, jaw: Jaw): readonly OfferedAmount[] {
  const read = readPlanDocument(content)
  const prediction = read.ok ? predict(tracing, read.document.plan) : null
  if (prediction?.status !== 'predicted' || !prediction.frame.calibrated) return []
  const edge = jaw === 'upper' ? 'U1IncisalTip' : 'L1IncisalTip'
  const [from, to] = [prediction.stages.chin[edge], prediction.stages.teeth[edge]]
  if (!from || !to) return []
  const taken = onFilm(prediction.calibration, { from: 'plan', plan: name })
  return [{ taken, unit: 'mm', amount: tenth(minus(to, from).x), aim: null }]
}

/**
 * Amounts a doctor may adopt for the space of an arch, from the film's aims and the record's plans. Rounded to a tenth, as
 * displayed.
 */
export const offeredAmounts = (
  { tracing, plans }: { readonly tracing: Tracing | null; readonly plans: readonly TreatmentPlan[] },
  jaw: Jaw,
): readonly OfferedAmount[] =>
  tracing === null
    ? []
    : [
        ...(jaw === 'lower' ? byTweed(tracing) : []),
        ...bySteiner(tracing, jaw),
        ...plans.flatMap(plan => byPlan(tracing, plan, jaw)),
      ]
