import { markBounds } from '../../scene/marks/index'
import { footRule, paper } from '../paper'
import type { ReportPage } from '../report-page'

/** The caution under every page of a plan does not count as content. */
const cautionRoom = 110

/** How far down a page its own content extends, as a fraction of the paper. */
const filled = ({ layers, parts }: ReportPage): number => {
  const bottoms = layers
    .filter(({ id }) => id === 'page')
    .flatMap(({ marks }) => marks)
    .map(mark => markBounds(mark, 1).bottom)
  const limit = parts.includes('plan') ? footRule - cautionRoom : paper.height
  return Math.max(...bottoms.filter(bottom => bottom < limit)) / paper.height
}

/** The pages but the last that are less than half full, with how full they are. */
export const halfEmpty = (pages: readonly ReportPage[]): readonly string[] =>
  pages
    .slice(0, -1)
    .filter(page => filled(page) < 0.5)
    .map(page => `${page.sections?.join()} ${filled(page).toFixed(2)}`)

/** With both languages there are two last pages: a sign-off in each. */
export const butSignOff = (pages: readonly string[]): readonly string[] => pages.filter(page => !/签署|Sign-off/.test(page))
