import type { SectionId } from '@sella/drawing/report/design'
import type { ReportInput } from '@sella/drawing/report/input'
import type { Reuse } from '@sella/drawing/report/reuse'
import { type Chosen, plansFor, reportInput } from './preview'

type Source = Parameters<typeof plansFor>[1]

/** Sections for which an input carries more. */
const carried: readonly SectionId[] = ['faces', 'frontal', 'panoramic', 'models', 'maturation', 'notes']

/** All but the plans themselves, which a list made anew holds unchanged. */
const factsOf = (chosen: Chosen, source: Source): readonly unknown[] => {
  const { design, plans, ...rest } = chosen
  return [source, design.letterhead, ...carried.map(id => design.sections.includes(id)), ...Object.values(rest), ...plans]
}

/** The input of a report being designed with its plans: nothing is judged again because a section was moved. */
export const reusedInput = (chosen: Chosen, source: Source, reuse: Reuse): ReportInput =>
  reuse('input', factsOf(chosen, source), () => ({ ...reportInput(chosen, source), plans: plansFor(chosen, source) }))
