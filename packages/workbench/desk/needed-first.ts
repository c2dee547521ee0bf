import type { PointName } from '@sella/ceph/data/point-name'
import type { Choice } from '../open/choice'
import type { PictureSubject } from './subject'

/** The points among those asked for on which a value of the chosen analysis leans, in their order. */
export const neededPoints = (
  { order, affected }: Pick<PictureSubject, 'order' | 'affected'>,
  { analysis, customItems }: Pick<Choice, 'analysis' | 'customItems'>,
): readonly PointName[] => order.filter(name => analysis.items.some(item => affected(name, customItems).has(item)))

/** All points that are asked for, those of the chosen analysis before the rest. */
export const neededFirst = (
  subject: Pick<PictureSubject, 'order' | 'affected' | 'first'>,
  choice: Choice,
): readonly PointName[] => {
  const needed = new Set([...(subject.first ?? []), ...neededPoints(subject, choice)])
  return [...needed, ...subject.order.filter(name => !needed.has(name))]
}
