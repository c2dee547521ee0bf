import type { ItemAgreement } from '@sella/ceph/reliability/study'
import { between, itemText, itemTitle } from '@sella/ceph/reliability/study-columns'
import type { Lang } from '@sella/ceph/words'
import { blandAltman } from '../../reliability/bland-altman'
import type { Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import { greys, inner, sizes } from '../paper'
import { text } from '../type'
import { reliabilityPaperWords as words } from './words'

const gap = 45
const plot = { width: (inner.width - gap) / 2, height: 440 } as const
/** Height of a plot with its title and the gap below it. */
export const plotRow = plot.height + 92
export const plotsAbreast = 2

const inks = {
  text: greys.ink,
  quiet: greys.quiet,
  hairline: greys.category,
  band: greys.band,
  dot: surfaces.light.accent,
} as const

/** The plot of one measurement in column `column` of its row, from `top` down. */
export const plotMarks = (row: ItemAgreement, column: number, top: number, lang: Lang): readonly Mark[] => {
  const left = inner.left + column * (plot.width + gap)
  const limits = between(itemText(row, 'limit_low', lang), itemText(row, 'limit_high', lang), lang)
  const { marks } = blandAltman(row, { ...plot, size: sizes.smallest, inks, axes: words.axes[lang] })
  return [
    text(itemTitle(row, lang), left, top + 20, { size: sizes.body, weight: 600, maxWidth: plot.width - 330 }),
    text(`n = ${itemText(row, 'n', lang)} · ${itemText(row, 'bias', lang)} [${limits}]`, left + plot.width, top + 20, {
      ...{ size: sizes.small, colour: greys.quiet, align: 'end', maxWidth: 320 },
    }),
    { mark: 'group', matrix: [1, 0, 0, 1, left, top + 46], pixel: 1, marks },
  ]
}
