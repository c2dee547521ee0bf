import { fewestFilms, fewestForIcc } from '@sella/ceph/reliability/agreement'
import type { Mark } from '../../scene/scene'
import { footMarks, headMarks } from '../frame'
import { inGroups } from '../in-groups'
import { letterheadMarks } from '../letterhead'
import { doubtful, greys, headBottom, inner, pageOf, sizes } from '../paper'
import type { ReportPage } from '../report-page'
import { paragraph, text } from '../type'
import { besideBlocks } from './beside-table'
import { type FlowBlock, flowed } from './flow'
import type { ReliabilityInput } from './input'
import { itemRowHeight, itemsHead, itemsRow } from './items-table'
import { plotMarks, plotRow, plotsAbreast } from './plots'
import { pointRowHeight, pointsHead, pointsRow } from './points-table'
import { reliabilityPaperWords as words } from './words'

const top = headBottom + 44
const headRoom = 84

/** The subject of the study and the limits of a small number of films; returns where the next block may begin. */
const opening = ({ about, study, lang }: ReliabilityInput): { readonly marks: readonly Mark[]; readonly next: number } => {
  const lines = about.map(([what, value], i): readonly Mark[] => {
    const y = top + i * 40
    return [
      text(what, inner.left, y, { size: sizes.caption, colour: greys.quiet }),
      text(value, inner.left + 330, y, { size: sizes.caption, maxWidth: inner.width - 330 }),
    ]
  })
  const cautions = [
    study.films < fewestForIcc ? words.noIcc[lang] : '',
    study.films < fewestFilms ? words.preliminary[lang] : '',
  ].filter(Boolean)
  const y = top + about.length * 40 + 8
  const caution = paragraph(cautions.join(' '), inner.left, y, { size: sizes.body, colour: doubtful, leading: 38 })
  const after = cautions.length > 0 ? caution.next : y
  const howto = paragraph(words.howto[lang], inner.left, after, { size: sizes.smallest, colour: greys.faint, leading: 29 })
  return { marks: [...lines.flat(), ...(cautions.length > 0 ? caution.marks : []), ...howto.marks], next: howto.next + 24 }
}

const heading = (title: string, y: number): Mark => text(title, inner.left, y, { size: sizes.body, weight: 600 })

const itemBlock = ({ study, lang }: ReliabilityInput): FlowBlock => ({
  ...{ section: words.items[lang], headHeight: headRoom, rowHeight: itemRowHeight },
  head: y => [heading(words.items[lang], y), ...itemsHead(y + 46, lang)],
  rows: study.items.map(row => (y: number, i: number) => itemsRow(row, i, y, lang)),
})

const pointBlock = ({ study, lang }: ReliabilityInput): FlowBlock => ({
  ...{ section: words.points[lang], headHeight: headRoom, rowHeight: pointRowHeight },
  head: y => [heading(words.points[lang], y), ...pointsHead(y + 46, lang)],
  rows: study.points.map(row => (y: number, i: number) => pointsRow(row, i, y, lang)),
})

const plotBlock = ({ study, lang }: ReliabilityInput): FlowBlock => ({
  ...{ section: words.plots[lang], headHeight: 44, rowHeight: plotRow(study.items, lang) },
  head: y => [heading(words.plots[lang], y)],
  rows: inGroups(study.items, plotsAbreast).map(
    share => (y: number) => share.flatMap((row, column) => plotMarks(row, column, y, lang)),
  ),
})

/** The agreement of two readings of films: measurements, points, and a plot of each measurement; every page has head and foot. */
export const reliabilityPages = (input: ReliabilityInput): readonly ReportPage[] => {
  const { lang, doctor } = input
  const { beside } = input
  const besides = beside ? besideBlocks({ beside, lang }) : []
  const begin = opening(input)
  const sheets = flowed(begin.marks, begin.next, [itemBlock(input), pointBlock(input), ...besides, plotBlock(input)])
  return sheets.map(({ sections: named, marks }, i) => {
    const sections = [...new Set(named)]
    const head = headMarks({ title: words.title[lang], subtitle: sections.join(' · '), right: doctor })
    const page = pageOf([...head, ...marks])
    const furniture = [
      { id: 'letterhead', marks: letterheadMarks(input) },
      { id: 'foot', marks: footMarks(input, { number: i + 1, of: sheets.length }) },
    ]
    return { ...page, layers: [...page.layers, ...furniture], sections, parts: [], lang }
  })
}
