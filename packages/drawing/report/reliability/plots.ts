import type { ItemAgreement } from '@sella/ceph/reliability/study'
import { between, itemText, itemTitle } from '@sella/ceph/reliability/study-columns'
import { trendTexts } from '@sella/ceph/reliability/trend-text'
import type { Lang } from '@sella/ceph/words'
import { blandAltman } from '../../reliability/bland-altman'
import type { Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import { doubtful, greys, inner, sizes } from '../paper'
import { paragraph, text } from '../type'
import { reliabilityPaperWords as words } from './words'

const gap = 45
const plot = { width: (inner.width - gap) / 2, height: 440 } as const
const titled = 46
const below = 46
const note = { size: sizes.smallest, leading: 27, maxWidth: plot.width, colour: doubtful } as const

/** What is said of a plot's trends, under it, from the bottom of the plot in column `column` down. */
const notes = (row: ItemAgreement, column: number, bottom: number, lang: Lang) =>
  paragraph(trendTexts(row, lang).join(lang === 'zh' ? '；' : '. '), inner.left + column * (plot.width + gap), bottom + 22, note)

/** Height of a row of plots with their titles, what is said below them, and the gap to the next. */
export const plotRow = (rows: readonly ItemAgreement[], lang: Lang): number =>
  titled +
  plot.height +
  Math.max(0, ...rows.map(row => (trendTexts(row, lang).length > 0 ? notes(row, 0, 0, lang).next : 0))) +
  below

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
    { mark: 'group', matrix: [1, 0, 0, 1, left, top + titled], pixel: 1, marks },
    ...(trendTexts(row, lang).length > 0 ? notes(row, column, top + titled + plot.height, lang).marks : []),
  ]
}
