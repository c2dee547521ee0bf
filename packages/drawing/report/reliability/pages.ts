import { fewestFilms, fewestForIcc } from '@sella/ceph/reliability/agreement'
import type { Mark } from '../../scene/scene'
import { footMarks, headMarks } from '../frame'
import { letterheadMarks } from '../letterhead'
import { footHeight, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import type { ReportPage } from '../report-page'
import { paragraph, text } from '../type'
import type { ReliabilityInput } from './input'
import { itemRowHeight, itemsHead, itemsRow } from './items-table'
import { plotMarks, plotRow, plotsAbreast } from './plots'
import { pointRowHeight, pointsHead, pointsRow } from './points-table'
import { reliabilityPaperWords as words } from './words'

const warn = '#8a5a00'
const top = headBottom + 44
const bottom = paper.height - footHeight - 20
const headRoom = 84

interface StudySheet {
  readonly section: string
  readonly marks: readonly Mark[]
}

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** What the study is of, and how few films say little; where the next thing may begin. */
const opening = ({ about, study, lang }: ReliabilityInput): { readonly marks: readonly Mark[]; readonly next: number } => {
  const lines = about.map(([what, value], i): readonly Mark[] => {
    const y = top + i * 40
    return [
      text(what, inner.left, y, { size: sizes.caption, colour: greys.quiet }),
      text(value, inner.left + 330, y, { size: sizes.caption, most: inner.width - 330 }),
    ]
  })
  const cautions = [
    study.films < fewestForIcc ? words.noIcc[lang] : '',
    study.films < fewestFilms ? words.preliminary[lang] : '',
  ].filter(Boolean)
  const y = top + about.length * 40 + 8
  const caution = paragraph(cautions.join(' '), inner.left, y, { size: sizes.body, colour: warn, leading: 38 })
  const after = cautions.length > 0 ? caution.next : y
  const howto = paragraph(words.howto[lang], inner.left, after, { size: sizes.smallest, colour: greys.faint, leading: 29 })
  return { marks: [...lines.flat(), ...(cautions.length > 0 ? caution.marks : []), ...howto.marks], next: howto.next + 24 }
}

const itemSheets = (input: ReliabilityInput): readonly StudySheet[] => {
  const { study, lang } = input
  const begin = opening(input)
  const roomFrom = (y: number): number => Math.max(1, Math.floor((bottom - y - headRoom) / itemRowHeight))
  const onFirst = roomFrom(begin.next)
  const shares = [study.items.slice(0, onFirst), ...chunks(study.items.slice(onFirst), roomFrom(top))]
  return shares.map((share, page) => {
    const y = page === 0 ? begin.next : top
    return {
      section: words.items[lang],
      marks: [
        ...(page === 0 ? begin.marks : []),
        text(words.items[lang], inner.left, y, { size: sizes.body, weight: 600 }),
        ...itemsHead(y + 46, lang),
        ...share.flatMap((row, i) => itemsRow(row, i, y + headRoom + i * itemRowHeight, lang)),
      ],
    }
  })
}

const pointSheets = ({ study, lang }: ReliabilityInput): readonly StudySheet[] =>
  chunks(study.points, Math.floor((bottom - top - headRoom) / pointRowHeight)).map(share => ({
    section: words.points[lang],
    marks: [
      text(words.points[lang], inner.left, top, { size: sizes.body, weight: 600 }),
      ...pointsHead(top + 46, lang),
      ...share.flatMap((row, i) => pointsRow(row, i, top + headRoom + i * pointRowHeight, lang)),
    ],
  }))

const plotSheets = ({ study, lang }: ReliabilityInput): readonly StudySheet[] =>
  chunks(study.items, plotsAbreast * Math.floor((bottom - top) / plotRow)).map(share => ({
    section: words.plots[lang],
    marks: share.flatMap((row, i) => plotMarks(row, i % plotsAbreast, top + Math.floor(i / plotsAbreast) * plotRow, lang)),
  }))

/** How two readings of films agree: measurements, points, and each measurement's plot; each page with head and foot. */
export const reliabilityPages = (input: ReliabilityInput): readonly ReportPage[] => {
  const { lang, doctor } = input
  const sheets = [...itemSheets(input), ...pointSheets(input), ...plotSheets(input)]
  return sheets.map(({ section, marks }, i) => {
    const head = headMarks({ title: words.title[lang], subtitle: section, right: doctor })
    const page = pageOf([...head, ...marks])
    const furniture = [
      { id: 'letterhead', marks: letterheadMarks(input) },
      { id: 'foot', marks: footMarks(input, { number: i + 1, of: sheets.length }) },
    ]
    return { ...page, layers: [...page.layers, ...furniture], sections: [section], parts: [], lang }
  })
}
