import type { Medium } from '@sella/ceph/study-models/readings'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { type ArchView, archViews } from './standing'

interface Shown {
  /** The jaws that were loaded. */
  readonly models: Readonly<Partial<Record<Jaw, unknown>>>
  readonly on: Readonly<Record<Jaw, Medium>>
}

/** The views that show something: a single arch if it is there, the sides only of a model, for a photograph has none. */
export const offeredViews = ({ models, on }: Shown): readonly ArchView[] => {
  const solid = jaws.some(jaw => models[jaw] && on[jaw] === 'surface')
  return archViews.filter(view => (view === 'upper' || view === 'lower' ? models[view] : solid || view === 'both'))
}
