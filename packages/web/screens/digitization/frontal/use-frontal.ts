import { groundOfTracing } from '@sella/ceph/frontal/judge-frontal'
import { type FrontalFilmReading, readFrontalFilm } from '@sella/ceph/frontal/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { useFollowedTracing } from '../desk'

const remembered = new WeakMap<Tracing, FrontalFilmReading>()

/** The asymmetries of the open film, at the pace of the panels. */
export const useFrontal = (): FrontalFilmReading => {
  const tracing = useFollowedTracing()
  const reading = remembered.get(tracing) ?? readFrontalFilm(groundOfTracing(tracing))
  remembered.set(tracing, reading)
  return reading
}
