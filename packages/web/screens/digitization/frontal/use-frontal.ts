import { groundOfTracing } from '@sella/ceph/frontal/judge-frontal'
import { type FrontalFilmReading, readFrontalFilm } from '@sella/ceph/frontal/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { useTracing } from '../desk'

const remembered = new WeakMap<Tracing, FrontalFilmReading>()

/** What the film on the table is aside by, in this frame. */
export const useFrontal = (): FrontalFilmReading => {
  const tracing = useTracing()
  const reading = remembered.get(tracing) ?? readFrontalFilm(groundOfTracing(tracing))
  remembered.set(tracing, reading)
  return reading
}
