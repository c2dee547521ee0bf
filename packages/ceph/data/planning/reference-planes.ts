import type { LandmarkName } from '../landmarks'
import type { LineName } from '../planes'

/** The plane that defines a plan's x axis; FH by default. From back to front. */
export const planReferences = {
  FH: { line: 'FH plane', along: ['Po', 'Or'] },
  SN: { line: 'SN plane', along: ['S', 'Na'] },
  PP: { line: 'PP plane', along: ['PNS', 'ANS'] },
} as const satisfies Readonly<Record<string, { readonly line: LineName; readonly along: readonly [LandmarkName, LandmarkName] }>>

export type PlanReference = keyof typeof planReferences

export const planReferenceNames = Object.keys(planReferences) as readonly PlanReference[]

/** Whether a sent or stored text names a reference plane. */
export const isPlanReference = (name: unknown): name is PlanReference =>
  typeof name === 'string' && Object.hasOwn(planReferences, name)
