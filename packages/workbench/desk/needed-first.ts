import type { PointName } from '@sella/ceph/data/point-name'
import type { Choice } from '../open/choice'
import type { PictureSubject } from './subject'

/** Of the requested points, those that a value of the chosen analysis depends on, in their order. */
export const neededPoints = (
  { order, affected }: Pick<PictureSubject, 'order' | 'affected'>,
  { analysis, customItems }: Pick<Choice, 'analysis' | 'customItems'>,
): readonly PointName[] => order.filter(name => analysis.items.some(item => affected(name, customItems).has(item)))

/** All requested points, with those of the chosen analysis first. */
export const neededFirst = (
  subject: Pick<PictureSubject, 'order' | 'affected' | 'first'>,
  choice: Choice,
): readonly PointName[] => {
  const needed = new Set([...(subject.first ?? []), ...neededPoints(subject, choice)])
  return [...needed, ...subject.order.filter(name => !needed.has(name))]
}
