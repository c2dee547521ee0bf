import type { Moves } from '@sella/ceph/planning/plan'
import { readPlanDocument } from '@sella/contract/documents/plan'
import type { CarePlan, CarePlanActivity } from 'fhir/r4'
import type { PlanRow } from '../plans/rows'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, ownSystem, referTo } from './names'

/** Amounts of a movement in words: mm and degrees in the plan's own frame (x forward, y down, turns clockwise of a face that looks right). */
const amountsOf = (move: object): string =>
  Object.entries(move)
    .flatMap(([name, amount]) =>
      typeof amount === 'number' && name !== 'pivot' ? [`${name} ${amount} ${name === 'turn' ? 'deg' : 'mm'}`] : [],
    )
    .join(', ')

const activitiesOf = (moves: Moves): readonly CarePlanActivity[] =>
  Object.entries(moves).flatMap(([segment, move]) =>
    move === undefined
      ? []
      : [
          {
            detail: {
              status: 'not-started' as const,
              code: { coding: [{ system: ownSystem('segment'), code: segment }], text: segment },
              description: amountsOf(move),
            },
          },
        ],
  )

const carePlan = ({ patient, doctor }: CaseFacts, { record }: RecordFacts, row: PlanRow): readonly CarePlan[] => {
  const read = readPlanDocument(row.content)
  if (!read.ok) return []
  const activity = activitiesOf(read.document.plan.moves)
  return [
    {
      resourceType: 'CarePlan',
      id: row.uuid,
      status: 'draft',
      intent: 'proposal',
      title: row.name,
      subject: referTo(patient.uuid),
      created: row.created_at,
      author: referTo(actors.practitioner(doctor.uuid), row.saved_by || undefined),
      supportingInfo: [referTo(actors.study(record.uuid))],
      ...(activity.length > 0 ? { activity: [...activity] } : {}),
      note: [{ text: 'What the plan is expected to bring about was simulated, not measured, and is not part of this bundle.' }],
    },
  ]
}

/** Plans that stand. What a simulation expects never becomes an Observation. */
export const carePlans = (facts: CaseFacts, of: RecordFacts): readonly CarePlan[] =>
  of.plans.filter(({ archived_at }) => archived_at === null).flatMap(row => carePlan(facts, of, row))
