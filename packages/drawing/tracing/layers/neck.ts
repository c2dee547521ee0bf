import { neckEntries } from '../anatomy'
import type { TracingLayer } from '../layer'
import { dot } from './points'

/** The corners and notches of the vertebrae, for who asks for them. */
export const neck: TracingLayer = {
  id: 'neck',
  toggle: 'neck',
  name: { zh: '颈椎点', en: 'Neck points' },
  marks: input => neckEntries(input.anatomy).map(([name, point]) => dot(name, point, input)),
}
