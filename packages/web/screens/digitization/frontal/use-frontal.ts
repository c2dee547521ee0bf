import { groundOfTracing } from '@sella/ceph/frontal/judge-frontal'
import { type FrontalFilmReading, readFrontalFilm } from '@sella/ceph/frontal/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { useFollowedTracing } from '../desk'

const remembered = new WeakMap<Tracing, FrontalFilmReading>()

/** What the film on the table is aside by, as panels follow it. */
export const useFrontal = (): FrontalFilmReading => {
  const tracing = useFollowedTracing()
  const reading = remembered.get(tracing) ?? readFrontalFilm(groundOfTracing(tracing))
  remembered.set(tracing, reading)
  return reading
}
