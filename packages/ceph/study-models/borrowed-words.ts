import type { Words } from '../words'
import type { ArchSpace } from './arch-space'
import type { Tooth } from './tooth'

/** Beside a value made of widths of which some were taken from the other side, named by the tooth they stand for; null if none was. */
export const borrowedWords = (teeth: readonly Tooth[]): Words | null =>
  teeth.length === 0 ? null : { zh: `含借用宽度 ${teeth.join(' ')}`, en: `with borrowed widths ${teeth.join(' ')}` }

/** The teeth whose width is borrowed in the space an arch requires, each once. */
export const borrowedIn = ({ segments }: Pick<ArchSpace, 'segments'>): readonly Tooth[] => [
  ...new Set(segments.flatMap(({ borrowed }) => borrowed)),
]

/** Of any arch: for small print, beside names of teeth. */
export const borrowedCounts: Words = {
  zh: '借用宽度计入必需间隙，该牙即使缺失也计入。',
  en: 'A borrowed width counts as required space, even where that tooth is absent.',
}

/**
 * What the space of an arch holds of teeth marked missing: their width counts as required, whether the tooth is only damaged or is not
 * there, where nothing may be crowded. Null if none is marked.
 */
export const borrowedSpaceWords = (space: Pick<ArchSpace, 'segments'>): Words | null => {
  const teeth = borrowedIn(space).join(' ')
  if (teeth === '') return null
  return {
    zh: `必需间隙含借用宽度 ${teeth}（该牙即使缺失也计入）`,
    en: `the required space counts the borrowed width of ${teeth}, even where that tooth is absent`,
  }
}
