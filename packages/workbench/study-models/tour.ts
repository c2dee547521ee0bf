import type { CuspPoint, ModelReadings } from '@sella/ceph/study-models/readings'
import { archTeeth, areNeighbours, jaws, kindOf, readTeeth, type Tooth } from '@sella/ceph/study-models/tooth'

/** What is being read: the contacts, which give the widths, or the cusps, which define the occlusal plane and the arch widths. */
export const tasks = ['contacts', 'cusps'] as const
export type Task = (typeof tasks)[number]

export type ToothPoint = CuspPoint | 'MC' | 'DC'

/** One point to place. */
export interface Step {
  readonly tooth: Tooth
  readonly point: ToothPoint
}

/** Points of a tooth, other than its contacts, that some measurement needs. */
function cuspPointsOf(tooth: Tooth): readonly CuspPoint[] {
  const kind = kindOf(tooth)
  if (kind === 'M2') return ['DB']
  return kind === 'P1' || kind === 'M1' ? ['CU', 'CF'] : ['CU']
}

const contactSteps: readonly Step[] = readTeeth.flatMap(tooth => [
  { tooth, point: 'MC' as const },
  { tooth, point: 'DC' as const },
])

const cuspSteps: readonly Step[] = jaws
  .flatMap(jaw => archTeeth(jaw, jaw === 'lower' ? 'M2' : 'M1'))
  .flatMap(tooth => cuspPointsOf(tooth).map(point => ({ tooth, point })))

/** Every step of a task: the upper arch from the patient's right to left, then the lower one. */
export const stepsOf = (task: Task): readonly Step[] => (task === 'contacts' ? contactSteps : cuspSteps)

/** Whether a step's point is placed; contacts are requested again in each round. */
function isPlaced({ teeth }: ModelReadings, { tooth, point }: Step, round: number): boolean {
  const read = teeth[tooth]
  if (point === 'MC' || point === 'DC') return read?.contacts[round]?.[point] !== undefined
  return read?.[point] !== undefined
}

const isContact = ({ point }: Step): boolean => point === 'MC' || point === 'DC'

/**
 * Whether a click on a placed point places the one that is asked for instead of choosing it: the contact of a neighbour lies on it. Only
 * while the one asked for is not placed.
 */
export const placesOnto = (
  { readings, step, round }: Pick<Asked, 'round'> & { readonly readings: ModelReadings; readonly step: Step | null },
  hit: Step,
): boolean =>
  step !== null && !isPlaced(readings, step, round) && isContact(step) && isContact(hit) && areNeighbours(step.tooth, hit.tooth)

const sameStep = (a: Step, b: Step): boolean => a.tooth === b.tooth && a.point === b.point

interface Asked {
  readonly task: Task
  /** The current reading of the contacts, counted from 0. */
  readonly round: number
}

/** The first open step, from `after` onwards and then from the beginning; null if all are done. Missing teeth are skipped. */
export function nextStep(readings: ModelReadings, { task, round }: Asked, after: Step | null): Step | null {
  const steps = stepsOf(task)
  const from = after ? steps.findIndex(step => sameStep(step, after)) + 1 : 0
  const open = (step: Step): boolean => !readings.teeth[step.tooth]?.missing && !isPlaced(readings, step, round)
  return steps.slice(from).find(open) ?? steps.find(open) ?? null
}

/** The step of a neighbouring tooth, wrapping around at the ends. */
export function stepBeside(task: Task, { tooth }: Step, by: 1 | -1): Step {
  const steps = stepsOf(task)
  const teeth = [...new Set(steps.map(step => step.tooth))]
  const next = teeth[(teeth.indexOf(tooth) + by + teeth.length) % teeth.length] ?? tooth
  return steps.find(step => step.tooth === next) ?? { tooth, point: 'CU' }
}
