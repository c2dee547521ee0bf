import type { PorionDefinition, Tracing } from '../tracing/tracing'

/** A record with a placed porion and the definition used; null if it was not recorded. */
export interface RecordedPorion {
  readonly id: string
  readonly definition: PorionDefinition | null
}

/**
 * The porions of records that must not be compared, in the order given: they were placed by different definitions, or by the ear
 * rod on one record and with no recorded definition on another, where a doctor placing it by hand uses the ear canal. A change of
 * FMA, or of any value based on the Frankfort horizontal, may then be due to the definition alone. Null if they may be compared.
 */
export function porionClash(
  films: readonly { readonly id: string; readonly tracing: Tracing }[],
): readonly RecordedPorion[] | null {
  const placed = films.flatMap(({ id, tracing }): readonly RecordedPorion[] => {
    const { Po } = tracing.points
    return Po ? [{ id, definition: Po.definition ?? null }] : []
  })
  const machine = placed.filter(({ definition }) => definition === 'machine').length
  return machine > 0 && machine < placed.length ? placed : null
}
