import type { PorionDefinition, Tracing } from '../tracing/tracing'

/** Of a record with a placed porion: by which definition; null where none was recorded. */
export interface RecordedPorion {
  readonly id: string
  readonly definition: PorionDefinition | null
}

/**
 * The porions of records that must not be compared, in the order given: placed by different definitions, or by the ear rod on one and
 * not recorded on another, which a doctor's hand places at the ear canal. A change of FMA, or of any value by the Frankfort horizontal,
 * may then come from the definition alone. Null when they may be compared.
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
