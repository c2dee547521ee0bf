import { maturationCaution } from '@sella/ceph/data/maturation-growth'
import { maturationSources } from '@sella/ceph/data/maturation-sources'
import { ownNeckErrors } from '@sella/ceph/maturation/own-errors'
import type { Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import type { ReportInput } from '../input'
import { greys, inner, sizes } from '../paper'
import { paragraph } from '../type'

const { warn } = surfaces.light

/** The caution that stands with every stage, whose errors its doubt goes by, and the sources; the first line at `y`. */
export const neckNotes = ({ lang, tracing, readers }: ReportInput, y: number): readonly Mark[] => {
  const caution = paragraph(maturationCaution[lang], inner.left, y, { size: sizes.body, colour: warn, leading: 38 })
  const sources = Object.values(maturationSources).map(source => source[lang])
  const own = ownNeckErrors(tracing.points, readers)
  const footnote = [...(own ? [own[lang]] : []), sources.join(lang === 'zh' ? '；' : '; ')].join(' ')
  const set = { size: sizes.smallest, colour: greys.faint, leading: 29 }
  return [...caution.marks, ...paragraph(footnote, inner.left, caution.next + 10, set).marks]
}
