import { caseScales, scalesAmong } from '@sella/ceph/superimpose/case-scales'
import type { Grower } from '@sella/ceph/superimpose/scale-band'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { CaseFilm } from './case-films'

interface InHand extends Pick<OverlapScheme, 'scalesStated'> {
  /** All films of the case that can be superimposed. */
  readonly films: readonly CaseFilm[]
  /** Those of the scheme. */
  readonly chosen: readonly CaseFilm[]
  readonly saved: readonly OverlapScheme[]
  /** The scheme as it was saved; what it states now is `scalesStated`. */
  readonly base: OverlapScheme | null
}

export interface SchemeScales {
  readonly scales: ScaleCheck
  /** Names of the other schemes that state scales to be right. */
  readonly statedIn: readonly string[]
}

/** The scales of a scheme's films beside all of the case, as lists, reports and exports judge them: by every scheme's statement. */
export const schemeScales = (patient: Grower, { films, chosen, saved, base, scalesStated }: InHand): SchemeScales => {
  const others = saved.filter(other => other.name !== base?.name)
  const all = films.map(({ record, film: { tracing } }) => ({ id: record.uuid, tracing, day: record.createday }))
  const whole = caseScales(all, patient, [...others, scalesStated ? { scalesStated } : {}])
  const named = chosen.map(({ record }) => record.uuid)
  return { scales: scalesAmong(whole, named), statedIn: others.flatMap(other => (other.scalesStated ? [other.name] : [])) }
}
